import Foundation

extension UICollectionView {
  /// Moves every cell from its place in the current layout to its place in another one.
  ///
  /// Cells that are visible in only one of them come from, or go to, their place in the other.
  func change(
    to layout: UICollectionViewLayout,
    duration: TimeInterval,
    _ completion: ((Bool) -> Void)?
  ) {
    // The old layout is asked while it still has its collection view.
    let before = placesOfCells()
    take(layout)
    moveCells(from: before, duration: duration, completion)
  }

  /// The places of all cells in the present layout, also of those off the screen.
  func placesOfCells() -> [ElementKey: UICollectionViewLayoutAttributes] {
    layoutIfNeeded()
    let layout = collectionViewLayout
    var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for section in 0..<numberOfSections {
      for item in 0..<min(numberOfItems(inSection: section), UICollectionView.mostMovedItems) {
        let path = IndexPath(item: item, section: section)
        let key = ElementKey(category: .cell, kind: nil, indexPath: path)
        let place = layout.layoutAttributesForItem(at: path)
        places[key] = place?.copy() as? UICollectionViewLayoutAttributes
      }
    }
    return places
  }

  /// Moves the cells from their places of before to those of the layout.
  func moveCells(
    from before: [ElementKey: UICollectionViewLayoutAttributes],
    duration: TimeInterval,
    _ completion: ((Bool) -> Void)?
  ) {
    let layout = collectionViewLayout
    prepareLayoutIfNeeded()
    let offset = layout.targetContentOffset(forProposedContentOffset: reachable(contentOffset))
    let place = CGRect(origin: offset, size: bounds.size)
    let after = layout.layoutAttributesForElements(in: place) ?? []
    let keys = Set(after.map(\.key))
    let leaving = sortedElements.filter { !keys.contains($0.key) }
    for (key, _) in leaving { elements[key] = nil }
    isStartingLayoutChange = true
    UIView.performWithoutAnimation {
      for attributes in after where elements[attributes.key] == nil {
        guard let view = show(attributes) else { continue }
        if let start = before[attributes.key] {
          view.take(start)
          view.layoutIfNeeded()
        }
      }
    }
    isStartingLayoutChange = false
    setNeedsLayout()
    UIView.animate(withDuration: duration) {
      self.contentOffset = offset
      for attributes in after { self.elements[attributes.key]?.take(attributes) }
      for (key, view) in leaving {
        if key.category == .cell, let end = layout.layoutAttributesForItem(at: key.indexPath) {
          view.take(end)
        } else {
          view.alpha = 0
        }
      }
      self.layoutIfNeeded()
    } completion: { finished in
      for (key, view) in leaving {
        view.alpha = 1
        self.endDisplaying(view, key)
      }
      completion?(finished)
    }
  }

  /// The limit for each section; later items appear directly at their new place.
  private static let mostMovedItems = 500

  /// The nearest offset that scrolling could come to.
  private func reachable(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let size = collectionViewLayout.collectionViewContentSize
    let right = max(-insets.left, size.width + insets.right - bounds.width)
    let bottom = max(-insets.top, size.height + insets.bottom - bounds.height)
    return CGPoint(
      x: min(max(offset.x, -insets.left), right),
      y: min(max(offset.y, -insets.top), bottom)
    )
  }
}
