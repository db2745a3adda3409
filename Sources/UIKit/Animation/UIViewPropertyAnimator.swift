import Foundation
import QuartzCore

/// Changes of views that can be started, paused, scrubbed, reversed and given a new pace.
///
/// All its animations run in the time of one pacer, which is between 0 and `duration`.
@preconcurrency
@MainActor
open class UIViewPropertyAnimator: MainActorObject, UIViewImplicitlyAnimating {
  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds.
  ///
  /// A spring with its own duration overrides the requested one (documented).
  public let duration: TimeInterval
  public private(set) var delay: TimeInterval = 0

  package(set) public var state: UIViewAnimatingState = .inactive
  /// Whether it runs; the system keeps it alive only meanwhile.
  package(set) public var isRunning: Bool = false {
    didSet { if isRunning != oldValue { owner?.hold(self, isRunning) } }
  }

  open var isUserInteractionEnabled: Bool = true
  /// Whether the app itself looks for what is touched.
  ///
  /// Otherwise a touch meets what moves where it is shown (that the animator looks for it is
  /// documented; the place is inferred).
  open var isManualHitTestingEnabled: Bool = false {
    didSet { decideTouches() }
  }
  open var isInterruptible: Bool = true
  /// Whether a scrubbed animation follows `fractionComplete` linearly.
  open var scrubsLinearly: Bool = true
  /// Whether the end pauses the animator instead of finishing it.
  open var pausesOnCompletion: Bool = false
  /// Whether updates that its blocks ask for are animated; see `UIView.AnimationOptions` (iOS 26).
  open var flushUpdates: Bool = false
  /// Whether views that its blocks resize are laid out in them.
  var laysOutSubviews = false

  struct Block {
    let changes: () -> Void
    let delayFactor: Double
  }

  let pace: AnimationPace
  var blocks: [Block] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The current run, from the first start to the end.
  var run: AnimatorRun?
  var reversed = false
  /// The world it was started in.
  weak var owner: UIKitWorld?

  // MARK: Creating

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    (pace, self.duration) = parameters.pace(over: UIViewPropertyAnimator.sane(duration))
  }

  /// Takes as long as other animations that say nothing of it (inferred: code that starts and stops
  /// one at once sees its beginning).
  public convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    timingParameters = parameters
    (pace, self.duration) = parameters.pace(over: UIViewPropertyAnimator.sane(duration))
    if let animations { blocks.append(Block(changes: animations, delayFactor: 0)) }
  }

  public init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    timingParameters = parameters
    (pace, self.duration) = parameters.pace(over: UIViewPropertyAnimator.sane(duration))
    if let animations { blocks.append(Block(changes: animations, delayFactor: 0)) }
  }

  public init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    timingParameters = parameters
    (pace, self.duration) = parameters.pace(over: UIViewPropertyAnimator.sane(duration))
    if let animations { blocks.append(Block(changes: animations, delayFactor: 0)) }
  }

  private static func sane(_ duration: TimeInterval) -> TimeInterval {
    duration.isFinite ? max(0, duration) : 0
  }

  /// An animator that has been started; with the options of `UIView.animate`.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.curve)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.flushUpdates = options.contains(.flushUpdates)
    animator.laysOutSubviews = options.contains(.layoutSubviews)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes and completions

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isFinite ? min(max(Double(delayFactor), 0), 1) : 0
    let block = Block(changes: animation, delayFactor: factor)
    switch state {
    case .inactive: blocks.append(block)
    case .active: perform(block)
    case .stopped: refuse("add animations to")
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits until the animations are over, and returns where they ended.
  @discardableResult
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  // MARK: UIViewAnimating

  open var isReversed: Bool {
    get { reversed }
    set { setReversed(newValue) }
  }

  /// In the direction of travel: a reversed animator counts from its end.
  ///
  /// While it runs, this is the elapsed part of the time (measured); while it is paused, the
  /// progress of the values.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  open func startAnimation() { start(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }
  open func pauseAnimation() { pause() }
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finishStopped(at: finalPosition)
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    resume(parameters, durationFactor: durationFactor)
  }

  func refuse(_ action: String) {
    World.current.record(
      LayerFault(
        name: .inconsistency,
        reason: "It is an error to \(action) a UIViewPropertyAnimator in state \(state.rawValue)."
      )
    )
  }

  isolated deinit {
    guard state != .inactive, let world = owner?.world else { return }
    world.record(
      LayerFault(
        name: .inconsistency,
        reason:
          "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released."
      )
    )
  }

  func setDelay(_ delay: TimeInterval) { self.delay = delay }
}
