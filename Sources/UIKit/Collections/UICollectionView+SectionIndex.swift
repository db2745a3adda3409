import Foundation

extension UICollectionView {
  /// The letters are made again where the data may have other ones.
  func askForSectionIndex() {
    guard asksForSectionIndex else { return }
    asksForSectionIndex = false
    let titles = dataSource?.indexTitles(for: self) ?? []
    guard titles != sectionIndex?.titles ?? [] else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    guard !titles.isEmpty else { return }
    let index = SectionIndexView(titles)
    index.onTouch = { [weak self] in self?.jump(to: titles[$0], at: $0) }
    addSubview(index)
    sectionIndex = index
  }

  private func jump(to title: String, at number: Int) {
    guard let dataSource else { return }
    let place = dataSource.collectionView(self, indexPathForIndexTitle: title, at: number)
    guard itemCounts.indices.contains(place.section), place.item < itemCounts[place.section],
      let item = layoutAttributesForItem(at: place)
    else { return }
    // The first item comes with the title above it (inferred).
    let header =
      place.item > 0
      ? nil
      : layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: place.section)
      )
    let top = offsetShowing(top: item.frame.minY - (header?.size.height ?? 0))
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
  }

  /// It stays where it is while the items scroll, above them.
  func layOutSectionIndex() {
    guard let sectionIndex else { return }
    place(sectionIndex)
    if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
  }
}

extension UIScrollView {
  /// Along the trailing edge of what is visible, within the safe area.
  func place(_ index: SectionIndexView) {
    let inset = adjustedContentInset
    index.frame = CGRect(
      x: isRightToLeft
        ? bounds.minX + safeAreaInsets.left
        : bounds.maxX - safeAreaInsets.right - index.width,
      y: bounds.minY + inset.top,
      width: index.width,
      height: max(0, bounds.height - inset.top - inset.bottom)
    )
  }
}
