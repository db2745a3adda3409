/// Colours along a line, around an ellipse's centre or around a point, over the background colour.
open class CAGradientLayer: CALayer {
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
    values.special = .gradient(GradientState())
  }

  package override func takeValues(from layer: CALayer) {
    super.takeValues(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    type = layer.type
  }

  /// `CGColor`s.
  open var colors: [Any]? {
    get { values.gradient.colors.isEmpty ? nil : values.gradient.colors }
    set { set(.colors, \.gradient.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }

  /// One for each colour, not descending, 0...1; nil spreads the colours evenly.
  open var locations: [NSNumber]? {
    get { values.gradient.locations.map { $0.map { NSNumber(value: Double($0)) } } }
    set { set(.locations, \.gradient.locations, newValue?.map { CGFloat($0.doubleValue) }) }
  }

  /// In the unit space of the bounds.
  open var startPoint: CGPoint {
    get { values.gradient.startPoint }
    set {
      guard accepts(newValue, as: "startPoint") else { return }
      set(.startPoint, \.gradient.startPoint, newValue)
    }
  }

  open var endPoint: CGPoint {
    get { values.gradient.endPoint }
    set {
      guard accepts(newValue, as: "endPoint") else { return }
      set(.endPoint, \.gradient.endPoint, newValue)
    }
  }

  open var type: CAGradientLayerType = .axial
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// An ellipse about `startPoint`; `endPoint` is the corner of its box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around `startPoint`, beginning towards `endPoint`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

public let kCAGradientLayerAxial = CAGradientLayerType.axial
public let kCAGradientLayerRadial = CAGradientLayerType.radial
public let kCAGradientLayerConic = CAGradientLayerType.conic
