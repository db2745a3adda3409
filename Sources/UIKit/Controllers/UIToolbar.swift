import Foundation

/// A row of buttons at the bottom of a screen.
@preconcurrency
@MainActor
open class UIToolbar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.read(into: self, as: UIToolbar.self)
  }

  open weak var delegate: (any UIToolbarDelegate)?

  open var items: [UIBarButtonItem]? { didSet { rebuild() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated else { return self.items = items }
    let kept = (items ?? []).compactMap { item in item.customView ?? button(of: item) }
    let fade = ItemFade(of: visibleViews, keeping: kept, in: self)
    keepsButtons = fade != nil
    self.items = items
    keepsButtons = false
    fade?.run(to: visibleViews)
  }
  /// Whether an item that stays keeps its button.
  private var keepsButtons = false

  private func button(of item: UIBarButtonItem) -> UIView? {
    views.first { ($0 as? BarButton)?.shows(item) == true }
  }

  private var visibleViews: [UIView] {
    zip(shownItems, views).filter { !$0.0.isSpace }.map(\.1)
  }

  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { setNeedsLayout() } } }
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { setNeedsLayout() } } }
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearanceIsSet = true
      if knownStandard.isChanged(from: oldValue, to: standardAppearance) { setNeedsLayout() }
    }
  }
  private var standardAppearanceIsSet = false
  /// Nil while it is the default one.
  var ownStandardAppearance: UIToolbarAppearance? {
    standardAppearanceIsSet ? standardAppearance : nil
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      if knownEdge.isChanged(from: oldValue, to: scrollEdgeAppearance) { setNeedsLayout() }
    }
  }
  private var knownStandard = KnownAppearance<UIToolbarAppearance>()
  private var knownEdge = KnownAppearance<UIToolbarAppearance>()
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      if knownCompact.isChanged(from: oldValue, to: compactAppearance) { setNeedsLayout() }
    }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      if knownCompactEdge.isChanged(from: oldValue, to: compactScrollEdgeAppearance) {
        setNeedsLayout()
      }
    }
  }
  private var knownCompact = KnownAppearance<UIToolbarAppearance>()
  private var knownCompactEdge = KnownAppearance<UIToolbarAppearance>()

  private var backgroundImage: UIImage?
  private var shadowImage: UIImage?

  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    let isSame = UIImage.areAlike(backgroundImage, self.backgroundImage)
    self.backgroundImage = backgroundImage
    if !isSame { setNeedsLayout() }
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    let isSame = UIImage.areAlike(shadowImage, self.shadowImage)
    self.shadowImage = shadowImage
    if !isSame { setNeedsLayout() }
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByApp = newValue
      super.isHidden = newValue
    }
  }

  /// Whether the app has hidden the bar itself, which its controller leaves alone (observed).
  var isHiddenByApp = false {
    didSet {
      if isHiddenByApp != oldValue { navigationController?.viewIfLoaded?.setNeedsLayout() }
    }
  }

  func setHiddenByController(_ isHidden: Bool) { setHidden(isHidden || isHiddenByApp) }

  weak var navigationController: UINavigationController?
  let background = _UIBarBackground(hairlineIsAtBottom: false)
  private var views: [UIView] = []

  /// A picture of the bar that blurs what is below it, as the bar does.
  func makePicture() -> CarriedBar { makeBarPicture(over: background) }

  private var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  private func rebuild() {
    views.forEach { $0.removeFromSuperview() }
    for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
    views = shownItems.map { item in
      if item.isSpace { return UIView() }
      return item.customView ?? (keepsButtons ? button(of: item) : nil) ?? BarButton(item: item)
    }
    for (item, view) in zip(shownItems, views) where item.isSpace {
      view.isUserInteractionEnabled = false
    }
    views.forEach(addSubview)
    setNeedsLayout()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? barButton(touchedAt: point) ?? hit : hit
  }

  private var rowHeight: CGFloat { BarHeight.toolbar(in: traitCollection) }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: barWidth(within: size.width), height: rowHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isOwn = navigationController == nil
    background.cover(
      bounds,
      reachingUp: isOwn ? distanceToScreenTop : 0,
      down: isOwn ? distanceToScreenBottom : 0
    )
    background.hairlineIsAtBottom = isOwn && barPosition != .bottom
    wasUnderneath = contentIsUnderneath
    let appearance = UIToolbarAppearance(barAppearance: appearanceForContent)
    if hasOwnLook {
      appearance.configure(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
    }
    if let backgroundImage {
      appearance.show(backgroundImage, isTranslucent: isTranslucent)
    }
    if let shadowImage { appearance.shadowImage = shadowImage }
    background.show(appearance)
    for case let button as BarButton in views {
      button.wear(plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
    }

    layOutItems()
  }

  private var hasOwnLook: Bool {
    if barTintColor != nil || barStyle == .black {
      let isAtEdge = navigationController != nil && !contentIsUnderneath
      return !isAtEdge || !UIKitWorld.current.clearsBarsAtEdges
    }
    return !isTranslucent && !standardAppearanceIsSet && edgeAppearance == nil
  }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// In compact height the compact ones come first (documented).
  private var edgeAppearance: UIToolbarAppearance? {
    isLow ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
  }

  /// Since iOS 15 a bar with nothing scrolled under it shows its scroll-edge appearance, by default
  /// no background at all (documented).
  ///
  /// Like a tab bar, one outside of a controller keeps its background (inferred).
  private var appearanceForContent: UIToolbarAppearance {
    let compact = isLow ? compactAppearance : nil
    if contentIsUnderneath { return compact ?? standardAppearance }
    if let edge = edgeAppearance ?? compact { return edge }
    let keepsAway = navigationController?.screenOfToolbar?.keepsAway(from: .bottom) ?? false
    guard !standardAppearanceIsSet, !hasOwnLook, navigationController != nil,
      !UIKitWorld.current.keepsBarsAtEdges, !keepsAway
    else { return standardAppearance }
    return standardAppearance.withoutBackground()
  }

  private var contentIsUnderneath: Bool {
    let screen = navigationController?.screenOfToolbar
    return screen?.barScrollView(for: .bottom)?.reachesBelowBottom ?? false
  }

  /// What the background shows by.
  private var wasUnderneath = false

  func contentDidScroll() {
    if contentIsUnderneath != wasUnderneath { setNeedsLayout() }
  }

  /// What the items and their gaps leave is shared by the flexible spaces.
  private func layOutItems() {
    let margin = sideMargin
    let isMirrored = isRightToLeft
    let top = navigationController?.roomAboveToolbarItems ?? 0
    let (left, right) = (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
    let items = shownItems
    let sizes = zip(items, views).map { item, view -> CGSize in
      guard !item.isSpace else { return CGSize(width: item.width, height: rowHeight) }
      let size = view.sizeInBar(within: bounds.size)
      return CGSize(width: max(item.width, size.width), height: size.height)
    }
    let gaps = gaps(before: items, sizes)
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let used = sizes.reduce(gaps.reduce(0, +)) { $0 + $1.width }
    let room = bounds.width - left - right - used
    let share = flexible > 0 ? max(0, room) / CGFloat(flexible) : 0
    var x = isMirrored ? right : left
    for (index, view) in views.enumerated() {
      let width = items[index].systemItem == .flexibleSpace ? share : sizes[index].width
      // A view of the app keeps its height, in the middle.
      let height = items[index].customView == nil ? rowHeight : sizes[index].height
      x += gaps[index]
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x,
        y: top + (rowHeight - height) / 2,
        width: width,
        height: height
      )
      x += width
    }
  }

  /// Spaces lie between buttons, views of the app do not.
  private func gaps(before items: [UIBarButtonItem], _ sizes: [CGSize]) -> [CGFloat] {
    var last: CGFloat?
    return zip(zip(items, sizes), BarSpacing.gaps(before: items)).map { item, least in
      let (item, size) = item
      guard !item.isSpace else { return least }
      let own = item.customView == nil ? size.width : nil
      defer { last = own }
      guard let last, let own else { return least }
      return BarSpacing.gap(least, between: last, and: own)
    }
  }
}
