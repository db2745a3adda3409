import Foundation

/// How a table scrolls to a row.
extension UITableView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let counts = rowCounts
    guard counts.indices.contains(indexPath.section),
      isSectionAlone(indexPath) || (0..<counts[indexPath.section]).contains(indexPath.row)
    else {
      let isSection = counts.indices.contains(indexPath.section)
      World.current.record(
        LayerFault(
          name: .range,
          reason:
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: "
            + (isSection
              ? "row (\(indexPath.row)) beyond bounds (\(counts[indexPath.section])) for section (\(indexPath.section))."
              : "section (\(indexPath.section)) beyond bounds (\(counts.count)).")
        )
      )
      return
    }
    if !isSectionAlone(indexPath) { measureRows(near: indexPath, shownAt: position) }
    if position == .none {
      scrollRectToVisible(target(indexPath), animated: animated)
      return
    }
    scroll(
      toward: { [weak self] in self?.offset(showing: indexPath, at: position) ?? .zero },
      animated: animated
    )
  }

  /// Whether the row is `NSNotFound`, which stands for a section without rows (documented).
  private func isSectionAlone(_ indexPath: IndexPath) -> Bool { indexPath.row == NSNotFound }

  private func target(_ indexPath: IndexPath) -> CGRect {
    isSectionAlone(indexPath) ? headerRect(indexPath.section) : rowRect(indexPath)
  }

  /// The first row of a section comes to the top with the section's header, the last one to the
  /// bottom with its footer (measured).
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let frame = target(indexPath)
    let section = indexPath.section
    let top = indexPath.row == 0 ? headerRect(section).minY : frame.minY
    let isLast = indexPath.row == numberOfRows(inSection: section) - 1
    let bottom = isLast ? footerRect(section).maxY : frame.maxY
    let inset = adjustedContentInset
    let height = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch position {
    case .top: offset.y = offsetShowing(top: top)
    case .middle: offset.y = frame.midY - height / 2 - inset.top
    default: offset.y = bottom - height - inset.top
    }
    return clamped(offset)
  }

  // MARK: Heights at the target

  /// Measures the rows that will be on the screen with `target`: their estimates would let the
  /// scroll end elsewhere (inferred: on iOS a row that has just been inserted is shown whole).
  ///
  /// What is on the screen stays where it is.
  private func measureRows(near target: IndexPath, shownAt position: ScrollPosition) {
    guard window != nil, bounds.width > 0, batchDepth == 0, pendingUpdates == nil, !isMakingRows,
      !isAskingForRows
    else { return }
    let anchor = cells.keys.filter { rowRect($0).maxY > bounds.minY }.min()
    let place = anchor.map { rowRect($0).minY }
    for _ in 0..<Self.measuringLimit {
      let rows = tableMetrics.rows(in: span(near: target, shownAt: position)).filter {
        knownHeights[$0] == nil && isSelfSizing($0)
      }
      guard measure(rows) else { break }
    }
    guard let anchor, let place else { return }
    let way = rowRect(anchor).minY - place
    if way != 0 { moveItself(to: CGPoint(x: contentOffset.x, y: contentOffset.y + way)) }
  }

  private func span(
    near target: IndexPath,
    shownAt position: ScrollPosition
  ) -> ClosedRange<CGFloat> {
    let frame = rowRect(target)
    let height = bounds.height
    switch position {
    case .none: return frame.minY...frame.maxY
    case .top: return frame.minY...(frame.minY + height)
    case .middle: return (frame.midY - height / 2)...(frame.midY + height / 2)
    default: return (frame.maxY - height)...frame.maxY
    }
  }

  /// - Returns: whether a height differs from its estimate.
  private func measure(_ rows: [IndexPath]) -> Bool {
    var hasChanged = false
    for indexPath in rows {
      let known = rowRect(indexPath).height
      guard
        let height = cells[indexPath]?.naturalHeight(forWidth: rowWidth) ?? unseenHeight(indexPath)
      else { continue }
      knownHeights[indexPath] = height
      if height != known { hasChanged = true }
    }
    if hasChanged { metricsDidChange() }
    return hasChanged
  }

  /// The height of a row off the screen, whose cell is made for this alone.
  private func unseenHeight(_ indexPath: IndexPath) -> CGFloat? {
    isMakingRows = true
    defer { isMakingRows = false }
    guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return nil }
    configure(cell, indexPath)
    var height: CGFloat = 0
    UIKitWorld.current.animations.performQuietly {
      if cell.superview !== self { insertSubview(cell, at: 0) }
      if let backgroundView { sendSubviewToBack(backgroundView) }
      height = cell.naturalHeight(forWidth: rowWidth)
      cell.removeFromSuperview()
    }
    putIntoPool(cell)
    return height
  }
}
