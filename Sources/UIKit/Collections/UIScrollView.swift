import Foundation

/// A view whose content is larger than itself.
///
/// The content offset is the origin of its bounds.
@preconcurrency
@MainActor
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    coder.read(into: self, as: UIScrollView.self)
  }

  private func setUpScrolling() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Subclasses narrow its type, which Swift cannot express: they declare another property of the
  /// name, and this one is disfavoured where both fit.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  open var contentSize: CGSize {
    get { knownContentSize }
    set {
      guard newValue != knownContentSize else { return }
      let wasInside = !isBeyondEnd
      knownContentSize = newValue
      adjustedContentInsetMayHaveChanged()
      alignContent()
      if wasInside, !holdsOffset { returnToEnd() }
      tellBars()
      setNeedsLayout()
    }
  }
  /// The size that was set last: a list may not have measured its content since.
  private(set) var knownContentSize = CGSize.zero
  /// Whether the offset stays while the content becomes smaller, until an update's animation
  /// begins; that of a scroll view which places its own content always does.
  var holdsOffset = false

  /// Set while the view itself, not code, changes its content offset.
  private var isMovedByItself = false

  /// Moves the content as a finger, a motion or a measured element does.
  func moveItself(to offset: CGPoint) {
    isMovedByItself = true
    contentOffset = offset
    isMovedByItself = false
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      let isOwn = isMovedByItself
      // What the delegate sets when it hears of this is not the view's own.
      isMovedByItself = false
      if !isOwn, newValue != old { codeWillMove(to: newValue) }
      bounds = CGRect(origin: newValue, size: bounds.size)
      if newValue == old { sameValueWasSet(forKey: "contentOffset") }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue.size == old.size {
        super.bounds = newValue
        if newValue.origin != old.origin { didScroll() }
        return
      }
      sizeWillChange(to: newValue.size)
      let wasInside = !isBeyondEnd
      super.bounds = newValue
      if newValue.origin != old.origin { didScroll() }
      boundsSizeDidChange(wasInside && newValue.origin == old.origin)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      if newValue.size != old { sizeWillChange(to: newValue.size) }
      let wasInside = newValue.size == old || !isBeyondEnd
      super.frame = newValue
      if super.bounds.size != old { boundsSizeDidChange(wasInside) }
    }
  }

  /// Called before the size changes.
  func sizeWillChange(to size: CGSize) {}

  /// - Parameter wasInside: whether the content was not pulled beyond its end.
  private func boundsSizeDidChange(_ wasInside: Bool) {
    adjustedContentInsetMayHaveChanged()
    alignContent()
    if wasInside, !holdsOffset { returnToEnd() }
    makeIndicatorsWithoutContent()
    setNeedsLayout()
    tellOfEarlyInsets()
  }

  /// Set while insets move the content of a view that has no room for any, and until its
  /// delegate has heard of that.
  var earlyInsets: (areSet: Bool, moved: Bool) = (false, false)

  /// Content stands below the bars, so that the first subview is what an app has added first, as
  /// its `viewForZooming(in:)` may expect (inferred).
  override open func addSubview(_ view: UIView) {
    if let bar = firstIndicator, bar !== view {
      insert(view, beside: bar, offset: 0)
    } else {
      super.addSubview(view)
    }
  }

  /// Where content lies that is smaller than the view: (0.5, 0.5) for its middle (documented).
  open var contentAlignmentPoint = CGPoint.zero { didSet { alignContent() } }

  /// Called after each change of the content offset.
  package func didScroll() {
    setNeedsLayout()
    placeRefreshControl()
    tellBars()
    guard !earlyInsets.areSet else { return earlyInsets.moved = true }
    delegate?.scrollViewDidScroll(self)
  }

  /// Called when a drag, its deceleration or an animated scroll is over, before the delegate.
  func didComeToRest() {}

  /// Where the content comes to rest that a released finger would let come to rest at `proposed`.
  ///
  /// - Parameter speed: of the content, in points a millisecond.
  func restingOffset(for proposed: CGPoint, speed: CGPoint) -> CGPoint { proposed }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    guard animated, window != nil, contentOffset != self.contentOffset else {
      // Content that is put somewhere stays there; what the delegate sets then counts as ever.
      drag.isPut = true
      self.contentOffset = contentOffset
      drag.isPut = false
      return
    }
    scrollEased(to: contentOffset)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX + (offset.x - contentOffset.x) { offset.x = rect.minX - inset.left }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY + (offset.y - contentOffset.y) { offset.y = rect.minY - inset.top }
    offset = clamped(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Insets

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset == oldValue else { return adjustedContentInsetMayHaveChanged() }
      sameValueWasSet(forKey: "contentInset")
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedContentInsetMayHaveChanged() }
  }

  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + safeAreaAdjustment
    inset.top += refreshInset
    return inset
  }
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { drag.mode = nil }
    adjustedContentInsetMayHaveChanged()
  }

  /// The insets the content offset already allows for: those at rest, and the present ones.
  var knownContentInset = (resting: UIEdgeInsets.zero, present: UIEdgeInsets.zero)
  final var bars = Bars()

  // MARK: Guides

  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }

  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  /// Takes the content size from constraints between the scroll view and its content.
  ///
  /// Constraints to its left and top edges alone decide no length: there the size that code sets
  /// stays (observed: pages tied to each other and to the first edges scroll by their own size).
  func adoptConstrainedContentSize(width: CGFloat?, height: CGFloat?) {
    let known = knownContentSize
    var size = zoomed(CGSize(width: width ?? 0, height: height ?? 0))
    if width == nil { size.width = known.width }
    if height == nil { size.height = known.height }
    if size != known { contentSize = size }
  }

  // MARK: Scrolling

  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var bounces = true
  /// In one direction each; content bounces where `bounces` lets it, too.
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var allowsKeyboardScrolling = true

  /// Content that moves by itself stays where it is.
  open func stopScrollingAndZooming() { stopMotion() }
  /// Whether the content is on its way to an offset that was set animated; a flick does not count.
  open var isScrollAnimating: Bool { ticker != nil && !isDecelerating }
  open var alwaysBounceVertical = false {
    didSet { adjustedContentInsetMayHaveChanged() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { adjustedContentInsetMayHaveChanged() }
  }
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  /// Whether content is notified of a touch only when the finger rests or lifts: a drag that begins
  /// on a row does not highlight it.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch over that the content already follows.
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.scrollView = nil
      guard let refreshControl else { return }
      refreshControl.scrollView = self
      if refreshControl.superview !== self { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }

  /// Asked before content is notified of a touch.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take over a touch that the content follows: controls keep theirs
  /// (documented).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // Touches that nothing in the content takes end here: no responder around learns of them
  // (observed: a row is not selected by a tap on a text view in it, nor does a controller learn of
  // one on its scroll view).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
    pan.onChange = { [weak self] in self?.panDidChange() }
    // iOS raises for any other delegate (its words are in reports by apps). A subclass that adopts
    // the protocol answers for its own pan: lists in lists scroll together so.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    return pan
  }()

  /// The state of a drag between its events.
  final var drag = Drag()
  var ticker: ScrollTicker?
  /// While something is carried over the content.
  var edgeScroll: EdgeScroll?

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    return panShouldBegin()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRefreshControl()
    placeIndicators()
    placeGrabber()
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  final var indicators = Indicators()

  // MARK: Edges, from iOS 26 on

  public private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators(after: 0.5)
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }
  open var bouncesZoom = true
  open internal(set) var isZooming = false
  /// Whether content goes back to a limit of the scale after a pinch beyond it.
  open internal(set) var isZoomBouncing = false

  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    applyZoom(scale, animated: animated)
  }

  open func zoom(to rect: CGRect, animated: Bool) { applyZoom(to: rect, animated: animated) }

  final var zoom = Zoom()
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  /// Shows the indicators if the block scrolls.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let before = contentOffset
    changes()
    if contentOffset != before { flashScrollIndicators() }
  }
}
