import Foundation

/// A row of tabs at the bottom of the screen.
@preconcurrency
@MainActor
open class UITabBar: UIView {
  /// Stored: the drag of a script never rests on a view.
  open var isSpringLoaded = false
  weak var tabBarController: UITabBarController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.read(into: self, as: UITabBar.self)
  }

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard animated else { return self.items = items }
    let kept = buttons.filter { button in items?.contains { $0 === button.item } == true }
    let fade = ItemFade(of: buttons, keeping: kept, in: self)
    keepsButtons = fade != nil
    self.items = items
    keepsButtons = false
    fade?.run(to: buttons)
  }
  /// Whether an item that stays keeps its button.
  private var keepsButtons = false
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem != oldValue { setNeedsLayout() } }
  }

  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { setNeedsLayout() } } }
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { setNeedsLayout() } } }
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { setNeedsLayout() } } }
  open var unselectedItemTintColor: UIColor? {
    didSet { if unselectedItemTintColor != oldValue { setNeedsLayout() } }
  }
  open var backgroundImage: UIImage? {
    didSet { if !UIImage.areAlike(backgroundImage, oldValue) { setNeedsLayout() } }
  }
  /// In place of the hairline, also without a picture for the background (observed since iOS 11).
  open var shadowImage: UIImage? {
    didSet { if !UIImage.areAlike(shadowImage, oldValue) { setNeedsLayout() } }
  }
  /// Behind the picture and the title of the selected tab.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != oldValue { setNeedsLayout() } }
  }
  private var selection: UIImageView?
  /// The placement of the items.
  ///
  /// `automatic` fills the bar.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// Between items that are centered; 0 is the system's choice.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }
  /// Of items that are centered; 0 is the system's choice.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearanceIsSet = true
      if knownStandard.isChanged(from: oldValue, to: standardAppearance) { setNeedsLayout() }
    }
  }
  private var standardAppearanceIsSet = false
  /// Nil while it is the default one.
  var ownStandardAppearance: UITabBarAppearance? {
    standardAppearanceIsSet ? standardAppearance : nil
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      if knownEdge.isChanged(from: oldValue, to: scrollEdgeAppearance) { setNeedsLayout() }
    }
  }
  private var knownStandard = KnownAppearance<UITabBarAppearance>()
  private var knownEdge = KnownAppearance<UITabBarAppearance>()

  let background = _UIBarBackground(hairlineIsAtBottom: false)
  private var buttons: [UITabBarButton] = []

  /// A picture of the bar that blurs what is below it, as the bar does.
  func makePicture() -> CarriedBar { makeBarPicture(over: background) }

  var onSelect: ((UITabBarItem) -> Void)?

  private func rebuild() {
    buttons.forEach { $0.removeFromSuperview() }
    let former = keepsButtons ? buttons : []
    buttons = (items ?? []).map { item in
      if let button = former.first(where: { $0.item === item }) { return button }
      item.onChange = { [weak self] in self?.setNeedsLayout() }
      let button = UITabBarButton(item: item)
      button.addAction(
        UIAction { [weak self, unowned item] _ in self?.didTap(item) },
        for: .touchUpInside
      )
      return button
    }
    buttons.forEach(addSubview)
    setNeedsLayout()
  }

  // MARK: Customizing

  /// Whether the user rearranges the tabs: never, since their sheet is not shown.
  open var isCustomizing: Bool { false }

  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    Diagnostics.report("The sheet on which the user rearranges tabs is not shown.")
  }

  /// - Returns: whether the user has changed the items.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  private var contentHeight: CGFloat { BarHeight.tabs(in: traitCollection) }

  private func didTap(_ item: UITabBarItem) {
    if let onSelect { return onSelect(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// A bar that is not there leaves its room to the content (observed).
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = newValue != super.isHidden
      super.isHidden = newValue
      if changes { tabBarController?.viewIfLoaded?.setNeedsLayout() }
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// The bar of a controller ends with the controller's view, wherever it is itself at the moment.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = tabBarController?.viewIfLoaded?.safeAreaInsets ?? safeAreaInsets
    return CGSize(width: barWidth(within: size.width), height: contentHeight + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: contentHeight + safeAreaInsets.bottom
    )
  }

  /// Since iOS 15 a bar with nothing scrolled under it shows its scroll-edge appearance, by default
  /// no background at all.
  private var shownAppearance: UITabBarAppearance {
    let hasOwnLook =
      barTintColor != nil || barStyle == .black
      || backgroundImage != nil && !standardAppearanceIsSet
    if hasOwnLook || !isTranslucent {
      // A bar that is only opaque keeps its plain background (inferred).
      let isAtEdge = hasOwnLook && tabBarController != nil && !contentIsUnderneath
      guard isAtEdge, UIKitWorld.current.clearsBarsAtEdges else { return legacyAppearance }
      return selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
        ?? legacyAppearance.withoutBackground()
    }
    if contentIsUnderneath { return selectedItem?.standardAppearance ?? standardAppearance }
    if let own = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
    let keepsIt = UIKitWorld.current.keepsBarsAtEdges || screenKeepsAway
    guard !standardAppearanceIsSet, tabBarController != nil, !keepsIt else {
      return standardAppearance
    }
    return standardAppearance.withoutBackground()
  }

  private var screenKeepsAway: Bool { shownScreen?.keepsAway(from: .bottom) ?? false }

  /// That of the bar's own properties.
  private var legacyAppearance: UITabBarAppearance {
    let legacy = UITabBarAppearance()
    legacy.configure(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
    if let backgroundImage { legacy.show(backgroundImage, isTranslucent: isTranslucent) }
    return legacy
  }

  // MARK: Changes along with a transition

  /// A picture of the present buttons, which fades out over the new ones.
  func pictureOfButtons() -> UIView? {
    guard window != nil, !buttons.isEmpty else { return nil }
    let picture = UIView(frame: bounds)
    picture.isUserInteractionEnabled = false
    for button in buttons {
      guard let copy = button.snapshotView(afterScreenUpdates: true) else { return nil }
      copy.frame = button.frame
      picture.addSubview(copy)
    }
    return picture
  }

  /// A selected tab has its colour at once, also while an animator changes the screens (observed);
  /// along with a finger it changes as far as the screens do (inferred).
  func fade(from picture: UIView?, along transition: ControllerTransition) {
    guard let picture, transition.context.isAnimated, transition.context.isInteractive else {
      return
    }
    addSubview(picture)
    let buttons = buttons
    for button in buttons { button.alpha = 0 }
    transition.coordinator.animateAlongsideTransition(
      in: self,
      animation: { _ in
        picture.alpha = 0
        for button in buttons { button.alpha = 1 }
      },
      completion: { _ in
        picture.removeFromSuperview()
        for button in buttons { button.alpha = 1 }
      }
    )
  }

  /// The screen that stands above the bar.
  private var shownScreen: UIViewController? {
    let selected = tabBarController?.selectedViewController
    let top = (selected as? UINavigationController)?.topViewController ?? selected
    return tabBarController?.picturedScreen ?? top
  }

  private var contentIsUnderneath: Bool {
    shownScreen?.barScrollView(for: .bottom)?.reachesBelowBottom ?? false
  }

  /// What the background shows by.
  private var hadUnderneath = (content: false, nothing: false)

  func contentDidScroll() {
    if (contentIsUnderneath, screenKeepsAway) != hadUnderneath { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // One without a controller reaches below the home indicator, as a toolbar does (inferred).
    background.cover(
      bounds,
      reachingUp: 0,
      down: tabBarController == nil ? distanceBelowSafeArea : 0
    )
    hadUnderneath = (contentIsUnderneath, screenKeepsAway)
    let shown = shownAppearance
    let stack = tabBarController?.selectedViewController as? UINavigationController
    background.fade(
      to: shown,
      shadow: standardAppearanceIsSet ? nil : shadowImage,
      with: stack?.beginningTransition?.coordinator
    )
    layOutButtons(in: shown)
    showSelection(in: shown)
  }

  /// In points, as on an iPad (inferred).
  private static let centeredItemWidth: CGFloat = 76
  private static let centeredItemSpacing: CGFloat = 34

  /// Centered items are closer where they do not fit, and narrower only where they fill the bar
  /// without a gap (inferred).
  private func layOutButtons(in shown: UITabBarAppearance) {
    let count = CGFloat(max(buttons.count, 1))
    let isCentered = itemPositioning == .centered
    let area = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    )
    let width = min(
      isCentered ? itemWidth > 0 ? itemWidth : Self.centeredItemWidth : .infinity,
      area.width / count
    )
    let spacing =
      isCentered
      ? min(
        itemSpacing > 0 ? itemSpacing : Self.centeredItemSpacing,
        (area.width - width * count) / max(count - 1, 1)
      ) : 0
    let left = area.minX + (area.width - width * count - spacing * (count - 1)) / 2
    let isMirrored = isRightToLeft
    let layout = TabLayout(in: traitCollection)
    for (index, button) in buttons.enumerated() {
      let column = isMirrored ? buttons.count - 1 - index : index
      button.setUntransformedFrame(
        CGRect(
          x: left + CGFloat(column) * (width + spacing),
          y: 0,
          width: width,
          height: contentHeight
        )
      )
      let isSelected = button.item === selectedItem
      button.show(
        isSelected: isSelected,
        color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray,
        layout: layout,
        appearance: layout.appearance(in: shown)
      )
    }
  }

  /// As large as it is, in the middle of the tab; one that can be stretched fills the tab
  /// (inferred).
  private func showSelection(in appearance: UITabBarAppearance) {
    let button = buttons.first { $0.item === selectedItem }
    guard let button, let image = appearance.selectionIndicatorImage ?? selectionIndicatorImage
    else {
      selection?.removeFromSuperview()
      selection = nil
      return
    }
    let view = selection ?? UIImageView()
    selection = view
    if view.superview == nil { insertSubview(view, aboveSubview: background) }
    view.image = image
    view.tintColor = appearance.selectionIndicatorTintColor
    let size = image.capInsets == .zero ? image.size : button.bounds.size
    view.frame = CGRect(
      x: button.center.x - size.width / 2,
      y: button.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

@preconcurrency
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
}
