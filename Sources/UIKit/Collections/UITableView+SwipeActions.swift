import Foundation

extension UITableView {
  func makeSwipeGesture() -> UIPanGestureRecognizer {
    UIPanGestureRecognizer(target: self, action: Selector(UITableView.rowSwiped))
  }

  /// Asks the delegate for the actions of the row below the finger.
  ///
  /// A finger that moves up or down scrolls instead.
  func swipeShouldBegin() -> Bool {
    let way = swipeGesture.translation(in: self)
    guard abs(way.x) > abs(way.y) else { return false }
    let point = convert(swipeGesture.landing, from: nil)
    guard let indexPath = indexPathForRow(at: point), let cell = cells[indexPath] else {
      return false
    }
    if let rowSwipe {
      if rowSwipe.indexPath == indexPath, !rowSwipe.isClosing { return true }
      rowSwipe.isClosing ? rowSwipe.end() : rowSwipe.close()
    }
    guard !isEditing, dataSource?.tableView(self, canEditRowAt: indexPath) ?? true else {
      return false
    }
    let isTrailing = (way.x < 0) != isRightToLeft
    let configuration =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    guard let configuration, !configuration.actions.isEmpty else { return false }
    rowSwipe = RowSwipe(
      configuration,
      behind: cell,
      at: indexPath,
      of: self,
      side: way.x < 0 ? -1 : 1
    )
    return true
  }

  private func rowSwiped(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began:
      rowSwipe?.hold()
      rowSwipe?.follow(swipeGesture.translation(in: self).x)
    case .changed: rowSwipe?.follow(swipeGesture.translation(in: self).x)
    case .ended: rowSwipe?.release(speed: swipeGesture.velocity(in: self).x)
    case .cancelled: rowSwipe?.release(speed: 0)
    default: break
    }
  }

  /// Any other touch closes an open row (documented).
  ///
  /// - Returns: whether one was open.
  @discardableResult
  func closeSwipe() -> Bool {
    guard let rowSwipe, !rowSwipe.isClosing else { return false }
    rowSwipe.close()
    return true
  }
}
