import Foundation

/// How a tab puts its picture and its title together.
enum TabLayout {
  /// One above the other.
  case stacked
  /// Beside each other, where the screen is wide.
  case inline
  /// Beside each other and small, on a phone that lies on its side.
  case compactInline

  init(in traits: UITraitCollection) {
    if traits.horizontalSizeClass == .regular {
      self = .inline
    } else {
      self = traits.verticalSizeClass == .compact ? .compactInline : .stacked
    }
  }

  @MainActor
  func appearance(in bar: UITabBarAppearance) -> UITabBarItemAppearance {
    switch self {
    case .stacked: bar.stackedLayoutAppearance
    case .inline: bar.inlineLayoutAppearance
    case .compactInline: bar.compactInlineLayoutAppearance
    }
  }
}

extension TabLayout {
  /// Points between a picture and the title beside it (inferred).
  static let gap: CGFloat = 7

  var font: UIFont {
    switch self {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }

  /// Pictures of 25 points are 18 in a low bar (documented sizes of pictures for it).
  var pictureScale: CGFloat { self == .compactInline ? 0.72 : 1 }
}
