import Foundation

/// Items in lines, sections one after the other, with headers and footers.
@preconcurrency
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// A delegate's answer that leaves the size to `itemSize`.
  nonisolated static var automaticItemSize: CGSize { CGSize(width: -1, height: -1) }

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var cache = FlowCache()

  open override func prepare() {
    super.prepare()
    solveAgain()
  }

  override func solve() {
    guard let collectionView else { return }
    cache = FlowCache(layout: self, collectionView: collectionView)
  }

  open override var collectionViewContentSize: CGSize {
    solveIfNeeded()
    return cache.contentSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    solveIfNeeded()
    return cache.elements(in: rect, pinnedIn: visibleRect).map(copy)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    return cache.items[indexPath].map(copy)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    return cache.supplementary(elementKind, indexPath.section, pinnedIn: visibleRect).map(copy)
  }

  /// Clients change the attributes that they receive.
  private func copy(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }

  private var visibleRect: CGRect? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return nil }
    return collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
  }

  override func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
  }

  /// Lines break again when their length changes; pinned headers move with every scroll.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }
}
