import CoreGraphics
import Foundation

/// The outline of a body about its centre, as collisions see it.
///
/// The unit is the point.
enum DynamicShape: Equatable {
  /// A convex outline, clockwise on a screen with y down. Two corners are a wall.
  case polygon([DynamicVector])
  case circle(radius: Double)

  static func rectangle(_ size: CGSize) -> DynamicShape {
    let (x, y) = (Double(size.width / 2), Double(size.height / 2))
    return .polygon([.init(-x, -y), .init(x, -y), .init(x, y), .init(-x, y)])
  }

  /// An ellipse other than a circle has 24 corners, which look the same as a smooth one.
  static func ellipse(_ size: CGSize) -> DynamicShape {
    if abs(size.width - size.height) < 0.01 { return .circle(radius: size.width / 2) }
    return .polygon(
      (0..<24).map { corner in
        let angle = Double(corner) / 24 * 2 * .pi
        return .init(size.width / 2 * cos(angle), size.height / 2 * sin(angle))
      }
    )
  }

  /// The hull of `points`: iOS asks for convex outlines and rejects others; a hull loses nothing of
  /// those and keeps the rest usable.
  ///
  /// Nil for fewer than three corners.
  static func hull(of points: [DynamicVector]) -> DynamicShape? {
    let sorted = Set(points).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return nil }
    func chain(_ points: [DynamicVector]) -> [DynamicVector] {
      var chain: [DynamicVector] = []
      for point in points {
        while let last = chain.last, chain.count > 1,
          (last - chain[chain.count - 2]).cross(point - last) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    let hull = chain(sorted) + chain(sorted.reversed())
    return hull.count > 2 ? .polygon(hull) : nil
  }

  /// What follows from an outline alone.
  struct Measures {
    /// In square points.
    private(set) var area = 0.0
    /// The moment of inertia about the centre for one unit of mass, in square points.
    private(set) var inertia = 0.0
    /// How far the outline reaches from its centre.
    private(set) var reach = 0.0
    /// The shortest way through it.
    private(set) var thickness = 0.0

    init() {}

    init(of shape: DynamicShape) {
      area = shape.area
      inertia = shape.inertia
      reach = shape.reach
      thickness = shape.thickness
    }
  }

  /// In square points.
  var area: Double {
    switch self {
    case .circle(let radius): .pi * radius * radius
    case .polygon(let corners): Self.edges(of: corners).reduce(0) { $0 + $1.0.cross($1.1) / 2 }
    }
  }

  /// The moment of inertia about the centre for one unit of mass, in square points.
  var inertia: Double {
    switch self {
    case .circle(let radius): return radius * radius / 2
    case .polygon(let corners):
      var sum = 0.0
      var weight = 0.0
      for (a, b) in Self.edges(of: corners) {
        let part = abs(a.cross(b))
        sum += part * (a.dot(a) + a.dot(b) + b.dot(b))
        weight += part
      }
      return weight > 0 ? sum / (6 * weight) : 0
    }
  }

  /// How far the outline reaches from its centre.
  var reach: Double {
    switch self {
    case .circle(let radius): radius
    case .polygon(let corners): corners.map(\.length).max() ?? 0
    }
  }

  /// The shortest way through it: a step that is no longer than half of it jumps through nothing.
  var thickness: Double {
    switch self {
    case .circle(let radius): return 2 * radius
    case .polygon(let corners):
      guard let first = corners.first else { return 0 }
      let low = corners.reduce(first) { .init(min($0.x, $1.x), min($0.y, $1.y)) }
      let high = corners.reduce(first) { .init(max($0.x, $1.x), max($0.y, $1.y)) }
      return min(high.x - low.x, high.y - low.y)
    }
  }

  /// How far its corners are from the first one at most: the length of a wall.
  var width: Double {
    switch self {
    case .circle(let radius): return 2 * radius
    case .polygon(let corners):
      guard let first = corners.first else { return 0 }
      return corners.map { ($0 - first).length }.max() ?? 0
    }
  }

  private static func edges(
    of corners: [DynamicVector]
  ) -> Zip2Sequence<[DynamicVector], [DynamicVector]> {
    zip(corners, Array(corners.dropFirst() + corners.prefix(1)))
  }
}
