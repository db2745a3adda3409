import Foundation
import QuartzCore

/// Drives a transition by a percentage: between `update` calls its animations stand still.
///
/// An animator with an interruptible animator is scrubbed through it; any other one by the time of
/// the container's layer, in which its animations are then linear (documented). Calls before the
/// transition has started take effect when it starts.
@preconcurrency
@MainActor
open class UIPercentDrivenInteractiveTransition: MainActorObject,
  UIViewControllerInteractiveTransitioning
{
  public init() {}

  /// The animator's duration, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The last value of `update`.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// In place of the completion curve, for interruptible animators.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private enum Ending {
    case finished
    case cancelled
  }

  private var context: TransitionContext?
  private var scrubber: (any TransitionScrubber)?
  private var waitingPercent: CGFloat?
  private var waitingEnding: Ending?
  /// The last updates, for the finger's speed at its release.
  private var trail: [(time: TimeInterval, percent: CGFloat)] = []
  /// Whether the transition it drove last has ended, and no other one has begun.
  private var isOver = false

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext, let transition = context.transition
    else {
      Diagnostics.report(
        "UIPercentDrivenInteractiveTransition drives only contexts made by UIKit, not \(type(of: transitionContext))."
      )
      return
    }
    guard context.isInteractive else {
      attach(to: transition)
      transition.runAnimator()
      return
    }
    begin(context, transition)
    let interruptible = transition.animator.implementedInterruptibleAnimator(using: context)
    let scrubber: any TransitionScrubber =
      interruptible.map { AnimatorScrubber($0, transition: transition) }
      ?? LayerScrubber(transition: transition, duration: TimeInterval(duration))
    self.scrubber = scrubber
    scrubber.begin()
    percentComplete = 0
    catchUp()
  }

  private func begin(_ context: TransitionContext, _ transition: ControllerTransition) {
    self.context = context
    isOver = false
    trail = []
    duration = CGFloat(transition.coordinator.transitionDuration)
    percentComplete = 0
  }

  /// Called by a transition at its end, to break the reference cycle between both.
  func detach() {
    context = nil
    scrubber = nil
    isOver = true
  }

  private func catchUp() {
    let percent = waitingPercent
    let ending = waitingEnding
    waitingPercent = nil
    waitingEnding = nil
    if let percent { update(percent) }
    switch ending {
    case .finished: finish()
    case .cancelled: cancel()
    case nil: break
    }
  }

  private var isDriving: Bool {
    context?.isInteractive == true && context?.transition?.phase == .running
  }

  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    let percent = min(max(percentComplete, 0), 1)
    guard isDriving, let scrubber, let context else {
      if waitsForStart { waitingPercent = percent }
      return
    }
    self.percentComplete = percent
    noteUpdate(percent)
    scrubber.scrub(to: percent)
    context.updateInteractiveTransition(percent)
  }

  open func finish() { end(.finished) }
  open func cancel() { end(.cancelled) }

  private func end(_ ending: Ending) {
    guard isDriving, let scrubber, let context else {
      if waitsForStart { waitingEnding = ending }
      return
    }
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let timing = timingCurve?.goingOn(at: releaseSpeed(towards: ending))
    switch ending {
    case .finished:
      context.finishInteractiveTransition()
      let rest = (1 - percentComplete) * duration / speed
      scrubber.finish(after: TimeInterval(rest), curve: completionCurve, timing: timing)
    case .cancelled:
      context.cancelInteractiveTransition()
      let rest = percentComplete * duration / speed
      scrubber.cancel(after: TimeInterval(rest), curve: completionCurve, timing: timing)
    }
  }

  // MARK: The finger's speed

  /// Older updates do not count for the release (inferred).
  private static let trailTime: TimeInterval = 0.1

  private func noteUpdate(_ percent: CGFloat) {
    let now = CACurrentMediaTime()
    trail.removeAll { now - $0.time > UIPercentDrivenInteractiveTransition.trailTime }
    trail.append((now, percent))
  }

  /// In remaining distances a second, positive towards the chosen end; 0 when the finger rests.
  private func releaseSpeed(towards ending: Ending) -> CGFloat {
    let now = CACurrentMediaTime()
    guard let first = trail.first, let last = trail.last, last.time > first.time,
      now - last.time <= UIPercentDrivenInteractiveTransition.trailTime
    else { return 0 }
    let speed = (last.percent - first.percent) / CGFloat(last.time - first.time)
    let rest = ending == .finished ? 1 - percentComplete : percentComplete
    guard rest > 0.001 else { return 0 }
    return (ending == .finished ? speed : -speed) / rest
  }

  /// Makes a released transition interactive again.
  ///
  /// Only interruptible animators can be caught. The one that runs is not asked for where it is
  /// known: many apps make another one each time they are asked, which moves the views to the start
  /// (inferred: their transitions are caught).
  open func pause() {
    guard let context, let transition = context.transition, transition.phase == .running,
      !context.isInteractive
    else { return }
    let running = transition.propertyAnimator.flatMap { $0.state == .active ? $0 : nil }
    let caught =
      scrubber as? AnimatorScrubber
      ?? running.map { AnimatorScrubber($0, transition: transition) }
      ?? transition.animator.implementedInterruptibleAnimator(using: context)
      .map { AnimatorScrubber($0, transition: transition) }
    guard let caught else {
      Diagnostics.report("\(transition.animatorName) has no interruptibleAnimator to pause.")
      return
    }
    scrubber = caught
    percentComplete = caught.pause()
    context.pauseInteractiveTransition()
  }

  /// For a transition that starts without interaction, so that `pause` can catch it.
  private func attach(to transition: ControllerTransition) {
    begin(transition.context, transition)
    waitingPercent = nil
    waitingEnding = nil
  }

  private var waitsForStart: Bool { !isOver && context?.transition == nil }
}
