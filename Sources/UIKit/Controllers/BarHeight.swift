import Foundation

/// The heights of bars, in points, without the safe area (documented by Apple's design guides).
@MainActor
enum BarHeight {
  /// A navigation bar's row of buttons, and a toolbar: lower on a phone that lies on its side.
  static func row(in traits: UITraitCollection) -> CGFloat {
    isLow(in: traits) ? 32 : 44
  }

  static func isLow(in traits: UITraitCollection) -> Bool { traits.verticalSizeClass == .compact }

  static func tabs(in traits: UITraitCollection) -> CGFloat {
    TabLayout(in: traits) == .compactInline ? 32 : 49
  }
}
