import Foundation

/// A search that is presented by code: without a bar in the screen it brings its own,
/// over the navigation bar.
extension UISearchController {
  func present(over source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard !isActive else {
      Diagnostics.report("Attempt to present <\(type(of: self))> while it is being presented.")
      return
    }
    let isInBar = source.selfAndAncestors.contains { $0.navigationItem.searchController === self }
    if searchBar.superview == nil, !isInBar {
      bringOwnBar(over: source.navigationController ?? source)
    }
    let begin = { self.isActive = true }
    if animated { begin() } else { UIView.performWithoutAnimation(begin) }
    UIKitWorld.current.world?.schedule(after: animated ? UISearchBar.changeDuration : 0) {
      completion?()
    }
  }

  /// It slides down from above the screen (inferred).
  private func bringOwnBar(over screen: UIViewController) {
    guard let view = screen.viewIfLoaded, view.window != nil else { return }
    let top = view.safeAreaInsets.top
    // The colour of the bar goes on below the status bar.
    let holder = UIView()
    holder.backgroundColor = searchBar.barTintColor ?? .systemBackground
    UIView.performWithoutAnimation {
      let height = searchBar.sizeThatFits(view.bounds.size).height
      holder.frame = CGRect(
        x: 0,
        y: view.bounds.minY - top - height,
        width: view.bounds.width,
        height: top + height
      )
      holder.autoresizingMask = .flexibleWidth
      searchBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
      searchBar.autoresizingMask = .flexibleWidth
      holder.addSubview(searchBar)
      view.addSubview(holder)
      holder.layoutIfNeeded()
    }
    ownBarHolder = holder
    UIView.animate(withDuration: UISearchBar.changeDuration) {
      holder.frame.origin.y = view.bounds.minY
    }
  }

  func removeOwnBar() {
    guard let holder = ownBarHolder else { return }
    ownBarHolder = nil
    UIView.animate(withDuration: UISearchBar.changeDuration) {
      holder.frame.origin.y -= holder.bounds.height
    } completion: { [searchBar] _ in
      // It may have been presented again meanwhile.
      if searchBar.isDescendant(of: holder) { searchBar.removeFromSuperview() }
      holder.removeFromSuperview()
    }
  }

  /// What the bar takes of the safe area of the results; nil without an own bar.
  var insetsBelowOwnBar: UIEdgeInsets? {
    guard let holder = ownBarHolder else { return nil }
    let taken = searchResultsController?.viewIfLoaded?.superview?.safeAreaInsets.top ?? 0
    return UIEdgeInsets(top: max(0, holder.bounds.height - taken), left: 0, bottom: 0, right: 0)
  }
}
