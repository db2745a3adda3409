import Foundation

extension UITableView {
  // MARK: Counts and heights

  var rowCounts: [Int] {
    reloadIfAwaited()
    if let counts { return counts }
    let fresh = askForCounts()
    counts = fresh
    return fresh
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let wasAsking = isAskingForRows
    isAskingForRows = true
    defer { isAskingForRows = wasAsking }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      return SectionCount.checked(count, of: "rows", inSection: section)
    }
  }

  func metricsDidChange() {
    metrics = nil
    setNeedsLayout()
  }

  var tableMetrics: TableMetrics {
    if let metrics { return metrics }
    let fresh = measure()
    metrics = fresh
    contentSize = CGSize(width: bounds.width, height: fresh.height)
    return fresh
  }

  /// Measures rows that are not yet, unless the table is at it: a data source or a delegate may ask
  /// for the size while it is asked, and in a batch the data are ahead of the table.
  func measureIfNeeded() {
    guard metrics == nil, !isAskingForRows, batchDepth == 0 else { return }
    _ = tableMetrics
  }

  private func measure() -> TableMetrics {
    let wasAsking = isAskingForRows
    isAskingForRows = true
    defer { isAskingForRows = wasAsking }
    var result = TableMetrics()
    var y = tableHeaderView?.frame.height ?? 0
    for (index, count) in rowCounts.enumerated() {
      var section = TableMetrics.Section()
      let header = checked(headerHeight(index), of: "section header", "section \(index)")
      section.padding = headerPadding(height: header)
      y += section.padding
      section.header = y...(y + header)
      y += header
      section.edges = [y]
      for row in 0..<count {
        let indexPath = IndexPath(row: row, section: index)
        y += checked(rowHeight(indexPath), of: "table view row", "index path (\(indexPath))")
        section.edges.append(y)
      }
      let footer = checked(footerHeight(index), of: "section footer", "section \(index)")
      section.footer = y...(y + footer)
      y += footer
      result.sections.append(section)
    }
    result.height = y + (tableFooterView?.frame.height ?? 0)
    return result
  }

  /// iOS raises for a height below zero (the words are those of reports by apps), and for one that
  /// is not a number where it places the row (inferred).
  private func checked(
    _ height: CGFloat,
    of part: String,
    _ place: @autoclosure () -> String
  ) -> CGFloat {
    if height >= 0 { return height }
    let isNumber = !height.isNaN
    World.current.record(
      LayerFault(
        name: isNumber ? .inconsistency : .invalidGeometry,
        reason: isNumber
          ? "\(part) height must not be negative - provided height for \(place()) is \(height)"
          : "CALayer position contains NaN: the height of the \(part) for \(place())"
      )
    )
    return 0
  }

  private func rowHeight(_ indexPath: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    if height != UITableView.automaticDimension { return height }
    if let known = knownHeights[indexPath] ?? formerHeights[indexPath] { return known }
    let estimate = estimate(of: indexPath)
    return estimate > 0 ? estimate : UITableView.standardRowHeight
  }

  // MARK: Rectangles

  /// Sections of inset grouped tables stand off the edges.
  var groupInset: CGFloat {
    style == .insetGrouped ? UIView.tableMargin(inWidth: bounds.width) : 0
  }

  /// What texts stand off the sides of rows, also inside of a group (measured at 393 points).
  var rowMargin: CGFloat {
    UIView.tableMargin(inWidth: window?.bounds.width ?? 0)
  }

  /// Those that the app sets for the table, without the safe area; nil where it leaves them alone.
  var ownSideMargins: UIEdgeInsets? {
    guard layoutState.layoutMargins != nil, style != .insetGrouped else { return nil }
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    let margins = layoutMargins
    return UIEdgeInsets(
      top: 0,
      left: max(0, margins.left - safe.left),
      bottom: 0,
      right: max(0, margins.right - safe.right)
    )
  }

  /// What the safe area takes at the sides: of the groups themselves, or of what is in rows,
  /// headers and footers (documented: `insetsContentViewsToSafeArea`).
  var sideInsets: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  func sidesMayHaveChanged() {
    let sides = (sideInsets, ownSideMargins)
    guard sides != knownSides else { return }
    knownSides = sides
    knownHeights = [:]
    let parts = Array(cells.values) + Array(headers.values) + Array(footers.values)
    for part in parts { part.setNeedsLayout() }
    metricsDidChange()
  }

  /// Of a row, from the edges of the table.
  private var rowInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let sides = sideInsets
    return UIEdgeInsets(
      top: 0,
      left: sides.left + groupInset,
      bottom: 0,
      right: sides.right + groupInset
    )
  }

  var rowWidth: CGFloat { bounds.width - rowInsets.left - rowInsets.right }

  func rowRect(_ indexPath: IndexPath) -> CGRect {
    guard let span = tableMetrics.row(indexPath) else { return .zero }
    return CGRect(
      x: rowInsets.left,
      y: span.lowerBound,
      width: rowWidth,
      height: span.upperBound - span.lowerBound
    )
  }

  // MARK: Layout

  func reloadEverything() {
    hasReloaded = true
    let shown = cells.sorted { $0.key < $1.key }
    for (indexPath, cell) in shown { leaveScreen(cell, indexPath) }
    // The pool returns its last cell first: each row receives its own cell again (inferred).
    for (_, cell) in shown.reversed() { putIntoPool(cell) }
    for view in headers.values { view.removeFromSuperview() }
    for view in footers.values { view.removeFromSuperview() }
    resize = nil
    cells = [:]
    headers = [:]
    footers = [:]
    knownHeights = [:]
    formerHeights = [:]
    counts = nil
    prefetching.forget()
    selected = []
    highlighted = nil
    metricsDidChange()
  }

  func layOutRows() {
    guard !isMakingRows else { return }
    reloadIfAwaited()
    resizeRows()
    if hasReloaded { askForSectionIndex() }
    hasReloaded = false
    if knownContentSize.width != bounds.width { metrics = nil }
    forgetHeightsOfOtherWidth()
    dressForScreen()
    let resize = takeResize()
    var fresh: Set<IndexPath> = []
    var visible: [IndexPath] = []
    for _ in 0..<Self.measuringLimit {
      // Rows beyond an edge come in where a gap closes; content that is shorter now moves the
      // bounds.
      let measured = tableMetrics
      let room = gap?.height ?? 0
      visible = measured.rows(in: bounds.insetBy(dx: 0, dy: -room).verticalRange)
      show(visible, &fresh)
      if !measureVisible(resize == nil ? visible : cells.keys.sorted()) { break }
      if resize == nil { keepRowsInPlace(from: measured, except: fresh) }
    }
    // An app may choose the view for an empty table as it is asked how many rows there are.
    backgroundView?.frame = bounds
    moveRows(in: resize, showing: visible, fresh)
    layOutHeaders()
    tableHeaderView?.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: tableHeaderView?.frame.height ?? 0
    )
    let footerHeight = tableFooterView?.frame.height ?? 0
    tableFooterView?.frame = CGRect(
      x: 0,
      y: tableMetrics.height - footerHeight,
      width: bounds.width,
      height: footerHeight
    )
    layOutSectionIndex()
  }

  /// Rows that size themselves are measured again in another width as they are shown (inferred from
  /// turns of the device: texts have other lines then).
  private func forgetHeightsOfOtherWidth() {
    let width = rowWidth
    defer { laidOutWidth = width }
    guard let laidOutWidth, laidOutWidth != width, !knownHeights.isEmpty else { return }
    formerHeights.merge(knownHeights) { $1 }
    knownHeights = [:]
    metrics = nil
  }

  /// - Parameter fresh: the rows of this pass, which come at their measured place and size,
  ///   whatever animation lays the table out.
  private func show(_ visible: [IndexPath], _ fresh: inout Set<IndexPath>) {
    let wanted = Set(visible)
    rowsToShow = visible
    defer { rowsToShow = nil }
    for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key })
    where !wanted.contains(indexPath) && indexPath != draggedRow {
      // It moves to its new place, once the rows are measured.
      if resize != nil, !fresh.contains(indexPath) { continue }
      cells[indexPath] = nil
      endDisplaying(cell, indexPath)
    }
    for indexPath in visible {
      let frame = makingRoom(for: indexPath).pixelAligned
      if let shown = cells[indexPath], !fresh.contains(indexPath) {
        place(shown, at: frame)
      } else if let cell = cells[indexPath] ?? makeRow(indexPath) {
        var frame = frame
        // A new row keeps its natural height until it is measured.
        if fresh.insert(indexPath).inserted, let own = cell.tablePlace { frame.size = own.size }
        guard cell.tablePlace != frame else { continue }
        UIKitWorld.current.animations.performQuietly {
          place(cell, at: frame)
          cell.layoutIfNeeded()
        }
      }
    }
  }

  /// Moves a row only when its own place changes: an app may have moved the cell meanwhile, and a
  /// layout leaves it there (observed: lists that open a row by moving its neighbours).
  func place(_ cell: UITableViewCell, at frame: CGRect) {
    guard cell.tablePlace != frame else { return }
    cell.tablePlace = frame
    cell.setUntransformedFrame(frame)
  }

  func makeRow(_ indexPath: IndexPath) -> UITableViewCell? {
    let made = UIKitWorld.current.animations.performQuietly {
      dataSource?.tableView(self, cellForRowAt: indexPath)
    }
    guard let cell = made else { return nil }
    cells[indexPath] = cell
    configure(cell, indexPath)
    // The row is at its place, whatever animation lays the table out; those that the delegate and
    // the cell begin play (observed).
    UIKitWorld.current.animations.performQuietly {
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
      if cell.superview !== self { insertSubview(cell, at: 0) }
      if let backgroundView { sendSubviewToBack(backgroundView) }
      giveNaturalHeight(cell, indexPath)
      // Rows on the screen await the animation of the batch.
      if isMakingRows { cell.layOutTree() } else { cell.layoutIfNeeded() }
    }
    return cell
  }

  /// A row that sizes itself is not laid out at its estimate first, which its constraints may
  /// contradict (inferred).
  ///
  /// It is measured again once it is laid out: cells of apps change then.
  private func giveNaturalHeight(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    guard knownHeights[indexPath] == nil,
      !cell.contentView.constraints.isEmpty || cell.hasWrappingLabels,
      isSelfSizing(indexPath)
    else { return }
    var frame = rowRect(indexPath)
    frame.size.height = cell.naturalHeight(forWidth: frame.width)
    place(cell, at: frame.pixelAligned)
  }

  /// Separators begin elsewhere after a turn to a wider screen.
  private func dressForScreen() {
    let margin = rowMargin
    let isUnderStatusBar = isUnderStatusBar
    guard margin != dressedMargin || isUnderStatusBar != dressedUnderStatusBar else { return }
    dressedMargin = margin
    dressedUnderStatusBar = isUnderStatusBar
    for (indexPath, cell) in cells { dress(cell, indexPath) }
  }

  /// Of inset groups, in points.
  private static let groupCornerRadius: CGFloat = 10

  /// Sets the look that depends on a cell's place: separators and, in inset groups, round corners.
  func dress(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    let count = numberOfRows(inSection: indexPath.section)
    let isLast = indexPath.row == count - 1
    let isShown =
      separatorStyle != .none && !(isLast && style == .insetGrouped)
    var inset = separatorInset
    if hasOwnSeparatorInset, separatorInsetReference == .fromAutomaticInsets {
      inset = inset + automaticSeparatorInset
    }
    let tableInset = inset
    let isAtEdge = isLast && style == .grouped
    if isAtEdge { inset.left = 0 }
    cell.separatorSettings = UITableViewCell.SeparatorSettings(
      isShown: isShown,
      color: separatorColor,
      inset: inset,
      tableInset: tableInset,
      followsText: !isAtEdge
        && (!hasOwnSeparatorInset || separatorInsetReference == .fromAutomaticInsets),
      top: topLine(of: indexPath)
    )
    cell.indexWidth = sectionIndex?.width ?? 0
    let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
    // A delegate without the method leaves the cell's own.
    if level != 0 { cell.indentationLevel = level }
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if indexPath.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.groupCornerRadius
    cell.layer.maskedCorners = corners
    // Controls come in from the edge of the group.
    cell.layer.masksToBounds = !corners.isEmpty || editingState.isOn
  }

  /// Whether the content begins below a status bar without a bar of a controller: a table of the
  /// whole screen (measured on iOS 16 to 18, 26; below other views there is a line, measured on
  /// iOS 15).
  private var isUnderStatusBar: Bool {
    guard let window, adjustedContentInset.top > contentInset.top else { return false }
    return abs(safeAreaInsets.top - window.safeAreaInsets.top) < 0.5
  }

  /// A group has a line above its first row from edge to edge (observed); a plain table has one
  /// like those below rows, in projects for iOS 15 and later (observed), also below a header, but
  /// not where rows stand above (inferred), nor right under the status bar.
  private func topLine(of indexPath: IndexPath) -> UITableViewCell.TopLine {
    guard indexPath.row == 0, separatorStyle != .none else { return .none }
    switch style {
    case .grouped: return .full
    case .insetGrouped: return .none
    case .plain:
      let section = indexPath.section
      let isBelowRows = (0..<section).contains { numberOfRows(inSection: $0) > 0 }
      guard !isBelowRows || rectForHeader(inSection: section).height > 0 else { return .none }
      guard !isUnderStatusBar || rowRect(indexPath).minY > 0 else { return .none }
      return UIKitWorld.current.presentsFullScreenByDefault ? .none : .asBelow
    }
  }

  /// Measures visible rows that size themselves.
  ///
  /// - Returns: whether a height differs from its estimate.
  func measureVisible(_ visible: [IndexPath]) -> Bool {
    var hasChanged = false
    for indexPath in visible where knownHeights[indexPath] == nil {
      guard isSelfSizing(indexPath), let cell = cells[indexPath] else { continue }
      let rect = rowRect(indexPath)
      let natural = cell.naturalHeight(forWidth: rect.width)
      let isShown = cell.tablePlace?.height == rect.pixelAligned.height
      if natural != rect.height || !isShown { hasChanged = true }
      knownHeights[indexPath] = natural
    }
    if hasChanged { metrics = nil }
    return hasChanged
  }
}
