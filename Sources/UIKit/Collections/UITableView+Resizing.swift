import Foundation

/// Rows that size themselves, and get another height because their content has changed (documented:
/// iOS 16 and later).
extension UITableView {
  /// Rows that have not been measured yet are measured anyway.
  func rowMayNeedOtherHeight(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isMeasuringAgain, let indexPath = place(of: cell),
      knownHeights[indexPath] != nil
    else { return }
    resizing.insert(cell)
    setNeedsLayout()
  }

  /// An estimate of zero turns it off (documented).
  func isSelfSizing(_ indexPath: IndexPath) -> Bool {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height == UITableView.automaticDimension && estimate(of: indexPath) != 0
  }

  func estimate(of indexPath: IndexPath) -> CGFloat {
    delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
  }

  private func place(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Called before a layout: the rows move as in an update, or with the animation
  /// that lays the table out.
  func resizeRows() {
    guard !resizing.isEmpty, pendingUpdates == nil, counts != nil else { return }
    let (cells, isAnimated) = resizing.take()
    let heights = otherHeights(of: cells)
    guard !heights.isEmpty else { return }
    if isAnimated, window != nil, UIView.inheritedAnimationDuration == 0,
      askForCounts() == rowCounts
    {
      change { _ in }
      return
    }
    knownHeights.merge(heights) { $1 }
    metrics = nil
  }

  /// The heights of those that have another one.
  func otherHeights(of cells: [UITableViewCell]) -> [IndexPath: CGFloat] {
    isMeasuringAgain = true
    defer { isMeasuringAgain = false }
    var heights: [IndexPath: CGFloat] = [:]
    for cell in cells {
      guard let indexPath = place(of: cell), let known = knownHeights[indexPath],
        isSelfSizing(indexPath)
      else { continue }
      let height = cell.naturalHeight(forWidth: rowWidth)
      if abs(height - known) > 0.01 { heights[indexPath] = height }
    }
    return heights
  }
}
