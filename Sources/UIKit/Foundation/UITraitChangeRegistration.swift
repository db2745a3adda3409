import Foundation

/// A kind of trait, named by a type.
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}

extension UITraitCollection {
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
    ]
  }
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }

  /// Whether one of the traits differs from `other`.
  @MainActor
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      switch trait {
      case is UITraitUserInterfaceStyle.Type:
        userInterfaceStyle != other.userInterfaceStyle
      case is UITraitUserInterfaceIdiom.Type:
        userInterfaceIdiom != other.userInterfaceIdiom
      case is UITraitUserInterfaceLevel.Type:
        userInterfaceLevel != other.userInterfaceLevel
      case is UITraitHorizontalSizeClass.Type:
        horizontalSizeClass != other.horizontalSizeClass
      case is UITraitVerticalSizeClass.Type:
        verticalSizeClass != other.verticalSizeClass
      case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
      case is UITraitDisplayScale.Type: displayScale != other.displayScale
      case is UITraitPreferredContentSizeCategory.Type:
        preferredContentSizeCategory != other.preferredContentSizeCategory
      case is UITraitAccessibilityContrast.Type:
        accessibilityContrast != other.accessibilityContrast
      case is UITraitLegibilityWeight.Type: legibilityWeight != other.legibilityWeight
      default: false
      }
    }
  }
}

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

/// The handlers of a view or controller, called after `traitCollectionDidChange`.
@MainActor
struct TraitObservers {
  private(set) var observers: [TraitObserver] = []

  mutating func add(_ observer: TraitObserver) -> any UITraitChangeRegistration {
    observers.append(observer)
    return observer
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    observers.removeAll { $0 === registration }
  }

  func tell(_ owner: any UITraitEnvironment, _ previous: UITraitCollection?) {
    guard let previous, !observers.isEmpty else { return }
    for observer in observers
    where owner.traitCollection.differs(from: previous, in: observer.traits) {
      observer.call(owner, previous)
    }
  }
}

/// Views and controllers that report changes of their traits.
@preconcurrency
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  @discardableResult
  func _register(
    _ traits: [UITrait],
    _ call: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls `handler` with the receiver and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _register(traits) { owner, previous in
      if let owner = owner as? Self { handler(owner, previous) }
    }
  }

  /// Lets the closure name the receiver's type, `Self` in a class that is not final.
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _register(traits) { owner, previous in
      if let owner = owner as? Observer { handler(owner, previous) }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    _register(traits) { owner, _ in action.perform(on: owner, with: owner) }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return _register(traits) { owner, _ in
      if let target { action.perform(on: target, with: owner) }
    }
  }
}

extension UIView: UITraitChangeObservable {
  public func _register(
    _ traits: [UITrait],
    _ call: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { self.traits.observers.add(TraitObserver(traits, call)) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.observers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  public func _register(
    _ traits: [UITrait],
    _ call: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitObservers.add(TraitObserver(traits, call)) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}
