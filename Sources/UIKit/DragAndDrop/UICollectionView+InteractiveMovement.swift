import CoreGraphics

/// An item that moves itself, not as a picture.
extension UICollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    guard canMove(indexPath), let cell = cellForItem(at: indexPath)
    else { return false }
    draggedItem = indexPath
    carriedTo = layoutAttributesForItem(at: indexPath)?.center ?? cell.center
    // The cell itself moves, above the others.
    bringSubviewToFront(cell)
    // Layouts may give it another look (documented), which comes with an animation (inferred).
    UIView.animate(withDuration: UICollectionView.updateDuration) { self.placeCarried(cell) }
    return true
  }

  /// What the layout gives the carried item; nil where none is carried, or a picture of it.
  var carriedAttributes: UICollectionViewLayoutAttributes? {
    guard let draggedItem, let carriedTo else { return nil }
    let carried = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: crossing?.to ?? draggedItem,
      withTargetPosition: carriedTo
    )
    guard let own = carried.copy() as? UICollectionViewLayoutAttributes else { return carried }
    own.indexPath = draggedItem
    return own
  }

  private func placeCarried(_ cell: UICollectionViewCell) {
    if let carriedAttributes { put(carriedAttributes, on: cell) }
  }

  func moveLiftedItem(to position: CGPoint) {
    guard let draggedItem, let last = carriedTo else { return }
    prepareLayoutIfNeeded()
    carriedTo = position
    if let cell = cellForItem(at: draggedItem) { placeCarried(cell) }
    let layout = collectionViewLayout
    let previous = gap?.to ?? draggedItem
    let place = layout.targetIndexPath(forInteractivelyMovingItem: previous, withPosition: position)
    let next = place == previous ? previous : target(for: draggedItem, over: place)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [next],
        withTargetPosition: position,
        previousIndexPaths: [previous],
        previousPosition: last
      )
    )
    if next != previous { openGap(to: next) }
    scrollAtEdges(position) { [weak self] in self?.moveLiftedItem(to: $0) }
  }

  func endMovement(isCancelled: Bool) {
    guard let from = draggedItem, carriedTo != nil else { return }
    stopScrollingAtEdges()
    let to = isCancelled ? nil : gap?.to
    let cell = cellForItem(at: from)
    prepareLayoutIfNeeded()
    let carried = carriedAttributes
    noteEnd(at: to ?? from, isCancelled: isCancelled)
    finishMove(from: from, to: to)
    carriedTo = nil
    var landing: UICollectionViewLayoutAttributes?
    if let to, let cell, let carried {
      carried.indexPath = to
      // The others are where they will be, and the cell comes from where it was carried.
      UIView.performWithoutAnimation {
        layoutIfNeeded()
        landing = cell.taken
        put(carried, on: cell)
      }
    }
    UIView.animate(withDuration: UICollectionView.updateDuration) {
      self.layoutIfNeeded()
      if let landing { cell?.take(landing) }
    }
  }

  /// The layout hears of the end before the data source moves the item (inferred).
  private func noteEnd(at place: IndexPath, isCancelled: Bool) {
    guard let last = gap?.to ?? draggedItem else { return }
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [place],
      previousIndexPaths: [last],
      movementCancelled: isCancelled
    )
    collectionViewLayout.invalidateLayout(with: context)
  }
}
