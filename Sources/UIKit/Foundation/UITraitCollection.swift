import Foundation
import QuartzCore

/// The environment a view or controller lives in.
///
/// Immutable.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits as a value; `nil` where Apple's would be unspecified without a case for it.
  package struct Values: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var displayGamut = UIDisplayGamut.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    /// The traits that apps define, and the system's newer ones.
    var custom: [ObjectIdentifier: TraitValue] = [:]
    var tint = Tint()

    package init() {}

    /// The traits `other` specifies replace those of the receiver.
    package mutating func merge(_ other: Values) {
      if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.displayScale != 0 { displayScale = other.displayScale }
      if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
      if other.horizontalSizeClass != .unspecified {
        horizontalSizeClass = other.horizontalSizeClass
      }
      if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.accessibilityContrast != .unspecified {
        accessibilityContrast = other.accessibilityContrast
      }
      if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
      if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
      if other.tint.color != nil { tint = other.tint }
    }
  }

  /// The tint of the views around, for `UIColor.tintColor`.
  ///
  /// Traits that differ in it alone are equal: its changes are announced by `tintColorDidChange()`.
  struct Tint: Hashable, Sendable {
    var color: UIColor?

    static func == (a: Tint, b: Tint) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  package let values: Values

  package init(_ values: Values) { self.values = values }

  public override convenience init() { self.init(Values()) }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(values: { $0.userInterfaceStyle = style })
  }

  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(values: { $0.userInterfaceLevel = level })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: { $0.layoutDirection = layoutDirection })
  }

  public convenience init(displayScale: CGFloat) {
    self.init(values: { $0.displayScale = displayScale })
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: { $0.displayGamut = displayGamut })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(values: { $0.preferredContentSizeCategory = category })
  }

  public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
    self.init(values: { $0.accessibilityContrast = contrast })
  }

  public convenience init(legibilityWeight weight: UILegibilityWeight) {
    self.init(values: { $0.legibilityWeight = weight })
  }

  /// Later collections win where they specify a trait.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: { values in
      for collection in collections { values.merge(collection.values) }
    })
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Values(mutations, on: Values()))
  }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(Values(mutations, on: values))
  }

  private convenience init(values change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values)
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var displayScale: CGFloat { values.displayScale }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Whether colours may look different in `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
      || displayGamut != other.displayGamut
      || values.custom.filter(\.value.affectsColor)
        != other.values.custom.filter(\.value.affectsColor)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  public override var hash: Int { values.hashValue }
}

extension UITraitCollection.Values {
  fileprivate init(_ mutations: (inout any UIMutableTraits) -> Void, on values: Self) {
    var traits: any UIMutableTraits = UITraitOverrides(values: values)
    mutations(&traits)
    self = (traits as? UITraitOverrides)?.values ?? values
  }
}
