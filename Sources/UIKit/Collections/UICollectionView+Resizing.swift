import Foundation

extension UICollectionView {
  // MARK: Measuring

  /// Makes elements choose their own size where the layout has only an estimate.
  ///
  /// - Returns: whether a size has changed, so that the layout must be asked again.
  func measure(_ visible: [UICollectionViewLayoutAttributes]) -> Bool {
    var hasChanged = false
    for place in visible where awaitsMeasuring(place) {
      let attributes = shownAttributes(place)
      guard let view = elements[attributes.key] ?? show(attributes) else { continue }
      if preference(of: view, attributes).size != attributes.size { hasChanged = true }
    }
    if hasChanged {
      invalidatePlaces()
      prepareLayoutIfNeeded()
    }
    return hasChanged
  }

  /// Layouts of apps decide whether they take what an element on the screen prefers, and remember
  /// it themselves (documented).
  func negotiateSizes() {
    let layout = collectionViewLayout
    guard layout.negotiatesSizes, draggedItem == nil else { return }
    for _ in 0..<3 {
      guard elements.keys.contains(where: isUnasked) else { return }
      var hasChanged = false
      for (key, view) in sortedElements where isUnasked(key) {
        guard let original = view.taken else { continue }
        let preferred = preference(of: view, original)
        guard
          layout.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferred,
            withOriginalAttributes: original
          )
        else { continue }
        let context = layout.invalidationContext(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
        keepingSizes { layout.invalidateLayout(with: context) }
        hasChanged = true
      }
      guard hasChanged else { return }
      prepareLayoutIfNeeded()
      place(visibleAttributes)
    }
  }

  func awaitsMeasuring(_ place: UICollectionViewLayoutAttributes) -> Bool {
    collectionViewLayout.isEstimated(place) && isUnasked(shownAttributes(place).key)
  }

  private func isUnasked(_ key: ElementKey) -> Bool {
    key.category != .decorationView
      && (preferredSizes[key] == nil || outdatedSizes.contains(key))
  }

  private func preference(
    of view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // Cells often change what they receive, and return it.
    let own = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    let preferred = keepingSizes { view.preferredLayoutAttributesFitting(own) }
    preferredSizes[attributes.key] = preferred.size
    outdatedSizes.remove(attributes.key)
    return preferred
  }

  // MARK: Measuring again

  func forgetSizes() {
    preferredSizes = [:]
    outdatedSizes = []
  }

  /// Elements are asked for their sizes again when the whole layout is invalidated (observed: apps
  /// open and close cells so), or their items (inferred).
  ///
  /// Those off the screen keep what they have until they come onto it.
  func outdateSizes(in context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      outdatedSizes.formUnion(preferredSizes.keys)
    } else if let items = context.invalidatedItemIndexPaths {
      for item in items {
        outdatedSizes.insert(ElementKey(category: .cell, kind: nil, indexPath: item))
      }
    }
  }

  /// Texts wrap in another way where there is another room for them: what has measured itself does
  /// so again (observed for turns of the device).
  func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext,
    changedFrom size: CGSize
  ) {
    if bounds.size != size { outdatedSizes.formUnion(preferredSizes.keys) }
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Asks the layout for the places again, which follow from the sizes that are known.
  func invalidatePlaces() { keepingSizes { collectionViewLayout.invalidateLayout() } }

  func keepingSizes<Result>(_ body: () -> Result) -> Result {
    let old = keepsSizes
    keepsSizes = true
    defer { keepsSizes = old }
    return body()
  }

  // MARK: Cells whose content has changed (documented: iOS 16 and later)

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

  /// Called before a layout: the cells move as in an update, or with the animation
  /// that lays the view out.
  func resizeItems() {
    guard !resizing.isEmpty, pendingUpdates == nil, counts != nil else { return }
    let (cells, isAnimated) = resizing.take()
    let sizes = otherSizes(of: cells)
    guard !sizes.isEmpty else { return }
    preferredSizes.merge(sizes) { $1 }
    if isAnimated, window != nil, UIView.inheritedAnimationDuration == 0, crossing == nil,
      askForCounts() == counts
    {
      keepingSizes { change { _ in } }
      return
    }
    invalidatePlaces()
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
