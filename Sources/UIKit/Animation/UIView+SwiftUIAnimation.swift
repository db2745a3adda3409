import Foundation
import QuartzCore
import Timeline

extension UIView {
  /// The animations of SwiftUI, from iOS 18 on: `UIView.animate(.spring(duration: 0.6)) { … }`.
  public class func animate(
    _ animation: _SwiftUIAnimation,
    changes: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    let speed = max(animation.speed, .leastNormalMagnitude)
    let (pace, duration) = animation.pace(at: speed)
    runBlock(
      duration: duration,
      delay: animation.delay / speed,
      pace: pace,
      options: animation.options,
      animations: {
        guard let count = animation.repeatCount else { return changes() }
        // SwiftUI counts the ways, there and back (documented).
        modifyAnimations(
          withRepeatCount: CGFloat(count) / (animation.autoreverses ? 2 : 1),
          autoreverses: animation.autoreverses,
          animations: changes
        )
      },
      completion: completion.map { completion in { _ in completion() } }
    )
  }
}

/// What SwiftUI's `Animation` says; it has no name here, only members: `.smooth`,
/// `.bouncy(duration: 0.4)`.
///
/// The default numbers are those of SwiftUI (documented).
public struct _SwiftUIAnimation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case curve(Float, Float, Float, Float, duration: TimeInterval)
    case spring(duration: TimeInterval, bounce: Double, velocity: Double)
    case physical(mass: Double, stiffness: Double, damping: Double, velocity: Double)
  }

  private let kind: Kind
  fileprivate var delay: TimeInterval = 0
  fileprivate var speed = 1.0
  /// Nil for once, and for ever.
  fileprivate var repeatCount: Int?
  fileprivate var autoreverses = false
  private var isEndless = false

  private init(_ kind: Kind) { self.kind = kind }

  fileprivate var options: UIView.AnimationOptions {
    guard isEndless else { return [] }
    return autoreverses ? [.repeat, .autoreverse] : .repeat
  }

  fileprivate func pace(at speed: Double) -> (AnimationPace, TimeInterval) {
    switch kind {
    case .curve(let x1, let y1, let x2, let y2, let duration):
      let function = CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)
      return (.curve(function), duration / speed)
    case .spring(let duration, let bounce, let velocity):
      guard duration > 0 else { return (.linear, 0) }
      let spring = Spring(
        perceptualDuration: duration / speed,
        bounce: CGFloat(bounce),
        initialVelocity: CGFloat(velocity)
      )
      return (.spring(spring), spring.settlingDuration)
    case .physical(let mass, let stiffness, let damping, let velocity):
      let spring = Spring(
        mass: CGFloat(mass),
        stiffness: CGFloat(stiffness * speed * speed),
        damping: CGFloat(damping * speed),
        initialVelocity: CGFloat(velocity)
      )
      return (.spring(spring), spring.settlingDuration)
    }
  }
}

// MARK: Curves

extension _SwiftUIAnimation {
  public static var `default`: Self { spring(response: 0.55, dampingFraction: 1) }

  public static var linear: Self { linear(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Self {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  public static var easeIn: Self { easeIn(duration: 0.35) }
  public static func easeIn(duration: TimeInterval) -> Self {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  public static var easeOut: Self { easeOut(duration: 0.35) }
  public static func easeOut(duration: TimeInterval) -> Self {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  public static var easeInOut: Self { easeInOut(duration: 0.35) }
  public static func easeInOut(duration: TimeInterval) -> Self {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Self {
    Self(.curve(Float(p1x), Float(p1y), Float(p2x), Float(p2y), duration: duration))
  }
}

// MARK: Springs

extension _SwiftUIAnimation {
  public static var spring: Self { spring(duration: 0.5) }
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Self { Self(.spring(duration: duration, bounce: bounce, velocity: 0)) }
  public static func spring(
    response: Double,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Self { spring(duration: response, bounce: 1 - dampingFraction) }

  public static var smooth: Self { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Self { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Self { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static var interactiveSpring: Self { interactiveSpring(response: 0.15) }
  public static func interactiveSpring(
    response: Double,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Self { spring(response: response, dampingFraction: dampingFraction) }
  public static func interactiveSpring(
    duration: TimeInterval,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Self { spring(duration: duration, bounce: 0.14 + extraBounce) }
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Self {
    Self(.physical(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Self { Self(.spring(duration: duration, bounce: bounce, velocity: initialVelocity)) }
}

// MARK: Changes

extension _SwiftUIAnimation {
  private func with(_ change: (inout Self) -> Void) -> Self {
    var result = self
    change(&result)
    return result
  }

  public func delay(_ delay: TimeInterval) -> Self { with { $0.delay += delay } }
  public func speed(_ speed: Double) -> Self { with { $0.speed *= speed } }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    with { ($0.repeatCount, $0.autoreverses) = (repeatCount, autoreverses) }
  }
  public func repeatForever(autoreverses: Bool = true) -> Self {
    with { ($0.isEndless, $0.autoreverses) = (true, autoreverses) }
  }
}
