import Foundation
import Testing
import Timeline

@Suite
struct SpringTests {
  @Test(arguments: [
    (Spring(), 1.4727003346780927), (Spring(stiffness: 300, damping: 20), 0.7442555275721707),
    (Spring(perceptualDuration: 0.5, bounce: 0.3), 0.8629552831744205),
    (Spring(perceptualDuration: 0.5, bounce: 0.7), 1.904872615017113),
    (Spring(perceptualDuration: 0.35, bounce: 0.15), 0.5156554893625898),
    (Spring(damping: 1), 13.91321015404625),
  ])
  func `settling durations are those of CASpringAnimation`(spring: Spring, duration: Double) {
    #expect(abs(spring.settlingDuration - duration) < 1e-8)
  }

  @Test(arguments: [(5, 2.855), (15, 1.022)])
  func `settling durations are those of the documentation`(damping: Double, duration: Double) {
    #expect(abs(Spring(damping: damping).settlingDuration - duration) < 0.0005)
  }

  @Test(arguments: [(12.566, 0.8), (6.283, 1.5), (25.13, 0.4), (10, 1.0)])
  func `a critical spring settles at a whole tenth`(frequency: Double, duration: Double) {
    let spring = Spring(stiffness: frequency * frequency, damping: 2 * frequency)
    #expect(abs(spring.settlingDuration - duration) < 1e-8)
  }

  @Test
  func `the system spring settles in six tenths`() {
    #expect(Spring.system.settlingDuration == 0.6)
    #expect(abs(Spring.system.frequency - 18.257418583505537) < 1e-12)
  }

  @Test
  func `without damping a spring never settles`() {
    #expect(Spring(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test
  func `the system spring passes through its published values`() {
    let values = [
      0, 0.23223, 0.54478, 0.75826, 0.87928, 0.94204, 0.97292, 0.98760, 0.99441, 0.99751, 0.99890,
    ]
    for (index, value) in values.enumerated() {
      #expect(abs(Spring.system.value(at: Double(index) * 0.05) - value) < 5.1e-6)
    }
  }

  @Test(arguments: [
    (0.1, 1, 0, 2125.3901278), (0.2, 1, 0, 707.2217886), (0.35, 1, 0, 286.4094282),
    (0.5, 1, 0, 161.7195025), (0.8, 1, 0, 80.8973720), (0.9, 1, 0, 71.9247292),
    (0.99, 1, 0, 80.0251824), (1, 1, 0, 85.2559290), (0.5, 0.3, 0, 1796.8833612),
    (0.5, 0.5, 0, 646.8780100), (0.5, 2, 0, 40.4298756), (0.6, 0.8, 0, 190.2142754),
    (0.5, 1, 0.25, 159.6723377), (0.5, 1, 1, 152.8684138), (0.5, 1, 1.5, 147.6160200),
    (0.5, 1, -2, 175.4224123), (1, 1, 1, 83.1380362),
  ])
  func `a damping ratio and a duration make the spring UIKit makes`(
    ratio: Double,
    duration: Double,
    velocity: Double,
    stiffness: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    // The probes of critical springs are off the formula by 7e-8, all others by 1.2e-8 at most.
    #expect(abs(spring.stiffness / stiffness - 1) < (ratio == 1 ? 7.5e-8 : 1.2e-8))
    #expect(abs(spring.damping / (2 * ratio * stiffness.squareRoot()) - 1) < 1e-7)
    #expect(spring.mass == 1)
  }

  @Test
  func `the fit agrees with an independent solver`() {
    let spring = Spring(dampingRatio: 0.25, duration: 3)
    #expect(abs(spring.stiffness - 54.83363359078326) < 1e-8)
    #expect(abs(spring.damping - 3.702486785620688) < 1e-8)
  }

  @Test
  func `a spring with velocity passes through its published values`() {
    let spring = Spring(dampingRatio: 0.7, duration: 1, initialVelocity: 2.3)
    #expect(abs(spring.frequency - 9.209254247782566) < 1e-8)
    #expect(abs(spring.stiffness - 84.81036380030123) < 1e-7)
    #expect(abs(spring.damping - 12.892955946895592) < 1e-8)
    let values = [
      0, 0.1668, 0.3824, 0.5903, 0.7624, 0.8891, 0.9727, 1.0208, 1.0428, 1.0478, 1.0431, 1.0340,
      1.0240, 1.0151, 1.0081, 1.0032, 1.0001, 0.9985, 0.9979, 0.9979, 0.9982,
    ]
    for (index, value) in values.enumerated() {
      #expect(abs(spring.value(at: Double(index) * 0.05) - value) < 5.1e-5)
    }
  }

  /// Measured positions of a real animation, at times that are known to the frame only.
  @Test(arguments: [
    (
      0.6, 0.8, 50, 150, [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150)]
    ),
    (0.35, 1, 40, 160, [(0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94), (1, 160)]),
  ])
  func `sampled positions are near those of a device`(
    ratio: Double,
    duration: Double,
    from: Double,
    to: Double,
    samples: [(Double, Double)]
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    for (time, position) in samples {
      #expect(abs(from + (to - from) * spring.value(at: time) - position) < 0.4)
    }
  }

  @Test
  func `perceptual parameters are those of iOS 17`() {
    let spring = Spring(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(spring.allowsOverdamping)
    #expect(abs(Spring(perceptualDuration: 0.5, bounce: -0.2).dampingRatio - 1.25) < 1e-12)
  }

  /// x'' = -(k x + c x') / m, by finite differences.
  @Test(arguments: [
    Spring(damping: 3, initialVelocity: 5), Spring(damping: 20, initialVelocity: -2),
    Spring(damping: 50, initialVelocity: 1, allowsOverdamping: true),
  ])
  func `motion obeys the spring's equation`(spring: Spring) {
    let h = 1e-4
    for step in 1...50 {
      let t = Double(step) * 0.02
      let (a, b, c) = (spring.value(at: t - h), spring.value(at: t), spring.value(at: t + h))
      let acceleration = (a - 2 * b + c) / (h * h)
      let velocity = (c - a) / (2 * h)
      let force = (spring.stiffness * (1 - b) - spring.damping * velocity) / spring.mass
      #expect(abs(acceleration - force) < 0.02)
    }
    #expect(abs(spring.value(at: 1e-6) / 1e-6 - spring.initialVelocity) < 1e-3)
  }

  @Test
  func `more than critical damping counts as critical unless requested`() {
    let clamped = Spring(damping: 40)
    let critical = Spring(damping: 20)
    #expect(clamped.value(at: 0.3) == critical.value(at: 0.3))
    #expect(
      Spring(damping: 40, allowsOverdamping: true).value(at: 0.3) < critical.value(at: 0.3)
    )
  }
}
