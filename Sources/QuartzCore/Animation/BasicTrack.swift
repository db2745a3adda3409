import Geometry
import Timeline

/// A `CABasicAnimation` prepared for evaluation.
final class BasicTrack {
  let target: AnimationTarget
  private let from: AnimatedValue?
  private let to: AnimatedValue?
  private let by: AnimatedValue?
  private let spring: Spring?
  private let duration: Double
  private let relative: RelativeTransform?
  /// The fast form, if the animation is of one of the common kinds.
  private let plain: PlainTrack?

  init?(_ animation: CABasicAnimation, for layer: CALayer) {
    guard let target = AnimationTarget(animation, for: layer) else { return nil }
    self.target = target
    // nil inside a value is "none", which is a value for colours, paths and contents.
    func value(_ boxed: Any?) -> AnimatedValue?? {
      guard let boxed else { return .some(nil) }
      guard let value = AnimatedValue(boxed: boxed, like: target.sample) else { return nil }
      return .some(value)
    }
    guard let from = value(animation.fromValue), let to = value(animation.toValue),
      let by = value(animation.byValue)
    else { return nil }
    self.from = from
    self.to = to
    self.by = by
    duration = animation.duration
    spring = (animation as? CASpringAnimation)?.spring
    if let spring, !spring.isValid { return nil }
    if target.addsToTransform, case .transform(let reference)? = animation.reference,
      let inverse = reference.inverse, case .transform(let start)? = from,
      case .transform(let end)? = to
    {
      relative = RelativeTransform(from: start, to: end, inverse: inverse)
    } else {
      relative = nil
    }
    plain = relative == nil && by == nil ? PlainTrack(target, from: from, to: to) : nil
  }

  var leavesPlane: Bool {
    target.leavesPlane([from, to, by].compactMap { $0 })
      || relative?.leavesPlane ?? false
  }

  func apply(
    to state: inout LayerState,
    progress: Double,
    _ sample: MediaTiming.Sample,
    isLinear: Bool
  ) {
    var progress = progress
    if let spring, !isLinear { progress = spring.value(at: progress * duration) }
    if let plain {
      plain.apply(to: &state, progress)
      return
    }
    if let relative {
      state.transform = relative.matrix(progress).concatenating(state.transform)
      return
    }
    let (start, end) = ends(in: state)
    target.store(
      start.interpolated(to: end, progress),
      end: end,
      cycle: sample.cycle,
      in: &state
    )
  }

  /// The table of `CABasicAnimation`: a missing end is the presented value without the animation.
  private func ends(in state: LayerState) -> (AnimatedValue, AnimatedValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by) ?? to, to)
    case (let from?, nil, nil): (from, target.base(in: state))
    case (nil, let to?, nil): (target.base(in: state), to)
    case (nil, nil, let by?):
      (target.base(in: state), target.base(in: state).adding(by))
    case (nil, nil, nil): (target.base(in: state), target.base(in: state))
    }
  }
}

/// The start and end of an additive transform, and the inverse of its end.
///
/// An object, since most animations have none and the matrices would be most of their size.
private final class RelativeTransform {
  private let from: CATransform3D
  private let to: CATransform3D
  private let inverse: CATransform3D
  /// Nil when nothing turns, which needs no components.
  private let way: CATransform3D.Way?

  init(from: CATransform3D, to: CATransform3D, inverse: CATransform3D) {
    self.from = from
    self.to = to
    self.inverse = inverse
    let isUpright = from.isUprightScale && to.isUprightScale
    way = isUpright ? nil : CATransform3D.Way(from: from, to: to)
  }

  var leavesPlane: Bool { !from.liesInPlane || !to.liesInPlane }

  /// What comes before the presented transform, at `t` of the way.
  func matrix(_ t: Double) -> CATransform3D {
    (way?.matrix(t) ?? from.mixed(with: to, t)).concatenating(inverse)
  }
}
