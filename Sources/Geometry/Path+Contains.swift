import Foundation

extension Path {
  /// Whether `point` lies inside the filled path.
  ///
  /// Open subpaths are closed for it; a point on the left or top edge is inside, one on the right
  /// or bottom edge is not.
  package func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    for polyline in polylines(tolerance: containsTolerance) {
      guard var previous = polyline.points.last else { continue }
      for next in polyline.points {
        winding += Path.crossing(from: previous, to: next, of: point)
        previous = next
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// A thousandth of the path's size, which is enough for hit tests.
  private var containsTolerance: CGFloat {
    let box = controlBounds
    guard !box.isNull else { return Path.defaultTolerance }
    return min(Path.defaultTolerance, max(box.width, box.height, 1e-6) / 1000)
  }

  /// What an edge adds to the winding number of a ray from `point` towards -x.
  private static func crossing(from a: CGPoint, to b: CGPoint, of point: CGPoint) -> Int {
    guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard x <= point.x else { return 0 }
    return a.y <= point.y ? 1 : -1
  }
}
