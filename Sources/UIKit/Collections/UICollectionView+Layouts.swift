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
    let old = collectionViewLayout
    // Strips of sections go, or come to another place.
    for (_, view) in sortedElements { embed(view, in: self, keepsPlace: true) }
    // Both, before anything moves (documented).
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    take(layout)
    moveCells(from: before, duration: duration, LayoutChange(old: old, new: layout), completion)
  }

  /// What a change from one layout to another one reports to both and to the elements.
  @MainActor
  struct LayoutChange {
    let old: UICollectionViewLayout
    let new: UICollectionViewLayout

    /// Inside of the animation, when all elements have their places (documented).
    func finalize() {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
    }

    func willMove(_ views: [UICollectionReusableView]) {
      for view in views { view.willTransition(from: old, to: new) }
    }

    func didMove(_ views: [UICollectionReusableView]) {
      for view in views { view.didTransition(from: old, to: new) }
    }
  }

  /// The places of all cells in the present layout, also of those off the screen; in strips as they are scrolled.
  func placesOfCells() -> [ElementKey: UICollectionViewLayoutAttributes] {
    layoutIfNeeded()
    let layout = collectionViewLayout
    var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for section in 0..<numberOfSections {
      for item in 0..<min(numberOfItems(inSection: section), UICollectionView.mostMovedItems) {
        let path = IndexPath(item: item, section: section)
        let key = ElementKey(category: .cell, kind: nil, indexPath: path)
        let attributes = layout.layoutAttributesForItem(at: path)
        guard let place = attributes?.copy() as? UICollectionViewLayoutAttributes else { continue }
        let offset = laneOffset(of: key)
        place.center.x -= offset.x
        place.center.y -= offset.y
        places[key] = place
      }
    }
    return places
  }

  /// Moves the cells from their places of before to those of the layout.
  func moveCells(
    from before: [ElementKey: UICollectionViewLayoutAttributes],
    duration: TimeInterval,
    _ change: LayoutChange? = nil,
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
    UIKitWorld.current.animations.performQuietly {
      for (key, view) in sortedElements + leaving {
        embed(view, in: host(of: key), keepsPlace: true)
      }
      for attributes in after where elements[attributes.key] == nil {
        guard let view = show(attributes) else { continue }
        if let start = before[attributes.key] {
          start.center = host(of: attributes.key).convert(start.center, from: self)
          view.take(start)
          view.layoutIfNeeded()
        }
      }
    }
    isStartingLayoutChange = false
    setNeedsLayout()
    let moving = sortedElements.map(\.view) + leaving.map(\.view)
    change?.willMove(moving)
    UIView.animate(withDuration: duration) {
      self.contentOffset = offset
      for attributes in after {
        if let view = self.elements[attributes.key] { self.put(attributes, on: view) }
      }
      for (key, view) in leaving {
        if key.category == .cell, let end = layout.layoutAttributesForItem(at: key.indexPath) {
          self.put(end, on: view)
        } else {
          view.alpha = 0
        }
      }
      self.layoutIfNeeded()
      change?.finalize()
    } completion: { finished in
      change?.didMove(moving)
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
