import Foundation
import QuartzCore

/// Observers of the state are called at once, before the call that changes it returns (documented
/// as key-value observable).
extension UIViewPropertyAnimator {
  // MARK: Starting

  func start(afterDelay delay: TimeInterval) {
    defer { observedValuesMayHaveChanged() }
    switch state {
    case .inactive:
      let delay = delay.isFinite ? max(0, delay) : 0
      setDelay(delay)
      let isInstant = duration == 0
      // Without a duration nothing is on its way, unless something comes before it or leads back.
      let hasWay = delay > 0 || reversed || pausesOnCompletion
      activate(least: isInstant && hasWay ? Self.leastDuration : 0)
      let startsAtEnd = isInstant && delay == 0 && !reversed
      begin(from: startsAtEnd ? run?.duration ?? 0 : -delay)
    case .active:
      guard !isRunning else { return }
      resume(nil, durationFactor: 0)
    case .stopped:
      refuse("start")
    }
  }

  /// In seconds, of an animator without a duration that is scrubbed, or goes back from its end:
  /// there is a way from one end to the other (inferred: apps scrub such animators).
  private static let leastDuration: TimeInterval = 1e-3

  /// Runs the blocks; all values are at the start.
  ///
  /// - Parameter least: the shortest duration, in seconds.
  private func activate(least: TimeInterval = 0) {
    let recorder = UIKitWorld.current.animations
    let whole = max(duration, least)
    let run = AnimatorRun(duration: whole, pace: pace, inside: recorder.innermost)
    self.run = run
    decideTouches()
    owner = UIKitWorld.current
    state = .active
    owner?.noteStarted(self)
    run.tracker.addCompletion { [weak self, weak run] _ in
      MainActor.assumeIsolated {
        guard let self, let run, self.run === run else { return }
        self.arrive()
      }
    }
    let pending = blocks
    blocks = []
    // With a duration of 0 all values are at the end.
    for block in pending { perform(block, in: run, after: pacerStart(run)) }
  }

  /// Of an animator inside another one, the outer one decides, as it paces both.
  func decideTouches() {
    guard let run, !run.isNested else { return }
    run.pacer.isTouchedWhereShown = !isManualHitTestingEnabled
  }

  private func pacerStart(_ run: AnimatorRun) -> TimeInterval { run.isNested ? run.offset : 0 }

  private func begin(from offset: TimeInterval) {
    guard let run else { return }
    isRunning = true
    if run.isNested {
      run.tracker.close()
    } else {
      go(from: offset, rate: reversed ? -1 : 1)
    }
  }

  private func go(from offset: TimeInterval, rate: Double) {
    guard let run else { return }
    isRunning = true
    run.move(to: offset, rate: rate)
    run.schedule { [weak self] in self?.arrive() }
  }

  func perform(_ block: Block) {
    guard let run else { return }
    perform(block, in: run, after: max(0, run.offset))
  }

  /// An animation added later takes the remaining time.
  private func perform(_ block: Block, in run: AnimatorRun, after time: TimeInterval) {
    let rest = run.isNested ? duration : max(0, run.duration - time)
    run.perform(
      block.changes,
      delay: rest * block.delayFactor,
      duration: rest * (1 - block.delayFactor),
      pacerTime: time,
      options: blockOptions
    )
  }

  private var blockOptions: UIView.AnimationOptions {
    var options: UIView.AnimationOptions = []
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    if flushUpdates { options.insert(.flushUpdates) }
    if laysOutSubviews { options.insert(.layoutSubviews) }
    return options
  }

  // MARK: Pausing and scrubbing

  func pause() {
    defer { observedValuesMayHaveChanged() }
    switch state {
    case .inactive:
      activate(least: Self.leastDuration)
    case .active:
      guard isRunning, let run else { return }
      guard isInterruptible else { return refuse("pause an uninterruptible") }
      run.cancelTimer()
      run.move(to: run.offset, rate: 0)
      isRunning = false
    case .stopped:
      refuse("pause")
    }
  }

  var currentFraction: CGFloat {
    guard let run, state == .active else { return 0 }
    let position = isRunning || !scrubsLinearly ? run.linearProgress : run.progress
    let clamped = min(max(position, 0), 1)
    return reversed ? 1 - clamped : clamped
  }

  func scrub(to fraction: CGFloat) {
    guard state != .stopped else { return refuse("scrub") }
    if state == .inactive || isRunning { pause() }
    guard let run, !isRunning else { return }
    let fraction = fraction.isFinite ? min(max(Double(fraction), 0), 1) : 0
    let position = reversed ? 1 - fraction : fraction
    let (from, to) = run.span
    let local = from == to ? 1 : min(max((position - from) / (to - from), 0), 1)
    run.pacer.isLinear = scrubsLinearly
    run.move(to: local * run.duration, rate: 0)
  }

  func setReversed(_ newValue: Bool) {
    defer { observedValuesMayHaveChanged() }
    guard newValue != reversed else { return }
    reversed = newValue
    guard let run, state == .active, !run.isNested else { return }
    if run.span != (0, 1) {
      // After new timing the pacer runs in one direction only.
      let rest = newValue ? run.progress : 1 - run.progress
      run.retarget(toStart: newValue, pace: run.pace, duration: duration * max(rest, 0))
      isRunning ? go(from: 0, rate: 1) : run.move(to: 0, rate: 0)
    } else if isRunning {
      go(from: run.offset, rate: newValue ? -1 : 1)
    }
  }

  // MARK: Going on

  func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    defer { observedValuesMayHaveChanged() }
    guard state == .active, let run else { return refuse("continue") }
    guard !isRunning else { return }
    let factor = durationFactor.isFinite ? max(0, Double(durationFactor)) : 0
    if let parameters {
      let rest = reversed ? run.progress : 1 - run.progress
      let wanted = factor > 0 ? factor * duration : max(rest, 0) * duration
      let (pace, actual) = parameters.pace(over: wanted)
      run.retarget(toStart: reversed, pace: pace, duration: actual)
      go(from: 0, rate: 1)
      return
    }
    // A scrubbed animator continues along its curve from where it is.
    if run.pacer.isLinear {
      let fraction = run.pace.fraction(at: run.timeFraction, of: run.duration)
      run.pacer.isLinear = false
      run.move(to: fraction * run.duration, rate: 0)
    }
    let leadsBack = reversed && run.span == (0, 1)
    let rest = leadsBack ? run.offset : run.duration - run.offset
    let whole = max(duration, Self.leastDuration)
    let speed = factor > 0 ? max(rest, 0) / (factor * whole) : 1
    if rest <= 0 || speed <= 0 {
      go(from: run.offset, rate: leadsBack ? -1 : 1)
    } else {
      go(from: run.offset, rate: leadsBack ? -speed : speed)
    }
  }

  // MARK: Ending

  /// The pacer may have reached its end.
  func arrive() {
    guard let run, state == .active, isRunning else { return }
    guard run.isNested || run.hasArrived else { return }
    run.cancelTimer()
    if pausesOnCompletion, !run.isNested {
      run.move(to: run.pacer.rate < 0 ? 0 : run.duration, rate: 0)
      isRunning = false
      observedValuesMayHaveChanged()
      return
    }
    let position: UIViewAnimatingPosition = reversed ? .start : .end
    run.tracker.close()
    if position == .start { run.writeStartValues() }
    finish(at: position)
  }

  func stop(_ withoutFinishing: Bool) {
    defer { observedValuesMayHaveChanged() }
    guard state == .active, let run else {
      if state == .stopped { refuse("stop") }
      return
    }
    run.cancelTimer()
    isRunning = false
    run.writeShownValues()
    run.removeAnimations()
    run.tracker.close()
    if withoutFinishing {
      abandon()
    } else {
      state = .stopped
    }
  }

  func finishStopped(at position: UIViewAnimatingPosition) {
    // After `stopAnimation(true)` there is nothing left to finish, which is no error (measured).
    if state == .inactive { return }
    guard state == .stopped, let run else { return refuse("finish") }
    switch position {
    case .start: run.writeStartValues()
    case .end: run.writeEndValues()
    case .current: break
    }
    finish(at: position)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    run?.removeAnimations()
    let done = completions
    abandon()
    observedValuesMayHaveChanged()
    for completion in done { completion(position) }
  }

  /// Back to inactive, with nothing left to do.
  func abandon() {
    run?.cancelTimer()
    run = nil
    state = .inactive
    isRunning = false
    reversed = false
    completions = []
    owner?.forget(self)
  }
}
