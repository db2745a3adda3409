import Foundation

/// What the places of a flow layout depend on, besides the answers of its delegate.
struct FlowInputs: Equatable {
  private let counts: [Int]
  private let size: CGSize
  private let insets: [UIEdgeInsets]
  private let lengths: [CGSize]
  private let spacings: [CGFloat]
  private let direction: UICollectionView.ScrollDirection
  private let insetReference: UICollectionViewFlowLayout.SectionInsetReference
  private let switches: [Bool]
  private let delegate: ObjectIdentifier?
  private let measured: [ElementKey: CGSize]

  /// Nil while an item is carried to another section: the places of others are not theirs then.
  @MainActor
  init?(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    guard collectionView.crossing == nil else { return nil }
    counts = collectionView.itemCounts
    size = collectionView.bounds.size
    insets = [
      collectionView.adjustedContentInset, collectionView.safeAreaInsets,
      collectionView.layoutMargins, layout.sectionInset,
    ]
    lengths = [layout.itemSize, layout.headerReferenceSize, layout.footerReferenceSize]
    spacings = [layout.minimumLineSpacing, layout.minimumInteritemSpacing]
    direction = layout.scrollDirection
    insetReference = layout.sectionInsetReference
    switches = [
      layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds,
      layout.isMirrored(in: collectionView),
    ]
    delegate = collectionView.delegate.map { ObjectIdentifier($0) }
    measured = collectionView.preferredSizes
  }
}
