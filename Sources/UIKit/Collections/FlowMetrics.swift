import Foundation

/// The lengths of a flow layout, from its delegate or else its properties.
@MainActor
struct FlowMetrics {
  let layout: UICollectionViewFlowLayout
  let collectionView: UICollectionView

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func inset(_ section: Int) -> UIEdgeInsets {
    var inset =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    switch layout.sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea:
      inset.left += collectionView.safeAreaInsets.left
      inset.right += collectionView.safeAreaInsets.right
    case .fromLayoutMargins:
      inset.left += collectionView.layoutMargins.left
      inset.right += collectionView.layoutMargins.right
    }
    return inset
  }

  func itemSpacing(_ section: Int) -> CGFloat {
    delegate?.collectionView(
      collectionView,
      layout: layout,
      minimumInteritemSpacingForSectionAt: section
    )
      ?? layout.minimumInteritemSpacing
  }

  func lineSpacing(_ section: Int) -> CGFloat {
    delegate?.collectionView(
      collectionView,
      layout: layout,
      minimumLineSpacingForSectionAt: section
    )
      ?? layout.minimumLineSpacing
  }

  func headerSize(_ section: Int) -> CGSize {
    delegate?.collectionView(
      collectionView,
      layout: layout,
      referenceSizeForHeaderInSection: section
    )
      ?? layout.headerReferenceSize
  }

  func footerSize(_ section: Int) -> CGSize {
    delegate?.collectionView(
      collectionView,
      layout: layout,
      referenceSizeForFooterInSection: section
    )
      ?? layout.footerReferenceSize
  }

  func itemSizes(_ section: Int) -> [CGSize] {
    let count = collectionView.numberOfItems(inSection: section)
    // Without an estimate no cell decides (documented); what is measured may then be of the layout
    // before.
    let measured = layout.estimatedItemSize == .zero ? [:] : collectionView.preferredSizes
    return (0..<count).map { item in
      let indexPath = collectionView.origin(of: IndexPath(item: item, section: section))
      let size = delegate?.collectionView(
        collectionView,
        layout: layout,
        sizeForItemAt: indexPath
      )
      guard let size, size != UICollectionViewFlowLayout.automaticItemSize else {
        return measured[ElementKey(category: .cell, kind: nil, indexPath: indexPath)]
          ?? usualSize
      }
      return size
    }
  }

  /// The size of an item that is not measured yet.
  ///
  /// An automatic one begins with the estimate, or as large as items are by default (inferred).
  private var usualSize: CGSize {
    let automatic = UICollectionViewFlowLayout.automaticSize
    guard layout.itemSize == automatic else { return layout.itemSize }
    let estimate = layout.estimatedItemSize
    return estimate == automatic || estimate == .zero
      ? UICollectionViewFlowLayout.defaultItemSize : estimate
  }
}
