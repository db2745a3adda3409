extension World {
  /// Whether an emitter in a window makes particles.
  package var showsParticles: Bool {
    // A stack of its own, because layer trees may be deeper than recursion allows.
    var waiting = rootLayers
    while let layer = waiting.popLast() {
      guard !layer.values.isHidden, layer.values.opacity > 0 else { continue }
      if let emitter = layer as? CAEmitterLayer, emitter.makesParticles { return true }
      waiting += layer.tree.sublayers
    }
    return false
  }
}

extension CAEmitterLayer {
  fileprivate var makesParticles: Bool {
    birthRate > 0 && lifetime > 0
      && emittingCells.contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 }
  }
}
