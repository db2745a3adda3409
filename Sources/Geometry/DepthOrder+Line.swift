import Foundation

extension DepthOrder {
  /// The points where x * X + y * Y + offset is 0; a half-plane where it is not negative.
  struct Line {
    var x: Double
    var y: Double
    var offset: Double

    func value(at point: CGPoint) -> Double { x * point.x + y * point.y + offset }

    var reversed: Line { Line(x: -x, y: -y, offset: -offset) }
  }
}
