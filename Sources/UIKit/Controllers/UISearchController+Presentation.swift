import Foundation

/// An active search counts as presented by the searched screen, as on iOS, though nothing but its
/// results is shown by it.
extension UISearchController {
  /// - Parameter screen: the searched one; its nearest container that defines a context presents
  ///   the search, else the outermost one (documented).
  func beginPresentation(over screen: UIViewController?) {
    let line = screen?.selfAndAncestors ?? []
    let presenter = line.first(where: \.definesPresentationContext) ?? line.last
    presentation.presenting = presenter
    presenter?.presentation.search = self
    guard let results = searchResultsController else { return }
    // The first update sets outlets of the results, though they stay hidden until
    // there is a text (observed).
    results.loadViewIfNeeded()
    guard results.parent == nil else { return }
    addChild(results)
    results.didMove(toParent: self)
  }

  func endPresentation() {
    let presenter = presentation.presenting
    if presenter?.presentation.search === self { presenter?.presentation.search = nil }
    presentation.presenting = nil
    guard let results = searchResultsController, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.removeFromParent()
  }

  /// Ends the search, as the dismissal of its presenter or of itself does (documented).
  func dismissSearch(animated: Bool, completion: (() -> Void)?) {
    if animated { isActive = false } else { UIView.performWithoutAnimation { isActive = false } }
    let duration = animated ? UISearchBar.changeDuration : 0
    UIKitWorld.current.world?.schedule(after: duration) { completion?() }
  }

  // MARK: The navigation bar

  /// A search bar in the screen itself, such as the header of a table, moves up as the navigation
  /// bar goes (documented).
  func hideNavigationBar(above container: UIViewController?) {
    guard hidesNavigationBarDuringPresentation, ownBarHolder == nil,
      !(container is UINavigationController), let navigation = container?.navigationController,
      !navigation.isNavigationBarHidden
    else { return }
    barlessNavigation = navigation
    navigation.setNavigationBarHidden(true, animated: true)
  }

  /// A screen that is pushed over the search has its bar, which goes again when the
  /// search is back (inferred).
  func screenMoves(isBack: Bool) {
    barlessNavigation?.setNavigationBarHidden(isBack, animated: true)
  }

  // MARK: Pushes over the search

  /// What lies beside a searched list moves with it when another screen is pushed over it.
  func takeResultsAlong(with searched: UIView) {
    guard isActive, searched is UIScrollView else { return }
    for view in [searchResultsController?.viewIfLoaded, dimming].compactMap(\.self)
    where view.superview != nil && view.superview === searched.superview {
      // The results keep their layout while the bars change.
      if view !== dimming { searchResultsController?.containment.keepsSafeAreaInsets = true }
      view.frame = searched.bounds
      searched.addSubview(view)
    }
  }

  /// They lie beside the list again, once that is there.
  func layResultsDown() {
    searchResultsController?.containment.keepsSafeAreaInsets = false
    if isActive { showResults() }
  }
}
