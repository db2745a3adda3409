import Foundation

extension UISplitViewController {
  /// Measures that are inferred from pictures of iPads.
  private enum Metrics {
    static let columnWidth: CGFloat = 320
    /// A narrower view of three columns shows two at first.
    static let roomForThree: CGFloat = 1300
    /// What tiles leave the last column at least.
    static let leastLastWidth: CGFloat = 320
  }

  // MARK: What shows

  /// The columns that there are, the last one excepted.
  var leadingColumns: [Column] {
    let middle: [Column] = style == .tripleColumn ? [.supplementary] : []
    return ([.primary] + middle + [.secondary]).filter { self[$0] != nil }.dropLast()
  }

  /// Columns in front of the last one are compact (observed).
  func traits(ofColumn child: UIViewController) -> UITraitCollection? {
    let isLeading =
      self[.primary] === child || style == .tripleColumn && self[.supplementary] === child
    guard isLeading, lastColumn !== child, !isCollapsed else { return nil }
    return .compactWidth
  }

  private var lastColumn: UIViewController? {
    self[.secondary] ?? self[.supplementary] ?? self[.primary]
  }

  private var size: CGSize {
    isViewLoaded ? view.bounds.size : UIScreen.main.bounds.size
  }

  /// How columns make room: what was asked for, else what the shape suggests.
  ///
  /// Upright they cover the last column, on its side they are beside it (inferred).
  var currentBehavior: SplitLayout.Behavior {
    if let asked = askedBehavior { return asked }
    let isWide = style != .tripleColumn || size.width >= Metrics.roomForThree
    switch preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .twoBesideSecondary: return .tile
    case .oneBesideSecondary: return isWide ? .tile : .displace
    case .automatic, .secondaryOnly: break
    }
    if size.width < size.height { return .overlay }
    return isWide ? .tile : .displace
  }

  private var askedBehavior: SplitLayout.Behavior? {
    guard style != .unspecified else { return nil }
    switch preferredSplitBehavior {
    case .automatic: return nil
    case .tile: return .tile
    case .overlay: return .overlay
    case .displace: return .displace
    }
  }

  /// The mode before anything was shown or hidden.
  var standardMode: DisplayMode {
    let all = leadingColumns.count
    if preferredDisplayMode != .automatic {
      let count = min(preferredDisplayMode.leadingCount, all)
      return DisplayMode(showing: count, askedBehavior ?? preferredDisplayMode.behavior)
    }
    switch currentBehavior {
    case .overlay: return .secondaryOnly
    case .displace: return DisplayMode(showing: min(1, all), .displace)
    case .tile:
      let room = size.width - Metrics.leastLastWidth
      let fits = (0...all).last { count in
        leadingColumns.suffix(count).reduce(0) { $0 + width(of: $1) } <= room
      }
      return DisplayMode(showing: fits ?? 0, .tile)
    }
  }

  /// A fraction is cut at the standard width unless the maximum says otherwise (inferred
  /// from questions about it).
  func width(of column: Column) -> CGFloat {
    let isFirst = column == .primary
    let automatic = UISplitViewController.automaticDimension
    let preferred = isFirst ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let fraction =
      isFirst ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let least = isFirst ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let most = isFirst ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    var width = Metrics.columnWidth
    if preferred != automatic {
      width = preferred
    } else if fraction != automatic {
      width = fraction * size.width
      if most == automatic { width = min(width, Metrics.columnWidth) }
    }
    if most != automatic { width = min(width, most) }
    if least != automatic { width = max(width, least) }
    return min(width, size.width / 2).rounded()
  }

  private func layout(in mode: DisplayMode, of bounds: CGRect? = nil) -> SplitLayout {
    let isRightToLeft = view.isRightToLeft
    return SplitLayout(
      bounds: bounds ?? view.bounds,
      leading: leadingColumns.map { ($0, width(of: $0)) },
      mode: mode,
      isMirrored: isRightToLeft != (primaryEdge == .trailing)
    )
  }

  // MARK: Layout

  func layOutColumns() {
    guard isViewLoaded else { return }
    if isCollapsed { join() } else { expand() }
    displayModeButtonItem.isHidden = isCollapsed
    let isUpright = size.width < size.height
    if let wasUpright, wasUpright != isUpright { chosenMode = nil }
    wasUpright = isUpright
    placeButton()
    if let joined { return showAlone(joined.controller) }
    let mode = displayMode
    let before = shownMode ?? mode
    shownMode = mode
    let layout = layout(in: mode)
    let present = view.subviews
    install(layout)
    if let start = boundsBeforeAnimation {
      let shown = [lastColumn?.view] + layout.shown.map { self[$0]?.view }
      let arriving = shown.compactMap(\.self).filter { !present.contains($0) }
      if !arriving.isEmpty { begin(arriving, in: self.layout(in: before, of: start)) }
      keepLeaving(present, until: layout)
    }
    place(layout)
    if moves.begun == moves.ended { removeHidden(layout) }
  }

  private func showAlone(_ controller: UIViewController) {
    chrome.remove()
    for other in children where other !== controller {
      other.viewIfLoaded?.removeFromSuperview()
    }
    let arrives = controller.view.superview !== view
    if arrives, let start = boundsBeforeAnimation {
      UIView.performWithoutAnimation {
        controller.view.setUntransformedFrame(start)
        view.addSubview(controller.view)
        controller.view.layoutIfNeeded()
      }
    }
    controller.view.setUntransformedFrame(view.bounds)
    if controller.view.superview !== view { view.addSubview(controller.view) }
  }

  /// The bounds from which the view grows while it is laid out in an animation, such
  /// as a turn of the device.
  private var boundsBeforeAnimation: CGRect? {
    guard UIView.inheritedAnimationDuration > 0, view.window != nil else { return nil }
    return view.layer.presentation()?.bounds ?? view.bounds
  }

  /// Columns that arrive in an animation come from where they were hidden (inferred).
  private func begin(_ columns: [UIView], in start: SplitLayout) {
    UIView.performWithoutAnimation {
      let leading = start.leading.map { (self[$0.column], start.frame(of: $0.column)) }
      for (controller, frame) in leading + [(lastColumn, start.frame(of: .secondary))] {
        guard let shown = controller?.viewIfLoaded, columns.contains(shown) else { continue }
        shown.setUntransformedFrame(frame)
        shown.layoutIfNeeded()
      }
      chrome.place(for: start)
    }
  }

  /// Columns that leave in an animation go to where they are hidden, and are removed after it
  /// (inferred).
  private func keepLeaving(_ present: [UIView], until layout: SplitLayout) {
    let hidden = layout.leading.map(\.column).filter { !layout.shows($0) }
    let leaving = hidden.compactMap { column in
      self[column]?.viewIfLoaded.map { (view: $0, frame: layout.frame(of: column)) }
    }.filter { present.contains($0.view) }
    // A move that is under way removes them at its end, too.
    guard !leaving.isEmpty, moves.begun == moves.ended else { return }
    moves.begun += 1
    let number = moves.begun
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration,
      animations: { for (column, frame) in leaving { column.setUntransformedFrame(frame) } },
      completion: { [weak self] _ in self?.moveEnded(number) }
    )
  }

  /// Adds what shows in a layout.
  private func install(_ layout: SplitLayout) {
    let shown = [lastColumn] + layout.shown.reversed().map { self[$0] }
    var columns = shown.compactMap { $0?.view }
    let leaving = layout.leading.compactMap { self[$0.column]?.viewIfLoaded }.filter { candidate in
      candidate.superview === view && !columns.contains { $0 === candidate }
    }
    columns += leaving
    chrome.arrange(columns, lineCount: layout.leading.count)
  }

  private func place(_ layout: SplitLayout) {
    lastColumn?.view.setUntransformedFrame(layout.frame(of: .secondary))
    for (column, _) in layout.leading {
      guard let shown = self[column]?.viewIfLoaded, shown.superview === view else { continue }
      shown.setUntransformedFrame(layout.frame(of: column))
    }
    chrome.place(for: layout)
  }

  private func removeHidden(_ layout: SplitLayout) {
    let shown = [lastColumn] + layout.shown.map { self[$0] }
    for controller in children where !shown.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// The bar of the first column that shows has the button (inferred).
  private func placeButton() {
    let isWanted =
      switch displayModeButtonVisibility {
      case .automatic: presentsWithGesture
      case .never: false
      case .always: true
      }
    let shows = isWanted && style != .unspecified && !isCollapsed && !leadingColumns.isEmpty
    let first = layout(in: displayMode).shown.first.map { self[$0] } ?? lastColumn
    for case let stack as UINavigationController in children {
      stack.columnsButton = shows && stack === first ? displayModeButtonItem : nil
    }
  }

  // MARK: Changes

  /// Shows a hidden column with those after it; the last one comes out from under others.
  func reveal(_ column: Column) {
    let columns = leadingColumns
    guard let index = columns.firstIndex(of: column) else { return uncoverLast() }
    showColumns(max(columns.count - index, displayMode.leadingCount))
  }

  /// Hides a column with those in front of it.
  func conceal(_ column: Column) {
    let columns = leadingColumns
    guard let index = columns.firstIndex(of: column) else { return }
    showColumns(min(columns.count - 1 - index, displayMode.leadingCount))
  }

  func revealNext() { showColumns(min(displayMode.leadingCount + 1, leadingColumns.count)) }

  func uncoverLast() {
    guard !isCollapsed else { return }
    switch displayMode.behavior {
    case .overlay: showColumns(0)
    case .displace: showColumns(1)
    case .tile: break
    }
  }

  /// What the button does: the delegate's word, else one column more or less (inferred for three).
  func toggleColumns() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard target == .automatic else { return choose(target) }
    let count = displayMode.leadingCount
    showColumns(count == leadingColumns.count ? count - 1 : count + 1)
  }

  private func showColumns(_ count: Int) {
    guard !isCollapsed, count != displayMode.leadingCount else { return }
    choose(DisplayMode(showing: count, currentBehavior))
  }

  private func choose(_ mode: DisplayMode) {
    chosenMode = mode
    modeMayHaveChanged()
  }

  /// Moves the columns to where the mode wants them, with the spring of system
  /// transitions (inferred).
  func modeMayHaveChanged() {
    guard isViewLoaded else { return }
    let mode = displayMode
    guard let old = shownMode, view.window != nil, !isCollapsed, old != mode else {
      return view.setNeedsLayout()
    }
    let (before, after) = (layout(in: old), layout(in: mode))
    delegate?.splitViewController(self, willChangeTo: mode)
    move(from: before, to: after, in: mode)
  }

  private func move(from before: SplitLayout, to after: SplitLayout, in mode: DisplayMode) {
    let arriving = after.shown.filter { !before.shows($0) }
    let leaving = before.shown.filter { !after.shows($0) }
    for column in arriving { delegate?.splitViewController(self, willShow: column) }
    for column in leaving { delegate?.splitViewController(self, willHide: column) }
    shownMode = mode
    moves.begun += 1
    let number = moves.begun
    let isAnimated = UIKitWorld.current.animations.animatesOwnChanges
    for column in leaving { self[column]?.beginAppearance(false, animated: isAnimated) }
    for column in arriving { self[column]?.beginAppearance(true, animated: isAnimated) }
    UIView.performWithoutAnimation {
      install(after)
      // The view's own layout puts the columns where they are going.
      view.layoutIfNeeded()
      place(before)
      for child in children { child.viewIfLoaded?.layoutIfNeeded() }
    }
    placeButton()
    let move = {
      UIView.animateWithSystemSpring(
        animations: { [self] in
          place(after)
          view.layoutIfNeeded()
        },
        completion: { [weak self] _ in self?.moveEnded(number, arriving, leaving) }
      )
    }
    isAnimated ? move() : UIView.performWithoutAnimation(move)
  }

  private func moveEnded(_ number: Int, _ arriving: [Column] = [], _ leaving: [Column] = []) {
    for column in arriving { delegate?.splitViewController(self, didShow: column) }
    for column in leaving { delegate?.splitViewController(self, didHide: column) }
    guard number == moves.begun else { return }
    moves.ended = number
    guard !isCollapsed else { return }
    removeHidden(layout(in: displayMode))
    for child in children where child.appearance.isInTransition { child.endAppearance() }
  }
}
