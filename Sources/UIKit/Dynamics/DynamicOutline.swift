import Foundation

/// The shape of a body where it is in the reference view, in points.
///
/// A step asks each outline many times, and turns its corners once.
struct DynamicOutline {
  let center: DynamicVector
  /// Of a circle; nil for a polygon.
  let radius: Double?
  /// Of a polygon, clockwise; none of a circle.
  let corners: [DynamicVector]
  /// The smallest and largest coordinates.
  private let low: DynamicVector
  private let high: DynamicVector

  init(_ shape: DynamicShape, at center: DynamicVector, turnedBy angle: Double) {
    self.center = center
    switch shape {
    case .circle(let radius):
      self.radius = radius
      corners = []
      low = center - radius
      high = center + radius
    case .polygon(let points):
      radius = nil
      let (sine, cosine) = (sin(angle), cos(angle))
      var placed: [DynamicVector] = []
      placed.reserveCapacity(points.count)
      var (low, high) = (DynamicVector(repeating: .infinity), DynamicVector(repeating: -.infinity))
      for point in points {
        let corner =
          center
          + DynamicVector(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
        placed.append(corner)
        low = pointwiseMin(low, corner)
        high = pointwiseMax(high, corner)
      }
      corners = placed
      (self.low, self.high) = (low, high)
    }
  }

  /// Whether the smallest upright rectangles around both have a point in common; what has none does
  /// not touch.
  func mayTouch(_ other: DynamicOutline) -> Bool {
    low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y
      && other.low.y <= high.y
  }

  /// The side that begins at a corner.
  func side(_ index: Int) -> Side {
    Side(start: corners[index], end: corners[index + 1 == corners.count ? 0 : index + 1])
  }

  struct Side {
    var start: DynamicVector
    var end: DynamicVector

    /// The direction out of an outline that goes clockwise on a screen.
    var outward: DynamicVector {
      let way = (end - start).unit
      return .init(way.y, -way.x)
    }
  }

  /// How far the corners are outside of a side, at least; negative for those that are inside.
  func distance(from side: Side, along outward: DynamicVector) -> Double {
    var nearest = Double.infinity
    for corner in corners { nearest = min(nearest, (corner - side.start).dot(outward)) }
    return corners.isEmpty ? 0 : nearest
  }
}
