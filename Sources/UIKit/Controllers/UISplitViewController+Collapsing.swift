import Foundation

/// The columns of a split view in compact width.
@MainActor
struct JoinedColumns {
  /// The first column with the others on top, or the column for compact width.
  let controller: UIViewController
  /// What was pushed, and the column that gave it.
  fileprivate(set) var moved: [Moved] = []

  struct Moved {
    let column: UINavigationController
    let controllers: [UIViewController]

    func contains(_ controller: UIViewController) -> Bool {
      controllers.contains { $0 === controller }
    }
  }
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

  /// The end of a compact width: the delegate, else the first column, may name another second one
  /// (documented for split views without a style).
  func expand() {
    guard let joined else { return }
    separate()
    if style == .unspecified {
      let first = delegate?.primaryViewController(forExpanding: self)
      if let first, first !== self[.primary] { exchange(self[.primary], for: first, in: .primary) }
      let second =
        delegate?.splitViewController(self, separateSecondaryFrom: joined.controller)
        ?? joined.controller.separateSecondaryViewController(for: self)
      if let second, second !== self[.secondary] {
        exchange(self[.secondary], for: second, in: .secondary)
      }
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Gives the columns back what they had before the width was compact.
  func separate() {
    guard let joined else { return }
    self.joined = nil
    guard let stack = joined.controller as? UINavigationController else { return }
    for moved in joined.moved {
      var remaining = moved.controllers.filter { stack.contains($0) }
      // A column of a style keeps what it had when the user has gone back from it (inferred).
      if remaining.isEmpty, style != .unspecified { remaining = moved.controllers }
      stack.setViewControllers(
        stack.viewControllers.filter { controller in
          !remaining.contains { $0 === controller }
        },
        animated: false
      )
      moved.column.setViewControllers(remaining, animated: false)
    }
  }

  /// Changes a column that is not the first of the stack: in its place, or unseen until
  /// it is shown (inferred).
  ///
  /// - Returns: false if the columns must be joined again.
  func exchangeOnStack(_ column: Column, for vc: UIViewController?) -> Bool {
    guard style != .unspecified, column == .supplementary || column == .secondary,
      let stack = joined?.controller as? UINavigationController, self[.compact] == nil,
      self[.primary] === stack
    else { return false }
    let place = placeInMoved(of: column)
    let moved = place.map { joined?.moved[$0] } ?? nil
    if let place { joined?.moved.remove(at: place) }
    let child = exchange(moved?.column ?? self[column], for: vc, in: column)
    var controllers = stack.viewControllers
    guard let first = controllers.firstIndex(where: { moved?.contains($0) == true }) else {
      return true
    }
    controllers.removeAll { moved?.contains($0) == true }
    if let navigation = child as? UINavigationController {
      controllers.insert(contentsOf: navigation.viewControllers, at: first)
      note(navigation.viewControllers, of: navigation)
      navigation.setViewControllers([], animated: false)
    }
    stack.setViewControllers(controllers, animated: false)
    return true
  }

  /// Pushes a column that is not on the stack: what it has, or what it had when the
  /// user went back from it.
  func push(_ column: Column, onto stack: UINavigationController) {
    guard let place = placeInMoved(of: column), let moved = joined?.moved[place] else {
      guard let shown = self[column], shown !== stack else { return }
      return stack.take(shown, for: self, animated: true)
    }
    guard !moved.controllers.contains(where: { stack.contains($0) }) else { return }
    stack.push(moved.controllers, animated: true)
  }

  private func placeInMoved(of column: Column) -> Int? {
    guard let controller = viewController(for: column) else { return nil }
    return joined?.moved.firstIndex { $0.column === controller || $0.contains(controller) }
  }

  fileprivate func note(_ controllers: [UIViewController], of column: UINavigationController) {
    joined?.moved.append(JoinedColumns.Moved(column: column, controllers: controllers))
  }
}

extension UINavigationController {
  /// Pushes a controller, or the whole stack of another navigation controller: on iOS its bar takes
  /// the place of the first one's, which looks the same.
  func push(contentsOf controller: UIViewController, animated: Bool) {
    guard let other = controller as? UINavigationController else {
      return pushViewController(controller, animated: animated)
    }
    let controllers = other.viewControllers
    other.setViewControllers([], animated: false)
    push(controllers, animated: animated)
  }

  /// Only the last one arrives in an animation.
  fileprivate func push(_ controllers: [UIViewController], animated: Bool) {
    for (index, each) in controllers.enumerated() {
      pushViewController(each, animated: animated && index == controllers.count - 1)
    }
  }

  fileprivate func contains(_ controller: UIViewController) -> Bool {
    viewControllers.contains { $0 === controller }
  }

  func take(
    _ second: UIViewController,
    for splitViewController: UISplitViewController,
    animated: Bool = false
  ) {
    if let column = second as? UINavigationController {
      splitViewController.note(column.viewControllers, of: column)
    } else if second.parent != nil {
      second.viewIfLoaded?.removeFromSuperview()
      second.removeFromParent()
    }
    push(contentsOf: second, animated: animated)
  }
}
