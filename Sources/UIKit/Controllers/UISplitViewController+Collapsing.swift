import Foundation

/// The columns of a split view in compact width.
@MainActor
struct JoinedColumns {
  /// The first column with the others on top, or the column for compact width.
  let controller: UIViewController
  /// What was pushed, and the column that gave it.
  fileprivate(set) var moved: [(column: UINavigationController, controllers: [UIViewController])] =
    []
}

extension UISplitViewController {
  /// Joins the columns in compact width.
  func join() {
    guard joined == nil, let first = self[.compact] ?? self[.primary] ?? self[.secondary] else {
      return
    }
    if style == .unspecified {
      joinColumns(onto: delegate?.primaryViewController(forCollapsing: self) ?? first)
    } else if self[.compact] == nil {
      joinStyledColumns(onto: first)
    } else {
      joined = JoinedColumns(controller: first)
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func joinColumns(onto first: UIViewController) {
    let second = self[.secondary]
    joined = JoinedColumns(controller: first)
    guard let second, second !== first else { return }
    let isHandled =
      delegate?.splitViewController(self, collapseSecondary: second, onto: first) ?? false
    if !isHandled { first.collapseSecondaryViewController(second, for: self) }
  }

  /// Without a delegate's word the last column is on top (documented).
  private func joinStyledColumns(onto first: UIViewController) {
    let others = [Column.supplementary, .secondary].filter { self[$0] != nil }
    let proposed = others.last ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let pushed = others.filter { $0.rawValue <= top.rawValue }.compactMap { self[$0] }
    joined = JoinedColumns(controller: first)
    for column in pushed { first.collapseSecondaryViewController(column, for: self) }
  }

  /// Gives the columns back what they had before the width was compact.
  func separate() {
    guard let joined else { return }
    self.joined = nil
    guard let stack = joined.controller as? UINavigationController else { return }
    for (column, controllers) in joined.moved {
      let remaining = controllers.filter { controller in
        stack.viewControllers.contains { $0 === controller }
      }
      stack.setViewControllers(
        stack.viewControllers.filter { controller in
          !remaining.contains { $0 === controller }
        },
        animated: false
      )
      column.setViewControllers(remaining, animated: false)
    }
  }

  fileprivate func note(_ controllers: [UIViewController], of column: UINavigationController) {
    joined?.moved.append((column, controllers))
  }
}

extension UINavigationController {
  /// Pushes a controller, or the whole stack of another navigation controller: on iOS its bar takes the
  /// place of the first one's, which looks the same.
  func push(contentsOf controller: UIViewController, animated: Bool) {
    guard let other = controller as? UINavigationController else {
      return pushViewController(controller, animated: animated)
    }
    let controllers = other.viewControllers
    other.setViewControllers([], animated: false)
    for (index, each) in controllers.enumerated() {
      pushViewController(each, animated: animated && index == controllers.count - 1)
    }
  }

  func take(_ second: UIViewController, for splitViewController: UISplitViewController) {
    if let column = second as? UINavigationController {
      splitViewController.note(column.viewControllers, of: column)
    } else if second.parent != nil {
      second.viewIfLoaded?.removeFromSuperview()
      second.removeFromParent()
    }
    push(contentsOf: second, animated: false)
  }
}
