import Foundation

/// What a navigation bar shows of one item: title, large title, back button and bar buttons.
final class BarContent: UIView {
  /// The height of a button's area in the classic bar, in points.
  static let buttonAreaHeight: CGFloat = 44

  /// Measurements in points; those of the classic bar.
  private enum Metrics {
    /// Of the way back, from the margin towards the edge: the chevron's ink begins at 9.3 points,
    /// at 13.6 where the margin is 20 (measured on phones of 414 and 428 points).
    static let backOutset: CGFloat = 6.5
    static let spacing: CGFloat = 12
    /// Between the title of the way back and that of the screen where this one does not fit into
    /// the middle (measured on iOS 18, in two bars of one app: 6 to 6.7 points).
    static let besideBack: CGFloat = 6
    /// A title has a little more width than its ink, so that it is whole where so much is missing.
    static let titleSlack: CGFloat = 3
    /// Of a prompt and its distance from the top of the bar (inferred).
    static let promptSize: CGFloat = 13
    static let promptTop: CGFloat = 8
  }

  /// The view of an item.
  private struct Place {
    let view: UIView
    /// From the item before it on the same side, at least.
    let gap: CGFloat
    let isSpace: Bool
  }

  let item: UINavigationItem
  /// The parts above and below the row of the buttons.
  var lower = BarExtension() {
    didSet {
      guard lower != oldValue else { return }
      setNeedsLayout()
      showTitle(animated: false)
    }
  }
  private let back: UINavigationItem?
  weak var bar: UINavigationBar?

  private let promptLabel = UILabel()
  let titleLabel = UILabel()
  let largeTitleLabel = UILabel()
  /// Below the titles, if the item has them.
  var subtitle: UIView?
  var largeSubtitle: UIView?
  /// Beside the title, if it has a menu.
  var titleMenu: TitleMenuButton?
  /// Cuts the large title off where it moves under the row of the buttons.
  let largeTitleClip = UIView()
  /// Cuts the refresh control off where it is under that row.
  let refreshClip = UIView()
  var titleAttributes: [NSAttributedString.Key: Any] = [:]
  var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
  var titleView: UIView?
  private(set) var backButton: BarButton?
  private var leading: [Place] = []
  private var trailing: [Place] = []
  /// What shows the columns of a split view, the first of `leading`.
  private var shownColumnsButton: UIBarButtonItem?
  /// What a search has faded, with the alpha that it had.
  var fadedViews: [(view: UIView, alpha: CGFloat)] = []
  private var isRebuilding = false
  var searchBar: UISearchBar? { item.searchController?.searchBar }
  /// Of the row of the buttons.
  var rowHeight: CGFloat {
    bar?.navigationController?.barRowHeight ?? BarHeight.navigationRow(in: traitCollection)
  }
  /// Of the row of the buttons with a large title.
  var titleHeight: CGFloat {
    bounds.height - lower.shown(after: collapse).search - lower.prompt
  }

  /// Of the title from the middle of its room.
  var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsLayout() } } }

  /// How much of their heights the parts below the row of the buttons have given up.
  var collapse: CGFloat = 0 {
    didSet {
      guard collapse != oldValue else { return }
      setNeedsLayout()
      showTitle(animated: window != nil)
    }
  }

  init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.back = back
    self.bar = bar
    item.bar = bar
    super.init(frame: bar.bounds)
    rebuild()
    item.onChange = { [weak self] in self?.rebuild() }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter looksOnly: whether the bar's looks have changed, and the item has not.
  func rebuild(looksOnly: Bool = false) {
    let fade = makeFade()
    defer { fade?.run(to: shownViews) }
    if let bar, bar.topItem === item { lower = bar.shownExtension }
    isRebuilding = true
    let kept = appViews
    for view in subviews where !kept.contains(where: { $0 === view }) { view.removeFromSuperview() }
    buildPrompt()
    buildTitle()
    buildButtons(looksOnly: looksOnly)
    if let searchBar { addSubview(searchBar) }
    isRebuilding = false
    setNeedsLayout()
    bar?.setNeedsLayout()
    bar?.contentHeightMayHaveChanged()
  }

  /// What the app shows there stays in the bar, so that a field is edited on where its screen
  /// changes the buttons (observed in apps that hide them while they search).
  private var appViews: [UIView] {
    let items = ((item.leftBarButtonItems ?? []) + item.shownTrailingItems).filter { !$0.isHidden }
    return items.compactMap(\.customView) + [item.titleView, searchBar].compactMap(\.self)
  }

  private var shownViews: [UIView] {
    (leading + trailing).map(\.view) + [backButton, titleView ?? titleLabel].compactMap(\.self)
  }

  /// Nil where the buttons change at once, as they do while screens change (inferred).
  private func makeFade() -> ItemFade? {
    guard item.isChangingAnimated, bar?.topItem === item,
      bar?.navigationController?.isChangingScreens != true
    else { return nil }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    var kept = items.compactMap { $0.customView ?? button(of: $0) }
    kept += [titleView ?? titleLabel]
    if showsBackButton { kept += [backButton].compactMap(\.self) }
    return ItemFade(of: shownViews, keeping: kept, in: self)
  }

  private func button(of item: UIBarButtonItem) -> UIView? {
    (leading + trailing).map(\.view).first { ($0 as? BarButton)?.shows(item) == true }
  }

  private var showsBackButton: Bool {
    let hasPlace = (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
    return back != nil && !item.hidesBackButton && hasPlace
  }

  private func buildPrompt() {
    guard let prompt = item.prompt, !prompt.isEmpty else { return }
    promptLabel.text = prompt
    promptLabel.font = .systemFont(ofSize: Metrics.promptSize)
    promptLabel.textColor = bar?.barStyle == .black ? .white : .label
    promptLabel.textAlignment = .center
    promptLabel.contentMode = .center
    addSubview(promptLabel)
  }

  private func buildButtons(looksOnly: Bool) {
    let leftItems = item.leftBarButtonItems ?? []
    // Its words stay on their way from or to the title while screens change.
    let keepsWords = looksOnly && bar?.navigationController?.isChangingScreens == true
    let formerBackButton = item.isChangingAnimated || keepsWords ? backButton : nil
    backButton = nil
    if let back, showsBackButton {
      let button = formerBackButton ?? BarButton(back: back)
      button.onTap = { [weak bar] _ in
        if let action = bar?.topItem?.backAction { return action.perform(sender: nil) }
        bar?.backTapped()
      }
      back.backBarButtonItem?.onChange = { [weak self] in self?.rebuild() }
      backButton = button
      addSubview(button)
    }
    // The others move along with their bar, which changes its size with the columns.
    let keepsButtons = item.isChangingAnimated || columnsButton !== shownColumnsButton
    shownColumnsButton = columnsButton
    leading = makePlaces([columnsButton].compactMap(\.self) + leftItems, keeping: keepsButtons)
    trailing = makePlaces(item.shownTrailingItems, keeping: keepsButtons)
    for place in leading + trailing { addSubview(place.view) }
    if let bar {
      wear(bar.shownAppearance)
      titleOffset = bar.titleOffset
    }
  }

  /// What the appearance says of titles and buttons.
  func wear(_ appearance: UINavigationBarAppearance) {
    if let bar { writeTitles(in: appearance, of: bar) }
    backButton?.wear([appearance.buttonAppearance, appearance.backButtonAppearance])
    backButton?.showIndicator(bar?.backIndicator(in: appearance))
    for case let button as BarButton in (leading + trailing).map(\.view) {
      button.wear(plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    }
  }

  private var columnsButton: UIBarButtonItem? {
    guard let stack = bar?.navigationController,
      stack.viewControllers.first?.navigationItem === item
    else { return nil }
    return stack.columnsButton
  }

  /// A hidden item takes no room.
  private func makePlaces(_ items: [UIBarButtonItem], keeping keepsButtons: Bool) -> [Place] {
    for item in items { item.onChange = { [weak self] in self?.rebuild() } }
    let shown = items.filter { !$0.isHidden }
    return zip(shown, BarSpacing.gaps(before: shown)).map { item, gap in
      let former = keepsButtons ? button(of: item) : nil
      let view = item.customView ?? former ?? BarButton(item: item)
      if item.isSpace { view.isUserInteractionEnabled = false }
      return Place(view: view, gap: gap, isSpace: item.isSpace)
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil else { return }
    returnRefreshControl()
    returnAlpha { _ in true }
  }

  /// The app shows its view elsewhere, or the same screen has another bar.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if !isRebuilding { returnAlpha { $0 === subview } }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self
      ? barButton(touchedAt: point) ?? titleMenu(touchedAt: point) ?? hit : hit
  }

  // MARK: Layout

  /// That of its bar (observed).
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    bar?.effectiveUserInterfaceLayoutDirection ?? super.effectiveUserInterfaceLayoutDirection
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = isRightToLeft
    var left = placeLeading(isMirrored: isMirrored)
    let right = place(
      trailing,
      at: sideMargin + safeAreaInsets.right + roomOfInlineSearch,
      isMirrored: !isMirrored
    )
    if chooseBackTitle(left: left, right: right) { left = placeLeading(isMirrored: isMirrored) }
    layOutTitle(leading: isMirrored ? right : left, trailing: isMirrored ? left : right)
    layOutLargeTitle(isMirrored: isMirrored)
    promptLabel.frame = CGRect(
      x: sideMargin,
      y: Metrics.promptTop,
      width: max(0, bounds.width - 2 * sideMargin),
      height: promptLabel.font.lineHeight.rounded(.up)
    )
    let others = [promptLabel, titleView, backButton, largeTitleClip].compactMap(\.self)
    fadeForSearch(others + (leading + trailing).map(\.view))
    layOutSearchBar()
  }

  /// Returns where the title may begin.
  private func placeLeading(isMirrored: Bool) -> CGFloat {
    var left = sideMargin + safeAreaInsets.left
    if let backButton {
      left -= Metrics.backOutset
      let isAlone = leading.isEmpty && titleView == nil
      left = place(backButton, at: left, isMirrored: isMirrored)
      left += isAlone ? Metrics.besideBack : Metrics.spacing
    }
    return place(leading, at: left, isMirrored: isMirrored)
  }

  /// Shortens the title of the back button before the title of the screen is cut (inferred).
  ///
  /// - Returns: whether it has changed.
  private func chooseBackTitle(left: CGFloat, right: CGFloat) -> Bool {
    guard let backButton, let titles = back?.backTitles, bounds.width > 0 else { return false }
    let width =
      titleView == nil && showsSmallTitle
      ? titleLabel.intrinsicContentSize.width + roomOfTitleMenu : 0
    let rest = left - backButton.frame.width
    func start(_ title: String) -> CGFloat { rest + backButton.width(showing: title) }
    let isWhole = { width + start($0) + right <= self.bounds.width + Metrics.titleSlack }
    let chosen = titles.first(where: isWhole) ?? titles.last ?? ""
    guard chosen != backButton.title else { return false }
    backButton.show(title: chosen, spoken: titles[0])
    return true
  }

  /// Returns where the title may begin, from the same side.
  private func place(_ places: [Place], at inset: CGFloat, isMirrored: Bool) -> CGFloat {
    // Spaces lie between buttons, views of the app do not.
    var last: BarButton?
    let end = places.reduce(inset) { end, next in
      let button = next.isSpace ? nil : next.view as? BarButton
      var gap = next.gap
      if let last, let button {
        let width = button.sizeThatFits(bounds.size).width
        gap = BarSpacing.gap(gap, between: last.frame.width, and: width)
      }
      if !next.isSpace { last = button }
      return place(next.view, at: end + gap, isMirrored: isMirrored)
    }
    return places.isEmpty ? inset : end + Metrics.spacing
  }

  /// Returns where the view ends, from the same side.
  private func place(_ view: UIView, at inset: CGFloat, isMirrored: Bool) -> CGFloat {
    let size = view.sizeInBar(within: CGSize(width: bounds.width, height: Self.buttonAreaHeight))
    let height = min(titleHeight, rowHeight)
    let frame = CGRect(
      x: isMirrored ? bounds.width - inset - size.width : inset,
      y: lower.prompt + ((height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    if view.bounds.isEmpty {
      // A new button does not come out of the corner where someone animates the layout.
      UIView.performWithoutAnimation {
        view.frame = frame
        view.layoutIfNeeded()
      }
    } else {
      view.frame = frame
    }
    return inset + size.width
  }
}
