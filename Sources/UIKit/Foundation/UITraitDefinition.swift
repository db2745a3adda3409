import Foundation

/// A kind of trait, named by a type; an app adds its own.
public protocol UITraitDefinition<Value> {
  associatedtype Value

  /// What a view has where nobody sets the trait.
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  /// Whether dynamic colours may depend on it.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { name }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that is a field of UIKit's own values.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable { get }
}

extension SystemTrait {
  public static var defaultValue: Value { UITraitCollection.Values()[keyPath: field] }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceStyle
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable =
    \.userInterfaceStyle
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceIdiom
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable =
    \.userInterfaceIdiom
}

public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceLevel
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable =
    \.userInterfaceLevel
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable =
    \.horizontalSizeClass
}

public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable =
    \.verticalSizeClass
}

public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable = \.layoutDirection
}

public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public typealias Value = CGFloat
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable = \.displayScale
}

public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public typealias Value = UIDisplayGamut
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable = \.displayGamut
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public typealias Value = UIContentSizeCategory
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable =
    \.preferredContentSizeCategory
}

public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public typealias Value = UIAccessibilityContrast
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable =
    \.accessibilityContrast
}

public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public typealias Value = UILegibilityWeight
  static let field: WritableKeyPath<UITraitCollection.Values, Value> & Sendable =
    \.legibilityWeight
}

/// The value of an app's own trait.
struct OwnTrait: Hashable, @unchecked Sendable {
  let value: Any

  /// Values that cannot be compared differ, so that views hear of each change.
  static func == (first: Self, second: Self) -> Bool {
    if let mine = first.value as? any Equatable { return mine.isSame(as: second.value) }
    guard type(of: first.value) is AnyClass, type(of: second.value) is AnyClass else {
      return false
    }
    return first.value as AnyObject === second.value as AnyObject
  }

  func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

extension UITraitCollection.Values {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return value(of: system) as? Trait.Value ?? trait.defaultValue
      }
      return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(system, to: newValue)
      } else {
        own[ObjectIdentifier(trait)] = OwnTrait(value: newValue)
      }
    }
  }

  private func value(of trait: (some SystemTrait).Type) -> Any { self[keyPath: trait.field] }

  private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, to value: Any) {
    if let value = value as? Trait.Value { self[keyPath: trait.field] = value }
  }

  /// Whether a value of the trait is set.
  func contains(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return own[ObjectIdentifier(trait)] != nil
    }
    return system.differs(self, UITraitCollection.Values())
  }

  mutating func remove(_ trait: UITrait) {
    guard let system = trait as? any SystemTrait.Type else {
      own[ObjectIdentifier(trait)] = nil
      return
    }
    system.copy(from: UITraitCollection.Values(), to: &self)
  }
}

extension SystemTrait {
  fileprivate static func differs(
    _ first: UITraitCollection.Values,
    _ second: UITraitCollection.Values
  ) -> Bool {
    first[keyPath: field] != second[keyPath: field]
  }

  fileprivate static func copy(
    from source: UITraitCollection.Values,
    to target: inout UITraitCollection.Values
  ) {
    target[keyPath: field] = source[keyPath: field]
  }
}

extension UITraitCollection {
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
    ]
  }
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }

  /// The value of a trait: one of UIKit's or of the app's own.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Whether one of the traits differs from `other`.
  func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      if let system = trait as? any SystemTrait.Type {
        return system.differs(values, other.values)
      }
      return values.own[ObjectIdentifier(trait)] != other.values.own[ObjectIdentifier(trait)]
    }
  }
}

extension UIMutableTraits {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether the trait is set.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
