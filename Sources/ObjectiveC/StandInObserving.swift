import Foundation

/// An object of Foundation, without room for observers: another object has them.
///
/// Its extension gives `observe(_:options:changeHandler:)` the type of the object it is called on.
public protocol _ObservedByStandIn: Foundation.NSObject {
  func value(forKeyPath keyPath: String) -> Any?
}

extension _ObservedByStandIn {
  /// Calls `changeHandler` whenever the property has changed, while the returned object is kept: at
  /// the end of the turn of the run loop that changed it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let standIn = NSObject()
    let entry = KeyValueObservations.Entry(self, keyPath, name: nil, options, changeHandler)
    standIn.addObservation(entry)
    return NSKeyValueObservation(of: standIn, entry, keepsIt: true)
  }

  /// Calls the observer whenever the property has changed: at the end of the turn of the
  /// run loop that changed it.
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

  /// The object that has the observers by name.
  private var namedObservers: NSObject {
    let objects = AssociatedObjects.of(self)
    let standIns = objects[StandIns.key] as? StandIns ?? StandIns()
    objects.set(standIns, for: StandIns.key, .OBJC_ASSOCIATION_RETAIN)
    return standIns.current
  }
}

/// One for each world, whose turns call its observers: the standard defaults outlive them all.
private final class StandIns {
  private struct StandIn {
    weak var world: AnyObject?
    let object = NSObject()
  }

  private var all: [StandIn] = []

  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  var current: NSObject {
    let world = ObservedObjects.currentWorld()
    if let known = all.first(where: { $0.world === world }) { return known.object }
    all.removeAll { $0.world == nil }
    let made = StandIn(world: world)
    all.append(made)
    return made.object
  }
}
