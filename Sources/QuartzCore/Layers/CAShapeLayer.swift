/// A path, filled and stroked, between the layer's contents and its sublayers.
///
/// Not cut to the bounds.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func awaken() {
    values.special = .shape(ShapeState())
  }

  package override func takeValues(from layer: CALayer) {
    super.takeValues(from: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    fillRule = layer.fillRule
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPattern = layer.lineDashPattern
  }

  /// Changes of the path are not animated implicitly.
  open var path: CGPath? {
    get { values.shape.path }
    set { set(.path, \.shape.path, newValue) }
  }

  /// A class of an app may compute its path, which is asked for when the layer is committed
  /// (inferred).
  package override func willCommit() {
    guard type(of: self) != CAShapeLayer.self else { return }
    let path = path
    guard path != values.shape.path else { return }
    keepCommitted()
    values.shape.path = path
  }

  open var fillColor: CGColor? {
    get { values.shape.fillColor }
    set { set(.fillColor, \.shape.fillColor, newValue) }
  }

  open var fillRule: CAShapeLayerFillRule = .nonZero

  open var strokeColor: CGColor? {
    get { values.shape.strokeColor }
    set { set(.strokeColor, \.shape.strokeColor, newValue) }
  }

  /// Where the stroke begins, as a fraction of the path's length.
  open var strokeStart: CGFloat {
    get { values.shape.strokeStart }
    set {
      guard accepts(newValue, as: "strokeStart") else { return }
      set(.strokeStart, \.shape.strokeStart, newValue)
    }
  }

  open var strokeEnd: CGFloat {
    get { values.shape.strokeEnd }
    set {
      guard accepts(newValue, as: "strokeEnd") else { return }
      set(.strokeEnd, \.shape.strokeEnd, newValue)
    }
  }

  open var lineWidth: CGFloat {
    get { values.shape.lineWidth }
    set {
      guard accepts(newValue, as: "lineWidth") else { return }
      set(.lineWidth, \.shape.lineWidth, newValue)
    }
  }

  open var miterLimit: CGFloat {
    get { values.shape.miterLimit }
    set {
      guard accepts(newValue, as: "miterLimit") else { return }
      set(.miterLimit, \.shape.miterLimit, newValue)
    }
  }

  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter

  open var lineDashPhase: CGFloat {
    get { values.shape.lineDashPhase }
    set {
      guard accepts(newValue, as: "lineDashPhase") else { return }
      set(.lineDashPhase, \.shape.lineDashPhase, newValue)
    }
  }

  open var lineDashPattern: [NSNumber]?
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
public let kCALineCapButt = CAShapeLayerLineCap.butt
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineCapSquare = CAShapeLayerLineCap.square
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
public let kCALineJoinRound = CAShapeLayerLineJoin.round
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
