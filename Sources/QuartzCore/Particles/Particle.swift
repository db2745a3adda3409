import Geometry

/// A particle at one moment.
struct Particle {
  typealias Shade = (red: Double, green: Double, blue: Double, alpha: Double)

  var cell: CAEmitterCell
  var position: CGPoint
  var scale: CGFloat
  var angle: CGFloat
  var color: Shade
  /// In seconds.
  var age: Double
}
