import Foundation
import QuartzCore
import Symbols

/// The picture of an image view on a layer of its own, which effects move while the view stays.
///
/// What lasts (a scale, an absence) is the layer's model; what passes or repeats is added to it.
/// The motions are our own, made after Apple's presentations of the effects (inferred).
@MainActor
final class SymbolStage {
  /// Of the image view, which shows it in place of its own contents.
  let layer = CALayer()

  private struct Running {
    let effect: any SymbolEffect
    let key: String
    let number: Int
    let completion: UISymbolEffectCompletion?
  }

  private var running: [SymbolEffectConfiguration.Kind: Running] = [:]
  private var number = 0
  private var scale: CGFloat = 1
  private var isGone = false
  private weak var view: UIImageView?

  init(of view: UIImageView) {
    self.view = view
    withoutActions { view.layer.addSublayer(layer) }
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  /// Takes what the view would show itself.
  func take(_ contents: Any?, scale: CGFloat, center: CGRect) {
    withoutActions {
      layer.contents = contents
      layer.contentsScale = scale
      layer.contentsCenter = center
    }
    layOut()
  }

  func layOut() {
    guard let view else { return }
    withoutActions {
      layer.contentsGravity = view.layer.contentsGravity
      layer.bounds = CGRect(origin: .zero, size: view.layer.bounds.size)
      layer.position = CGPoint(x: view.layer.bounds.midX, y: view.layer.bounds.midY)
    }
  }

  // MARK: Effects

  func add(
    _ effect: any SymbolEffect,
    _ options: SymbolEffectOptions,
    isAnimated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let configuration = effect.configuration
    let rise: CGFloat = configuration.direction == .down ? -1 : 1
    switch configuration.kind {
    case .scale:
      scale = 1 + 0.2 * rise
      settle(effect, options, isAnimated: isAnimated, completion)
    case .disappear, .drawOff:
      isGone = true
      settle(effect, options, isAnimated: isAnimated, vanishing: 1 - 0.4 * -rise, completion)
    case .appear, .drawOn, .automatic, .replace:
      isGone = false
      settle(effect, options, isAnimated: isAnimated, vanishing: 1 - 0.4 * rise, completion)
    case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe:
      guard isAnimated, let view else {
        report(Running(effect: effect, key: "", number: 0, completion: completion), true)
        return
      }
      play(SymbolMotion(configuration, in: view), of: effect, options, completion)
    }
  }

  func remove(
    _ kind: SymbolEffectConfiguration.Kind,
    _ options: SymbolEffectOptions,
    isAnimated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    if let old = running.removeValue(forKey: kind) {
      let shown = layer.presentation()
      layer.removeAnimation(forKey: old.key)
      if isAnimated { glide(from: shown, over: Self.settling / options.pace) }
      report(old, false)
    }
    switch kind {
    case .scale where scale != 1: scale = 1
    case .disappear where isGone, .drawOff where isGone: isGone = false
    default:
      complete(completion, kind, after: isAnimated ? Self.settling / options.pace : 0)
      return
    }
    apply(over: isAnimated ? Self.settling / options.pace : 0)
    complete(completion, kind, after: isAnimated ? Self.settling / options.pace : 0)
  }

  func removeAll(_ options: SymbolEffectOptions, isAnimated: Bool) {
    // In the order of their beginnings.
    for each in running.values.sorted(by: { $0.number < $1.number }) {
      remove(each.effect.configuration.kind, options, isAnimated: isAnimated, nil)
    }
    guard scale != 1 || isGone else { return }
    scale = 1
    isGone = false
    apply(over: isAnimated ? Self.settling / options.pace : 0)
  }

  /// Seconds of a change that lasts.
  private static let settling: TimeInterval = 0.35

  private func settle(
    _ effect: any SymbolEffect,
    _ options: SymbolEffectOptions,
    isAnimated: Bool,
    vanishing: CGFloat = 0.6,
    _ completion: UISymbolEffectCompletion?
  ) {
    let duration = isAnimated ? Self.settling / options.pace : 0
    apply(over: duration, vanishing: vanishing)
    let context = UISymbolEffectCompletionContext(effect, sender: view, isFinished: true)
    after(duration) { completion?(context) }
  }

  private func complete(
    _ completion: UISymbolEffectCompletion?,
    _ kind: SymbolEffectConfiguration.Kind,
    after duration: TimeInterval
  ) {
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(nil, sender: view, isFinished: true)
    after(duration) { completion(context) }
  }

  /// Gives the layer what lasts.
  ///
  /// - Parameter vanishing: the scale of a symbol that is away.
  private func apply(over duration: TimeInterval, vanishing: CGFloat = 0.6) {
    let shown = layer.presentation() ?? layer
    let (oldTransform, oldOpacity) = (shown.transform, shown.opacity)
    let factor = scale * (isGone ? vanishing : 1)
    // A symbol that comes begins at the scale of one that is away.
    let wasGone = layer.opacity == 0
    let from =
      wasGone && !isGone
      ? CATransform3DMakeScale(scale * vanishing, scale * vanishing, 1)
      : oldTransform
    withoutActions {
      layer.transform = CATransform3DMakeScale(factor, factor, 1)
      layer.opacity = isGone ? 0 : 1
    }
    guard duration > 0 else { return }
    change("transform", from: from, to: layer.transform, over: duration)
    change("opacity", from: oldOpacity, to: layer.opacity, over: duration)
  }

  private func change(_ path: String, from: Any, to: Any, over duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "settle." + path)
  }

  /// From where an effect left the picture back to what lasts.
  private func glide(from shown: CALayer?, over duration: TimeInterval) {
    guard let shown else { return }
    change("transform", from: shown.transform, to: layer.transform, over: duration)
    change("opacity", from: shown.opacity, to: layer.opacity, over: duration)
  }

  private func play(
    _ motion: SymbolMotion,
    of effect: any SymbolEffect,
    _ options: SymbolEffectOptions,
    _ completion: UISymbolEffectCompletion?
  ) {
    let kind = effect.configuration.kind
    if let old = running.removeValue(forKey: kind) { report(old, false) }
    number += 1
    let this = Running(
      effect: effect,
      key: "symbol.\(kind)",
      number: number,
      completion: completion
    )
    running[kind] = this
    let animation = motion.animation(options)
    layer.add(animation, forKey: this.key)
    guard animation.repeatCount.isFinite else { return }
    after(animation.duration * Double(max(1, animation.repeatCount))) { [weak self] in
      guard let self, running[kind]?.number == this.number else { return }
      running[kind] = nil
      report(this, true)
    }
  }

  private func report(_ effect: Running, _ isFinished: Bool) {
    guard let completion = effect.completion else { return }
    let context = UISymbolEffectCompletionContext(
      effect.effect,
      sender: view,
      isFinished: isFinished
    )
    after(0) { completion(context) }
  }

  private func after(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    World.current.schedule(after: delay) { MainActor.assumeIsolated { body() } }
  }

  // MARK: Another symbol

  /// The old picture leaves, then the new one comes; the layer has the new one already.
  func replace(
    _ old: Any?,
    by effect: any SymbolEffect,
    _ options: SymbolEffectOptions,
    _ completion: UISymbolEffectCompletion?
  ) {
    let half = Self.settling / 2 / options.pace
    let direction = effect.configuration.direction
    let leaving = CALayer()
    withoutActions {
      leaving.frame = layer.frame
      leaving.contents = old
      leaving.contentsScale = layer.contentsScale
      leaving.contentsGravity = layer.contentsGravity
      leaving.opacity = 0
      layer.superlayer?.addSublayer(leaving)
    }
    let out = direction == .up ? 1.3 : 0.6
    if direction != .forward {
      leaving.add(Self.fade(from: 1, to: 0, scale: (1, out), over: half, delay: 0), forKey: "out")
    }
    layer.add(Self.fade(from: 0, to: 1, scale: (0.6, 1), over: half, delay: half), forKey: "in")
    let context = UISymbolEffectCompletionContext(effect, sender: view, isFinished: true)
    after(2 * half) {
      leaving.removeFromSuperlayer()
      completion?(context)
    }
  }

  /// Over what the layer has by itself.
  private static func fade(
    from: CGFloat,
    to: CGFloat,
    scale: (from: CGFloat, to: CGFloat),
    over duration: TimeInterval,
    delay: TimeInterval
  ) -> CAAnimation {
    let opacity = CABasicAnimation(keyPath: "opacity")
    (opacity.fromValue, opacity.toValue) = (from, to)
    let size = CABasicAnimation(keyPath: "transform.scale")
    (size.fromValue, size.toValue) = (scale.from, scale.to)
    for part in [opacity, size] {
      part.beginTime = delay
      part.duration = duration
      part.fillMode = .both
      part.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    let group = CAAnimationGroup()
    group.animations = [opacity, size]
    group.duration = delay + duration
    return group
  }
}
