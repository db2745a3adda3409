import Foundation

/// Decides the places of a collection view's elements.
///
/// Abstract: subclasses override.
@preconcurrency
@MainActor
open class UICollectionViewLayout: MainActorObject {
  public init() {}
  public required init?(coder: NSCoder) {
    super.init(isolated: ())
    coder.read(into: self, as: UICollectionViewLayout.self)
  }

  weak var owner: UICollectionView? { didSet { observedValuesMayHaveChanged() } }
  open var collectionView: UICollectionView? { owner }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Providing attributes

  open func prepare() {}

  private var isPreparing = false
  /// Whether the layout has been prepared since it was invalidated.
  private var isPrepared = false
  /// Whether the places of the elements are known.
  private var isSolved = false

  /// Prepares the layout: what `prepare` changes in it invalidates nothing.
  ///
  /// Layouts set their item size and spacing there, each time they are prepared (observed).
  final func prepareUndisturbed() {
    let isNested = isPreparing
    isPreparing = true
    defer { isPreparing = isNested }
    isSolved = false
    prepare()
    isPrepared = true
  }

  /// Finds the places of all elements, in the system's own layouts.
  func solve() {}

  final func solveAgain() {
    guard collectionView != nil else { return }
    isSolved = true
    solve()
  }

  /// A subclass may prepare without `super`: the places are found when they are first needed
  /// (inferred).
  final func solveIfNeeded() {
    if !isPrepared, !isPreparing { prepareUndisturbed() }
    if !isSolved { solveAgain() }
  }

  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = key.kind ?? ""
    switch key.category {
    case .cell: return layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      return layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case .decorationView:
      return layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    }
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Invalidation

  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isSolved = false
    guard !isPreparing else { return }
    isPrepared = false
    collectionView?.layoutDidInvalidate(with: context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where elements begin and end by themselves; nil outside an update.
  var updateEnds: UpdateEnds?

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds?.initial(
      of: ElementKey(category: .cell, kind: nil, indexPath: itemIndexPath),
      in: self
    )
  }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds?.final(
      of: ElementKey(category: .cell, kind: nil, indexPath: itemIndexPath),
      in: self
    )
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds?.initial(
      of: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath),
      in: self
    )
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds?.final(
      of: ElementKey(category: .supplementaryView, kind: elementKind, indexPath: elementIndexPath),
      in: self
    )
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds?.initial(
      of: ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath),
      in: self
    )
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateEnds?.final(
      of: ElementKey(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath),
      in: self
    )
  }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// That of the frontmost item at the position (documented); between items that of before
  /// (inferred).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let moved = attributes ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    moved.center = position
    return moved
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Elements that size themselves

  /// Whether elements are asked for what they prefer wherever they are, as those of a layout of an
  /// app.
  var negotiatesSizes: Bool { true }

  /// Whether the size is only an estimate that the element may correct.
  func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Whether a supplementary view goes where its item goes, rather than its section.
  func isBadge(_ key: ElementKey) -> Bool { false }

  // MARK: Decoration

  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private var decorationNibs: [String: UINib] = [:]

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  /// A new decoration view; nil if nothing is registered for its kind.
  func makeDecoration(of kind: String, frame: CGRect) -> UICollectionReusableView? {
    if let nib = decorationNibs[kind] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }
        .first
    }
    return decorationClasses[kind]?.init(dequeuedWith: frame)
  }
}

/// One change of a batch, as layouts receive it.
@preconcurrency
@MainActor
open class UICollectionViewUpdateItem: MainActorObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
