import Foundation

extension UIView {
  package struct TraitState {
    /// Set on the view itself.
    var overrides = UITraitCollection.Values()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The traits announced last, so that only changes are announced.
    var known: UITraitCollection?
    var observers = TraitObservers()
  }

  /// The parent's traits with the overrides of the controller and the view.
  var effectiveTraitCollection: UITraitCollection {
    let inherited = inheritedTraitCollection
    guard traits.overrides != UITraitCollection.Values() else { return inherited }
    var values = inherited.values
    values.merge(traits.overrides)
    return UITraitCollection(values)
  }

  private var inheritedTraitCollection: UITraitCollection {
    if let viewController { return viewController.traitCollection }
    return traitCollectionAbove
  }

  /// The base of a controller's traits without a parent controller.
  package var traitCollectionAbove: UITraitCollection {
    if let superview { return superview.traitCollection }
    return (self as? UIWindow)?.screen.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Notifies the view, its controller and the tree below when their traits have changed.
  package func traitsMayHaveChanged() {
    let current = traitCollection
    let previous = traits.known
    guard previous != current else { return }
    traits.known = current
    if previous != nil || current != UIScreen.main.traitCollection {
      if current.hasDifferentColorAppearance(comparedTo: previous) {
        UIView.performWithoutAnimation { applyBackgroundColor() }
        tintMayHaveChanged()
      }
      setNeedsLayout()
      traitCollectionDidChange(previous)
      traits.observers.tell(self, previous)
      viewController?.traitCollectionDidChange(previous)
      if let viewController { viewController.traitObservers.tell(viewController, previous) }
    }
    for subview in subviews { subview.traitsMayHaveChanged() }
    // The status bar of a screen without preferences is light over dark ones.
    let isScreen = viewController != nil || self is UIWindow
    if isScreen, let previous, current.hasDifferentColorAppearance(comparedTo: previous) {
      window?.owner.systemChrome?.update(animated: true)
    }
  }

  // MARK: Direction

  nonisolated public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let screen = UITraitCollection.current.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: screen == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// Playback controls and spatial directions are never mirrored (documented).
  nonisolated public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
