import Foundation

extension UICollectionView {
  /// For a closure that a caller has as a parameter, which cannot become optional.
  ///
  /// Disfavored: a closure in the call goes to the method that a subclass may override.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Records a change; outside a batch it forms its own batch.
  func change(_ body: (inout CollectionUpdates) -> Void) {
    var updates = pendingUpdates ?? CollectionUpdates()
    body(&updates)
    if pendingUpdates != nil {
      pendingUpdates = updates
    } else {
      run(nil, starting: updates, nil)
    }
  }

  func batch(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if pendingUpdates != nil {
      // A batch inside a batch is part of it.
      body?()
      completion?(true)
      return
    }
    run(body, starting: CollectionUpdates(), completion)
  }

  /// Performs a batch whose changes are known beforehand; `change` applies them to the data.
  func perform(
    _ updates: CollectionUpdates,
    _ change: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { withoutActuallyEscaping(change) { run($0, starting: updates, completion) } }

  private func run(
    _ body: (() -> Void)?,
    starting initial: CollectionUpdates,
    _ completion: ((Bool) -> Void)?
  ) {
    layOutBeforeUpdate(initial)
    let isAnimated = window != nil && UIKitWorld.current.animations.animatesOwnChanges
    let surroundings = isAnimated ? surroundings : []
    let oldCounts = itemCounts
    pendingUpdates = initial
    body?()
    let updates = pendingUpdates ?? CollectionUpdates()
    pendingUpdates = nil
    // Everything was reloaded in the batch: nothing is animated, and the data source is asked again
    // on demand.
    if counts == nil {
      if let completion { World.current.schedule(after: 0) { completion(true) } }
      return
    }
    let newCounts = askForCounts()
    let message = updates.inconsistency(
      oldCounts: oldCounts,
      newCounts: newCounts,
      words: .collection
    )
    if let message {
      LayoutFault.record(message)
      reloadData()
      completion?(false)
      return
    }
    counts = newCounts
    asksForSectionIndex = true
    let moves = ElementMoves(
      updates,
      oldCounts: oldCounts,
      newCounts: newCounts,
      badges: Set((elements.keys + surroundings.map(\.key)).filter(collectionViewLayout.isBadge))
    )
    apply(updates, moves, from: surroundings, isAnimated: isAnimated, completion)
  }

  /// Puts the elements at their places, from which the update moves them.
  ///
  /// A cell that already needs another size is laid out with it in the animation alone (inferred),
  /// where the update measures it again.
  private func layOutBeforeUpdate(_ updates: CollectionUpdates) {
    // Its cells have been measured.
    if keepsSizes { return }
    if updates.isEmpty, counts != nil, !needsPreparing, !otherSizes(of: visibleCells).isEmpty {
      if layer.needsLayout() { layOutElements() }
    } else {
      layoutIfNeeded()
    }
  }

  /// The elements on the screen and around it, while the layout knows the present data.
  var surroundings: [UICollectionViewLayoutAttributes] {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return collectionViewLayout.layoutAttributesForElements(in: around) ?? []
  }

  private func apply(
    _ updates: CollectionUpdates,
    _ moves: ElementMoves,
    from surroundings: [UICollectionViewLayoutAttributes],
    isAnimated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let old = elements
    var leaving = moveElements(moves)
    let leavingScrollers = moveScrollers(moves)
    // A section that is reloaded may have fewer items.
    selected = selected.compactMap { moves.items[$0] }
      .filter { $0.item < numberOfItems(inSection: $0.section) }

    let layout = collectionViewLayout
    invalidatePlaces()
    needsPreparing = true
    fillAgain(updates.reconfiguredItems)
    holdsCellsOfStrips = isAnimated
    holdsOffset = isAnimated
    prepareLayoutIfNeeded()
    layout.updateEnds = isAnimated ? UpdateEnds(moves, before: surroundings) : nil
    defer { layout.updateEnds = nil }
    layout.prepare(forCollectionViewUpdates: items(of: updates))

    let (arriving, rect) = showArriving(isAnimated: isAnimated)
    holdsCellsOfStrips = false
    let departing = isAnimated ? takeDeparting(to: rect) : []
    if isAnimated { leaving += takeVanishing(from: old, to: rect) }
    sendBelowRemaining(leaving.filter { isDeleted($0.view, $0.key, moves) }.map(\.view))
    let moving = MovingElements(
      arriving: arriving,
      departing: departing,
      leaving: leaving,
      scrollers: leavingScrollers,
      offset: rect.origin
    )
    let move = { self.move(moving, isAnimated: isAnimated) }
    let finish = { (finished: Bool) in
      self.endDisplaying(moving)
      layout.finalizeCollectionViewUpdates()
      completion?(finished)
    }
    if isAnimated {
      UIView.animate(
        withDuration: UICollectionView.updateDuration,
        animations: move,
        completion: finish
      )
    } else {
      move()
      finish(true)
    }
  }

  /// What an update moves, besides the elements that stay on the screen.
  private struct MovingElements {
    /// With their last place, as those that depart.
    var arriving: [(UICollectionReusableView, UICollectionViewLayoutAttributes)]
    var departing:
      [(view: UICollectionReusableView, key: ElementKey, end: UICollectionViewLayoutAttributes)]
    /// With their old keys.
    var leaving: [(view: UICollectionReusableView, key: ElementKey)]
    var scrollers: [OrthogonalScroller]
    /// Where the content is scrolled to in the end.
    var offset: CGPoint
  }

  /// Brings everything to its last place.
  private func move(_ moving: MovingElements, isAnimated: Bool) {
    holdsOffset = false
    if moving.offset != contentOffset { moveItself(to: moving.offset) }
    for (view, end) in moving.arriving { put(end, on: view) }
    for (view, _, end) in moving.departing { put(end, on: view) }
    for (view, key) in moving.leaving { leave(view, key, isAnimated: isAnimated) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func endDisplaying(_ moving: MovingElements) {
    for (view, key) in moving.leaving {
      view.alpha = 1
      endDisplaying(view, key)
    }
    for (view, key, _) in moving.departing { endDisplaying(view, key) }
    for scroller in moving.scrollers { scroller.removeFromSuperview() }
  }

  /// A reloaded cell is not, nor does the one that a finger swiped away go below its neighbours.
  private func isDeleted(
    _ view: UICollectionReusableView,
    _ key: ElementKey,
    _ moves: ElementMoves
  ) -> Bool {
    key.category == .cell && moves.items[key.indexPath] == nil && rowSwipe?.row !== view
  }

  /// The cells that remain cover deleted ones, in the order in which these were (inferred from
  /// tables); backgrounds of sections do not.
  private func sendBelowRemaining(_ views: [UICollectionReusableView]) {
    let remaining = Set(
      elements.values.lazy.filter { $0 is UICollectionViewCell }.map(ObjectIdentifier.init)
    )
    for view in views {
      guard let host = view.superview,
        let lowest = host.subviews.first(where: {
          $0 === view || remaining.contains(ObjectIdentifier($0))
        }),
        lowest !== view
      else { continue }
      host.insertSubview(view, belowSubview: lowest)
    }
  }

  /// A deleted element fades out, wherever the app has moved it, unless the layout decides its end.
  private func leave(_ view: UICollectionReusableView, _ key: ElementKey, isAnimated: Bool) {
    if rowSwipe?.row === view { rowSwipe?.leave() }
    let layout = collectionViewLayout
    guard isAnimated, let end = layout.finalAttributes(of: key),
      !end.isEqual(layout.updateEnds?.final(of: key, in: layout))
    else {
      view.alpha = 0
      return
    }
    put(end, on: view)
  }

  /// Gives remaining elements and their sizes their new keys; returns the leaving elements with
  /// their old keys.
  private func moveElements(
    _ moves: ElementMoves
  ) -> [(view: UICollectionReusableView, key: ElementKey)] {
    var leaving: [(view: UICollectionReusableView, key: ElementKey)] = []
    var staying: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in sortedElements {
      if let new = moves.key(after: key) {
        staying[new] = view
        // The first and the last row of a group have its corners.
        if view is UICollectionViewListCell { view.setNeedsLayout() }
      } else {
        leaving.append((view, key))
      }
    }
    elements = staying
    var sizes: [ElementKey: CGSize] = [:]
    // An update without changes measures everything again (observed).
    for (key, size) in moves.isEmpty && !keepsSizes ? [:] : preferredSizes {
      if let new = moves.key(after: key) { sizes[new] = size }
    }
    preferredSizes = sizes
    outdatedSizes = Set(outdatedSizes.compactMap { moves.key(after: $0) })
    return leaving
  }

  /// Makes the elements that come onto the screen at their initial place; returns them with their
  /// final one, and the part of the content that is on the screen in the end.
  ///
  /// Those that were outside come from there, new ones fade in.
  private func showArriving(
    isAnimated: Bool
  ) -> (elements: [(UICollectionReusableView, UICollectionViewLayoutAttributes)], rect: CGRect) {
    let layout = collectionViewLayout
    let known = Set(elements.keys)
    var arriving: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    var rect = bounds
    // Cells that ask for layout in their own must not have the others brought to their ends.
    layer.holdLayout {
      UIKitWorld.current.animations.performQuietly {
        measureElements(in: boundsWithinEnd)
        let proposed = boundsWithinEnd
        rect = CGRect(origin: targetOffset(for: proposed.origin), size: proposed.size)
        let visible = layout.layoutAttributesForElements(in: rect) ?? []
        layout.updateEnds?.after = Dictionary(visible.map { ($0.key, $0) }) { first, _ in first }
        for attributes in visible where !known.contains(attributes.key) {
          guard let view = elements[attributes.key] ?? show(attributes) else { continue }
          arriving.append((view, attributes))
          // Its content is in place before it moves.
          view.layOutTree()
          guard isAnimated else { continue }
          let ends = layout.updateEnds
          let key = attributes.key
          if let start = layout.initialAttributes(of: key) ?? ends?.initial(of: key, in: layout) {
            put(start, on: view)
          }
        }
      }
    }
    return (arriving, rect)
  }

  /// The elements that are pushed off the screen, which are seen on their way, with their last
  /// place.
  private func takeDeparting(
    to rect: CGRect
  ) -> [(
    view: UICollectionReusableView, key: ElementKey, end: UICollectionViewLayoutAttributes
  )] {
    let visible = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    let keys = Set(visible.map(\.key))
    return sortedElements.compactMap { key, view in
      guard !keys.contains(key), let end = collectionViewLayout.attributes(of: key) else {
        return nil
      }
      elements[key] = nil
      return (view, key, end)
    }
  }

  /// The elements that the layout no longer has, as a header of a section that has become
  /// empty, with their old keys.
  private func takeVanishing(
    from old: [ElementKey: UICollectionReusableView],
    to rect: CGRect
  ) -> [(view: UICollectionReusableView, key: ElementKey)] {
    let visible = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return elements(leaving: visible).map { key, view in
      elements[key] = nil
      return (view, old.first { $0.value === view }?.key ?? key)
    }
  }

  private func items(of updates: CollectionUpdates) -> [UICollectionViewUpdateItem] {
    updates.deletedItems.sorted().map {
      UICollectionViewUpdateItem(before: $0, after: nil, action: .delete)
    }
      + updates.insertedItems.sorted().map {
        UICollectionViewUpdateItem(before: nil, after: $0, action: .insert)
      }
      + updates.movedItems.map {
        UICollectionViewUpdateItem(before: $0.from, after: $0.to, action: .move)
      }
      + updates.reloadedItems.sorted().map {
        UICollectionViewUpdateItem(before: $0, after: $0, action: .reload)
      }
  }

  /// Cells that measure themselves grow and shrink in an animation, as for a reload (inferred).
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard window != nil, counts != nil, pendingUpdates == nil else {
      fillAgain(indexPaths)
      invalidatePlaces()
      return
    }
    change { $0.reconfiguredItems += indexPaths }
  }

  /// Cells keep their place until the layout is asked again.
  private func fillAgain(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      preferredSizes[ElementKey(category: .cell, kind: nil, indexPath: indexPath)] = nil
      guard let cell = cellForItem(at: indexPath) else { continue }
      reconfigured = (indexPath, cell)
      _ = dataSource?.collectionView(self, cellForItemAt: indexPath)
      reconfigured = nil
    }
  }
}
