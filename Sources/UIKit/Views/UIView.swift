import Foundation
import QuartzCore

/// A rectangle on the screen, its content and its subviews.
///
/// The class body has what subclasses may override; extensions by topic have the rest. A view owns
/// a layer and is its delegate; the layer has geometry and looks.
@preconcurrency
@MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace,
  @preconcurrency CALayerDelegate
{
  /// The class of the layer behind each view of the class.
  open class var layerClass: AnyClass { CALayer.self }

  open class var requiresConstraintBasedLayout: Bool { false }

  nonisolated(unsafe) private let ownLayer: CALayer
  nonisolated open var layer: CALayer { ownLayer }

  /// How many running animations block touches.
  final var touchBlocks = 0

  // Stored state of the topics in the extensions.
  //
  // Final: where tests may subclass anything, a getter would copy all of it.
  final var hierarchy = Hierarchy()
  final var layoutState = LayoutState()
  final var appearance = Appearance()
  package final var traits = TraitState()

  /// The controller whose root view this is.
  ///
  /// Set by the controller.
  package final weak var viewController: UIViewController?

  /// The view's state for Auto Layout.
  package final var constraintState: AnyObject?
  /// The view's state for gestures.
  package final var gestureState: AnyObject?

  // MARK: Creating

  public init(frame: CGRect) {
    ownLayer = UIView.makeLayer(of: Self.layerClass)
    super.init()
    // Before the view is the layer's delegate: a block in which a view is made does not move it to
    // its first frame (inferred).
    ownLayer.frame = frame
    setUpLayer()
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    ownLayer = UIView.makeLayer(of: Self.layerClass)
    super.init()
    setUpLayer()
    coder.read(into: self, as: UIView.self)
  }

  nonisolated open override var classForKeyedArchiver: AnyClass? {
    ArchivedObject.self
  }

  /// Only keyed archives are written.
  open func encode(with coder: NSCoder) {
    switch coder {
    case let archiver as ArchiveEncoder: write(to: archiver)
    case is NSKeyedArchiver: ArchiveStore.current.write(self, to: coder) { encode(with: $0) }
    default: break
    }
  }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Identity

  nonisolated open override var description: String {
    let frame = layer.frame
    return
      "<\(type(of: self)): frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
  }

  open var tag: Int = 0
  open var restorationIdentifier: String?

  // MARK: Appearance

  /// Its values apply to every view of the class that enters a window.
  open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// An appearance for views inside others; the innermost container comes first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: self, in: containerTypes) { proxyInstance() }
  }

  /// Traits are not distinguished.
  open class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(whenContainedInInstancesOf: containerTypes)
  }

  /// A class known only at run time makes objects by its required initializer, unless the
  /// port knows that this one ends the program and that another one does not: an appearance
  /// on iOS makes no view at all.
  private class func proxyInstance() -> Self {
    if let view = ClassTable.make(self) as? Self { return view }
    guard let view = self.init(coder: EmptyCoder()) else {
      fatalError("\(self).init(coder:) must make a view to have an appearance.")
    }
    return view
  }

  // MARK: Editing

  /// Makes the first responder inside the view resign; `force` does not ask it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  // MARK: Hierarchy

  open var superview: UIView? { hierarchy.superview }
  open var subviews: [UIView] { hierarchy.subviews }
  open var window: UIWindow? { hierarchy.window }

  open func addSubview(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(at: index1, with: index2)
  }

  open func bringSubviewToFront(_ view: UIView) { moveSubview(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { moveSubview(view, toFront: false) }
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool { isInTree(of: view) }
  open func viewWithTag(_ tag: Int) -> UIView? { findView(withTag: tag) }

  // MARK: Geometry

  /// In the superview's coordinates.
  ///
  /// Not meaningful while `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point of the bounds lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform3D(CATransform3DMakeAffineTransform(newValue)) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { setTransform3D(newValue) }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertPoint(point, to: view)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertPoint(point, from: view)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, to: coordinateSpace)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, from: coordinateSpace)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, to: coordinateSpace)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, from: coordinateSpace)
  }

  // MARK: Touches

  open var isUserInteractionEnabled: Bool = true
  open var isMultipleTouchEnabled: Bool = false
  open var isExclusiveTouch: Bool = false

  /// Asked of the touched view and those around it, up to the recognizer's own.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Sizing and autoresizing

  open var autoresizesSubviews: Bool = true
  open var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set {
      layoutState.autoresizingMask = newValue
      constraintsMayHaveChanged()
    }
  }
  /// What counts in this view of a subview's autoresizing mask.
  func effectiveMask(of subview: UIView) -> AutoresizingMask { subview.autoresizingMask }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let corner = untransformedFrame.origin
    let size = sizeThatFits(bounds.size)
    // Under a transform the bounds get the size (inferred: zoomed images fit again and again).
    setUntransformedFrame(CGRect(origin: corner, size: size))
  }

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { performLayoutIfNeeded() }
  open func layoutSubviews() {
    layoutState.hasAppliedConstraints = true
    layoutConstrainedSubviews()
  }

  // MARK: Properties

  /// Asks for `updateProperties()` before the next layout (iOS 26).
  ///
  /// A layout follows here, which iOS leaves out.
  open func setNeedsUpdateProperties() {
    layoutState.needsUpdateProperties = true
    setNeedsLayout()
  }
  open func updateProperties() {}
  open func updatePropertiesIfNeeded() { performUpdatePropertiesIfNeeded() }

  // MARK: Auto Layout

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.translatesAutoresizingMask }
    set {
      guard newValue != layoutState.translatesAutoresizingMask else { return }
      layoutState.translatesAutoresizingMask = newValue
      constraintsMayHaveChanged()
      subviewsFrameConstraintsMayHaveChanged()
      // A view that its frame places needs no other one (inferred, as in `hold(_:)`).
      if !newValue { superview?.setNeedsLayout() }
    }
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { intrinsicContentSizeMayHaveChanged() }
  /// Called for the parts of UIKit's own views.
  func intrinsicContentSizeMayHaveChanged(of part: UIView) {}
  open func setNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    // The layout that runs asks for them when it is over.
    if !layoutState.isLayingOut { setNeedsLayout() }
  }
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() { performUpdateConstraintsIfNeeded() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
  }

  /// The size of content that wraps at `width`; nil when the intrinsic size already says it.
  ///
  /// Auto Layout takes its height, and learns from it whether the content has a width at all.
  package func wrappedContentSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// From the top to the first baseline and from the last one to the bottom.
  ///
  /// Views without text have their edges for baselines.
  package var textBaselines: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// How far the middle of its text lies below its own, if no height changes that.
  package var textBelowMiddle: CGFloat? { nil }

  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var forFirstBaselineLayout: UIView { self }
  /// Its name before iOS 9; layout does not ask for it any more.
  open func forBaselineLayout() -> UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Hugging and compression resistance

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis]
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.hugging[axis] = priority
    constraintsMayHaveChanged()
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { autoLayout.compressionResistance[axis] }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.compressionResistance[axis] = priority
    constraintsMayHaveChanged()
  }

  // MARK: Safe area and margins

  open var safeAreaInsets: UIEdgeInsets { layoutState.safeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  open var insetsLayoutMarginsFromSafeArea: Bool = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsMayHaveChanged() } }
  }

  open var preservesSuperviewLayoutMargins: Bool = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveLayoutMargins, isRightToLeft: isRightToLeft) }
    set { setLayoutMargins(newValue) }
  }

  open func layoutMarginsDidChange() {}

  // MARK: Looks

  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// Values outside 0 and 1 are kept, and limited where they are painted: apps wait by
  /// animating to 1.0001 (observed).
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      let isSame = layer.opacity == Float(newValue)
      layer.opacity = Float(newValue)
      if isSame { sameValueWasSet(forKey: "alpha") }
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden || (superview as? UIStackView)?.isHiding(self) == true }
    set { setHidden(newValue) }
  }

  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var clearsContextBeforeDrawing: Bool = true

  open var contentMode: ContentMode {
    get { appearance.contentMode }
    set { setContentMode(newValue) }
  }

  /// Its layer masks the view's layer.
  ///
  /// The mask has no superview.
  open var mask: UIView? {
    get { appearance.mask }
    set { setMask(newValue) }
  }

  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the content into the current context.
  ///
  /// Empty here: a class that draws overrides it.
  open func draw(_ rect: CGRect) {}

  /// Whether a new size calls for new contents.
  package var redrawsForNewSize: Bool { contentMode == .redraw }
  /// Where contents are that are drawn again for a new size, while an animation shows another one.
  package var redrawnGravity: CALayerContentsGravity { .resize }

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Layer delegate

  open func layoutSublayers(of layer: CALayer) { layoutPass() }
  /// Fills the layer's contents; a class that overrides it draws no other way.
  open func display(_ layer: CALayer) { layer.drawContents() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
  open func layerWillDraw(_ layer: CALayer) {}

  /// Nil makes the layer animate implicitly; `NSNull` prevents it.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, forKey: event)
  }

  // MARK: Snapshots

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Traits and direction

  open var traitCollection: UITraitCollection { effectiveTraitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle }
    set {
      traits.overrides.userInterfaceStyle = newValue
      traitsMayHaveChanged()
    }
  }

  /// The least size of text in the view and below it.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traits.minimumContentSize }
    set {
      traits.minimumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The greatest size of text in the view and below it.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traits.maximumContentSize }
    set {
      traits.maximumContentSize = newValue
      traitsMayHaveChanged()
    }
  }

  /// The limits that the view and those around it have, in words.
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsDescription }

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set {
      let isNew = newValue != traits.semanticContentAttribute
      traits.semanticContentAttribute = newValue
      if isNew { directionDidChange() }
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: wholeOfPart?.semanticContentAttribute ?? semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  // MARK: Focus, which a phone does not have

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open weak var preferredFocusedView: UIView? { nil }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var focusGroupIdentifier: String?
  open var focusGroupPriority: UIFocusGroupPriority = .ignored
  /// Stored: a phone shows no focus.
  open var focusEffect: UIFocusEffect?
  /// Stored: a finger does not hover.
  open var hoverStyle: UIHoverStyle?

  // MARK: Large content, as plain storage

  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero

  // MARK: Recognizers, interactions, constraints

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Motion effects

  open var motionEffects: [UIMotionEffect] {
    get { appearance.motionEffects }
    set { appearance.motionEffects = newValue }
  }
  open func addMotionEffect(_ effect: UIMotionEffect) { appearance.motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    appearance.motionEffects.removeAll { $0 === effect }
  }

  // MARK: Dynamics

  /// The outline for `UICollisionBehavior`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: State restoration, which never happens

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
}
