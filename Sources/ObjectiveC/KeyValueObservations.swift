import Foundation

/// A change of an observed property: of its value, or of elements of its array.
struct ObservedChange {
  var kind = NSKeyValueChange.setting
  /// The places in an array.
  var indexes: IndexSet?
  /// The values, or the elements at these places.
  var old: Any?
  var new: Any?
  /// Whether it is the notice before the change.
  var isPrior = false
}

/// The observers of one object, and the values they last saw.
///
/// There is no runtime that could replace setters. An object reports a change by
/// `didChangeValue(forKey:)` or `observedValuesMayHaveChanged()`; layers do so at every change of
/// the model. All other properties are compared at the end of each turn of the run loop.
final class KeyValueObservations {
  final class Entry {
    let key: String?
    let options: NSKeyValueObservingOptions
    let read: () -> Any?
    let notify: (ObservedChange) -> Void
    /// Compared when an observer is removed: one that removes itself in its deinit can no longer be
    /// referred to.
    let observer: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?
    var last: Any?
    var isRemoved = false
    /// What observes the objects that lead to the value.
    var links: [Link] = []
    /// What the links begin at.
    weak var owner: NSObject?
    /// The observer of a path which this one is a link of, and whether it is one: the value is the
    /// path's.
    weak var whole: Entry? { didSet { isLink = true } }
    private var isLink = false

    init(
      key: String?,
      options: NSKeyValueObservingOptions,
      observer: AnyObject?,
      context: UnsafeMutableRawPointer? = nil,
      read: @escaping () -> Any?,
      notify: @escaping (ObservedChange) -> Void
    ) {
      self.key = key
      self.options = options
      self.observer = observer.map(ObjectIdentifier.init)
      self.context = context
      self.read = read
      self.notify = notify
      last = read()
    }

    deinit { unlink() }

    /// Notifies if the value differs from what the observer saw last, or comes from another object.
    ///
    /// Nothing for a class that announces its changes itself (documented).
    fileprivate func compare(in type: NSObject.Type) {
      guard !isRemoved else { return }
      if isLink {
        if let whole, let owner = whole.owner { whole.compare(in: Swift.type(of: owner)) }
        return
      }
      if let key, !type.automaticallyNotifiesObservers(forKey: key) { return }
      // To read may change the value, and has told of it then: a table measures its rows.
      let value = read()
      guard follow() || !KeyValueObservations.areEqual(last, value) else { return }
      tell()
    }

    func accept() { last = read() }

    func tell() {
      let old = last
      tell(ObservedChange(old: old, new: read()))
    }

    func tell(_ change: ObservedChange) {
      last = read()
      follow()
      if options.contains(.prior) {
        var prior = change
        prior.isPrior = true
        prior.new = nil
        notify(prior)
      }
      notify(change)
    }
  }

  private(set) var entries: [Entry] = []

  func add(_ entry: Entry) {
    entries.append(entry)
    if entry.options.contains(.initial) { entry.notify(ObservedChange(new: entry.last)) }
  }

  func remove(_ entry: Entry) {
    entry.isRemoved = true
    entry.unlink()
    entries.removeAll { $0 === entry }
  }

  func removeAll() {
    for entry in entries { remove(entry) }
  }

  /// Calls the observers of a property that differs from what they saw last.
  func compare(in type: NSObject.Type) {
    guard !isQuiet else { return }
    for entry in entries { entry.compare(in: type) }
  }

  /// Calls the observers of `key`, or of something within it, whether or not the value differs.
  ///
  /// - Parameter change: what has changed in an array; nil for another value.
  func tell(_ key: String, _ change: ObservedChange? = nil) {
    guard !isQuiet else { return }
    for entry in entries where !entry.isRemoved {
      guard let observed = entry.key, observed == key || observed.hasPrefix(key + ".") else {
        continue
      }
      if let change, observed == key { entry.tell(change) } else { entry.tell() }
    }
  }

  /// Whether anything observes `key`, something within it, or what depends on it.
  func observes(_ key: String, in type: NSObject.Type) -> Bool {
    entries.contains { entry in
      guard !entry.isRemoved, let observed = entry.key else { return false }
      return observed == key || observed.hasPrefix(key + ".")
        || Self.depends(observed, on: key, in: type, depth: Self.dependencyLimit)
    }
  }

  /// Takes the value of `key` as one that the observers have seen.
  func accept(_ key: String) {
    for entry in entries where !entry.isRemoved && entry.key == key { entry.accept() }
  }

  /// Calls the observers of the properties whose values depend on `key`.
  func tellDependents(of key: String, in type: NSObject.Type) {
    guard !isQuiet else { return }
    for entry in entries where !entry.isRemoved {
      guard let observed = entry.key, observed != key,
        Self.depends(observed, on: key, in: type, depth: Self.dependencyLimit)
      else { continue }
      entry.tell()
    }
  }

  /// How many properties may depend on each other in a row.
  private static let dependencyLimit = 8

  private static func depends(
    _ observed: String,
    on key: String,
    in type: NSObject.Type,
    depth: Int
  ) -> Bool {
    guard depth > 0 else { return false }
    return type.keyPathsForValuesAffectingValue(forKey: observed).contains {
      $0 == key || $0.hasPrefix(key + ".") || depends($0, on: key, in: type, depth: depth - 1)
    }
  }

  /// Whether a part of a value is about to be announced: the whole is not.
  var isQuiet = false

  /// Values that cannot be compared count as equal: they are announced by `didChangeValue(forKey:)`
  /// alone.
  private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (Argument.flattened(a), Argument.flattened(b)) {
    case (nil, nil): true
    case (let a?, let b?):
      if type(of: a) is AnyClass, (a as AnyObject) === (b as AnyObject) {
        true
      } else if let a = a as? any Equatable {
        isEqual(a, b)
      } else if a is [Any] || a is [String: Any] {
        // As Foundation's dictionaries, whose values compare whatever their type is.
        NSDictionary(dictionary: ["": a]) == NSDictionary(dictionary: ["": b])
      } else {
        !(type(of: a) is AnyClass)
      }
    default: false
    }
  }

  private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool {
    (b as? Value) == a
  }
}

/// The observed objects, so that the end of a turn can find unannounced changes.
package enum ObservedObjects {
  private struct Reference {
    weak var object: NSObject?
    weak var world: AnyObject?
  }

  /// The world of the running code.
  ///
  /// A turn of one world does not compare the objects of another.
  nonisolated(unsafe) package static var currentWorld: () -> AnyObject? = { nil }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var references: [ObjectIdentifier: Reference] = [:]
  /// Whether any object is observed; read without the lock.
  nonisolated(unsafe) package private(set) static var areAny = false

  static func insert(_ object: NSObject) {
    lock.withLock {
      references[ObjectIdentifier(object)] = Reference(object: object, world: currentWorld())
      areAny = true
    }
  }

  static func remove(_ object: NSObject) {
    lock.withLock {
      references[ObjectIdentifier(object)] = nil
      areAny = !references.isEmpty
    }
  }

  /// Calls the observers of what has changed in the objects of a world.
  package static func compare(in world: AnyObject) {
    guard areAny else { return }
    let objects = lock.withLock {
      references.values.compactMap { $0.world === world ? $0.object : nil }
    }
    for object in objects { object.observedValuesMayHaveChanged() }
  }
}
