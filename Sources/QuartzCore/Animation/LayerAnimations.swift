/// The animations of one layer, in the order they were added.
package struct LayerAnimations {
  package private(set) var all: [LiveAnimation] = []
  private var named: [String: LiveAnimation] = [:]
  /// The one of the key `kCATransition`.
  private(set) var transition: LiveAnimation?
  private var depthChangers = 0
  private var planeLeavers = 0

  /// Whether some of them change `zPosition`.
  var changesDepth: Bool { depthChangers > 0 }
  /// Whether some of them may turn the layer out of its superlayer's plane.
  var leavesPlane: Bool { planeLeavers > 0 }

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
    count(animation, by: 1)
    if case .transition(let track)? = transition?.track.kind,
      all.contains(where: { $0.track.changes(.opacity) })
    {
      track.opacityMoves = true
    }
  }

  mutating func remove(_ animation: LiveAnimation) {
    guard let index = all.firstIndex(where: { $0 === animation }) else { return }
    all.remove(at: index)
    if let key = animation.key, named[key] === animation { named[key] = nil }
    count(animation, by: -1)
    animation.forgetLayer()
  }

  /// Call it before the layer is released.
  func forgetLayer() {
    for animation in all { animation.forgetLayer() }
  }

  private mutating func count(_ animation: LiveAnimation, by one: Int) {
    transition = named[kCATransition]
    if animation.track.changes(.zPosition) { depthChangers += one }
    if animation.track.leavesPlane { planeLeavers += one }
  }
}
