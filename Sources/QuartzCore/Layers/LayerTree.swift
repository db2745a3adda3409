/// A layer's place in its tree, and the pending work below it.
package struct LayerTree {
  package internal(set) var sublayers: [CALayer] = []
  /// nil when the superlayer has been released or no longer has the layer.
  ///
  /// Unsafe not for speed (plain `unowned` costs the same within 2 %, measured with 10,000 moving
  /// layers of eight kinds), but because the `deinit` of an app's layer may remove its sublayers: a
  /// plain reference traps when it is read while the superlayer is being released. It does not
  /// dangle, because `CALayer.deinit` clears it.
  package internal(set) unowned(unsafe) var superlayer: CALayer?
  package internal(set) var mask: CALayer?
  /// Whether the layer is the mask of its superlayer.
  var isMask = false
  /// The layer of the model this one presents.
  package internal(set) var original: CALayer?
  /// Whether the presentation of the layer is just being made.
  var isBeingPresented = false
  /// Whether the layer is the top of a tree that a world shows.
  var isRoot = false
  /// The world that shows the tree whose top the layer is.
  weak var world: World?
  /// Whether observers wait for the rest of a new frame.
  var isSettingFrame = false
  /// Whether a turn ended while the layer was in a shown tree.
  var wasCommitted = false

  /// The layer's number in snapshots of its world; 0 until it is in one.
  var snapshotNumber: Int32 = 0

  package internal(set) var needsLayout = false
  /// Whether its sublayers are being laid out right now.
  var isLayingOut = false
  /// Whether something below (or the layer itself) needs layout, display or its first commit.
  var hasPendingWork = true

  init() {}

  /// Takes the tree apart from the top, so that the release of a deep one does not recurse.
  mutating func tearDown() {
    var pending = sublayers
    if let mask { pending.append(mask) }
    for child in pending { child.tree.superlayer = nil }
    sublayers = []
    mask = nil
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      for child in layer.tree.sublayers {
        child.tree.superlayer = nil
        pending.append(child)
      }
      layer.tree.sublayers = []
      if let mask = layer.tree.mask {
        mask.tree.superlayer = nil
        pending.append(mask)
        layer.tree.mask = nil
      }
    }
  }
}
