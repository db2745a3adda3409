import Foundation

/// Moves the animations of a transition to a fraction of their time, and then to one of their ends.
@MainActor
protocol TransitionScrubber: AnyObject {
  /// Starts the animator with time paused.
  func begin()
  func scrub(to fraction: CGFloat)
  func finish(
    after rest: TimeInterval,
    curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  )
  func cancel(
    after rest: TimeInterval,
    curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  )
}

/// Scrubs by the time of layers: the container's, and those of views that animate alongside.
///
/// While it drives, a layer's time is its start plus a fraction of the duration. After the release,
/// a ramp of that time follows, a function of the clock alone. At the end the time runs freely, so
/// that the animations finish; at the start they are removed, and every value they changed is what
/// it was.
///
/// A property animator that the app starts by itself plays on regardless (observed), and may end
/// the transition under the finger.
@MainActor
final class LayerScrubber: TransitionScrubber {
  private let transition: ControllerTransition
  private let duration: TimeInterval
  private let journal = AnimationJournal()
  private var layers: [(layer: CALayer, start: TimeInterval)] = []
  private var fraction: CGFloat = 0
  /// Whether the time is past the end, so that the animations are over.
  private var isAtEnd = false

  init(transition: ControllerTransition, duration: TimeInterval) {
    self.transition = transition
    self.duration = max(duration, 0)
  }

  func begin() {
    // Time runs normally again once the transition has ended; an animator that waits longer keeps
    // its own.
    transition.coordinator.addEnding { [weak self] in self?.transitionDidEnd() }
    freeze(transition.context.containerView.layer)
    UIKitWorld.current.animations.keep(journal) {
      freezeAlongsideViews()
      transition.runAnimator()
      freezeAlongsideViews()
    }
    transition.coordinator.journal = journal
    // They begin here, at the start, wherever the first update moves the time to.
    World.current.resolveBeginTimes()
  }

  /// What animates alongside is done with a transition that the app completes before its time
  /// (inferred).
  private func transitionDidEnd() {
    if !isAtEnd, !transition.context.transitionWasCancelled {
      let container = transition.context.containerView.layer
      for (layer, _) in layers where layer !== container { layer.removeDrivenAnimationsInTree() }
    }
    thaw()
  }

  private func freezeAlongsideViews() {
    for view in transition.coordinator.alongsideViews
    where !view.isDescendant(of: transition.context.containerView) {
      freeze(view.layer)
    }
  }

  private func freeze(_ layer: CALayer) {
    guard !layers.contains(where: { $0.layer === layer }) else { return }
    let start = layer.localTime(ofWorldTime: CACurrentMediaTime())
    layers.append((layer, start))
    layer.speed = 0
    layer.timeOffset = start
    layer.isTimeDriven = true
  }

  func scrub(to fraction: CGFloat) {
    self.fraction = fraction
    freezeAlongsideViews()
    for (layer, start) in layers {
      layer.timeOffset = start + TimeInterval(fraction) * duration
    }
  }

  func finish(
    after rest: TimeInterval,
    curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    ramp(to: 1, over: rest, curve: curve) { [self] in
      isAtEnd = true
      // Just past the end, so that animations of the whole duration are over.
      let now = CACurrentMediaTime()
      for (layer, start) in layers {
        layer.timeRamp = nil
        layer.speed = 1
        layer.timeOffset = 0
        let offset = layer.localTime(ofWorldTime: now) - (start + duration)
        layer.beginTime += offset
      }
    }
  }

  func cancel(
    after rest: TimeInterval,
    curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    journal.returnFreeChanges(notIn: layers.map(\.layer), over: rest, curve: curve)
    ramp(to: 0, over: rest, curve: curve) { [self] in
      journal.restore()
      for (layer, _) in layers { layer.removeDrivenAnimationsInTree() }
      thaw()
    }
  }

  private func ramp(
    to end: CGFloat,
    over rest: TimeInterval,
    curve: UIView.AnimationCurve,
    then: @escaping () -> Void
  ) {
    let now = CACurrentMediaTime()
    for (layer, start) in layers {
      layer.timeRamp = TimeRamp(
        begin: now,
        duration: rest,
        from: start + TimeInterval(fraction) * duration,
        to: start + TimeInterval(end) * duration,
        curve: curve.timingFunction.curve
      )
    }
    World.current.schedule(after: rest) { [self] in
      guard transition.phase == .running else { return thaw() }
      then()
    }
  }

  private func thaw() {
    for (layer, _) in layers {
      layer.timeRamp = nil
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.isTimeDriven = false
    }
    layers = []
  }
}

/// Scrubs the interruptible animator of the app.
@MainActor
final class AnimatorScrubber: TransitionScrubber {
  private let animator: any UIViewImplicitlyAnimating
  private let transition: ControllerTransition

  init(_ animator: any UIViewImplicitlyAnimating, transition: ControllerTransition) {
    self.animator = animator
    self.transition = transition
  }

  func begin() {
    transition.animatorRunsByItself()
    let coordinator = transition.coordinator
    animator.addAnimations { coordinator.drainAlongside() }
    animator.pauseAnimation()
  }

  func scrub(to fraction: CGFloat) { animator.fractionComplete = fraction }

  /// Pauses and returns the animator's progress.
  func pause() -> CGFloat {
    animator.pauseAnimation()
    return animator.fractionComplete
  }

  func finish(
    after rest: TimeInterval,
    curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    goOn(after: rest, curve: curve, timing: timing)
  }

  func cancel(
    after rest: TimeInterval,
    curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    animator.isReversed.toggle()
    goOn(after: rest, curve: curve, timing: timing)
  }

  private func goOn(
    after rest: TimeInterval,
    curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    let whole = transition.coordinator.transitionDuration
    animator.continueAnimation(
      withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: curve),
      durationFactor: whole > 0 ? CGFloat(rest / whole) : 0
    )
  }
}
