import Foundation

extension Spring {
  /// The spring of `UIView.animate(usingSpringWithDamping:)`: mass 1, and stiff enough to come to
  /// rest (within a thousandth) after `duration` seconds.
  ///
  /// `dampingRatio` is clamped to 0...1 and the duration to 0.01...10, as measured.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ζ = min(max(dampingRatio.isNaN ? 1 : dampingRatio, 0.0001), 1)
    let duration = min(max(duration.isNaN ? 1 : duration, 0.01), 10)
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let ω0 = Spring.frequency(settlingIn: duration, ratio: ζ, velocity: velocity)
    self.init(
      mass: 1,
      stiffness: ω0 * ω0,
      damping: 2 * ζ * ω0,
      initialVelocity: velocity
    )
  }

  /// The largest ω0 with rest(ω0) = tolerance, where rest is the envelope at `duration`.
  private static func frequency(
    settlingIn duration: Double,
    ratio ζ: Double,
    velocity v: Double
  ) -> Double {
    if ζ < 1, v == 0 {
      return log(ζ / (tolerance * sqrt(1 - ζ * ζ))) / (ζ * duration)
    }
    // The logarithm of the envelope falls for large ω0: walk down from above to bracket the upper
    // root, then bisect.
    func rest(_ ω0: Double) -> Double {
      if ζ < 1 {
        let β = ζ * ω0
        let ωd = ω0 * sqrt(1 - ζ * ζ)
        return log(max(abs((β - v) / ωd), 1e-300)) - β * duration - log(tolerance)
      }
      return log(max(abs(1 + (ω0 - v) * duration), 1e-300)) - ω0 * duration - log(tolerance)
    }
    var high = 64 / (ζ * duration)
    while rest(high) > 0, high < 1e9 { high *= 2 }
    var low = high
    let step = pow(0.5, 1.0 / 16)
    while rest(low) <= 0 {
      low *= step
      // No root: the envelope never reaches the tolerance; the spring without velocity serves.
      guard low > 1e-6 else { return 5 / (ζ * duration) }
    }
    high = low / step
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if rest(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
