import Foundation

/// An observation that lasts as long as this object is kept, or until `invalidate()`.
public final class NSKeyValueObservation: NSObject {
  private weak var observed: NSObject?
  /// What stands for an object of Foundation, which has no room for observers.
  private var standIn: NSObject?
  private let entry: KeyValueObservations.Entry

  init(of observed: NSObject, _ entry: KeyValueObservations.Entry, keepsIt: Bool = false) {
    self.observed = observed
    standIn = keepsIt ? observed : nil
    self.entry = entry
    super.init()
  }

  public func invalidate() {
    observed?.removeObservation(entry)
    observed = nil
    standIn = nil
  }

  deinit { observed?.removeObservation(entry) }
}

/// An object whose key paths can be observed.
///
/// Its extension gives `observe(_:options:changeHandler:)` the type of the object it is called on.
public protocol _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls `changeHandler` whenever the property has changed, while the returned object is kept.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let name =
      ClassTable.name(of: keyPath, in: Swift.type(of: self))
      ?? KeyPathNames.name(of: keyPath, steps: 2)
    let entry = KeyValueObservations.Entry(self, keyPath, name: name, options, changeHandler)
    addPathObservation(entry)
    return NSKeyValueObservation(of: self, entry)
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = ClassTable.name(of: keyPath, in: Swift.type(of: self)) {
      didChangeValue(forKey: name)
    } else {
      observedValuesMayHaveChanged()
    }
  }
}

extension KeyValueObservations.Entry {
  /// An observer by key path of an object that it does not keep.
  convenience init<Object: AnyObject, Value>(
    _ object: Object,
    _ keyPath: KeyPath<Object, Value>,
    name: String?,
    _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.init(
      key: name,
      options: options,
      observer: nil,
      read: { [weak object] in object.map { $0[keyPath: keyPath] } },
      notify: { [weak object] observed in
        guard let object else { return }
        let change = NSKeyValueObservedChange<Value>(
          kind: observed.kind,
          newValue: options.contains(.new) ? observed.new as? Value : nil,
          oldValue: options.contains(.old) ? observed.old as? Value : nil,
          indexes: observed.indexes,
          isPrior: observed.isPrior
        )
        changeHandler(object, change)
      }
    )
  }
}
