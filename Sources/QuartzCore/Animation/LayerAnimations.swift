/// The animations of one layer, in the order they were added.
package struct LayerAnimations {
  package private(set) var all: [LiveAnimation] = []
  private var named: [String: LiveAnimation] = [:]
  /// The one of the key `kCATransition`.
  private(set) var transition: LiveAnimation?
  /// Whether some of them change `zPosition`.
  private(set) var changesDepth = false
  /// Whether some of them may turn the layer out of its superlayer's plane.
  private(set) var leavesPlane = false

  package var isEmpty: Bool { all.isEmpty }

  package subscript(key: String) -> LiveAnimation? { named[key] }

  /// Keys in the order of adding; nil when there are none.
  var keys: [String]? {
    let keys = all.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  mutating func append(_ animation: LiveAnimation) {
    all.append(animation)
    if let key = animation.key { named[key] = animation }
    noteKinds()
  }

  mutating func remove(_ animation: LiveAnimation) {
    guard let index = all.firstIndex(where: { $0 === animation }) else { return }
    all.remove(at: index)
    if let key = animation.key, named[key] === animation { named[key] = nil }
    noteKinds()
    animation.forgetLayer()
  }

  /// To be called before the layer goes.
  func forgetLayer() {
    for animation in all { animation.forgetLayer() }
  }

  private mutating func noteKinds() {
    transition = named[kCATransition]
    changesDepth = all.contains { $0.track.changesDepth }
    leavesPlane = all.contains { $0.track.leavesPlane }
  }
}
