import Foundation

/// A row that a finger moves by its lines.
@MainActor
struct RowReordering {
  let cell: UITableViewCell
  let from: IndexPath
  /// From the finger to the middle of the row.
  let grip: CGFloat
}

extension UITableView {
  func reorderControlMoved(_ cell: UITableViewCell, _ finger: HoldGesture) {
    let y = finger.location(in: self).y
    switch finger.state {
    case .began: lift(cell, y)
    case .changed: carry(to: y)
    case .ended: drop()
    case .cancelled, .failed:
      if let moving = editingState.moving { dropPlace = moving.from }
      drop()
    default: break
    }
  }

  private func lift(_ cell: UITableViewCell, _ y: CGFloat) {
    guard editingState.moving == nil, let from = indexPath(for: cell) else { return }
    closeSwipe()
    editingState.moving = RowReordering(cell: cell, from: from, grip: cell.center.y - y)
    draggedRow = from
    dropPlace = from
    bringSubviewToFront(cell)
    // It stands out over the others (inferred from pictures).
    cell.layer.masksToBounds = false
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = .zero
    UIView.animate(withDuration: 0.2) {
      cell.layer.shadowOpacity = 0.25
      cell.alpha = 0.95
    }
  }

  private func carry(to y: CGFloat) {
    guard let moving = editingState.moving else { return }
    let half = moving.cell.bounds.height / 2
    let lowest = max(half, contentSize.height - half)
    moving.cell.center.y = min(max(y + moving.grip, half), lowest)
    let top = moving.cell.center.y - half
    if let wanted = tableMetrics.slot(nearest: top, from: moving.from) {
      let target =
        delegate?.tableView(
          self,
          targetIndexPathForMoveFromRowAt: moving.from,
          toProposedIndexPath: wanted
        ) ?? wanted
      dropPlace = target
      openGap(to: target)
    }
    scrollAtEdges(CGPoint(x: bounds.midX, y: y)) { [weak self] in self?.carry(to: $0.y) }
  }

  private func drop() {
    guard let moving = editingState.moving, let to = dropPlace else { return }
    stopScrollingAtEdges()
    editingState.moving = nil
    dropPlace = nil
    gap = nil
    let cell = moving.cell
    if to != moving.from {
      dataSource?.tableView(self, moveRowAt: moving.from, to: to)
      // The rows are where they will be.
      let middle = cell.center
      UIView.performWithoutAnimation {
        moveRow(at: moving.from, to: to)
        layoutIfNeeded()
        cell.center = middle
      }
    }
    // Its cell stays until here, though its old place may have left the screen.
    draggedRow = nil
    UIView.animate(withDuration: 0.25) {
      cell.center = CGPoint(x: cell.center.x, y: self.rectForRow(at: to).midY)
      cell.layer.shadowOpacity = 0
      cell.alpha = 1
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: { _ in
      if let place = self.indexPath(for: cell) { self.dress(cell, place) }
    }
  }
}

extension UICollectionView {
  func reorderControlMoved(_ cell: UICollectionViewCell, _ finger: HoldGesture) {
    let y = finger.location(in: self).y
    switch finger.state {
    case .began:
      guard let place = indexPath(for: cell), beginInteractiveMovementForItem(at: place) else {
        return
      }
      grip = cell.center.y - y
    case .changed:
      updateInteractiveMovementTargetPosition(CGPoint(x: bounds.midX, y: y + grip))
    case .ended: endInteractiveMovement()
    default: cancelInteractiveMovement()
    }
  }
}
