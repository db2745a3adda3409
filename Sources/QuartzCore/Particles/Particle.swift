import Geometry

/// A particle at one moment.
struct Particle {
  var cell: CAEmitterCell
  var position: CGPoint
  var scale: CGFloat
  var angle: CGFloat
  var color: (red: Double, green: Double, blue: Double, alpha: Double)
  /// In seconds.
  var age: Double
}
