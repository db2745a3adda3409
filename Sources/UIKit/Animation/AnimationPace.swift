import Foundation
import QuartzCore
import Timeline

/// How progress runs over the duration of a block of animations.
package enum AnimationPace {
  case curve(CAMediaTimingFunction)
  case spring(Spring)
  /// A spring whose positions begin with a velocity of their own on each axis, in whole ways a
  /// second.
  case thrown(Spring, CGVector)

  package static let easeInOut = AnimationPace.curve(CAMediaTimingFunction(name: .easeInEaseOut))
  package static let linear = AnimationPace.curve(CAMediaTimingFunction(name: .linear))
  /// The pace of system transitions.
  package static let system = AnimationPace.spring(.system)

  package init(_ options: UIView.AnimationOptions) {
    switch options.curve {
    case 1: self = .curve(UIView.AnimationCurve.easeIn.timingFunction)
    case 2: self = .curve(UIView.AnimationCurve.easeOut.timingFunction)
    case 3: self = .curve(UIView.AnimationCurve.linear.timingFunction)
    case 7: self = .system
    default: self = .easeInOut
    }
  }

  /// The pace of a block that opens now: the timing function of the transaction takes the place of
  /// a curve (observed), and not of a spring (inferred).
  var inTransaction: AnimationPace {
    guard case .curve = self, let function = CATransaction.animationTimingFunction() else {
      return self
    }
    return .curve(function)
  }

  /// Whether it is of the type of springs, not of curves.
  var isSpring: Bool { if case .curve = self { false } else { true } }

  /// A spring that swings as often in another time, in seconds.
  func lasting(_ duration: Double, insteadOf own: Double) -> AnimationPace {
    guard duration > 0, own > 0, duration != own else { return self }
    let factor = own / duration
    func scaled(_ spring: Spring) -> Spring {
      var spring = spring
      spring.stiffness *= factor * factor
      spring.damping *= factor
      return spring
    }
    switch self {
    case .curve: return self
    case .spring(let spring): return .spring(scaled(spring))
    case .thrown(let spring, let velocity): return .thrown(scaled(spring), velocity)
    }
  }

  /// An animation with this pace, without values and duration.
  func animation(of keyPath: String) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
      return animation
    case .spring(let spring), .thrown(let spring, _):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = spring.initialVelocity
      animation.allowsOverdamping = spring.allowsOverdamping
      return animation
    }
  }

  /// The paces of the two axes of a position; nil where they share one.
  var axes: (x: AnimationPace, y: AnimationPace)? {
    guard case .thrown(let spring, let velocity) = self else { return nil }
    var (x, y) = (spring, spring)
    x.initialVelocity = velocity.dx
    y.initialVelocity = velocity.dy
    return (.spring(x), .spring(y))
  }

  /// Progress at `fraction` of `duration` seconds.
  package func progress(at fraction: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let function): function.curve.value(at: fraction)
    case .spring(let spring), .thrown(let spring, _):
      fraction >= 1 ? 1 : spring.value(at: fraction * duration)
    }
  }

  /// The fraction of `duration` at which progress first reaches `progress`.
  package func fraction(at progress: Double, of duration: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if case .curve(let function) = self, function.curve.y1 >= 0, function.curve.y2 <= 1 {
      return function.curve.time(at: progress)
    }
    // Springs and overshooting curves: the first crossing, found between samples, then bisected.
    let samples = 256
    var high = 1.0
    for sample in 1...samples {
      let fraction = Double(sample) / Double(samples)
      if self.progress(at: fraction, of: duration) >= progress {
        high = fraction
        break
      }
    }
    var low = max(0, high - 1 / Double(samples))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
