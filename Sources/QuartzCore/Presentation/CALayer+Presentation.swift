extension CALayer {
  /// What shows at an instant of the layer's own time: the model with its animations.
  final func presentedState(at instant: LayerInstant) -> LayerState {
    var state = values
    for live in animations.all {
      let time = live.parentInstant(at: instant)
      live.track.apply(to: &state, at: time, begin: live.begin ?? time.time)
    }
    return state
  }

  /// What shows now.
  package final func presentedState() -> LayerState {
    if tree.original != nil || animations.isEmpty { return values }
    return presentedState(at: instant(at: World.current.clock.now))
  }

  /// A layer of the nearest class of this framework with what shows now; its tree is that of the
  /// presentation.
  final func makePresentation() -> CALayer? {
    guard tree.original == nil else { return self }
    guard isInShownTree else { return nil }
    let copy = makeCopyOfSameClass()
    copy.values = presentedState()
    copy.tree.original = self
    return copy
  }

  /// A class of the app stands in as the framework's class it comes from: it cannot be made here.
  private func makeCopyOfSameClass() -> CALayer {
    switch self {
    case is CAShapeLayer: CAShapeLayer(layer: self)
    case is CAGradientLayer: CAGradientLayer(layer: self)
    case is CAReplicatorLayer: CAReplicatorLayer(layer: self)
    case is CATransformLayer: CATransformLayer(layer: self)
    default: CALayer(layer: self)
    }
  }
}
