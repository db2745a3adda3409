import Foundation

/// Ends a registration.
@preconcurrency
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A handler of trait changes.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
  }
}

/// The handlers of an object, called after `traitCollectionDidChange`.
@MainActor
public struct _TraitObservers {
  private var observers: [TraitObserver] = []

  mutating func add(_ observer: TraitObserver) -> any UITraitChangeRegistration {
    observers.append(observer)
    return observer
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    observers.removeAll { $0 === registration }
  }

  func tell(_ owner: any UITraitEnvironment, _ previous: UITraitCollection) {
    guard !observers.isEmpty else { return }
    for observer in observers
    where owner.traitCollection.differs(from: previous, in: observer.traits) {
      observer.call(owner, previous)
    }
  }
}

/// Views, controllers, presentations and scenes, which report changes of their traits.
@preconcurrency
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  var _traitObservers: _TraitObservers { get set }
}

extension UITraitChangeObservable {
  /// Calls `handler` with the receiver and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { owner, previous in
      if let owner = owner as? Self { handler(owner, previous) }
    }
  }

  /// Lets the closure name the receiver's type, `Self` in a class that is not final.
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { owner, previous in
      if let owner = owner as? Observer { handler(owner, previous) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { owner, _ in action.perform(on: owner, with: owner) }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return register(traits) { owner, _ in
      if let target { action.perform(on: target, with: owner) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitObservers.remove(registration)
  }

  private func register(
    _ traits: [UITrait],
    _ call: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { _traitObservers.add(TraitObserver(traits, call)) }
}

extension UIView: UITraitChangeObservable {
  public var _traitObservers: _TraitObservers {
    get { traits.observers }
    set { traits.observers = newValue }
  }
}

extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
