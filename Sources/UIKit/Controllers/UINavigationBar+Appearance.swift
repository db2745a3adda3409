import Foundation

extension UINavigationBar {
  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the bar looks different on a phone that lies on its side.
  var hasCompactLook: Bool {
    compactAppearance != nil || compactScrollEdgeAppearance != nil
      || topItem?.compactAppearance != nil || topItem?.compactScrollEdgeAppearance != nil
  }

  /// Since iOS 15 a bar with nothing scrolled under it shows its scroll-edge appearance, by default
  /// no background at all.
  ///
  /// In compact height the compact ones come first (documented).
  var shownAppearance: UINavigationBarAppearance {
    let item = topItem
    let compact = isLow ? item?.compactAppearance ?? compactAppearance : nil
    let own = compact ?? item?.standardAppearance ?? ownStandardAppearance
    let hasOwnLook = barTintColor != nil || backgroundImage != nil || barStyle == .black
    if hasOwnLook || !isTranslucent, own == nil {
      // A bar that is only opaque keeps its plain background (inferred).
      let isAtEdge = hasOwnLook && navigationController != nil && !contentIsUnderneath
      guard isAtEdge, UIKitWorld.current.clearsBarsAtEdges else { return legacyAppearance }
      return edgeAppearance ?? legacyAppearance.withoutBackground()
    }
    if !contentIsUnderneath, let edge = edgeAppearance { return edge }
    let standard = own ?? standardAppearance
    // That of the app lends the edge its texts alone (documented). Below a large title
    // that is so in all versions; other bars keep their background, as in the versions
    // that most code was written for.
    let isLarge = showsLargeTitle(items ?? [])
    if !contentIsUnderneath, own == nil || isLarge {
      let keepsAway = navigationController?.topViewController?.keepsAway(from: .top) ?? false
      guard !isLarge, UIKitWorld.current.keepsBarsAtEdges || keepsAway else {
        return standard.withoutBackground()
      }
    }
    guard own == nil, let shadowImage else { return standard }
    // Also without a picture for the background (observed since iOS 11).
    let plain = UINavigationBarAppearance(barAppearance: standard)
    plain.shadowImage = shadowImage
    return plain
  }

  /// Of the title in the row of the buttons; the bar's own one and that of its
  /// appearance add up (inferred).
  var titleOffset: UIOffset {
    let own = (isLow ? titleShifts[.compact] : nil) ?? titleShifts[.default] ?? 0
    let offset = shownAppearance.titlePositionAdjustment
    return UIOffset(horizontal: offset.horizontal, vertical: offset.vertical + own)
  }

  /// In place of the chevron, where both it and its mask are set (documented).
  func backIndicator(in appearance: UINavigationBarAppearance) -> UIImage? {
    if let image = appearance.backIndicatorImage { return image }
    return backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  private var edgeAppearance: UINavigationBarAppearance? {
    let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if isLow, let compact { return compact }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private var legacyAppearance: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configure(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
    if let backgroundImage {
      appearance.show(backgroundImage, isTranslucent: isTranslucent)
    }
    appearance.shadowImage = shadowImage
    return appearance
  }
}
