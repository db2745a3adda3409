import Display
import Timeline

/// An animation prepared for evaluation: its timing as numbers, its values as values of the
/// property it changes.
///
/// It is made when the animation is added; later changes of the object have no effect.
final class AnimationTrack {
  enum Kind {
    case nothing
    case basic(BasicTrack)
    case keyframes(KeyframeTrack)
    case group([AnimationTrack])
    case transition(TransitionTrack)
  }

  let timing: MediaTiming
  /// nil is linear.
  let curve: CubicCurve?
  let kind: Kind

  /// nil when the layer has no such property, or the values do not fit it.
  convenience init?(_ animation: CAAnimation, for layer: CALayer, isInGroup: Bool = false) {
    var kind = Kind.nothing
    switch animation {
    case let basic as CABasicAnimation:
      guard let track = BasicTrack(basic, for: layer) else { return nil }
      kind = .basic(track)
    case let keyframes as CAKeyframeAnimation:
      guard let track = KeyframeTrack(keyframes, for: layer) else { return nil }
      kind = .keyframes(track)
    case let group as CAAnimationGroup:
      let length = group.duration
      kind = .group(
        (group.animations ?? []).compactMap { child in
          if child.duration <= 0 { child.duration = length }
          return AnimationTrack(child, for: layer, isInGroup: true)
        }
      )
    case let transition as CATransition:
      kind = .transition(TransitionTrack(transition, for: layer))
    default: break
    }
    self.init(animation, kind, isInGroup: isInGroup)
  }

  /// An animation without effect: it takes its time and calls its delegate.
  convenience init(showingNothing animation: CAAnimation) {
    self.init(animation, .nothing)
  }

  private init(_ animation: CAAnimation, _ kind: Kind, isInGroup: Bool = false) {
    var timing = MediaTiming(animation)
    // The part of a group that an offset skips does not come later (inferred).
    timing.keepsDuration = !isInGroup
    self.timing = timing
    curve = animation.timingFunction.flatMap { $0.curve.isLinear ? nil : $0.curve }
    self.kind = kind
  }

  /// Whether it changes a property of the layer.
  func changes(_ property: LayerProperty) -> Bool {
    switch kind {
    case .nothing, .transition: false
    case .basic(let track): track.target.keyPath.property == property
    case .keyframes(let track): track.target.keyPath.property == property
    case .group(let children): children.contains { $0.changes(property) }
    }
  }

  /// Whether it may turn or move the layer out of its superlayer's plane.
  var leavesPlane: Bool {
    switch kind {
    case .nothing, .transition: false
    case .basic(let track): track.leavesPlane
    case .keyframes(let track): track.leavesPlane
    case .group(let children): children.contains(where: \.leavesPlane)
    }
  }

  /// Changes `state` to what shows.
  ///
  /// `instant` is in the animation's parent time.
  func apply(to state: inout LayerState, at instant: LayerInstant, begin: Double) {
    guard let sample = timing.sample(at: instant.time, begin: begin) else { return }
    apply(to: &state, sample, isLinear: instant.isLinear)
  }

  private func apply(to state: inout LayerState, _ sample: MediaTiming.Sample, isLinear: Bool) {
    switch kind {
    case .nothing, .transition: break
    case .basic(let track):
      track.apply(to: &state, progress: progress(sample, isLinear), sample, isLinear: isLinear)
    case .keyframes(let track):
      track.apply(to: &state, progress: progress(sample, isLinear), cycle: sample.cycle)
    case .group(let children):
      let time = progress(sample, isLinear) * timing.duration
      let isAtEnd = sample.progress == 1
      for child in children {
        let begin = child.timing.beginTime
        if isAtEnd, child.timing.span(from: begin).end.isSameInstant(as: time) {
          // A child that ends with the group shows its end, also when the group fills forwards.
          child.apply(to: &state, child.timing.end, isLinear: isLinear)
        } else {
          child.apply(
            to: &state,
            at: LayerInstant(time: time, isLinear: isLinear),
            begin: begin
          )
        }
      }
    }
  }

  /// The transition and its progress, when this is a visible transition.
  func transition(at instant: LayerInstant, begin: Double) -> (TransitionTrack, Double)? {
    guard case .transition(let track) = kind,
      let sample = timing.sample(at: instant.time, begin: begin)
    else { return nil }
    return (track, track.progress(progress(sample, instant.isLinear)))
  }

  private func progress(_ sample: MediaTiming.Sample, _ isLinear: Bool) -> Double {
    guard let curve, !isLinear else { return sample.progress }
    return curve.value(at: sample.progress)
  }
}

extension MediaTiming {
  init(_ animation: CAAnimation) {
    self.init(
      beginTime: animation.beginTime,
      duration: animation.duration,
      speed: Double(animation.speed),
      timeOffset: animation.timeOffset,
      repeatCount: Double(animation.repeatCount),
      repeatDuration: animation.repeatDuration,
      autoreverses: animation.autoreverses,
      fill: animation.fillMode.fill
    )
  }
}

extension CAMediaTimingFillMode {
  var fill: MediaTiming.Fill {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }
}
