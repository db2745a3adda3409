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

  /// A layer of the same class with what shows now, also in values of an app's class; its tree is
  /// that of the presentation.
  final func makePresentation() -> CALayer? {
    guard tree.original == nil else { return self }
    guard isInShownTree, !tree.isBeingPresented else { return nil }
    tree.isBeingPresented = true
    defer { tree.isBeingPresented = false }
    let copy = type(of: self).makeCopy(of: self)
    copy.values = presentedState()
    copy.drawing.userValues = presentedOwnValues()
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
}

extension CALayer {
  @usableFromInline
  convenience init(_copyOf layer: Any) { self.init(layer: layer) }

  /// A layer of exactly this class, as `_ClassConstructible` explains.
  ///
  /// A class of an app without `init(layer:)` ends as on iOS, "use of unimplemented initializer".
  @_silgen_name("$s10QuartzCore7CALayerC7_copyOfACyp_tcfC")
  static func makeCopy(of layer: __owned Any) -> CALayer
}
