import Foundation
import QuartzCore

extension UICollectionView {
  // MARK: Counts

  /// The numbers of items, requested from the data source once until the data change.
  var itemCounts: [Int] {
    reloadIfAwaited()
    let own = counts ?? askForCounts()
    counts = own
    return crossing?.counts(own) ?? own
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      return SectionCount.checked(count, of: "items", inSection: section)
    }
  }

  /// Shown elements by section and item, so that nothing depends on the order of a dictionary.
  var sortedElements: [(key: ElementKey, view: UICollectionReusableView)] {
    elements.sorted { a, b in
      if a.key.indexPath != b.key.indexPath { return a.key.indexPath < b.key.indexPath }
      return (a.key.category.rawValue, a.key.kind ?? "")
        < (b.key.category.rawValue, b.key.kind ?? "")
    }.map { ($0.key, $0.value) }
  }

  func key(of view: UICollectionReusableView) -> ElementKey? {
    elements.first { $0.value === view }?.key
  }

  /// What the layout is asked for to find an item.
  ///
  /// A collection view asks its layout for whole pages (inferred): layouts that are coarse answer
  /// nothing for a rectangle much smaller than an item.
  func page(around point: CGPoint) -> CGRect {
    guard !bounds.contains(point) else { return bounds }
    let size = CGSize(width: max(1, bounds.width), height: max(1, bounds.height))
    return CGRect(
      x: point.x - size.width / 2,
      y: point.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  // MARK: Layout

  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparing = true
    if context.invalidateDataSourceCounts { counts = nil }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    if !keepsSizes { outdateSizes(in: context) }
    setNeedsLayout()
  }

  /// What the layout invalidates for new bounds.
  ///
  /// The layout is asked before the bounds change, so that it can compare both, and invalidated
  /// afterwards. Layouts that centre their content by an inset depend on this order (inferred from
  /// such layouts).
  func invalidationContext(for newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard newBounds != bounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return nil }
    return collectionViewLayout.invalidationContext(forBoundsChange: newBounds)
  }

  func prepareLayoutIfNeeded() {
    guard needsPreparing else { return }
    needsPreparing = false
    _ = itemCounts
    collectionViewLayout.prepareUndisturbed()
    let (offset, way) = (contentOffset, offsetAdjustment)
    offsetAdjustment = .zero
    contentSize = collectionViewLayout.collectionViewContentSize
    stay(at: offset, movedBy: way)
    updateLanes()
  }

  func reloadEverything() {
    let shown = sortedElements
    for (key, view) in shown { leaveScreen(view, key) }
    // The pool returns its last view first: each item receives its own cell again (inferred).
    for (_, view) in shown.reversed() { putIntoPool(view) }
    elements = [:]
    resize = nil
    counts = nil
    asksForSectionIndex = true
    prefetching.forget()
    selected = []
    highlighted = nil
    forgetSizes()
    needsPreparing = true
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Shows exactly the elements that the layout reports as visible.
  func layOutElements() {
    reloadIfAwaited()
    resizeItems()
    backgroundView?.frame = bounds
    prepareLayoutIfNeeded()
    if let resize = takeResize() {
      layOutElements(after: resize)
    } else {
      measureVisibleInPlace()
      place(visibleAttributes)
      negotiateSizes()
    }
    askForSectionIndex()
    layOutSectionIndex()
  }

  /// What the layout reports as visible, where it is shown.
  ///
  /// Nothing is visible without a size, whatever the layout says: no cell is asked for (observed).
  var visibleAttributes: [UICollectionViewLayoutAttributes] {
    guard !bounds.isEmpty else { return [] }
    return (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).map(shownAttributes)
  }

  func measureVisible() { measureElements(in: bounds) }

  /// - Parameter rect: in the coordinates of the content.
  func measureElements(in rect: CGRect) {
    for _ in 0..<3 {
      let visible = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
      contentSize = collectionViewLayout.collectionViewContentSize
      if !measure(visible) { break }
    }
  }

  /// The elements that are on the screen and not in `visible`; what is carried stays,
  /// wherever its place is.
  func elements(
    leaving visible: [UICollectionViewLayoutAttributes]
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    let keys = Set(visible.map(\.key))
    return sortedElements.filter { key, _ in
      !keys.contains(key) && !(key.category == .cell && key.indexPath == draggedItem)
    }
  }

  /// New elements come before others leave: a cell that leaves is reused in a later pass (inferred
  /// from WWDC 2016, session 219, where cells that have left wait before they are given away).
  func place(_ visible: [UICollectionViewLayoutAttributes]) {
    for attributes in visible {
      if let view = elements[attributes.key] {
        embed(view, in: host(of: attributes.key), keepsPlace: true)
        put(makingRoom(attributes), on: view)
      } else {
        show(attributes)
      }
    }
    for (key, view) in elements(leaving: visible) {
      elements[key] = nil
      endDisplaying(view, key)
    }
  }

  /// Whatever animation lays the view out, an element comes at its place; those that the data
  /// source, the delegate and the element begin play (observed).
  @discardableResult
  func show(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    var view: UICollectionReusableView?
    UIKitWorld.current.animations.performQuietly { view = makeElement(attributes) }
    return view
  }

  private func makeElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let outer = placeToFill
    placeToFill = attributes
    let made = makeView(for: attributes)
    placeToFill = outer
    guard let view = made else { return nil }
    let key = attributes.key
    elements[key] = view
    put(attributes, on: view)
    if let cell = view as? UICollectionViewCell {
      UIView.performWithoutAnimation {
        // The data source itself may select the item, or make the cell look so (observed).
        if selected.contains(key.indexPath), !cell.isSelected { cell.isSelected = true }
        cell.updateOwedConfiguration()
      }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if let kind = key.kind {
      delegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: kind,
        at: key.indexPath
      )
    }
    embed(view, in: host(of: key))
    view.setNeedsLayout()
    return view
  }

  /// Observers of the selection are called for each cell that is dequeued, whether it changes or
  /// not (inferred: apps have crashed in one before they had filled the cell), those of highlights
  /// for a change alone (inferred: others would crash).
  func adoptState(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
    UIView.performWithoutAnimation {
      cell.isSelected = selected.contains(indexPath)
      let isHighlighted = highlighted == indexPath
      if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    }
  }

  /// - Parameter keepsPlace: whether a view that is shown stays where it is on the screen until it
  ///   gets its place in the other host.
  func embed(_ view: UICollectionReusableView, in host: UIView, keepsPlace: Bool = false) {
    guard view.superview !== host else { return }
    let old = view.center
    let center = keepsPlace ? view.superview.map { host.convert(old, from: $0) } : nil
    host.insertSubview(view, at: host === self ? insertionIndex : host.subviews.count)
    guard let center else { return }
    view.shift(by: CGPoint(x: center.x - old.x, y: center.y - old.y))
  }

  /// Below the scroll indicators, and below what the app has put in front (observed: apps add
  /// buttons before the first cells, and see them on the cells).
  var insertionIndex: Int {
    let views = subviews
    return views.firstIndex {
      $0 === indicators.vertical || $0 === indicators.horizontal
        || !subviewsInFront.isEmpty && subviewsInFront.contains(ObjectIdentifier($0))
    } ?? views.count
  }

  /// Elements have their own order, and a refresh control stands behind them.
  func noteInFront(_ view: UIView) {
    guard view.superview === self, !(view is UICollectionReusableView), !(view is UIRefreshControl)
    else { return }
    subviewsInFront.insert(ObjectIdentifier(view))
  }

  private func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
    case .supplementaryView:
      return dataSource?.collectionView(
        self,
        viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "",
        at: attributes.indexPath
      )
    case .decorationView:
      let kind = attributes.representedElementKind ?? ""
      if let view = takeReusable("decoration/" + kind) { return view }
      let view = collectionViewLayout.makeDecoration(of: kind, frame: attributes.frame)
      view?.reuseIdentifier = "decoration/" + kind
      return view
    }
  }

  func endDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    leaveScreen(view, key)
    putIntoPool(view)
  }

  private func leaveScreen(_ view: UICollectionReusableView, _ key: ElementKey) {
    if rowSwipe?.row === view { rowSwipe?.end() }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      if cell.isSelected { cell.isSelected = false }
      if cell.isHighlighted { cell.isHighlighted = false }
    } else if let kind = key.kind {
      delegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kind,
        at: key.indexPath
      )
    }
    view.leavePlace()
  }

  private func putIntoPool(_ view: UICollectionReusableView) {
    if let identifier = view.reuseIdentifier { registry.put(view, for: identifier) }
  }
}
