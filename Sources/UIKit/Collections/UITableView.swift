import Foundation

/// A scroll view of rows, one below the other.
@preconcurrency
@MainActor
open class UITableView: UIScrollView {
  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let indexSearch = "{search}"

  /// The height of a standard row (documented).
  nonisolated static let standardRowHeight: CGFloat = 44

  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    switch coder.interfaceAttribute("style") {
    case "grouped": style = .grouped
    case "insetGrouped": style = .insetGrouped
    default: style = .plain
    }
    super.init(coder: coder)
    setUpTable()
    coder.read(into: self, as: UITableView.self)
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(swipeGesture)
    addGestureRecognizer(makeMenuPress())
    addGestureRecognizer(dragLift)
  }

  // MARK: Data and delegate

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  var prefetching = Prefetching()

  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      metricsDidChange()
    }
  }

  // MARK: Heights

  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { metricsDidChange() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { metricsDidChange() }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { metricsDidChange() }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { metricsDidChange() }
  }

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }
  open var separatorColor: UIColor? {
    didSet { if separatorColor != oldValue { setNeedsLayout() } }
  }
  /// What insets that the app sets are measured from (documented).
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled {
    didSet {
      guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
      UIKitWorld.current.resizesCellsByConstraints = true
    }
  }
  open var fillerRowHeight: CGFloat = 0
  open var contentHuggingElements = ContentHuggingElements.sectionHeaders
  open var isPrefetchingEnabled = true
  open var allowsFocusDuringEditing = false
  /// Whether rows make room for a carried one of the table, which its data do not
  /// know yet (documented).
  open var hasUncommittedUpdates: Bool { gap?.from != nil }
  /// Nil: the table opens the menus of its rows by itself.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Rows of which something is in the rectangle, also where no cell is shown.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    tableMetrics.rows(in: rect.verticalRange).filter { rectForRow(at: $0).overlaps(rect) }
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = (indexPathsForSelectedRows ?? []).min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? automaticSeparatorInset }
    set {
      guard newValue != ownSeparatorInset else { return }
      ownSeparatorInset = newValue
      dressedMargin = nil
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  var hasOwnSeparatorInset: Bool { ownSeparatorInset != nil }

  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0)
  }
  /// Separators are drawn in their plain colour.
  open var separatorEffect: UIVisualEffect?
  open var sectionIndexColor: UIColor? { didSet { sectionIndex?.color = sectionIndexColor } }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndex?.backgroundColor = sectionIndexBackgroundColor ?? .clear }
  }
  /// Stored: the index looks the same under a finger.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if counts != nil { reloadSectionIndexTitles() } }
  }
  open func reloadSectionIndexTitles() {
    askForSectionIndex()
    for (indexPath, cell) in cells { dress(cell, indexPath) }
    setNeedsLayout()
  }
  /// The letters along the edge, if there are some.
  var sectionIndex: SectionIndexView?
  open var allowsFocus = false
  /// No keyboard moves a focus.
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true { didSet { sidesMayHaveChanged() } }
  /// Those of the last layout.
  var knownSides: (insets: UIEdgeInsets, own: UIEdgeInsets?) = (.zero, nil)

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sidesMayHaveChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    sidesMayHaveChanged()
  }

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// Header and footer of the table have heights of their own, and only its width (inferred).
  override func effectiveMask(of subview: UIView) -> AutoresizingMask {
    let mask = subview.autoresizingMask
    guard subview === tableHeaderView || subview === tableFooterView else { return mask }
    return mask.subtracting([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      // One that is chosen in a layout is placed in it.
      if !layoutState.isLayingOut { setNeedsLayout() }
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    metricsDidChange()
  }

  // MARK: State of the extensions

  var cellRegistry = ReuseRegistry<UIView>()
  /// Rows that a storyboard draws one by one.
  var staticContent: StaticTable? { didSet { dataSourceChanged() } }
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The rows that are about to be made, with those that are there already; nil at other times.
  var rowsToShow: [IndexPath]?
  /// Of the batch that is being collected.
  var rowAnimations = RowAnimations()
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// During an update: where the sections were before it, by their new numbers.
  var sectionOrigins: [Int: TableMetrics.Section] = [:]
  /// During an update: how the headers and footers of new sections come.
  var insertedTitles: [Int: RowAnimation] = [:]
  var knownHeights: [IndexPath: CGFloat] = [:]
  /// Heights in another width, in place of estimates.
  var formerHeights: [IndexPath: CGFloat] = [:]
  /// The width of the rows at the last layout.
  var laidOutWidth: CGFloat?
  /// Rows whose content may need another height.
  var resizing = ResizingCells<UITableViewCell>()
  /// What cells do while they are measured asks for nothing.
  var isMeasuringAgain = false
  /// The margin with which the separators of the cells begin.
  var dressedMargin: CGFloat?
  var dressedUnderStatusBar = false
  var metrics: TableMetrics?
  /// The change of size inside an animation, if it is not over.
  var resize: AnimatedResize<TableMetrics>?
  override func sizeWillChange(to size: CGSize) { willResize() }
  var counts: [Int]?
  var selected: [IndexPath] = []
  var highlighted: IndexPath?
  var batchDepth = 0
  /// Whether the data source and the delegate are asked how many rows there are, and how high.
  var isAskingForRows = false
  var pendingUpdates: CollectionUpdates?
  /// Whether rows are made that a batch brings: nothing is laid out before its animation.
  var isMakingRows = false
  /// Whether places are those on the screen.
  var usesPresentationValues = false
  /// Whether the rows are to be made anew at the next layout.
  var hasReloaded = true
  var awaitsReload = false
  let swipeGesture = RowSwipeGesture()
  /// The row that shows its actions.
  var rowSwipe: RowSwipe?

  // MARK: Registering and dequeuing

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellRegistry.register(cellClass as? UIView.Type, for: identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    cellRegistry.register(aClass as? UIView.Type, for: "header/" + identifier)
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellRegistry.register(nib, for: identifier)
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    cellRegistry.register(nib, for: "header/" + identifier)
  }

  func registerPrototype(_ prototype: InterfacePrototype, for identifier: String) {
    cellRegistry.register(prototype: prototype, for: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { dequeue(identifier, for: indexPath) }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  /// The visible cell that is being reconfigured: dequeuing its index path returns it.
  var reconfigured: (indexPath: IndexPath, cell: UITableViewCell)?

  // MARK: Contents

  /// A table that was not laid out yet has its rows counted and measured for the answer: apps make
  /// a table as high as its content before its first layout (inferred).
  open override var contentSize: CGSize {
    get {
      measureIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// As high as its content: menus and popovers take their height from it (inferred).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentSize.height)
  }

  open func reloadData() {
    awaitsReload = false
    reloadEverything()
  }
  open var numberOfSections: Int { rowCounts.count }
  open func numberOfRows(inSection section: Int) -> Int {
    rowCounts.indices.contains(section) ? rowCounts[section] : 0
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let place =
      usesPresentationValues ? dataSourceIndexPath(forPresentationIndexPath: indexPath) : nil
    return cells[place ?? indexPath]
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    let place = cells.first { $0.value === cell }?.key
    return usesPresentationValues ? presentationIndexPath(forDataSourceIndexPath: place) : place
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    tableMetrics.row(at: point.y).flatMap { rectForRow(at: $0).contains(point) ? $0 : nil }
  }
  /// Made at once after a reload (inferred from apps that animate them right then).
  open var visibleCells: [UITableViewCell] {
    if hasReloaded { layOutRows() }
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// While rows come onto the screen, all that will be there: their range is known before the first
  /// of them is made (observed in apps that look for the last one in `willDisplay`).
  open var indexPathsForVisibleRows: [IndexPath]? {
    if hasReloaded { layOutRows() }
    return rowsToShow ?? cells.keys.sorted()
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// With the padding above the header (inferred).
  open func rect(forSection section: Int) -> CGRect {
    guard tableMetrics.sections.indices.contains(section) else { return .zero }
    let span = tableMetrics.sections[section]
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.bottom - span.top)
  }

  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  open func selectRow(
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
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, tellsDelegate: false, animated: animated)
  }

  // MARK: Drag and drop

  /// Stored: the drag of a script never rests on a view.
  open var isSpringLoaded = false
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// False on phones until the app sets it (documented).
  open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad
  open var hasActiveDrag: Bool { draggedRow != nil }
  open var hasActiveDrop: Bool { dropProposal != nil }
  lazy var dragLift = makeDragLift()
  /// Where the running drag began.
  var draggedRow: IndexPath?
  var dropPlace: IndexPath?
  /// Where the rows make room for what is dragged.
  var gap: RowGap?
  var dropProposal: UITableViewDropProposal?

  // MARK: Editing

  open var isEditing: Bool {
    get { editingState.isOn }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }
  /// Whether rows are edited, and the one that a finger moves.
  var editingState: (isOn: Bool, moving: RowReordering?) = (false, nil)

  // MARK: Changes

  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch(completion: nil) }
  /// The closure does not escape: it needs no `self.` (documented).
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    updates?()
    endBatch(completion: completion)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.insertedItems += indexPaths
      rowAnimations.insert(indexPaths, animation)
    }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.deletedItems += indexPaths
      rowAnimations.remove(indexPaths, animation)
    }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.reloadedItems += indexPaths
      rowAnimations.remove(indexPaths, animation)
    }
  }
  /// Fills visible rows again without another cell, and measures them again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.insertedSections.formUnion(sections)
      rowAnimations.insertSections(sections, animation)
    }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      rowAnimations.removeSections(sections, animation)
    }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.reloadedSections.formUnion(sections)
      rowAnimations.removeSections(sections, animation)
    }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Layout pass and touches

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
    prefetchRows()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === swipeGesture { return swipeGesture.shouldBegin() }
    if editingState.moving != nil { return false }
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
