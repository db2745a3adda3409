import Foundation

/// The look that a bar was given last.
///
/// Bars are often given the look that they have, even while they are laid out: that must not
/// ask for another layout.
@MainActor
struct KnownAppearance<Appearance: UIBarAppearance> {
  /// A copy, since the app can change its appearance and set it again.
  private var known: Appearance?

  /// Whether a new value looks different from the one before it, and from what that
  /// one was when it was set.
  mutating func isChanged(from old: Appearance?, to new: Appearance?) -> Bool {
    let isSame = Self.areAlike(old, new) && Self.areAlike(known, new)
    if !isSame { known = new.map { $0.copy() } }
    return !isSame
  }

  private static func areAlike(_ one: Appearance?, _ other: Appearance?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isAlike(other)
  }
}

extension UIBarAppearance {
  /// Whether a bar looks the same by both.
  func isAlike(_ other: UIBarAppearance) -> Bool {
    guard type(of: self) == type(of: other), hasBackground(of: other) else { return false }
    switch (self, other) {
    case (let one as UINavigationBarAppearance, let other as UINavigationBarAppearance):
      return one.hasTexts(of: other)
    case (let one as UIToolbarAppearance, let other as UIToolbarAppearance):
      return one.buttonAppearance.isAlike(other.buttonAppearance)
        && one.doneButtonAppearance.isAlike(other.doneButtonAppearance)
    case (let one as UITabBarAppearance, let other as UITabBarAppearance):
      return one.hasItems(of: other)
    default: return true
    }
  }

  private func hasBackground(of other: UIBarAppearance) -> Bool {
    backgroundEffect?.style == other.backgroundEffect?.style
      && backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
      && backgroundImageContentMode == other.backgroundImageContentMode
      && UIImage.areAlike(backgroundImage, other.backgroundImage)
      && UIImage.areAlike(shadowImage, other.shadowImage)
  }
}

extension UINavigationBarAppearance {
  fileprivate func hasTexts(of other: UINavigationBarAppearance) -> Bool {
    areAlike(titleTextAttributes, other.titleTextAttributes)
      && areAlike(largeTitleTextAttributes, other.largeTitleTextAttributes)
      && areAlike(subtitleTextAttributes, other.subtitleTextAttributes)
      && areAlike(largeSubtitleTextAttributes, other.largeSubtitleTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && buttonAppearance.isAlike(other.buttonAppearance)
      && doneButtonAppearance.isAlike(other.doneButtonAppearance)
      && backButtonAppearance.isAlike(other.backButtonAppearance)
      && UIImage.areAlike(backIndicatorImage, other.backIndicatorImage)
      && UIImage.areAlike(backIndicatorTransitionMaskImage, other.backIndicatorTransitionMaskImage)
  }
}

extension UITabBarAppearance {
  fileprivate func hasItems(of other: UITabBarAppearance) -> Bool {
    stackedLayoutAppearance.isAlike(other.stackedLayoutAppearance)
      && inlineLayoutAppearance.isAlike(other.inlineLayoutAppearance)
      && compactInlineLayoutAppearance.isAlike(other.compactInlineLayoutAppearance)
      && selectionIndicatorTintColor == other.selectionIndicatorTintColor
      && UIImage.areAlike(selectionIndicatorImage, other.selectionIndicatorImage)
  }
}

extension UIBarButtonItemAppearance {
  fileprivate func isAlike(_ other: UIBarButtonItemAppearance) -> Bool {
    normal.isAlike(other.normal) && highlighted.isAlike(other.highlighted)
      && disabled.isAlike(other.disabled) && focused.isAlike(other.focused)
  }
}

extension UIBarButtonItemStateAppearance {
  fileprivate func isAlike(_ other: UIBarButtonItemStateAppearance) -> Bool {
    areAlike(titleTextAttributes, other.titleTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && UIImage.areAlike(backgroundImage, other.backgroundImage)
  }
}

extension UITabBarItemAppearance {
  fileprivate func isAlike(_ other: UITabBarItemAppearance) -> Bool {
    normal.isAlike(other.normal) && selected.isAlike(other.selected)
      && disabled.isAlike(other.disabled) && focused.isAlike(other.focused)
  }
}

extension UITabBarItemStateAppearance {
  fileprivate func isAlike(_ other: UITabBarItemStateAppearance) -> Bool {
    areAlike(titleTextAttributes, other.titleTextAttributes)
      && areAlike(badgeTextAttributes, other.badgeTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && badgePositionAdjustment == other.badgePositionAdjustment
      && iconColor == other.iconColor && badgeBackgroundColor == other.badgeBackgroundColor
  }
}

extension UIImage {
  /// Whether two images of a bar look the same.
  ///
  /// An empty one, which apps make again and again to have no background, is like any other empty
  /// one.
  static func areAlike(_ one: UIImage?, _ other: UIImage?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isEqual(other) || one.size == .zero && other.size == .zero
  }
}

/// Whether two sets of attributes are equal; values that cannot be compared are not.
@MainActor
func areAlike(
  _ one: [NSAttributedString.Key: Any]?,
  _ other: [NSAttributedString.Key: Any]?
) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.count == other.count
    && one.allSatisfy { key, value in
      guard let value = value as? AnyHashable, let known = other[key] as? AnyHashable else {
        return false
      }
      return value == known
    }
}
