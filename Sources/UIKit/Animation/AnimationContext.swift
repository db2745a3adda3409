import Foundation
import QuartzCore

/// One open block of animations: it animates the properties that change while it is innermost.
///
/// `UIView.animate`, keyframes, transitions, property animators and UIKit's own animators all make
/// one and run their changes in it.
package final class AnimationContext {
  /// Seconds, without the delay.
  package var duration: TimeInterval
  package var delay: TimeInterval
  package var pace: AnimationPace
  package var options: UIView.AnimationOptions
  /// How often the animations run; 0 counts as once.
  package var repeatCount: Float = 0
  package var autoreverses = false
  /// If set, the animations run in its time, beginning at `pacerTime` plus the delay.
  package let pacer: AnimationPacer?
  package let pacerTime: TimeInterval
  package let tracker: AnimationTracker
  /// Collects changes instead of animating them one by one.
  var keyframes: KeyframeCollector?
  /// Called with every change, before its animation is added.
  package var onChange: ((PropertyChange) -> Void)?
  /// Called with every animation that has been added, and its key.
  package var onAdd: ((CALayer, String) -> Void)?

  /// They begin when the block ends: their old pictures are those of the last frame.
  var transitions: [(style: ViewTransition, view: UIView)] = []

  private var resizedViews: [UIView] = []

  package init(
    duration: TimeInterval,
    delay: TimeInterval = 0,
    pace: AnimationPace = .easeInOut,
    options: UIView.AnimationOptions = [],
    pacer: AnimationPacer? = nil,
    pacerTime: TimeInterval = 0,
    tracker: AnimationTracker = AnimationTracker()
  ) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.pace = pace
    self.options = options
    self.pacer = pacer
    self.pacerTime = pacerTime
    self.tracker = tracker
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  /// Whether changes are animated; not with a duration and delay of 0.
  package var animates: Bool { duration > 0 || delay > 0 }

  // MARK: Changes

  @MainActor
  func record(_ change: PropertyChange) {
    onChange?(change)
    if let view = change.view {
      if !options.contains(.allowUserInteraction) { tracker.blockTouches(of: view) }
      if change.property == .bounds, options.contains(.layoutSubviews) { resizedViews.append(view) }
    }
    let isJump = change.isJump
    if isJump { change.layer.endResizing() }
    if let keyframes {
      if !isJump { keyframes.record(change) }
    } else {
      for animation in change.animations(in: self) { add(animation, to: change.layer) }
    }
  }

  /// Gives `animation` the block's timing and adds it to `layer`.
  package func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    time(animation, on: layer)
    addTimed(animation, to: layer, forKey: layer.freeKey(for: animation))
  }

  /// Adds an animation that has the block's timing; the block waits for it.
  func addTimed(_ animation: CAPropertyAnimation, to layer: CALayer, forKey key: String) {
    // It can be reversed after its end; its owner removes it.
    if pacer != nil { animation.isRemovedOnCompletion = onAdd == nil }
    tracker.track(animation)
    layer.add(animation, forKey: key)
    onAdd?(layer, key)
  }

  func time(_ animation: CAPropertyAnimation, on layer: CALayer) {
    animation.duration = max(duration, AnimationContext.shortestDuration)
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if let pacer {
      animation.pacer = pacer
      animation.beginTime = pacerTime + delay
    } else if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
  }

  /// Core Animation takes a duration of 0 for "not set".
  private static let shortestDuration: TimeInterval = 1e-6

  /// Lays out resized views inside the block, if its options request it.
  @MainActor
  func layOutResizedViews() {
    while !resizedViews.isEmpty {
      let views = resizedViews
      resizedViews = []
      for view in views { view.layoutIfNeeded() }
    }
  }
}

extension CALayer {
  /// Removes the animations of earlier changes of the size, which would change the new one too.
  fileprivate func endResizing() {
    for key in animationKeys() ?? [] where key == "bounds.size" || key.hasPrefix("bounds.size-") {
      removeAnimation(forKey: key)
    }
  }

  /// Additive animations of one property coexist under "position", "position-2", …; others replace
  /// each other.
  fileprivate func freeKey(for animation: CAPropertyAnimation) -> String {
    let key = animation.keyPath ?? ""
    guard animation.isAdditive else { return key }
    var candidate = key
    var number = 1
    while self.animation(forKey: candidate) != nil {
      number += 1
      candidate = "\(key)-\(number)"
    }
    return candidate
  }
}
