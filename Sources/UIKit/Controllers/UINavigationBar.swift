import Foundation
import QuartzCore

/// Shows the title and buttons of the topmost of a stack of items.
@preconcurrency
@MainActor
open class UINavigationBar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UINavigationBar.self)
  }

  private func setUp() {
    addSubview(background)
    autoresizingMask = .flexibleWidth
  }

  // MARK: Items

  var stack: [UINavigationItem] = []

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    show(items ?? [])
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = stack.last else { return nil }
    show(Array(stack.dropLast()))
    return last
  }

  open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }

  /// Goes back, unless the delegate objects.
  ///
  /// Apps often pop by themselves there.
  func backTapped() {
    guard let item = topItem else { return }
    guard let controller = navigationController else {
      if delegate?.navigationBar(self, shouldPop: item) ?? true, popItem(animated: true) != nil {
        delegate?.navigationBar(self, didPop: item)
      }
      return
    }
    let top = controller.topViewController
    guard judge?.navigationBar(self, shouldPop: item) ?? true,
      controller.topViewController === top
    else { return }
    controller.popViewController(animated: true)
  }

  /// A navigation controller is its bar's delegate: apps extend it with this protocol.
  private var judge: (any UINavigationBarDelegate)? {
    delegate ?? navigationController as? any UINavigationBarDelegate
  }

  /// The screens have changed (inferred for those that code pushes and pops).
  func tellDelegate(ofPush isPush: Bool, _ item: UINavigationItem) {
    if isPush {
      judge?.navigationBar(self, didPush: item)
    } else {
      judge?.navigationBar(self, didPop: item)
    }
  }

  // MARK: Looks

  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { looksDidChange() } } }
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { looksDidChange() } } }
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { looksDidChange() } } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { if !areAlike(titleTextAttributes, oldValue) { looksDidChange() } }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { if !areAlike(largeTitleTextAttributes, oldValue) { looksDidChange() } }
  }
  /// Stored: a phone has one behaviour.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      show(stack)
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  open var shadowImage: UIImage? {
    didSet { if !UIImage.areAlike(shadowImage, oldValue) { looksDidChange() } }
  }
  open var backIndicatorImage: UIImage? {
    didSet { if !UIImage.areAlike(backIndicatorImage, oldValue) { setNeedsLayout() } }
  }
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { if backIndicatorTransitionMaskImage != oldValue { setNeedsLayout() } }
  }
  private(set) var backgroundImage: UIImage?
  private(set) var titleShifts: [UIBarMetrics: CGFloat] = [:]

  /// Points that titles are lower by, but not views in their place.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    titleShifts[barMetrics] = adjustment
    content?.setNeedsLayout()
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    let isSame = UIImage.areAlike(backgroundImage, self.backgroundImage)
    self.backgroundImage = backgroundImage
    if !isSame { looksDidChange() }
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  open func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearanceIsSet = true
      if knownStandard.isChanged(from: oldValue, to: standardAppearance) { looksDidChange() }
    }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      if knownEdge.isChanged(from: oldValue, to: scrollEdgeAppearance) { looksDidChange() }
    }
  }
  private var knownStandard = KnownAppearance<UINavigationBarAppearance>()
  private var knownEdge = KnownAppearance<UINavigationBarAppearance>()
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      if knownCompact.isChanged(from: oldValue, to: compactAppearance) { looksDidChange() }
    }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      if knownCompactEdge.isChanged(from: oldValue, to: compactScrollEdgeAppearance) {
        looksDidChange()
      }
    }
  }
  private var knownCompact = KnownAppearance<UINavigationBarAppearance>()
  private var knownCompactEdge = KnownAppearance<UINavigationBarAppearance>()
  private var standardAppearanceIsSet = false
  /// Nil while it is the default one.
  var ownStandardAppearance: UINavigationBarAppearance? {
    standardAppearanceIsSet ? standardAppearance : nil
  }

  private func looksDidChange() {
    content?.rebuild(looksOnly: true)
    setNeedsLayout()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { looksDidChange() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Texts have the look of the height.
    if hasCompactLook,
      previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    {
      looksDidChange()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content?.rebuild(looksOnly: true)
  }

  /// Whether the top controller's scroll view has moved under the bar, which has given up what it
  /// can.
  var contentIsUnderneath: Bool {
    guard let navigationController, let top = navigationController.topViewController,
      let scrollView = top.barScrollView(for: .top)
    else { return false }
    return scrollView.wayWithoutRefresh > navigationController.barExtension(for: top).collapsible
  }

  /// What the background shows by.
  private var wasUnderneath = false

  func contentDidScroll() {
    if contentIsUnderneath != wasUnderneath { setNeedsLayout() }
  }

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

  // MARK: Drawing

  weak var navigationController: UINavigationController?
  let background = _UIBarBackground(hairlineIsAtBottom: true)
  var content: BarContent?
  var change: RunningChange?

  /// The background covers the status bar too.
  func layOutBackground(reachingUp distance: CGFloat) {
    background.cover(bounds, reachingUp: distance)
    showBackground()
    background.setNeedsLayout()
  }

  /// Content that the arriving screen scrolls as it is laid out changes the look that the bar fades
  /// to (inferred); later on the look changes at once.
  private func showBackground() {
    wasUnderneath = contentIsUnderneath
    background.fade(
      to: shownAppearance,
      with: navigationController?.beginningTransition?.coordinator
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showBackground()
    if navigationController == nil {
      background.cover(bounds, reachingUp: distanceToScreenTop)
    } else if background.frame.isEmpty {
      layOutBackground(reachingUp: frame.minY)
    }
    placeContent()
  }

  private func placeContent() {
    content?.lower = shownExtension
    content?.collapse = barCollapse
    content?.frame = contentFrame
    content?.wear(shownAppearance)
    content?.titleOffset = titleOffset
  }

  /// The content frame for the current items; the bar itself may still be moving.
  private var contentFrame: CGRect {
    let height =
      navigationController?.viewIfLoaded == nil
      ? nil : navigationController?.navigationBarFrame.height
    return CGRect(x: 0, y: 0, width: bounds.width, height: height ?? bounds.height)
  }

  var laidOutExtension = BarExtension()

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: barWidth(within: size.width), height: wholeHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight)
  }

  private func show(_ items: [UINavigationItem]) {
    stack = items
    content?.removeFromSuperview()
    content = makeContent()
    setNeedsLayout()
  }

  func makeContent() -> BarContent? {
    guard let item = stack.last else { return nil }
    let content = BarContent(item: item, back: stack.dropLast().last, bar: self)
    content.collapse = barCollapse
    content.frame = contentFrame
    addSubview(content)
    return content
  }
}
