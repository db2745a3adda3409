import Foundation

extension UIViewController {
  func replaceView(with view: UIView?) {
    guard loadedView !== view else { return }
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
  }

  /// Called by the view before and after `layoutSubviews`.
  package func viewWillLayOut() {
    sendViewIsAppearingIfOwed()
    viewWillLayoutSubviews()
  }

  package func viewDidLayOut() {
    viewDidLayoutSubviews()
  }

  /// What bars of the containers around cover, and what the application adds: on top of the safe
  /// area the view has by its place in the window.
  package var safeAreaAdditions: UIEdgeInsets { containment.barInsets + additionalSafeAreaInsets }

  /// While a sheet makes the view shrink and sink back: its layout stays as it was.
  package var keepsSafeAreaInsets: Bool { containment.keepsSafeAreaInsets }

  /// Called by containers whose bars changed.
  func setBarInsets(_ insets: UIEdgeInsets) {
    guard containment.barInsets != insets else { return }
    containment.barInsets = insets
    loadedView?.safeAreaInsetsMayHaveChanged()
  }

  /// Makes the world of the receiver's window the current one: stages that take turns on a thread
  /// do not mix, whichever is asked last.
  func makeOwnWorldCurrent() {
    let window = selfAndAncestors.lazy.compactMap { $0.loadedView?.window }.first
    window?.owner.world?.makeCurrent()
  }

  // MARK: Traits

  /// Those of what is around the controller, with what its parent and the controller itself
  /// override.
  var inheritedTraits: UITraitCollection {
    let around =
      loadedView?.superview?.traitCollection ?? parent?.traitCollection
      ?? loadedView?.traitCollectionAbove ?? UIScreen.main.traitCollection
    var layers = [around]
    if let override = containment.overrideTraits { layers.append(override) }
    if overrideUserInterfaceStyle != .unspecified {
      layers.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return layers.count == 1 ? around : UITraitCollection(traitsFrom: layers)
  }

  func traitsMayHaveChanged() {
    loadedView?.traitsMayHaveChanged()
  }

  /// The layout direction of the controller's view: what mirrors pushes and bars.
  var isRightToLeft: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
