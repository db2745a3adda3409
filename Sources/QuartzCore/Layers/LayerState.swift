import Display

/// All values of a layer that can change with time: the model's, or what an instant shows.
///
/// It is a value, so presentation needs no copies of layers: a painter takes the model's state and
/// overlays the animated values. Rarely set values are stored apart and shared, because a painter
/// copies the state of every layer in every frame.
package struct LayerState {
  // Geometry.
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3D.identity
  // Visibility.
  package var opacity: Float = 1
  package var isHidden = false
  /// Whether something of the system shows in its place; no property of a layer tells.
  package var isCovered = false
  package var isDoubleSided = true
  package var masksToBounds = false
  package var shouldRasterize = false
  /// Whether y goes upwards within the bounds.
  package var isGeometryFlipped = false
  // Background, corners, border, shadow.
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var shadowOpacity: Float = 0
  /// What only some classes have.
  package var special = Special.none
  private var rare = RareValues.initial

  package enum Special {
    case none
    indirect case shape(ShapeState)
    indirect case gradient(GradientState)
    indirect case replicator(ReplicatorState)
    /// Its values are not animated, and stay with the layer.
    case emitter
  }

  package init() {}

  var isSeen: Bool {
    @inline(__always)
    get { !isHidden && !isCovered && opacity > 0 }
  }

  package var shape: ShapeState {
    get {
      if case .shape(let state) = special { return state }
      return ShapeState()
    }
    set { special = .shape(newValue) }
  }

  package var gradient: GradientState {
    get {
      if case .gradient(let state) = special { return state }
      return GradientState()
    }
    set { special = .gradient(newValue) }
  }

  package var replicator: ReplicatorState {
    get {
      if case .replicator(let state) = special { return state }
      return ReplicatorState()
    }
    set { special = .replicator(newValue) }
  }
}

// MARK: Rare values

/// The values of a layer that few layers set.
///
/// It is copied before a write if it is shared.
private final class RareValues {
  var sublayerTransform = CATransform3D.identity
  var hasSublayerTransform = false
  /// `contents` again, if it is an image: finding that out takes long, and all contents are asked
  /// in each frame.
  private(set) var image: CGImage?
  private(set) var hasContents = false
  var contents: Any? {
    didSet {
      image = contents as? CGImage
      hasContents = contents != nil
    }
  }
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var minificationFilterBias: Float = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var rasterizationScale: CGFloat = 1
  var backdropAmount: CGFloat = 1
  var cornerRadii: CornerRadii?

  /// The initial values of all layers.
  ///
  /// Never written to, because this reference makes it shared.
  nonisolated(unsafe) static let initial = RareValues()

  private init() {}

  init(_ other: RareValues) {
    sublayerTransform = other.sublayerTransform
    hasSublayerTransform = other.hasSublayerTransform
    contents = other.contents
    image = other.image
    hasContents = other.hasContents
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    contentsScale = other.contentsScale
    minificationFilterBias = other.minificationFilterBias
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    rasterizationScale = other.rasterizationScale
    backdropAmount = other.backdropAmount
    cornerRadii = other.cornerRadii
  }
}

extension LayerState {
  private var ownRare: RareValues {
    mutating get {
      if !isKnownUniquelyReferenced(&rare) { rare = RareValues(rare) }
      return rare
    }
  }

  package var sublayerTransform: CATransform3D {
    get { rare.sublayerTransform }
    set {
      let rare = ownRare
      rare.sublayerTransform = newValue
      rare.hasSublayerTransform = !newValue.isIdentity
    }
  }

  /// Whether `sublayerTransform` does anything.
  package var hasSublayerTransform: Bool { rare.hasSublayerTransform }

  package var contents: Any? {
    get { rare.contents }
    set { ownRare.contents = newValue }
  }

  package var hasContents: Bool { rare.hasContents }

  /// `contents`, if it is an image.
  var image: CGImage? { rare.image }

  package var contentsRect: CGRect {
    get { rare.contentsRect }
    set { ownRare.contentsRect = newValue }
  }

  package var contentsCenter: CGRect {
    get { rare.contentsCenter }
    set { ownRare.contentsCenter = newValue }
  }

  package var contentsScale: CGFloat {
    get { rare.contentsScale }
    set { ownRare.contentsScale = newValue }
  }

  package var minificationFilterBias: Float {
    get { rare.minificationFilterBias }
    set { ownRare.minificationFilterBias = newValue }
  }

  package var borderColor: CGColor? {
    get { rare.borderColor }
    set { ownRare.borderColor = newValue }
  }

  package var shadowColor: CGColor? {
    get { rare.shadowColor }
    set { ownRare.shadowColor = newValue }
  }

  package var shadowOffset: CGSize {
    get { rare.shadowOffset }
    set { ownRare.shadowOffset = newValue }
  }

  package var shadowRadius: CGFloat {
    get { rare.shadowRadius }
    set { ownRare.shadowRadius = newValue }
  }

  package var shadowPath: CGPath? {
    get { rare.shadowPath }
    set { ownRare.shadowPath = newValue }
  }

  package var rasterizationScale: CGFloat {
    get { rare.rasterizationScale }
    set { ownRare.rasterizationScale = newValue }
  }

  package var backdropAmount: CGFloat {
    get { rare.backdropAmount }
    set { ownRare.backdropAmount = newValue }
  }

  /// nil where `cornerRadius` is the radius of all corners.
  package var cornerRadii: CornerRadii? {
    get { rare.cornerRadii }
    set { ownRare.cornerRadii = newValue }
  }
}

/// What a `CAShapeLayer` adds.
package struct ShapeState {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineDashPhase: CGFloat = 0
}

/// What a `CAGradientLayer` adds.
package struct GradientState {
  package var colors: [CGColor] = []
  package var locations: [CGFloat]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)

  /// Whether there is something to draw.
  package var isComplete: Bool {
    colors.count > 1 && (locations.map { $0.count >= colors.count } ?? true)
  }
}

/// What a `CAReplicatorLayer` adds.
package struct ReplicatorState {
  package var instanceCount = 1
  package var instanceDelay: CFTimeInterval = 0
  package var instanceTransform = CATransform3D.identity
  package var instanceColor: CGColor? = .white
  package var instanceRedOffset: Float = 0
  package var instanceGreenOffset: Float = 0
  package var instanceBlueOffset: Float = 0
  package var instanceAlphaOffset: Float = 0
}
