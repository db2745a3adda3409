import Foundation

// A progress is an object of Foundation, without room for observers: another object has them.

extension Progress {
  /// Calls `changeHandler` whenever the property has changed, while the returned object is kept: at the end of
  /// the turn of the run loop that changed it.
  public func observe<Value>(
    _ keyPath: KeyPath<Progress, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Progress, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let standIn = NSObject()
    let entry = KeyValueObservations.Entry(self, keyPath, name: nil, options, changeHandler)
    standIn.addObservation(entry)
    return NSKeyValueObservation(of: standIn, entry, keepsIt: true)
  }

  /// Calls the observer whenever the property has changed: at the end of the turn of the run loop that
  /// changed it.
  public func addObserver(
    _ observer: Foundation.NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let entry = KeyValueObservations.Entry(
      key: keyPath,
      options: options,
      observer: observer,
      context: context,
      read: { [weak self] in self?.value(forKeyPath: keyPath) },
      notify: { [weak self, weak observer] observed in
        guard let self, let observer = observer as? NSObject else { return }
        let change = observed.dictionary(options)
        observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      }
    )
    namedObservers.addObservation(entry)
  }

  public func removeObserver(_ observer: Foundation.NSObject, forKeyPath keyPath: String) {
    namedObservers.removeNamedObserver(observer, keyPath) { _ in true }
  }

  public func removeObserver(
    _ observer: Foundation.NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    namedObservers.removeNamedObserver(observer, keyPath) { $0 == context }
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  public func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "fractionCompleted": fractionCompleted
    case "completedUnitCount": completedUnitCount
    case "totalUnitCount": totalUnitCount
    case "indeterminate", "isIndeterminate": isIndeterminate
    case "finished", "isFinished": isFinished
    case "cancelled", "isCancelled": isCancelled
    case "paused", "isPaused": isPaused
    case "localizedDescription": localizedDescription
    case "localizedAdditionalDescription": localizedAdditionalDescription
    default: userInfo[ProgressUserInfoKey(rawValue: keyPath)]
    }
  }

  /// The object that has the observers by name.
  private var namedObservers: NSObject {
    let objects = AssociatedObjects.of(self)
    if let known = objects[Self.observersKey] as? NSObject { return known }
    let made = NSObject()
    objects.set(made, for: Self.observersKey, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  nonisolated(unsafe) private static let observersKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )
}
