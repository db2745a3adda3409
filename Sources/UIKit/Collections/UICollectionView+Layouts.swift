import Foundation

extension UICollectionView {
  /// Moves every element from its place in the current layout to its place in another one.
  ///
  /// Elements that are visible in only one of them come from, or go to, their place in the other.
  /// Those that only one of them has fade, unless it says where they begin or end (inferred).
  func change(
    to layout: UICollectionViewLayout,
    duration: TimeInterval,
    _ completion: ((Bool) -> Void)?
  ) {
    // The old layout is asked while it still has its collection view.
    let before = placesOfElements()
    let old = collectionViewLayout
    // Strips of sections go, or come to another place.
    for (_, view) in sortedElements { embed(view, in: self, keepsPlace: true) }
    // Both, before anything moves (documented).
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    take(layout)
    moveElements(from: before, duration: duration, LayoutChange(old: old, new: layout), completion)
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

  /// The places of the elements in the present layout, also of those off the screen; in
  /// strips as they are scrolled.
  func placesOfElements() -> [ElementKey: UICollectionViewLayoutAttributes] {
    layoutIfNeeded()
    let layout = collectionViewLayout
    var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    func note(_ attributes: UICollectionViewLayoutAttributes?) {
      guard let place = attributes?.copy() as? UICollectionViewLayoutAttributes else { return }
      let offset = laneOffset(of: place.key)
      place.center.x -= offset.x
      place.center.y -= offset.y
      places[place.key] = place
    }
    for section in 0..<numberOfSections {
      for item in 0..<min(numberOfItems(inSection: section), UICollectionView.mostMovedItems) {
        note(layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
      }
    }
    // Only the layout knows which other elements there are.
    for attributes in surroundings where attributes.representedElementCategory != .cell {
      note(attributes)
    }
    return places
  }

  /// Moves the elements from their places of before to those of the layout.
  func moveElements(
    from before: [ElementKey: UICollectionViewLayoutAttributes],
    duration: TimeInterval,
    _ change: LayoutChange? = nil,
    _ completion: ((Bool) -> Void)?
  ) {
    holdsOffset = true
    prepareLayoutIfNeeded()
    let offset = targetOffset(for: reachable(contentOffset))
    isStartingLayoutChange = true
    let after = showElements(in: CGRect(origin: offset, size: bounds.size), comingFrom: before)
    isStartingLayoutChange = false
    let leaving = elements(leaving: after)
    let ends = leaving.map { end(of: $0.key, from: before, change) }
    for (key, _) in leaving { elements[key] = nil }
    setNeedsLayout()
    let moving = sortedElements.map(\.view) + leaving.map(\.view)
    change?.willMove(moving)
    UIView.animate(withDuration: duration) {
      self.holdsOffset = false
      self.moveItself(to: offset)
      for attributes in after {
        if let view = self.elements[attributes.key] { self.put(attributes, on: view) }
      }
      for ((_, view), end) in zip(leaving, ends) {
        if let end { self.put(end, on: view) } else { view.alpha = 0 }
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

  /// Makes the elements that come into a part of the content, each where it begins.
  ///
  /// - Returns: what the layout has there.
  private func showElements(
    in rect: CGRect,
    comingFrom before: [ElementKey: UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    let layout = collectionViewLayout
    let known = Set(elements.keys)
    var after: [UICollectionViewLayoutAttributes] = []
    UIKitWorld.current.animations.performQuietly {
      for (key, view) in sortedElements { embed(view, in: host(of: key), keepsPlace: true) }
      measureElements(in: rect)
      after = layout.layoutAttributesForElements(in: rect) ?? []
      let counts = itemCounts
      let none = ElementMoves(CollectionUpdates(), oldCounts: counts, newCounts: counts)
      var starts = UpdateEnds(none, before: [])
      starts.after = Dictionary(after.map { ($0.key, $0) }) { first, _ in first }
      layout.updateEnds = starts
      defer { layout.updateEnds = nil }
      for attributes in after where !known.contains(attributes.key) {
        guard let view = elements[attributes.key] ?? show(attributes) else { continue }
        if let start = before[attributes.key] {
          start.center = host(of: attributes.key).convert(start.center, from: self)
          view.take(start)
        } else if let start = layout.initialAttributes(of: attributes.key) {
          put(start, on: view)
        }
        view.layoutIfNeeded()
      }
      // Their measured size has pushed them out.
      for (key, view) in elements(leaving: after) where !known.contains(key) {
        elements[key] = nil
        endDisplaying(view, key)
      }
    }
    return after
  }

  /// Where an element goes that leaves the screen; nil for one that fades where it is.
  private func end(
    of key: ElementKey,
    from before: [ElementKey: UICollectionViewLayoutAttributes],
    _ change: LayoutChange?
  ) -> UICollectionViewLayoutAttributes? {
    if let place = collectionViewLayout.attributes(of: key), !place.frame.isEmpty { return place }
    guard let old = change?.old, let place = before[key] else { return nil }
    let all = CollectionUpdates(deletedSections: IndexSet(integersIn: 0..<itemCounts.count))
    old.updateEnds = UpdateEnds(
      ElementMoves(all, oldCounts: itemCounts, newCounts: []),
      before: [place]
    )
    defer { old.updateEnds = nil }
    return old.finalAttributes(of: key)
  }

  /// The limit for each section; later items appear directly at their new place.
  private static let mostMovedItems = 500

  /// Where an update or a change of the layout scrolls to: the layout decides, and then the
  /// delegate (documented).
  func targetOffset(for proposed: CGPoint) -> CGPoint {
    let offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
  }

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
