import Foundation
import QuartzCore
import Timeline

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// How a property animator moves: a curve, a spring, or a curve laid over a spring.
@preconcurrency
@MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency
@MainActor
open class UICubicTimingParameters: UITimingCurveProvider, NSCopying {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// The curve that web pages call `ease` (measured).
  public init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    isBuiltIn = true
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points = curve.timingFunction.curve
    controlPoint1 = CGPoint(x: points.x1, y: points.y1)
    controlPoint2 = CGPoint(x: points.x2, y: points.y2)
    isBuiltIn = true
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
  }

  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// Its values never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  package var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x),
      Float(controlPoint1.y),
      Float(controlPoint2.x),
      Float(controlPoint2.y)
    )
  }
}

@preconcurrency
@MainActor
open class UISpringTimingParameters: UITimingCurveProvider, NSCopying {
  private enum Shape {
    /// Comes to rest after the animator's duration.
    case ratio(Double)
    /// A spring with its own duration.
    case physical(Spring)
  }

  private let shape: Shape
  /// In whole ways a second; a position has a speed on each axis (documented).
  public let initialVelocity: CGVector
  /// The speed of values that are no positions: the length of the vector (documented).
  private let speed: Double
  /// Whether positions have that speed on both axes.
  private let isUniform: Bool

  /// The spring of the system's own transitions.
  public init() {
    shape = .physical(.system)
    initialVelocity = CGVector(dx: 0, dy: 0)
    speed = 0
    isUniform = true
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .ratio(ratio)
    initialVelocity = velocity
    (speed, isUniform) = (hypot(velocity.dx, velocity.dy), velocity == .zero)
  }

  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    shape = .physical(Spring(mass: mass, stiffness: stiffness, damping: damping))
    initialVelocity = velocity
    (speed, isUniform) = (hypot(velocity.dx, velocity.dy), velocity == .zero)
  }

  /// The springs of iOS 17.
  public init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    shape = .physical(Spring(perceptualDuration: duration, bounce: bounce))
    initialVelocity = velocity
    (speed, isUniform) = (hypot(velocity.dx, velocity.dy), velocity == .zero)
  }

  private init(_ other: UISpringTimingParameters, speed: CGFloat) {
    shape = other.shape
    initialVelocity = CGVector(dx: speed, dy: speed)
    self.speed = speed
    isUniform = true
  }

  /// The spring with an initial speed in remaining distances a second.
  fileprivate func setOff(at speed: CGFloat) -> UISpringTimingParameters {
    UISpringTimingParameters(self, speed: speed)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Its values never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  public var dampingRatio: CGFloat {
    switch shape {
    case .ratio(let ratio): ratio
    case .physical(let spring): spring.dampingRatio
    }
  }

  public var settlingDuration: TimeInterval {
    switch shape {
    case .ratio: spring(settlingIn: 1).settlingDuration
    case .physical: ownDuration ?? 0
    }
  }

  package func spring(settlingIn duration: TimeInterval) -> Spring {
    switch shape {
    case .ratio(let ratio):
      return Spring(dampingRatio: ratio, duration: duration, initialVelocity: speed)
    case .physical(var spring):
      spring.initialVelocity = speed
      return spring
    }
  }

  fileprivate func pace(settlingIn duration: TimeInterval) -> AnimationPace {
    let spring = spring(settlingIn: duration)
    return isUniform ? .spring(spring) : .thrown(spring, initialVelocity)
  }

  /// The duration of a spring that has its own; it overrides the animator's (documented).
  package var ownDuration: TimeInterval? {
    guard case .physical(let spring) = shape else { return nil }
    if spring == .system, speed == 0 { return Spring.systemDuration }
    return self.spring(settlingIn: 0).settlingDuration
  }
}

extension UITimingCurveProvider {
  /// Timing that continues at the present speed: applies to a spring without an initial velocity
  /// (measured; which springs is inferred).
  func goingOn(at speed: CGFloat) -> any UITimingCurveProvider {
    guard speed != 0, let spring = springTimingParameters, spring.initialVelocity == .zero else {
      return self
    }
    return spring.setOff(at: speed)
  }

  /// The pace over `duration` seconds, and the actual duration.
  package func pace(over duration: TimeInterval) -> (pace: AnimationPace, duration: TimeInterval) {
    if let parameters = springTimingParameters {
      let actual = parameters.ownDuration ?? duration
      return (parameters.pace(settlingIn: actual), actual)
    }
    if let parameters = cubicTimingParameters {
      return (.curve(parameters.timingFunction), duration)
    }
    return (.easeInOut, duration)
  }
}
