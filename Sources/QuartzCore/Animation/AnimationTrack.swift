import Timeline

/// An animation made ready for evaluation: its timing as numbers, its values as values of the
/// property it changes. Taken when the animation is added; later changes of the object do not count.
struct AnimationTrack {
  let timing: MediaTiming

  /// nil when the layer has no such property, or the values are none of it.
  init?(_ animation: CAAnimation, for layer: CALayer) {
    timing = MediaTiming(animation)
  }

  init(showingNothing animation: CAAnimation) {
    timing = MediaTiming(animation)
  }

  func apply(to state: inout LayerState, at instant: LayerInstant, begin: Double) {}
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
