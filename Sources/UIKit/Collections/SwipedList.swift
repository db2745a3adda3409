import Foundation

/// A list whose rows a finger pulls aside.
@MainActor
protocol SwipedList: UIScrollView {
  /// The row that shows its actions.
  var rowSwipe: RowSwipe? { get set }
  func swipedRow(at point: CGPoint) -> (row: UIView, indexPath: IndexPath)?
  /// The actions behind a row; nil where it has none at that side.
  func swipeActions(of indexPath: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
  /// Whether a row is still one of the list.
  func lists(_ row: UIView) -> Bool
  func rowSwipeDidBegin(_ swipe: RowSwipe)
  func rowSwipeDidEnd(_ swipe: RowSwipe)
}

extension SwipedList {
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
