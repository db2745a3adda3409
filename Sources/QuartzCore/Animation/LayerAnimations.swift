/// The animations of one layer, in the order they were added.
package struct LayerAnimations {
  package private(set) var all: [LiveAnimation] = []
  private var named: [String: LiveAnimation] = [:]

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
  }

  mutating func remove(_ animation: LiveAnimation) {
    guard let index = all.firstIndex(where: { $0 === animation }) else { return }
    all.remove(at: index)
    if let key = animation.key, named[key] === animation { named[key] = nil }
  }
}
