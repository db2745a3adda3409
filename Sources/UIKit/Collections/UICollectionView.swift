import Foundation

/// A scroll view of cells that a layout places and a data source fills.
@preconcurrency
@MainActor
open class UICollectionView: UIScrollView {
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    setUpCollection()
  }

  public required init?(coder: NSCoder) {
    storedLayout =
      coder.interfaceObject(UICollectionViewLayout.self, forKey: "collectionViewLayout")
      ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUpCollection()
    coder.read(into: self, as: UICollectionView.self)
  }

  private func setUpCollection() {
    storedLayout.owner = self
    // Black before the SDK of iOS 15 (observed).
    setStandardBackground(.systemBackground)
    addGestureRecognizer(makeMenuPress())
    addGestureRecognizer(dragLift)
    addGestureRecognizer(swipeGesture)
  }

  open override var backgroundColor: UIColor? { didSet { hasOwnBackground = true } }
  /// Whether the app has chosen it.
  private(set) var hasOwnBackground = false

  func setStandardBackground(_ color: UIColor) {
    backgroundColor = color
    hasOwnBackground = false
  }

  // MARK: Layout, data and delegate

  private var storedLayout: UICollectionViewLayout

  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, window != nil else {
      take(layout)
      completion?(true)
      return
    }
    change(to: layout, duration: UICollectionView.updateDuration, completion)
  }

  var layoutTransition: LayoutTransition?
  /// The change of size inside an animation, if it is not over.
  var resize: AnimatedResize<[UICollectionViewLayoutAttributes]>?
  override func sizeWillChange(to size: CGSize) { willResize() }
  /// Set until the cells move to their places in another layout.
  var isStartingLayoutChange = false

  /// - Parameter measuresAgain: false where elements have measured themselves for the layout
  ///   already.
  func take(_ layout: UICollectionViewLayout, measuresAgain: Bool = true) {
    if measuresAgain { forgetSizes() }
    storedLayout.owner = nil
    storedLayout = layout
    layout.owner = self
    needsPreparing = true
    setNeedsLayout()
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }

  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Subviews of the app

  /// The subviews that the app has put in front: elements that appear later stay below them.
  var subviewsInFront: Set<ObjectIdentifier> = []

  override open func addSubview(_ view: UIView) {
    super.addSubview(view)
    noteInFront(view)
  }

  override open func bringSubviewToFront(_ view: UIView) {
    super.bringSubviewToFront(view)
    noteInFront(view)
  }

  override open func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
    subviewsInFront.remove(ObjectIdentifier(view))
  }

  /// A cell made later may have the address of a view that is gone.
  override open func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    subviewsInFront.remove(ObjectIdentifier(subview))
  }

  // MARK: State of the extensions

  static let updateDuration: TimeInterval = 0.3

  var registry = ReuseRegistry<UICollectionReusableView>()
  var elements: [ElementKey: UICollectionReusableView] = [:]
  var counts: [Int]?
  var awaitsReload = false
  var needsPreparing = true
  /// What invalidation contexts want to add to the offset when the layout is prepared (documented).
  var offsetAdjustment = CGPoint.zero
  var preferredSizes: [ElementKey: CGSize] = [:]
  /// Those of `preferredSizes` that stand for an estimate until the elements are on the
  /// screen and measured again.
  var outdatedSizes: Set<ElementKey> = []
  /// Cells whose content may need another size.
  var resizing = ResizingCells<UICollectionViewCell>()
  /// What cells do while they are measured asks for nothing.
  var isMeasuringAgain = false
  /// Whether invalidations and an update without changes leave the elements their sizes.
  var keepsSizes = false
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  /// The letters along the edge, if there are some.
  var sectionIndex: SectionIndexView?
  /// Whether the data may have other letters.
  var asksForSectionIndex = true
  /// The scrollers of sections that scroll orthogonally.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// Whether cells stay where they are on the screen while the strips around them come to other
  /// places.
  var holdsCellsOfStrips = false
  var pendingUpdates: CollectionUpdates?
  /// Registrations that were used.
  var registrations: Set<String> = []
  /// Whether places are those on the screen.
  var usesPresentationValues = false
  /// The place of the element that the data source is asked for.
  var placeToFill: UICollectionViewLayoutAttributes?
  /// The visible cell that is being reconfigured: dequeuing its index path returns it.
  var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?

  // MARK: Registering and dequeuing

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass as? UICollectionReusableView.Type, for: identifier)
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(
      viewClass as? UICollectionReusableView.Type,
      for: elementKind + "/" + identifier
    )
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, for: identifier)
  }

  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(nib, for: kind + "/" + identifier)
  }

  func registerPrototype(_ prototype: InterfacePrototype, for identifier: String) {
    registry.register(prototype: prototype, for: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }

  // MARK: Contents

  open func reloadData() {
    awaitsReload = false
    reloadEverything()
  }
  open var numberOfSections: Int { itemCounts.count }
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    let place =
      usesPresentationValues ? dataSourceIndexPath(forPresentationIndexPath: indexPath) : nil
    return elements[ElementKey(category: .cell, kind: nil, indexPath: place ?? indexPath)]
      as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    sortedElements.filter { $0.key.kind == elementKind }.map(\.view)
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let key = key(of: cell), key.category == .cell else { return nil }
    return usesPresentationValues
      ? presentationIndexPath(forDataSourceIndexPath: key.indexPath) : key.indexPath
  }

  /// Nil for a view that the collection view does not show.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    guard let key = key(of: supplementaryView), key.category == .supplementaryView else {
      return nil
    }
    return key.indexPath
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let found = collectionViewLayout.layoutAttributesForElements(in: page(around: point)) ?? []
    let hits = found.filter {
      let offset = laneOffset(of: $0.key)
      return $0.representedElementCategory == .cell && !$0.isHidden
        && $0.frame.contains(CGPoint(x: point.x + offset.x, y: point.y + offset.y))
    }
    // The last one of those in front.
    return hits.reversed().max { $0.zIndex < $1.zIndex }?.indexPath
  }

  open var visibleCells: [UICollectionViewCell] {
    sortedElements.filter { $0.key.category == .cell }
      .compactMap { $0.view as? UICollectionViewCell }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    sortedElements.filter { $0.key.category == .cell }.map(\.key.indexPath)
  }

  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Selection

  open var allowsSelection = true
  /// Whether the items are being edited; cells learn it from their configuration state.
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var allowsFocus = false
  /// Stored: nothing has the focus on a phone without a keyboard.
  open var allowsFocusDuringEditing = false

  /// Stored: items make room at once.
  open var reorderingCadence = ReorderingCadence.immediate
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
      UIKitWorld.current.resizesCellsByConstraints = true
    }
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    layoutIfNeeded()
    return sortedElements.filter { $0.key.kind == elementKind }.map(\.key.indexPath)
  }

  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  var prefetching = Prefetching()
  open var remembersLastFocusedIndexPath = false
  open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    reloadIfAwaited()
    guard let indexPath else {
      for old in selected { deselect(old, tellsDelegate: false) }
      return
    }
    select(indexPath, tellsDelegate: false)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, tellsDelegate: false, animated: animated)
  }

  // MARK: Drag and drop

  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Stored: the drag of a script never rests on a view.
  open var isSpringLoaded = false
  /// False on phones until the app sets it (documented).
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad
  open var hasActiveDrag: Bool { draggedItem != nil }
  open var hasActiveDrop: Bool { dropPlace != nil }
  private lazy var dragLift = makeDragLift()
  let swipeGesture = RowSwipeGesture()
  /// From the finger that holds the lines of a row to its middle.
  var grip: CGFloat = 0
  /// The row of a list that shows its actions.
  var rowSwipe: RowSwipe?
  /// Where the running drag began.
  var draggedItem: IndexPath?
  var dropPlace: IndexPath?
  var dropProposal: UICollectionViewDropProposal?
  /// Where the middle of a cell is that is moved itself, not as a picture.
  var carriedTo: CGPoint?
  /// The move that the items make room for, before the data change.
  var gap: ItemGap?

  /// Lifts an item that the data source lets move; the items make room for it where it is moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }
  /// In the collection view's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveLiftedItem(to: targetPosition)
  }
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: Changes

  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }
  /// Fills visible items again without another cell, and measures them again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// The closure does not escape: it needs no `self.` (documented).
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { batch(updates, completion) }

  // MARK: Layout pass and touches

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let context = invalidationContext(for: newValue)
      let old = super.bounds.size
      super.bounds = newValue
      if let context { invalidateLayout(with: context, changedFrom: old) }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      let context = invalidationContext(for: CGRect(origin: old.origin, size: newValue.size))
      super.frame = newValue
      if let context { invalidateLayout(with: context, changedFrom: old.size) }
    }
  }

  override func restingOffset(for proposed: CGPoint, speed: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: speed
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Cells that arrive are laid out at their start, and ask the collection view on the way.
    guard !isStartingLayoutChange else { return }
    layOutElements()
    prefetchItems()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === swipeGesture { return swipeGesture.shouldBegin() }
    let begins = super.gestureRecognizerShouldBegin(gestureRecognizer)
    if begins, gestureRecognizer === panGestureRecognizer { closeSwipe() }
    return begins
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !closeSwipe() { selectionTouchBegan(touches.first) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectionTouchMoved(touches.first)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectionTouchEnded(touches.first)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }
}
