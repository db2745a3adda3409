import UIKit

/// Where a transition could begin.
extension ClientScene {
  /// The round button of the demo's first screen, else the first button, else the first cell of a
  /// list, else the screen.
  static func originView(in controller: UIViewController) -> UIView {
    func button(in view: UIView) -> UIView? {
      if view is UIButton { return view }
      return view.subviews.reversed().lazy.compactMap { button(in: $0) }.first
    }
    let view: UIView = controller.view
    // Off the screen a view has no safe area: a button stays where it was on the screen.
    let isLaidOut = button(in: view).map { !$0.bounds.isEmpty } ?? false
    if view.window != nil || !isLaidOut { view.layoutIfNeeded() }
    return button(in: view) ?? firstCell(in: view) ?? view
  }

  private static func firstCell(in view: UIView) -> UIView? {
    switch view {
    case let list as UICollectionView:
      return list.indexPathsForVisibleItems.min().flatMap(list.cellForItem)
    case let list as UITableView:
      return list.indexPathsForVisibleRows?.min().flatMap(list.cellForRow)
    default:
      return view.subviews.reversed().lazy.compactMap { firstCell(in: $0) }.first
    }
  }
}
