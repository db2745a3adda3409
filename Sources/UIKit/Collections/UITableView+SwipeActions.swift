import Foundation

extension UITableView: SwipedList {
  func swipedRow(at point: CGPoint) -> (row: UIView, indexPath: IndexPath)? {
    indexPathForRow(at: point).flatMap { place in cells[place].map { ($0, place) } }
  }

  func swipeActions(of indexPath: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard !isEditing, dataSource?.tableView(self, canEditRowAt: indexPath) ?? true else {
      return nil
    }
    return isTrailing
      ? trailingActions(of: indexPath)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func lists(_ row: UIView) -> Bool { cells.values.contains { $0 === row } }

  func rowSwipeDidBegin(_ swipe: RowSwipe) {
    delegate?.tableView(self, willBeginEditingRowAt: swipe.indexPath)
    guard let cell = swipe.row as? UITableViewCell else { return }
    cell.willTransition(to: .showingDeleteConfirmation)
    cell.showingDeleteConfirmation = true
    cell.didTransition(to: .showingDeleteConfirmation)
  }

  func rowSwipeDidEnd(_ swipe: RowSwipe) {
    if let cell = swipe.row as? UITableViewCell {
      cell.willTransition(to: [])
      cell.showingDeleteConfirmation = false
      cell.didTransition(to: [])
    }
    delegate?.tableView(self, didEndEditingRowAt: swipe.indexPath)
  }
}
