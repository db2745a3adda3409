import Foundation

/// What a zoom grows out of.
@MainActor
enum ZoomSource {
  case view(UIView)
  case item(UIBarButtonItem)

  /// Nil for an item that is in no bar now.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .item(let item): item.viewInBar
    }
  }

  /// Whether the screen below shows it, or will when the screen over it has gone.
  func shows(in below: UIViewController) -> Bool {
    guard let screen = below.viewIfLoaded else { return false }
    switch self {
    case .view(let view): return view.isDescendant(of: screen)
    case .item(let item):
      if below.hasInBar(item) { return true }
      guard let view = item.viewInBar else { return false }
      return below.selfAndAncestors.contains { container in
        container.viewIfLoaded.map(view.isDescendant(of:)) ?? false
      }
    }
  }
}

extension UIViewController {
  /// Whether its stack shows the item in a bar while the controller is on top.
  fileprivate func hasInBar(_ item: UIBarButtonItem) -> Bool {
    guard let navigationController else { return false }
    let own = navigationItem
    let top = (own.leftBarButtonItems ?? []) + (own.rightBarButtonItems ?? [])
    let shown = navigationController.isNavigationBarHidden ? [] : top
    let below = navigationController.isToolbarHidden ? [] : toolbarItems ?? []
    return (shown + below).contains { $0 === item }
  }
}
