import Foundation

/// The heights of bars, in points, without the safe area (documented by Apple's design guides).
@MainActor
enum BarHeight {
  /// A navigation bar's row of buttons: higher on an iPad, in all sizes of its window
  /// (observed since iOS 12).
  static func navigationRow(in traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceIdiom == .pad ? 50 : row(in: traits)
  }

  /// A toolbar: as high as a navigation bar's row (observed since iOS 12).
  static func toolbar(in traits: UITraitCollection) -> CGFloat { navigationRow(in: traits) }

  /// What a toolbar of an upright phone has above its items where the home indicator is below it
  /// (measured on iOS 13 and 16).
  static let aboveItems: CGFloat = 5

  /// A button of a bar, and a bar of a phone: lower on one that lies on its side.
  static func row(in traits: UITraitCollection) -> CGFloat {
    isLow(in: traits) ? 32 : 44
  }

  static func isLow(in traits: UITraitCollection) -> Bool { traits.verticalSizeClass == .compact }

  static func tabs(in traits: UITraitCollection) -> CGFloat {
    TabLayout(in: traits) == .compactInline ? 32 : 49
  }
}
