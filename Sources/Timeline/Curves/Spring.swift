import Foundation

/// A damped spring that goes from 0 to 1.
///
/// With ω0 = √(stiffness / mass), ζ = damping / (2 √(stiffness · mass)), β = ζ ω0.
/// The initial velocity is in whole distances per second, positive towards 1.
public struct Spring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double
  public var initialVelocity: Double
  /// Whether ζ above 1 creeps.
  ///
  /// `CASpringAnimation` treats it as critical unless told so (measured).
  public var allowsOverdamping: Bool

  /// What "settled" means: the share of the distance that may be left.
  static let tolerance = 0.001

  /// The spring of system transitions, mass 3, stiffness 1000, damping 500, which is critical after
  /// clamping.
  ///
  /// It lasts 0.5 s (measured by several).
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)
  public static let systemDuration = 0.5

  public init(
    mass: Double = 1,
    stiffness: Double = 100,
    damping: Double = 10,
    initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The parameters of iOS 17 and SwiftUI: mass 1, `bounce` in -1...1.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    let bounce = min(max(bounce, -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity,
      allowsOverdamping: true
    )
  }

  /// ω0.
  public var frequency: Double { sqrt(stiffness / mass) }
  /// ζ as given.
  public var dampingRatio: Double { damping / (2 * sqrt(stiffness * mass)) }
  /// ζ as used.
  private var effectiveRatio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

  public var perceptualDuration: Double { 2 * Double.pi * sqrt(mass / stiffness) }

  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Whether the parameters describe a spring at all.
  public var isValid: Bool {
    mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite
      && damping.isFinite && initialVelocity.isFinite
  }

  /// Progress `time` seconds after the start: 0 at 0, may pass 1.
  public func value(at time: Double) -> Double {
    guard time > 0, isValid else { return 0 }
    let ω0 = frequency
    let ζ = effectiveRatio
    let v = initialVelocity
    if ζ < 1 {
      let β = ζ * ω0
      let ωd = ω0 * sqrt(1 - ζ * ζ)
      return 1 - exp(-β * time) * (cos(ωd * time) + (β - v) / ωd * sin(ωd * time))
    }
    if ζ == 1 {
      return 1 - exp(-ω0 * time) * (1 + (ω0 - v) * time)
    }
    let spread = sqrt(ζ * ζ - 1)
    let slow = -ω0 * (ζ - spread)
    let fast = -ω0 * (ζ + spread)
    let share = (fast + v) / (fast - slow)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// Seconds until the spring stays within a thousandth of its distance (formulas that reproduce
  /// measured values of `CASpringAnimation.settlingDuration`; the velocity term is inferred).
  public var settlingDuration: Double {
    guard isValid else { return 0 }
    guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
    let ω0 = frequency
    let ζ = effectiveRatio
    let v = initialVelocity
    if ζ < 1 {
      let β = ζ * ω0
      let ωd = ω0 * sqrt(1 - ζ * ζ)
      return log((1 + abs(β - v) / ωd) / Spring.tolerance) / β
    }
    // Critical and above: the smallest tenth of a second after which it is still.
    var tenths = 1
    while tenths < 1_000_000 {
      let time = Double(tenths) / 10
      let rest =
        ζ == 1 ? abs(1 + (ω0 - v) * time) * exp(-ω0 * time) : abs(1 - value(at: time))
      if rest < Spring.tolerance { return time }
      tenths += 1
    }
    return Double(tenths) / 10
  }
}
