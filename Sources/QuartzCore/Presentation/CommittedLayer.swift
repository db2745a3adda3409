/// The state of a layer at the end of the last turn, kept from its first change in this turn to the
/// turn's end.
///
/// A picture of the last frame can still be made from it.
final class CommittedLayer {
  fileprivate var values: LayerState
  fileprivate var sublayers: [CALayer]
  fileprivate var mask: CALayer?
  fileprivate var animations: LayerAnimations

  fileprivate init(_ layer: CALayer) {
    values = layer.values
    sublayers = layer.tree.sublayers
    mask = layer.tree.mask
    animations = layer.animations
  }
}

extension CALayer {
  /// Call it before the layer's values, sublayers, mask or animations change.
  @inline(__always)
  final func keepCommitted() {
    if committed == nil, tree.wasCommitted { makeCommitted() }
  }

  private func makeCommitted() {
    guard tree.original == nil, isInShownTree else { return }
    committed = CommittedLayer(self)
    ownWorld.changedLayers.append(self)
  }

  fileprivate func swapCommitted() {
    guard let committed else { return }
    swap(&values, &committed.values)
    swap(&tree.sublayers, &committed.sublayers)
    swap(&tree.mask, &committed.mask)
    swap(&animations, &committed.animations)
  }
}

extension World {
  /// Runs `body` with all layers as they were at the end of the last turn.
  ///
  /// It must change nothing.
  package func withCommittedLayers<Result>(_ body: () -> Result) -> Result {
    let layers = changedLayers
    for layer in layers { layer.swapCommitted() }
    defer { for layer in layers { layer.swapCommitted() } }
    return body()
  }

  /// The turn ends: the present values are committed.
  func forgetCommitted() {
    for layer in changedLayers { layer.committed = nil }
    changedLayers.removeAll(keepingCapacity: true)
  }
}
