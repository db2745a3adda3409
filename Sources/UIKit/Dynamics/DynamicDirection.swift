import CoreGraphics
import Foundation

/// A vector that keeps its angle while its length is 0.
struct DynamicDirection {
  let vector: CGVector
  /// In radians from +x, clockwise as seen.
  let angle: CGFloat
  let magnitude: CGFloat

  init(vector: CGVector) {
    self.vector = vector
    angle = atan2(vector.dy, vector.dx)
    magnitude = hypot(vector.dx, vector.dy)
  }

  init(angle: CGFloat, magnitude: CGFloat) {
    vector = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    self.angle = angle
    self.magnitude = magnitude
  }
}
