extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    guard canAdopt(layer) else { return }
    keepCommitted()
    var index = index
    var isNew = false
    if layer.tree.superlayer === self, !layer.tree.isMask,
      let present = tree.sublayers.firstIndex(where: { $0 === layer })
    {
      // Moving within the same superlayer is not a removal; moving to the same place changes
      // nothing.
      let target = min(max(present < index ? index - 1 : index, 0), tree.sublayers.count - 1)
      if target == present { return }
      tree.sublayers.remove(at: present)
      if present < index { index -= 1 }
    } else {
      layer.detach()
      layer.tree.superlayer = self
      isNew = true
    }
    tree.sublayers.insert(layer, at: min(max(index, 0), tree.sublayers.count))
    layer.tree.isMask = false
    layer.markPendingWork()
    treeDidChange(at: layer)
    if isNew, !layer.values.isHidden { layer.runOrderAction(kCAOnOrderIn) }
  }

  final func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    guard let sibling, let index = tree.sublayers.firstIndex(where: { $0 === sibling }) else {
      // Without that sibling: below all, or above all.
      insert(layer, at: offset == 0 ? 0 : tree.sublayers.count)
      return
    }
    insert(layer, at: index + offset)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = tree.sublayers.firstIndex(where: { $0 === old }),
      canAdopt(new)
    else { return }
    insert(new, at: index)
    old.detach()
  }

  final func setSublayers(_ layers: [CALayer]) {
    let kept = Set(layers.map(ObjectIdentifier.init))
    for layer in tree.sublayers where !kept.contains(ObjectIdentifier(layer)) { layer.detach() }
    for (index, layer) in layers.enumerated() { insert(layer, at: index) }
  }

  final func setMask(_ layer: CALayer?) {
    guard layer !== tree.mask else { return }
    if let layer, !canAdopt(layer) { return }
    keepCommitted()
    tree.mask?.detach()
    guard let layer else { return }
    layer.detach()
    layer.tree.superlayer = self
    layer.tree.isMask = true
    tree.mask = layer
    layer.markPendingWork()
    treeDidChange(at: layer)
  }

  final func detach() {
    guard let parent = tree.superlayer else { return }
    if !tree.isMask, !values.isHidden { runOrderAction(kCAOnOrderOut) }
    parent.keepCommitted()
    keepCommitted()
    if wasShown { ownWorld.noteRemoval(of: self) }
    if tree.isMask {
      parent.tree.mask = nil
    } else if let index = parent.tree.sublayers.firstIndex(where: { $0 === self }) {
      parent.tree.sublayers.remove(at: index)
    }
    tree.superlayer = nil
    tree.isMask = false
    parent.treeDidChange(at: self)
  }

  private func canAdopt(_ layer: CALayer) -> Bool {
    // A layer with nothing below it cannot be above this one.
    if layer !== self, layer.tree.sublayers.isEmpty, layer.tree.mask == nil { return true }
    var ancestor: CALayer? = self
    while let present = ancestor {
      if present === layer {
        ownWorld.record(
          LayerFault(
            name: .invalidTree,
            reason: "layer \(layer.shortDescription) is a part of cycle in its layer tree",
            layer: pathDescription
          )
        )
        return false
      }
      ancestor = present.tree.superlayer
    }
    return true
  }

  private func treeDidChange(at layer: CALayer) {
    World.current.transactions.beginImplicitly()
    ownWorld.treeDidChange(at: layer)
  }

  final var hasAnimationsInTree: Bool {
    !animations.isEmpty || tree.mask?.hasAnimationsInTree ?? false
      || tree.sublayers.contains(where: \.hasAnimationsInTree)
  }

  // MARK: Looking around

  /// The top of the tree the layer is in.
  package final var rootLayer: CALayer {
    var layer = self
    while let parent = layer.tree.superlayer { layer = parent }
    return layer
  }

  /// The world that shows the layer; the current one when none does.
  package final var ownWorld: World { rootLayer.tree.world ?? World.current }

  /// Whether the layer is in a tree that a world shows.
  package final var isInShownTree: Bool { rootLayer.tree.isRoot }

  /// Whether the layer was on the screen at the end of an earlier turn, and still is in its tree.
  package final var wasShown: Bool { tree.wasCommitted && isInShownTree }

  /// The name, else the class of its view, else its own class without the module.
  package final var shortDescription: String {
    if let name { return name }
    return "<\((delegate as? any NamedLayerOwner)?.ownerName ?? "\(type(of: self))")>"
  }

  /// The way from the root: `window/card/<CAShapeLayer>`.
  package final var pathDescription: String {
    var parts: [String] = []
    var layer: CALayer? = self
    while let present = layer {
      parts.append(present.shortDescription)
      layer = present.tree.superlayer
    }
    return parts.reversed().joined(separator: "/")
  }

  /// Makes sure the end of the turn finds its way from the root to this layer.
  final func markPendingWork() {
    tree.hasPendingWork = true
    var ancestor = tree.superlayer
    while let present = ancestor, !present.tree.hasPendingWork {
      present.tree.hasPendingWork = true
      ancestor = present.tree.superlayer
    }
  }
}
