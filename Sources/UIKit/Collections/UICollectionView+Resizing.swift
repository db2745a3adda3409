import Foundation

/// Cells that get another size because their content has changed (documented: iOS 16 and later).
extension UICollectionView {
  /// Cells that have not been measured yet are measured anyway.
  func itemMayNeedOtherSize(_ cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, !isMeasuringAgain, let key = key(of: cell),
      preferredSizes[key] != nil
    else { return }
    resizing.insert(cell)
    setNeedsLayout()
  }

  private func key(of cell: UICollectionViewCell) -> ElementKey? {
    elements.first { $0.value === cell }?.key
  }

  /// Called before a layout: the cells move as in an update, or with the animation that lays the view out.
  func resizeItems() {
    guard !resizing.isEmpty, pendingUpdates == nil, counts != nil else { return }
    let (cells, isAnimated) = resizing.take()
    let sizes = otherSizes(of: cells)
    guard !sizes.isEmpty else { return }
    preferredSizes.merge(sizes) { $1 }
    if isAnimated, window != nil, UIView.inheritedAnimationDuration == 0, crossing == nil,
      askForCounts() == counts
    {
      keepsSizes = true
      change { _ in }
      keepsSizes = false
      return
    }
    collectionViewLayout.invalidateLayout()
  }

  /// The sizes of those that have another one.
  func otherSizes(of cells: [UICollectionViewCell]) -> [ElementKey: CGSize] {
    isMeasuringAgain = true
    defer { isMeasuringAgain = false }
    let layout = collectionViewLayout
    var sizes: [ElementKey: CGSize] = [:]
    for cell in cells {
      guard let key = key(of: cell), let known = preferredSizes[key],
        let place = layout.layoutAttributesForItem(at: key.indexPath), layout.isEstimated(place),
        let own = place.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let size = cell.preferredLayoutAttributesFitting(own).size
      if abs(size.width - known.width) > 0.01 || abs(size.height - known.height) > 0.01 {
        sizes[key] = size
      }
    }
    return sizes
  }
}
