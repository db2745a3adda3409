import Foundation
import QuartzCore
import Timeline

extension UIView {
  // MARK: Curves

  // Three functions as on iOS: code names them without calling, and protocols ask for them.

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      // Curve 7 is the system's spring, which has its own time (inferred from several apps).
      duration: options.curve == 7 && duration > 0 ? Spring.systemDuration : duration,
      delay: delay,
      pace: AnimationPace(options),
      options: options,
      animations: animations,
      completion: completion
    )
  }

  // MARK: Springs

  /// The spring comes to rest after `duration`; its stiffness follows from that (measured).
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: dampingRatio,
      duration: duration,
      initialVelocity: velocity
    )
    runBlock(
      duration: duration,
      delay: delay,
      pace: .spring(spring),
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// The springs of iOS 17: `duration` is the perceived duration; the spring settles later.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      runBlock(
        duration: 0,
        delay: delay,
        pace: .linear,
        options: options,
        animations: animations,
        completion: completion
      )
      return
    }
    let spring = Spring(
      perceptualDuration: duration,
      bounce: bounce,
      initialVelocity: initialSpringVelocity
    )
    runBlock(
      duration: spring.settlingDuration,
      delay: delay,
      pace: .spring(spring),
      options: options,
      animations: animations,
      completion: completion
    )
  }

  public enum SystemAnimation: UInt, Sendable {
    case delete = 0
  }

  /// Removes the views at the end, as deleting does.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25,
      delay: 0,
      options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      }
    )
  }

  /// Makes the animations of the block repeat `count` times.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    let recorder = UIKitWorld.current.animations
    guard let outer = recorder.innermost else {
      animations()
      return
    }
    let context = AnimationContext(
      duration: outer.duration,
      delay: outer.delay,
      pace: outer.pace,
      options: outer.options,
      pacer: outer.pacer,
      pacerTime: outer.pacerTime,
      tracker: outer.tracker
    )
    context.onChange = outer.onChange
    context.onAdd = outer.onAdd
    context.repeatCount = Float(count)
    context.autoreverses = autoreverses
    // Inside keyframes, those of the block are animations of their own, which repeat.
    let keyframes = outer.keyframes.map { KeyframeCollector(within: $0) }
    context.keyframes = keyframes
    recorder.perform(in: context) {
      animations()
      keyframes?.finish(in: context)
      context.keyframes = nil
    }
  }

  // MARK: Switches

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIKitWorld.current.animations.performWithoutAnimation(actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIKitWorld.current.animations.isEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { UIKitWorld.current.animations.isEnabled }

  /// The duration that a block opened now inherits; 0 outside blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    UIKitWorld.current.animations.innermost?.duration ?? 0
  }

  // MARK: One block

  /// Duration and pace come from the enclosing block, unless the options override them
  /// (documented).
  static func runBlock(
    duration: TimeInterval,
    delay: TimeInterval,
    pace: AnimationPace,
    options: AnimationOptions,
    keyframes: KeyframeCollector? = nil,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let recorder = UIKitWorld.current.animations
    let context = recorder.makeContext(
      duration: duration,
      delay: delay,
      pace: pace,
      options: options,
      completion: completion
    )
    context.keyframes = keyframes
    recorder.run(context) {
      animations()
      guard let keyframes else { return }
      if options.contains(.layoutSubviews) { context.layOutResizedViews() }
      keyframes.finish(in: context)
      // What is animated alongside a transition joins after them, and moves over the
      // whole duration (observed).
      context.keyframes = nil
    }
  }
}

extension AnimationRecorder {
  /// What an enclosing block gives to this one: its duration and its pace, unless the
  /// options override them.
  ///
  /// `overrideInheritedOptions` is about the type of the animation too (documented): a spring in a
  /// spring swings as it says.
  @MainActor
  package func makeContext(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    pace: AnimationPace,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) -> AnimationContext {
    var duration = duration
    var pace = pace
    var options = options
    let outer = innermost
    if let outer {
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(
          outer.options.intersection([
            .allowUserInteraction, .beginFromCurrentState, .layoutSubviews,
          ])
        )
      }
      let own = duration
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      let keepsType =
        options.contains(.overrideInheritedOptions) && (pace.isSpring || outer.pace.isSpring)
      if keepsType {
        pace = pace.lasting(duration, insteadOf: own)
      } else if !options.contains(.overrideInheritedCurve) {
        pace = outer.pace
      }
    }
    pace = pace.inTransaction
    let context = AnimationContext(
      duration: duration,
      delay: delay,
      pace: pace,
      options: options,
      pacer: outer?.pacer,
      pacerTime: outer?.pacerTime ?? 0,
      tracker: AnimationTracker(completion: completion)
    )
    context.onChange = outer?.onChange
    context.onAdd = outer?.onAdd
    if let outer, outer.pacer != nil {
      // A property animator waits for the blocks inside its own.
      outer.tracker.begin()
      context.tracker.addCompletion { outer.tracker.end(finished: $0) }
    }
    return context
  }
}
