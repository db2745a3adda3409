import Foundation

/// The objects that a path of keys leads through are observed, too: `child.name` changes with the
/// name of the child and with the child (documented).
extension KeyValueObservations.Entry {
  /// An observer within the object that is the value of a key.
  struct Link {
    let key: String
    /// What the object is observed for.
    let rest: String
    weak var object: NSObject?
    var entry: KeyValueObservations.Entry?

    /// Nil for a single key.
    init?(path: String) {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      key = parts[0]
      rest = parts[1]
    }

    var path: String { key + "." + rest }
  }

  /// Observes what leads to the value of the key, or of those that it depends on.
  func begin(in owner: NSObject) {
    guard let key else { return }
    let paths =
      key.contains(".") ? [key] : Swift.type(of: owner).keyPathsForValuesAffectingValue(forKey: key)
    links = paths.sorted().compactMap(Link.init(path:))
    self.owner = owner
    follow()
  }

  /// Observes the objects of now in place of former ones.
  ///
  /// - Returns: whether there are others.
  @discardableResult
  func follow() -> Bool {
    guard !links.isEmpty, let owner, !isRemoved else { return false }
    var isNew = false
    for index in links.indices {
      let object = owner.value(forKey: links[index].key) as? NSObject
      guard object !== links[index].object || (object == nil) != (links[index].entry == nil) else {
        continue
      }
      isNew = true
      unlink(index)
      guard let object else { continue }
      let entry = link(links[index])
      links[index].object = object
      links[index].entry = entry
      object.addPathObservation(entry)
    }
    return isNew
  }

  private func link(_ link: Link) -> KeyValueObservations.Entry {
    let isValue = link.path == key
    let entry = KeyValueObservations.Entry(
      key: link.rest,
      options: [],
      observer: nil,
      read: { nil },
      notify: { [weak self] change in
        guard let self, !isRemoved else { return }
        // Elements of an array that is only part of what the value is made of are none of its own.
        if isValue, change.kind != .setting { tell(change) } else { tell() }
      }
    )
    entry.whole = self
    return entry
  }

  func unlink() {
    for index in links.indices { unlink(index) }
  }

  private func unlink(_ index: Int) {
    guard let entry = links[index].entry else { return }
    let object = links[index].object
    links[index].entry = nil
    links[index].object = nil
    object?.removeObservation(entry)
  }
}
