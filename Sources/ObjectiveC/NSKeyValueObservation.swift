import Foundation

/// An observation that lasts as long as this object is kept, or until `invalidate()`.
public final class NSKeyValueObservation: NSObject {
  private weak var observed: NSObject?
  private let entry: KeyValueObservations.Entry

  init(of observed: NSObject, _ entry: KeyValueObservations.Entry) {
    self.observed = observed
    self.entry = entry
    super.init()
  }

  public func invalidate() {
    observed?.removeObservation(entry)
    observed = nil
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
    let entry = KeyValueObservations.Entry(
      key: ClassTable.name(of: keyPath, in: Swift.type(of: self)),
      options: options,
      observer: nil,
      read: { [weak self] in self.map { $0[keyPath: keyPath] } },
      notify: { [weak self] old, new, isPrior in
        guard let self else { return }
        let change = NSKeyValueObservedChange<Value>(
          kind: .setting,
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil,
          indexes: nil,
          isPrior: isPrior
        )
        changeHandler(self, change)
      }
    )
    addObservation(entry)
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
