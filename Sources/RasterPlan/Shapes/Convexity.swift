import Foundation

/// Whether an outline is one convex contour: then every row has one edge at each end, and nothing
/// has to be sorted.
package enum Convexity: Sendable {
  case none
  /// The edges that run down are the left ones.
  case leftRunsDown
  case rightRunsDown

  init(of points: UnsafeBufferPointer<CGPoint>) { self = Convexity.turn(of: points) }

  private static func turn(of points: UnsafeBufferPointer<CGPoint>) -> Convexity {
    guard let last = points.last else { return .none }
    // The direction on which the first turn is taken: that of the closing edge.
    var previous = last
    var dx = 0.0
    var dy = 0.0
    for point in points {
      if point != previous {
        dx = point.x - previous.x
        dy = point.y - previous.y
      }
      previous = point
    }
    var isDown: Bool?
    var changes = 0
    var left = false
    var right = false
    previous = last
    // The first edge is visited twice, so that the turn into it counts.
    for index in 0...points.count {
      let point = points[index == points.count ? 0 : index]
      guard point != previous else { continue }
      let x = point.x - previous.x
      let y = point.y - previous.y
      let cross = dx * y - dy * x
      // Flattened curves and their lines meet without a bend, but for rounding.
      let slack = 1e-9 * ((dx * dx + dy * dy) * (x * x + y * y)).squareRoot()
      if cross > slack { right = true }
      if cross < -slack { left = true }
      if y != 0 {
        if let isDown, isDown != (y > 0) { changes += 1 }
        isDown = y > 0
      }
      dx = x
      dy = y
      previous = point
    }
    // Down and up again, and at most one more change where the walk began.
    guard left != right, changes <= 2 else { return .none }
    return right ? .rightRunsDown : .leftRunsDown
  }
}
