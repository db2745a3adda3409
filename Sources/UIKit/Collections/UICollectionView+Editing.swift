import Foundation

/// What editing changes: the selection, and the accessories of the rows of lists.
extension UICollectionView {
  func editingDidChange() {
    closeSwipe()
    unhighlight()
    for indexPath in selected { deselect(indexPath, tellsDelegate: false) }
    for cell in visibleCells {
      cell.setNeedsUpdateConfiguration()
      cell.setNeedsLayout()
    }
    forgetSizesOfListRows()
    guard window != nil else { return }
    // Rows that come onto the screen are there before the others move.
    UIKitWorld.current.animations.performQuietly {
      prepareLayoutIfNeeded()
      measureVisible()
    }
    // Accessories come and go as in tables (inferred).
    UIView.animate(withDuration: UITableView.editingDuration) {
      self.layoutIfNeeded()
      for cell in self.visibleCells { cell.layoutIfNeeded() }
    }
  }

  /// The contents of visible rows may need other heights beside other accessories.
  private func forgetSizesOfListRows() {
    for (key, view) in elements where view is UICollectionViewListCell {
      guard preferredSizes.removeValue(forKey: key) != nil else { continue }
      invalidatePlaces()
    }
  }
}
