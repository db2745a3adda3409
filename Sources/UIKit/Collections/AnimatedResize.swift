import Foundation

/// A list's change of size inside an animation.
///
/// What leaves the list by it is seen until the animation is over, and what comes to it comes from
/// its old place (inferred from turns of the device).
@MainActor
struct AnimatedResize<Places> {
  /// The innermost one when the size changed.
  let animation: AnimationContext
  let oldBounds: CGRect
  /// Where the elements were.
  let places: Places
  /// Whether the list has been laid out for it.
  var isUnderWay = false
}

extension AnimatedResize {
  /// Whether a layout now is a part of the change.
  func isOpen(in size: CGSize) -> Bool {
    UIKitWorld.current.animations.current != nil && size != oldBounds.size
  }

  /// Runs `end` when the open animations are over, before the app's own completions.
  static func whenOver(_ end: @escaping () -> Void) {
    guard let animation = UIKitWorld.current.animations.current else { return end() }
    animation.tracker.prependCompletion { _ in end() }
  }
}

// MARK: - Collection views

extension UICollectionView {
  /// Notes where the elements are, before the first change of size in an animation.
  func willResize() {
    guard AnimationRecorder.openBlocks > 0, resize?.isUnderWay ?? true, window != nil,
      counts != nil,
      crossing == nil, let animation = UIKitWorld.current.animations.current
    else { return }
    // A layout that the app has invalidated knows no places.
    let places = needsPreparing ? [] : surroundings
    resize = AnimatedResize(
      animation: animation,
      oldBounds: bounds,
      places: places.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    )
    animation.tracker.prependCompletion { [weak self] _ in
      if self?.resize?.animation === animation { self?.resize = nil }
    }
  }

  /// The change of size whose animation lays the elements out.
  func takeResize() -> AnimatedResize<[UICollectionViewLayoutAttributes]>? {
    if let resize, !resize.isOpen(in: bounds.size) { self.resize = nil }
    defer { resize?.isUnderWay = true }
    return resize
  }

  /// Lays the elements out in the animation that changes the size; the layout may decide where
  /// those begin and end that come and go (documented).
  func layOutElements(after resize: AnimatedResize<[UICollectionViewLayoutAttributes]>) {
    let layout = collectionViewLayout
    let known = Set(elements.keys)
    let moves = ElementMoves(CollectionUpdates(), oldCounts: itemCounts, newCounts: itemCounts)
    layout.updateEnds = UpdateEnds(moves, before: resize.places)
    defer { layout.updateEnds = nil }
    if !resize.isUnderWay { layout.prepare(forAnimatedBoundsChange: resize.oldBounds) }
    measureVisible()
    if !resize.isUnderWay { scrollForNewSize() }
    let visible = visibleAttributes
    layout.updateEnds?.after = Dictionary(visible.map { ($0.key, $0) }) { first, _ in first }
    for attributes in visible where !known.contains(attributes.key) { showAtOldPlace(attributes) }
    let leaving = elements(leaving: visible)
    for (key, view) in leaving {
      elements[key] = nil
      if let end = layout.finalAttributes(of: key) { put(end, on: view) }
    }
    place(visible)
    if !resize.isUnderWay { layout.finalizeAnimatedBoundsChange() }
    guard !leaving.isEmpty else { return }
    AnimatedResize<Void>.whenOver { [self] in
      // A data source may have shown the same view again.
      for (key, view) in leaving where self.key(of: view) == nil { endDisplaying(view, key) }
    }
  }

  /// Layouts and delegates keep a page on the screen so (observed).
  private func scrollForNewSize() {
    let offset = targetOffset(for: contentOffset)
    guard offset != contentOffset else { return }
    moveItself(to: offset)
    prepareLayoutIfNeeded()
    measureVisible()
  }

  /// Makes an element that comes onto the screen.
  private func showAtOldPlace(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = elements[attributes.key] ?? show(attributes),
      let start = collectionViewLayout.initialAttributes(of: attributes.key)
    else { return }
    layer.holdLayout {
      UIKitWorld.current.animations.performQuietly {
        put(start, on: view)
        view.layOutTree()
      }
    }
  }
}

// MARK: - Tables

extension UITableView {
  /// Notes where the rows are, before the first change of size in an animation.
  func willResize() {
    guard AnimationRecorder.openBlocks > 0, resize?.isUnderWay ?? true, window != nil, !hasReloaded,
      !bounds.isEmpty, let metrics, let animation = UIKitWorld.current.animations.current
    else { return }
    resize = AnimatedResize(animation: animation, oldBounds: bounds, places: metrics)
    animation.tracker.prependCompletion { [weak self] _ in
      if self?.resize?.animation === animation { self?.resize = nil }
    }
  }

  /// The change of size whose animation lays the rows out.
  func takeResize() -> AnimatedResize<TableMetrics>? {
    if let resize, !resize.isOpen(in: bounds.size) { self.resize = nil }
    defer { resize?.isUnderWay = true }
    return resize
  }

  /// Called when all rows are measured.
  ///
  /// - Parameter fresh: those that have been made for the new size.
  func moveRows(
    in resize: AnimatedResize<TableMetrics>?,
    showing visible: [IndexPath],
    _ fresh: Set<IndexPath>
  ) {
    guard let resize else { return }
    for indexPath in fresh.sorted() { bringRow(at: indexPath, from: resize) }
    let wanted = Set(visible)
    let leaving = cells.filter { !wanted.contains($0.key) && $0.key != draggedRow }
    guard !leaving.isEmpty else { return }
    for (indexPath, cell) in leaving {
      cells[indexPath] = nil
      place(cell, at: rowRect(indexPath).pixelAligned)
    }
    AnimatedResize<Void>.whenOver { [self] in
      // A data source may have shown the same cell again, as static ones do.
      for (indexPath, cell) in leaving.sorted(by: { $0.key < $1.key })
      where !cells.values.contains(where: { $0 === cell }) { endDisplaying(cell, indexPath) }
    }
  }

  /// Moves a new row from where it was off the screen, as wide as the table was.
  private func bringRow(at indexPath: IndexPath, from resize: AnimatedResize<TableMetrics>) {
    guard let cell = cells[indexPath], let end = cell.tablePlace,
      let span = resize.places.row(indexPath)
    else { return }
    var start = end
    start.origin.y = span.lowerBound
    start.size.width += resize.oldBounds.width - bounds.width
    UIKitWorld.current.animations.performQuietly {
      place(cell, at: start.pixelAligned)
      cell.layoutIfNeeded()
    }
    place(cell, at: end)
  }

  /// Removes a title that is no more on the screen.
  func remove(_ title: UIView, goingTo frame: CGRect) {
    guard resize != nil, frame.height > 0 else { return title.removeFromSuperview() }
    title.frame = frame.pixelAligned
    AnimatedResize<Void>.whenOver { title.removeFromSuperview() }
  }
}
