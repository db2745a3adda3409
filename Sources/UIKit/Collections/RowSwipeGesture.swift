import Foundation

/// Pulls rows of a list aside.
@MainActor
final class RowSwipeGesture: UIPanGestureRecognizer {
  private var list: (any SwipedList)? { view as? any SwipedList }

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(RowSwipeGesture.fingerMoved))
  }

  /// Asks for the actions of the row below the finger.
  ///
  /// A finger that moves up or down scrolls instead.
  func shouldBegin() -> Bool {
    guard let list else { return false }
    let way = translation(in: list)
    guard abs(way.x) > abs(way.y),
      let (row, indexPath) = list.swipedRow(at: list.convert(landing, from: nil))
    else { return false }
    if let swipe = list.rowSwipe {
      if swipe.indexPath == indexPath, !swipe.isClosing { return true }
      swipe.isClosing ? swipe.end() : swipe.close()
    }
    let isTrailing = (way.x < 0) != list.isRightToLeft
    guard let actions = list.swipeActions(of: indexPath, isTrailing: isTrailing),
      !actions.actions.isEmpty
    else { return false }
    list.rowSwipe = RowSwipe(
      actions,
      behind: row,
      at: indexPath,
      of: list,
      side: way.x < 0 ? -1 : 1
    )
    return true
  }

  private func fingerMoved(_ gesture: UIGestureRecognizer) {
    guard let swipe = list?.rowSwipe else { return }
    switch state {
    case .began:
      swipe.hold()
      swipe.follow(translation(in: list).x)
    case .changed: swipe.follow(translation(in: list).x)
    case .ended: swipe.release(speed: velocity(in: list).x)
    case .cancelled: swipe.release(speed: 0)
    default: break
    }
  }
}
