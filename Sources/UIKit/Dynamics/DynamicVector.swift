import CoreGraphics
import Foundation

/// A point, an arm, a speed or a force of the solver, in points with y down.
typealias DynamicVector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  /// A quarter turn: the speed of the point at this arm, for a turn of 1 rad/s.
  var perpendicular: Self { Self(-y, x) }
  /// Of length 1; the zero vector stays.
  var unit: Self { length > 0 ? self / length : self }
  func rotated(by angle: Double) -> Self {
    Self(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}
