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
  static let defaultItemSize = CGSize(width: 50, height: 50)

  open var itemSize = defaultItemSize {
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

  /// What has happened since the places were found.
  private enum Change {
    case none
    /// The delegate need not be asked again.
    case bounds
    case metrics
  }

  private var cache = FlowCache()
  /// What the cache was made of.
  private var inputs: FlowInputs?
  private var change = Change.metrics

  open override func prepare() {
    super.prepare()
    solveAgain()
  }

  override func solve() {
    guard let collectionView else { return }
    let inputs = FlowInputs(layout: self, collectionView: collectionView)
    let isKnown = change == .bounds && inputs != nil && inputs == self.inputs
    change = .none
    guard !isKnown else { return }
    self.inputs = inputs
    cache = FlowCache(layout: self, collectionView: collectionView)
  }

  // MARK: Invalidation

  /// The delegate's sizes are asked for again unless the context says that they are
  /// the same (documented).
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let keepsMetrics =
      flow?.invalidateFlowLayoutDelegateMetrics == false && !context.invalidateEverything
      && !context.invalidateDataSourceCounts
    if !keepsMetrics {
      change = .metrics
    } else if change == .none {
      change = .bounds
    }
    super.invalidateLayout(with: context)
  }

  /// A scroll leaves the delegate's sizes as they are, a new size does not (inferred).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    }
    return context
  }

  /// Lines break again when their length changes; pinned headers move with every scroll.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != old.width : newBounds.height != old.height
  }

  // MARK: Places

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
    return cache.item(at: indexPath).map(copy)
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

  override var negotiatesSizes: Bool { false }

  override func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
  }
}
