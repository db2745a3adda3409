import Foundation

/// Rows of lists.
extension UICollectionView: SwipedList {
  func swipedRow(at point: CGPoint) -> (row: UIView, indexPath: IndexPath)? {
    indexPathForItem(at: point).flatMap { place in cellForItem(at: place).map { ($0, place) } }
  }

  func swipeActions(of indexPath: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard !isEditing, let list = list(inSection: indexPath.section) else { return nil }
    return isTrailing
      ? list.trailingSwipeActionsConfigurationProvider?(indexPath)
      : list.leadingSwipeActionsConfigurationProvider?(indexPath)
  }

  func lists(_ row: UIView) -> Bool { visibleCells.contains { $0 === row } }
  // Nobody hears of it, other than in tables.
  func rowSwipeDidBegin(_ swipe: RowSwipe) {}
  func rowSwipeDidEnd(_ swipe: RowSwipe) {}
}
