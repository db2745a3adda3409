import Foundation

// Newer traits of what is around a view.

/// The language of texts without one of their own, which decides where lines break: stored.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  public static var defaultValue: Locale.Language? { nil }
}

/// How bright pictures of a high dynamic range are: a stage has none, so that it changes nothing.
public enum UITraitImageDynamicRange: UITraitDefinition {
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// Whether texts of natural alignment follow their own direction: stored.
public enum UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
  public static var defaultValue: Bool { false }
}

public enum UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}

/// The look of the list around a view.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// The list around a view: lists of a stage leave it to the app.
public enum UITraitListEnvironment: UITraitDefinition {
  public static var defaultValue: UIListEnvironment { .unspecified }
}

/// Where the accessory around a view is: `regular` above the tab bar, which does not become small
/// here.
public enum UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
}

/// Whether pictures of a high dynamic range are shown no brighter than white.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Nothing is brighter than white here, so that it changes nothing.
public enum UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
}

/// Whether the split view controller around a view shows its columns: not set by split
/// view controllers here.
public enum UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static var defaultValue: UISplitViewController.LayoutEnvironment { .none }
}

extension UIMutableTraits {
  public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}

extension UITraitCollection {
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    self[UITraitHDRHeadroomUsageLimit.self]
  }
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init(UITraitHDRHeadroomUsageLimit.self, hdrHeadroomUsageLimit)
  }
  /// For images of these traits.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
  public var forceTouchCapability: UIForceTouchCapability {
    self[UITraitForceTouchCapability.self]
  }
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    self[UITraitTabAccessoryEnvironment.self]
  }

  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(UITraitTypesettingLanguage.self, typesettingLanguage)
  }
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, imageDynamicRange)
  }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, capability)
  }
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, sceneCaptureState)
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, activeAppearance)
  }

  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    var values = Values()
    values[trait] = value
    self.init(values)
  }

  /// The same traits but for one.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type,
    value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// The traits whose values differ from those of `traitCollection`, or from their defaults.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    let custom = values.custom.merging(other.values.custom) { $1 }.values
    let names = custom.map(\.trait).sorted { $0.identifier < $1.identifier }
    return (Values.systemTraits + names).filter { differs(from: other, in: [$0]) }
  }
}

extension UITraitCollection.Values {
  fileprivate static var systemTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
    ]
  }
}
