import Foundation
import QuartzCore

/// One run of a property animator: its time, the animations it has added and the values they carry.
@MainActor
final class AnimatorRun {
  /// Its time is between 0 and `duration`, or below 0 during the delay.
  let pacer: AnimationPacer
  private(set) var duration: TimeInterval
  private(set) var pace: AnimationPace
  /// The parts of the animator's progress that the pacer's 0 and `duration` correspond to.
  ///
  /// They differ from 0 and 1 after the animator continued with new timing.
  private(set) var span: (from: Double, to: Double) = (0, 1)
  /// Whether it runs in the time of an enclosing animator.
  let isNested: Bool
  let tracker = AnimationTracker()

  private struct Added {
    let layer: CALayer
    let key: String
  }

  private var added: [Added] = []
  private var changes: [PropertyChange] = []
  private var timer: (event: World.EventID, world: World)?

  init(duration: TimeInterval, pace: AnimationPace, inside outer: AnimationContext?) {
    self.duration = duration
    self.pace = pace
    isNested = outer?.pacer != nil
    pacer = outer?.pacer ?? AnimationPacer()
  }

  // MARK: Time

  /// The present time of the animated layers, whether or not a finger drives a
  /// transition around them.
  private var layerTime: TimeInterval {
    let now = world.clock.now
    return changes.first?.layer.undrivenTime(ofWorldTime: now) ?? now
  }

  /// The world of the animated layers, whichever stage is current.
  private var world: World { changes.first?.layer.ownWorld ?? .current }

  var offset: TimeInterval { pacer.time(atLayerTime: layerTime) }

  /// The share of time that has passed, 0...1.
  var timeFraction: Double { duration > 0 ? min(max(offset / duration, 0), 1) : 1 }

  /// The progress of the values, 0...1.
  var progress: Double {
    let local = pacer.isLinear ? timeFraction : pace.progress(at: timeFraction, of: duration)
    return span.from + (span.to - span.from) * local
  }

  /// The progress by time alone.
  var linearProgress: Double { span.from + (span.to - span.from) * timeFraction }

  func move(to offset: TimeInterval, rate: Double) {
    if rate == 0 {
      pacer.pause(at: offset)
    } else {
      pacer.run(from: offset, at: layerTime, rate: rate)
    }
    world.timingDidChange(of: pacer)
  }

  /// Calls `action` when the pacer reaches the end it runs to.
  func schedule(_ action: @escaping @MainActor () -> Void) {
    cancelTimer()
    guard pacer.rate != 0 else { return }
    let way = pacer.rate > 0 ? duration - offset : offset
    let world = world
    let event = world.schedule(after: max(0, way / abs(pacer.rate))) {
      MainActor.assumeIsolated { action() }
    }
    timer = (event, world)
  }

  func cancelTimer() {
    if let timer { timer.world.cancel(timer.event) }
    timer = nil
  }

  /// Whether the pacer is at the end it runs to.
  ///
  /// It never arrives while its layers' time is stopped.
  var hasArrived: Bool {
    let tolerance = 1e-7
    return pacer.rate >= 0 ? offset >= duration - tolerance : offset <= tolerance
  }

  // MARK: Changes

  func perform(
    _ changes: () -> Void,
    delay: TimeInterval,
    duration: TimeInterval,
    pacerTime: TimeInterval,
    options: UIView.AnimationOptions
  ) {
    let context = AnimationContext(
      duration: duration,
      delay: delay,
      pace: pace,
      options: options,
      pacer: pacer,
      pacerTime: pacerTime,
      tracker: tracker
    )
    context.onChange = { [unowned self] change in self.changes.append(change) }
    context.onAdd = { [unowned self] layer, key in added.append(Added(layer: layer, key: key)) }
    UIKitWorld.current.animations.perform(in: context, changes)
  }

  /// Removes the animations, so that the model shows.
  func removeAnimations() {
    let all = added
    added = []
    for item in all { item.layer.removeAnimation(forKey: item.key) }
  }

  /// Writes the presented values into the model.
  func writeShownValues() {
    let shown = finalChanges.map { change in
      (change, change.layer.presentedState()[change.property])
    }
    for (change, value) in shown { change.write(value) }
  }

  func writeStartValues() {
    for change in changes.reversed() { change.restoreOldValue() }
  }

  func writeEndValues() {
    for change in finalChanges { change.write(change.newValue) }
  }

  /// The last change of each property.
  private var finalChanges: [PropertyChange] {
    var result: [PropertyChange] = []
    for change in changes {
      if let index = result.firstIndex(where: {
        $0.layer === change.layer && $0.property == change.property
      }) {
        result[index] = change.replacingEnd(of: result[index])
      } else {
        result.append(change)
      }
    }
    return result
  }

  /// Animates the values from their present state to one of the ends, with new timing.
  func retarget(toStart: Bool, pace: AnimationPace, duration: TimeInterval) {
    let from = min(max(progress, 0), 1)
    let goals = finalChanges.map { change in
      PropertyChange(
        layer: change.layer,
        property: change.property,
        oldValue: change.layer.presentedState()[change.property],
        newValue: toStart ? change.oldValue : change.newValue,
        shownValue: change.shownValue
      )
    }
    removeAnimations()
    self.pace = pace
    self.duration = duration
    span = (from, toStart ? 0 : 1)
    pacer.isLinear = false
    let context = AnimationContext(
      duration: duration,
      pace: pace,
      pacer: pacer,
      tracker: tracker
    )
    context.onAdd = { [unowned self] layer, key in added.append(Added(layer: layer, key: key)) }
    for goal in goals {
      goal.write(goal.newValue)
      for animation in goal.animations(in: context) { context.add(animation, to: goal.layer) }
    }
  }
}

extension PropertyChange {
  /// From the start of `earlier` to the end of the receiver.
  fileprivate func replacingEnd(of earlier: PropertyChange) -> PropertyChange {
    PropertyChange(
      layer: layer,
      property: property,
      oldValue: earlier.oldValue,
      newValue: newValue,
      shownValue: earlier.shownValue,
      oldBackgroundColor: earlier.oldBackgroundColor
    )
  }
}
