import Foundation

extension UITableView {
  /// For a closure that a caller has as a parameter, which cannot become optional.
  ///
  /// Disfavored: a closure in the call goes to the method that a subclass may override.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  func change(_ body: (inout CollectionUpdates) -> Void) {
    let isSingle = pendingUpdates == nil
    if isSingle { beginBatch() }
    var updates = pendingUpdates ?? CollectionUpdates()
    body(&updates)
    pendingUpdates = updates
    if isSingle { endBatch(completion: nil) }
  }

  /// Performs a batch whose changes are known beforehand; `change` applies them to the data.
  func perform(
    _ updates: CollectionUpdates,
    with animation: RowAnimation,
    _ change: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginBatch()
    rowAnimations.standard = animation
    rowAnimations.remove(updates.reloadedItems, animation)
    change()
    pendingUpdates = updates
    endBatch(completion: completion)
  }

  func beginBatch() {
    batchDepth += 1
    guard batchDepth == 1 else { return }
    // Outside a window no row moves, and the data may have changed before the first rows were made.
    if counts != nil, window != nil { layOutBeforeBatch() }
    _ = rowCounts
    pendingUpdates = CollectionUpdates()
    rowAnimations = RowAnimations()
  }

  /// Puts the rows at their places, from which the batch moves them.
  ///
  /// A row that already needs another height is laid out with it in the animation alone (inferred):
  /// its contents would be squeezed or torn in the present one.
  private func layOutBeforeBatch() {
    if otherHeights(of: Array(cells.values)).isEmpty {
      layoutIfNeeded()
    } else if layer.needsLayout() {
      layOutRows()
    }
  }

  func endBatch(completion: ((Bool) -> Void)?) {
    guard batchDepth > 0 else { return }
    batchDepth -= 1
    guard batchDepth == 0, let updates = pendingUpdates else {
      completion?(true)
      return
    }
    pendingUpdates = nil
    let old = rowCounts
    let new = askForCounts()
    if let message = updates.inconsistency(oldCounts: old, newCounts: new, words: .table) {
      LayoutFault.record(message)
      reloadData()
      completion?(false)
      return
    }
    counts = new
    let sectionMap = updates.sectionMap(oldCount: old.count, newCount: new.count)
    let deleted = keepHeaders(updates, sectionMap)
    sectionOrigins = origins(ofSections: sectionMap, except: updates.reloadedSections)
    for section in updates.insertedSections {
      insertedTitles[section] = rowAnimations.arrival(ofSection: section)
    }
    defer {
      sectionOrigins = [:]
      insertedTitles = [:]
    }
    apply(updates, updates.itemMap(oldCounts: old, newCounts: new), deleted, completion)
  }

  private func apply(
    _ updates: CollectionUpdates,
    _ map: [IndexPath: IndexPath],
    _ deletedTitles: [(view: UIView, section: Int)],
    _ completion: ((Bool) -> Void)?
  ) {
    let (staying, leaving) = divideCells(updates, map)
    let oldMetrics = metrics
    keep(staying, updates, map)
    let isAnimated = window != nil && UIKitWorld.current.animations.animatesOwnChanges
    holdsOffset = isAnimated
    let arriving = isAnimated ? makeArriving() : []
    let visible = tableMetrics.rows(in: boundsWithinEnd.verticalRange)
    // Rows that are pushed off the screen are seen on their way.
    let wanted = Set(visible)
    let departing = isAnimated ? staying.filter { !wanted.contains($0.key) } : [:]
    for indexPath in departing.keys { cells[indexPath] = nil }
    let animations = rowAnimations
    let outgoing = Outgoing(
      leaving: leaving,
      departing: departing.sorted { $0.key < $1.key }.map { (cell: $0.value, indexPath: $0.key) },
      titles: isAnimated ? takeDepartingTitles() : [],
      deletedTitles: deletedTitles
    )
    let fresh = showArriving(arriving, animations, from: oldMetrics, moving: map)
    sendToBack(covered(outgoing, animations, map))
    let move = {
      self.holdsOffset = false
      self.returnToEnd()
      for cell in fresh { cell.alpha = 1 }
      self.send(outgoing, animations)
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    // Parts of a row that go away meanwhile do not interrupt the update.
    let finish = { (_: Bool) in
      self.endDisplaying(outgoing)
      completion?(true)
    }
    guard isAnimated else {
      move()
      return finish(true)
    }
    UIView.animate(
      withDuration: UICollectionView.updateDuration,
      animations: move,
      completion: finish
    )
  }

  /// Goes on with the cells that stay, at their new places.
  private func keep(
    _ staying: [IndexPath: UITableViewCell],
    _ updates: CollectionUpdates,
    _ map: [IndexPath: IndexPath]
  ) {
    cells = staying
    fillAgain(updates.reconfiguredItems)
    forgetMetrics(updates, moving: map)
    // Rows that are reloaded are not selected any longer (observed by apps).
    selected = selected.compactMap { updates.reloads($0) ? nil : map[$0] }
    // Rows on the screen have been measured.
    for indexPath in updates.reconfiguredItems where cells[indexPath] == nil {
      knownHeights[indexPath] = nil
    }
    // Another row may be the first or the last one of its section now.
    UIView.performWithoutAnimation {
      for (indexPath, cell) in staying.sorted(by: { $0.key < $1.key }) { dress(cell, indexPath) }
    }
  }

  /// The cells that stay, by where they will be, and those that leave, in the order of their rows.
  private func divideCells(
    _ updates: CollectionUpdates,
    _ map: [IndexPath: IndexPath]
  ) -> (
    staying: [IndexPath: UITableViewCell],
    leaving: [(cell: UITableViewCell, indexPath: IndexPath)]
  ) {
    let reloaded = Set(updates.reloadedItems)
    var staying: [IndexPath: UITableViewCell] = [:]
    var leaving: [(cell: UITableViewCell, indexPath: IndexPath)] = []
    for (indexPath, cell) in cells.sorted(by: { $0.key < $1.key }) {
      let isReloaded =
        reloaded.contains(indexPath) || updates.reloadedSections.contains(indexPath.section)
      if let target = map[indexPath], !isReloaded {
        staying[target] = cell
      } else {
        leaving.append((cell, indexPath))
      }
    }
    return (staying, leaving)
  }

  /// Rows on the screen grow and shrink in an animation, as for a reload (inferred).
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard window != nil, counts != nil, !hasReloaded, pendingUpdates == nil else {
      fillAgain(indexPaths)
      for indexPath in indexPaths { knownHeights[indexPath] = nil }
      metricsDidChange()
      return
    }
    change { $0.reconfiguredItems += indexPaths }
  }

  private func fillAgain(_ indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = cells[indexPath] else { continue }
      reconfigured = (indexPath, cell)
      _ = dataSource?.tableView(self, cellForRowAt: indexPath)
      reconfigured = nil
    }
  }

  /// Makes the rows that come onto the screen, in their own heights: only their place
  /// changes in the animation.
  private func makeArriving() -> [IndexPath] {
    var arriving: [IndexPath] = []
    isMakingRows = true
    defer { isMakingRows = false }
    UIKitWorld.current.animations.performQuietly {
      for _ in 0..<Self.measuringLimit {
        _ = tableMetrics
        let visible = tableMetrics.rows(in: boundsWithinEnd.verticalRange)
        for indexPath in visible where cells[indexPath] == nil {
          if makeRow(indexPath) != nil { arriving.append(indexPath) }
        }
        guard measureVisible(visible) else { break }
      }
      for indexPath in arriving {
        guard let cell = cells[indexPath] else { continue }
        place(cell, at: rowRect(indexPath).pixelAligned)
        cell.layOutTree()
      }
    }
    return arriving
  }

  /// Puts new rows where they come from: those that were outside begin where they were.
  ///
  /// - Returns: those that fade in.
  private func showArriving(
    _ arriving: [IndexPath],
    _ animations: RowAnimations,
    from old: TableMetrics?,
    moving map: [IndexPath: IndexPath]
  ) -> [UITableViewCell] {
    var fresh: [UITableViewCell] = []
    var origins: [IndexPath: IndexPath] = [:]
    for (from, to) in map { origins[to] = from }
    UIView.performWithoutAnimation {
      for indexPath in arriving {
        guard let cell = cells[indexPath] else { continue }
        let origin = origins[indexPath]
        let animation = animations.arrival(at: indexPath, from: origin)
        let offset =
          animation?.offset(of: CGSize(width: bounds.width, height: cell.bounds.height)) ?? .zero
        if offset != .zero {
          cell.center.x += offset.x
          cell.center.y += offset.y
          cell.tablePlace = nil
        } else if let origin, let span = old?.row(origin) {
          // A reloaded row is there while the old one fades.
          cell.center.y += span.lowerBound - rowRect(indexPath).minY
          cell.tablePlace = nil
          continue
        }
        if animation?.fades == true {
          cell.alpha = 0
          fresh.append(cell)
        }
      }
    }
    return fresh
  }

  /// The heights of rows move with them, and those on the screen are measured again, as after
  /// `performBatchUpdates(nil)`.
  ///
  /// Rows that are reloaded, alone or with their section, have none.
  private func forgetMetrics(_ updates: CollectionUpdates, moving map: [IndexPath: IndexPath]) {
    knownHeights = knownHeights.reduce(into: [:]) { heights, entry in
      guard let target = map[entry.key], !updates.reloads(entry.key) else { return }
      heights[target] = cells[target]?.naturalHeight(forWidth: rowWidth) ?? entry.value
    }
    formerHeights = formerHeights.reduce(into: [:]) { heights, entry in
      if let target = map[entry.key] { heights[target] = entry.value }
    }
    metricsDidChange()
  }
}
