import Display

/// A rectangle of contents in a tree, with geometry, background, border, shadow and mask.
///
/// The properties are the model. The model and the animations decide what shows at an instant.
/// Points, y down, unless said otherwise. Not bound to an actor; a tree belongs to one thread.
open class CALayer: NSObject, CAMediaTiming {
  // The painter reads these values of every layer in every frame. Run-time checks of exclusive
  // access take a tenth of that time.

  /// The animatable values of the model.
  @exclusivity(unchecked)
  package final var values = LayerState()
  @exclusivity(unchecked)
  package final var tree = LayerTree()
  @exclusivity(unchecked)
  package final var timing = LayerTiming()
  @exclusivity(unchecked)
  package final var animations = LayerAnimations()
  package final var drawing = LayerDrawing()
  /// See `CommittedLayer`.
  final var committed: CommittedLayer?

  // MARK: Making layers

  public override init() {
    super.init()
    awaken()
  }

  /// A copy of the values of `layer`, for its presentation.
  ///
  /// Another use has no defined result (documented); apps that make a layer so get a plain one at
  /// the origin (observed: shapes of liquid loaders and of charts).
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer, layer.tree.isBeingPresented else {
      awaken()
      return
    }
    // Before a class of an app copies values of its own, which then runs no actions.
    tree.original = layer
    takeValues(from: layer)
  }

  public required init?(coder: NSCoder) {
    super.init()
    awaken()
  }

  deinit {
    animations.forgetLayer()
    tree.tearDown()
  }

  /// Called when a layer of the model has been made.
  package func awaken() {}

  /// Whether a change of a value that only this class has starts an animation when nothing forbids
  /// it.
  package func animatesImplicitly(_ key: String) -> Bool { false }
  /// The presented value of a key that only this class has.
  package func presentedOwnValue(forKey key: String) -> Any? { presentedOwnValues()[key] }
  /// Whether an animation changes values that only this class has; it is kept until it is stopped.
  package func keepOwnAnimation(_ animation: CAAnimation) -> Bool { keepDrawnAnimation(animation) }
  /// The animation was removed before its end.
  package func stopOwnAnimation(_ animation: CAAnimation) { stopDrawnAnimation(animation) }

  /// Copies everything that `presentation()` needs besides the tree.
  ///
  /// Classes with further stored properties override it.
  package func takeValues(from layer: CALayer) {
    values = layer.values
    timing = layer.timing
    delegate = layer.delegate
    mask = nil
    name = layer.name
    contentsGravity = layer.contentsGravity
    clipsContents = layer.clipsContents
    minificationFilter = layer.minificationFilter
    magnificationFilter = layer.magnificationFilter
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    edgeAntialiasingMask = layer.edgeAntialiasingMask
    allowsEdgeAntialiasing = layer.allowsEdgeAntialiasing
    allowsGroupOpacity = layer.allowsGroupOpacity
    isOpaque = layer.isOpaque
    compositingFilter = layer.compositingFilter
    filters = layer.filters
    backgroundFilters = layer.backgroundFilters
    backdrop = layer.backdrop
    drawing.userValues = layer.drawing.userValues
  }

  /// Whether the class shows nothing of its own.
  package var isDepthOnly: Bool { false }

  // MARK: Presentation

  /// A copy with the presented values; nil when the layer was never part of a shown tree.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// The layer of the model, also for a presentation.
  open func model() -> Self { (tree.original ?? self) as? Self ?? self }

  open class func defaultValue(forKey key: String) -> Any? {
    standardValue(forKey: key)
  }

  /// Whether a change of `key` calls for new contents.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { values.bounds }
    set {
      guard accepts(newValue, as: "bounds") else { return }
      // Negative sizes are normalized (measured).
      let newValue = newValue.standardized
      let resized = newValue.size != values.bounds.size
      set(.bounds, \.bounds, newValue)
      if resized { boundsSizeDidChange() }
    }
  }

  /// Where the anchor point is in the superlayer.
  open var position: CGPoint {
    get { values.position }
    set {
      guard accepts(newValue, as: "position") else { return }
      set(.position, \.position, newValue)
    }
  }

  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      guard accepts(newValue, as: "zPosition") else { return }
      set(.zPosition, \.zPosition, newValue)
    }
  }

  /// In the unit space of the bounds.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      guard accepts(newValue, as: "anchorPoint") else { return }
      set(.anchorPoint, \.anchorPoint, newValue)
    }
  }

  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set {
      guard accepts(newValue, as: "anchorPointZ") else { return }
      set(.anchorPointZ, \.anchorPointZ, newValue)
    }
  }

  /// About the anchor point.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      guard accepts(newValue, as: "transform") else { return }
      set(.transform, \.transform, newValue)
    }
  }

  /// Of all sublayers, about the anchor point; the place for perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      guard accepts(newValue, as: "sublayerTransform") else { return }
      set(.sublayerTransform, \.sublayerTransform, newValue)
    }
  }

  /// The box around the transformed bounds, in the superlayer.
  ///
  /// Derived; setting it sets `position` and `bounds.size`.
  open var frame: CGRect {
    get { values.frame }
    set {
      // Apps make views with `.null`: they are invisible until they get a real frame, like those
      // with an empty frame at the origin.
      let rect = newValue.isNull ? .zero : newValue
      guard accepts(rect, as: "frame") else { return }
      setFrame(rect)
    }
  }

  /// The identity when the transform is not affine (measured).
  open func affineTransform() -> CGAffineTransform {
    values.transform.isAffine ? values.transform.affineTransform : .identity
  }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Whether y goes upwards in the layer: in its shape, and where its sublayers are.
  ///
  /// Contents stay upright (inferred from `contentsAreFlipped`).
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set {
      values.isGeometryFlipped = newValue
      if newValue { World.hasFlippedGeometry.store(true, ordering: .relaxed) }
      ownWorld.transactions.beginImplicitly()
    }
  }

  /// Whether y goes upwards on the whole: an odd number of this and the layers above is flipped.
  open func contentsAreFlipped() -> Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let present = layer {
      if present.values.isGeometryFlipped { isFlipped.toggle() }
      layer = present.tree.superlayer
    }
    return isFlipped
  }

  open func preferredFrameSize() -> CGSize { values.bounds.size }

  // MARK: Visibility

  open var isHidden: Bool {
    get { values.isHidden }
    set {
      guard newValue != values.isHidden else { return }
      set(.isHidden, \.isHidden, newValue)
      runOrderAction(newValue ? kCAOnOrderOut : kCAOnOrderIn)
    }
  }

  /// Of the layer with all its sublayers, 0...1.
  open var opacity: Float {
    get { values.opacity }
    set {
      guard accepts(CGFloat(newValue), as: "opacity") else { return }
      set(.opacity, \.opacity, newValue)
    }
  }

  /// Whether the layer shows when it faces away.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { set(.isDoubleSided, \.isDoubleSided, newValue) }
  }

  /// Whether contents and sublayers are cut to the (rounded) bounds.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(.masksToBounds, \.masksToBounds, newValue) }
  }

  /// Whether layer and sublayers fade as one.
  open var allowsGroupOpacity = true

  /// The layer whose alpha multiplies the receiver.
  ///
  /// Its superlayer is the receiver.
  open var mask: CALayer? {
    get { tree.original == nil ? tree.mask : tree.original?.tree.mask?.makePresentation() }
    set { setMask(newValue) }
  }

  // MARK: Contents

  /// A `CGImage`.
  open var contents: Any? {
    get { values.contents }
    set {
      let action = willChange(.contents)
      values.contents = newValue
      drawing.needsDisplay = false
      didChange(.contents, action)
    }
  }

  /// The part that is shown, in the unit space of the image.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard accepts(newValue, as: "contentsRect") else { return }
      set(.contentsRect, \.contentsRect, newValue)
    }
  }

  /// The part that is stretched, in the unit space of the image.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      guard accepts(newValue, as: "contentsCenter") else { return }
      set(.contentsCenter, \.contentsCenter, newValue)
    }
  }

  /// Pixels of the contents to a point.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set {
      guard accepts(newValue, as: "contentsScale") else { return }
      set(.contentsScale, \.contentsScale, newValue)
    }
  }

  /// An unknown one acts and reads as `center` (measured).
  open var contentsGravity: CALayerContentsGravity = .resize {
    didSet { if !contentsGravity.isKnown { contentsGravity = .center } }
  }
  /// Whether contents that are larger than the bounds end there, also without `masksToBounds`.
  package var clipsContents = false
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  /// These four are for contents brighter than white, which a film cannot show: stored.
  open var wantsExtendedDynamicRangeContent = false
  open var preferredDynamicRange = DynamicRange.automatic
  open var toneMapMode = ToneMapMode.automatic
  open var contentsHeadroom: CGFloat = 0
  open var minificationFilter: CALayerContentsFilter = .linear
  open var magnificationFilter: CALayerContentsFilter = .linear
  open var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { set(.minificationFilterBias, \.minificationFilterBias, newValue) }
  }

  /// A promise that the contents have no holes.
  open var isOpaque = false
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false

  // MARK: Background, corners, border

  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(.backgroundColor, \.backgroundColor, newValue) }
  }

  /// Rounds background and border, and, with `masksToBounds`, all else.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      guard accepts(newValue, as: "cornerRadius") else { return }
      set(.cornerRadius, \.cornerRadius, newValue)
    }
  }

  /// A radius for each corner, in place of `cornerRadius` and `maskedCorners`.
  package final var cornerRadii: CornerRadii? {
    get { values.cornerRadii }
    set { set(.cornerRadii, \.cornerRadii, newValue) }
  }

  /// Bits of no corner are dropped (measured).
  open var maskedCorners: CACornerMask = .all {
    didSet { maskedCorners.formIntersection(.all) }
  }
  /// An unknown one reads as `circular` (measured).
  open var cornerCurve: CALayerCornerCurve = .circular {
    didSet { if cornerCurve != .continuous { cornerCurve = .circular } }
  }

  /// Drawn inside the bounds, above contents and sublayers.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      guard accepts(newValue, as: "borderWidth") else { return }
      set(.borderWidth, \.borderWidth, newValue)
    }
  }

  open var borderColor: CGColor? {
    get { values.borderColor }
    set { set(.borderColor, \.borderColor, newValue) }
  }

  // MARK: Shadow

  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { set(.shadowColor, \.shadowColor, newValue) }
  }

  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      guard accepts(CGFloat(newValue), as: "shadowOpacity") else { return }
      set(.shadowOpacity, \.shadowOpacity, newValue)
    }
  }

  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      guard accepts(newValue, as: "shadowOffset") else { return }
      set(.shadowOffset, \.shadowOffset, newValue)
    }
  }

  /// The standard deviation of the blur.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      guard accepts(newValue, as: "shadowRadius") else { return }
      set(.shadowRadius, \.shadowRadius, newValue)
    }
  }

  /// The silhouette; nil takes the alpha of what the layer shows.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { set(.shadowPath, \.shadowPath, newValue) }
  }

  // MARK: Compositing

  /// The name of a blend mode, such as `multiplyBlendMode`.
  open var compositingFilter: Any? { didSet { noteEffects() } }
  open var filters: [Any]? { didSet { noteEffects() } }
  open var backgroundFilters: [Any]?
  /// Filters what lies below the layer, inside its bounds.
  ///
  /// `UIVisualEffectView` uses it.
  package final var backdrop: LayerBackdrop? { didSet { noteEffects() } }
  /// Whether there is a compositing filter, a filter or a backdrop; rarely true.
  @exclusivity(unchecked)
  final private(set) var hasEffects = false

  private func noteEffects() {
    hasEffects = compositingFilter != nil || filters != nil || backdrop != nil
  }

  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { set(.shouldRasterize, \.shouldRasterize, newValue) }
  }

  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set {
      guard accepts(newValue, as: "rasterizationScale") else { return }
      set(.rasterizationScale, \.rasterizationScale, newValue)
    }
  }

  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// If false, straight edges are cut at pixel centres (measured), unless the whole stage is
  /// smooth.
  open var allowsEdgeAntialiasing = false

  // MARK: Tree

  open var superlayer: CALayer? { layerAbove }

  /// nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = layersBelow
      return layers.isEmpty ? nil : layers
    }
    set { setSublayers(newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 1)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  open func removeFromSuperlayer() { detach() }

  // MARK: Coordinates

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    convertPoint(p, from: l, to: self)
  }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, from: self, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l, to: self) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, from: self, to: l) }

  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(ofWorldTime: l?.worldTime(ofLocalTime: t) ?? t)
  }

  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = worldTime(ofLocalTime: t)
    return l?.localTime(ofWorldTime: time) ?? time
  }

  /// The farthest visible descendant (or the receiver) that holds `p`, a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  /// Whether the bounds hold `p`, a point of the receiver.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

  // MARK: Display

  open func setNeedsDisplay() { markNeedsDisplay() }
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  open func needsDisplay() -> Bool { drawing.needsDisplay }

  /// Called where the layer has been laid out, or is new.
  package func willCommit() {}

  open func displayIfNeeded() {
    guard drawing.needsDisplay else { return }
    drawing.needsDisplay = false
    display()
    // What the drawing itself requests is lost (inferred: code that wants another drawing from
    // within one asks for it a moment later, and code that sets its own values there comes to rest).
    drawing.needsDisplay = false
  }

  /// Makes the contents: asks the delegate, or draws into a bitmap.
  open func display() {
    drawing.needsDisplay = false
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  open func draw(in ctx: CGContext) {
    if let delegate { delegate.draw(self, in: ctx) } else { delegateDrewNothing() }
  }

  /// Draws the model of the tree, without animations, into `ctx`.
  open func render(in ctx: CGContext) { drawTree(in: ctx) }

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { tree.needsLayout }
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open var autoresizingMask: CAAutoresizingMask = []

  // MARK: Actions and animations

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }
  open func removeAllAnimations() { removeAnimations() }
  open func removeAnimation(forKey key: String) { removeAnimation(named: key) }
  open func animationKeys() -> [String]? { animations.keys }
  open func animation(forKey key: String) -> CAAnimation? { animations[key]?.animation }

  // MARK: Key-value access

  open override func value(forKey key: String) -> Any? { storedValue(forKey: key) }
  open override func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }
  open override func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    storeValue(value, forKeyPath: keyPath)
  }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  open var speed: Float {
    get { Float(timing.speed) }
    set { setTiming(\.speed, Double(newValue)) }
  }

  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
}
