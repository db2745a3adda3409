import Foundation

/// Polygons by their corners.
extension [CGPoint] {
  /// The mean of the corners.
  var middle: CGPoint {
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = Double(Swift.max(1, count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Positive if the corners go round counterclockwise, where y is up.
  var signedArea: Double {
    var sum = 0.0
    for index in indices {
      let (a, b) = (self[index], self[index + 1 == count ? 0 : index + 1])
      sum += a.x * b.y - b.x * a.y
    }
    return sum / 2
  }

  var area: Double { abs(signedArea) }

  /// The part of a convex polygon inside a half-plane.
  func clipped(to line: DepthOrder.Line) -> [CGPoint] {
    var result: [CGPoint] = []
    result.reserveCapacity(count + 1)
    for index in indices {
      let (a, b) = (self[index], self[index + 1 == count ? 0 : index + 1])
      let (from, to) = (line.value(at: a), line.value(at: b))
      if from >= 0 { result.append(a) }
      if (from > 0 && to < 0) || (from < 0 && to > 0) {
        let t = from / (from - to)
        result.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
      }
    }
    return result
  }

  /// The intersection of two convex polygons of positive area.
  func intersection(_ other: [CGPoint]) -> [CGPoint] {
    var result = self
    for index in other.indices {
      let (a, b) = (other[index], other[index + 1 == other.count ? 0 : index + 1])
      // Positive on the inner side.
      let line = DepthOrder.Line(x: a.y - b.y, y: b.x - a.x, offset: a.x * b.y - b.x * a.y)
      result = result.clipped(to: line)
      if result.count < 3 { return [] }
    }
    return result
  }
}
