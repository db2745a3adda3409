extension CALayer {
  /// What shows at an instant of the layer's own time: the model with its animations.
  final func presentedState(at instant: LayerInstant) -> LayerState {
    var state = values
    animate(&state, at: instant)
    return state
  }

  /// Overlays the model's state with what the animations show.
  final func animate(_ state: inout LayerState, at instant: LayerInstant) {
    for live in animations.all {
      let place = live.place(at: instant)
      live.track.apply(to: &state, at: place.instant, begin: place.begin)
    }
  }

  /// What shows now.
  package final func presentedState() -> LayerState {
    if tree.original != nil || animations.isEmpty { return values }
    return presentedState(at: instant(at: ownWorld.clock.now))
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

  /// The superlayer; of a presentation, its presentation.
  final var layerAbove: CALayer? {
    guard let original = tree.original else { return tree.superlayer }
    return original.tree.superlayer?.makePresentation()
  }

  /// The sublayers; of a presentation, their presentations.
  final var layersBelow: [CALayer] {
    guard let original = tree.original else { return tree.sublayers }
    return original.tree.sublayers.compactMap { $0.makePresentation() }
  }

  /// An app's class cannot be made here, so the nearest framework class replaces it.
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
