import Timeline

/// A pace: a cubic Bézier from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package private(set) var curve = CubicCurve.linear

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    case .default: self.init(curve: .default)
    default: self.init(curve: .linear)
    }
  }

  /// Control points are stored as `Float`, as in Core Animation.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    super.init()
    if ![c1x, c1y, c2x, c2y].allSatisfy(\.isFinite) {
      World.current.record(
        .invalidTiming(
          "CAMediaTimingFunction control points contain NaN: [\(c1x) \(c1y) \(c2x) \(c2y)]"
        )
      )
      return
    }
    curve = CubicCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }

  package convenience init(curve: CubicCurve) {
    self.init(controlPoints: 0, 0, 1, 1)
    self.curve = curve
  }

  // MARK: NSSecureCoding

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(curve.x1, forKey: "CAMediaTimingFunctionX1")
    coder.encode(curve.y1, forKey: "CAMediaTimingFunctionY1")
    coder.encode(curve.x2, forKey: "CAMediaTimingFunctionX2")
    coder.encode(curve.y2, forKey: "CAMediaTimingFunctionY2")
  }

  public required init?(coder: NSCoder) {
    super.init()
    curve = CubicCurve(
      x1: coder.decodeDouble(forKey: "CAMediaTimingFunctionX1"),
      y1: coder.decodeDouble(forKey: "CAMediaTimingFunctionY1"),
      x2: coder.decodeDouble(forKey: "CAMediaTimingFunctionX2"),
      y2: coder.decodeDouble(forKey: "CAMediaTimingFunctionY2")
    )
  }

  // MARK: Asking

  /// The point `index` of 0...3; both coordinates are written to `values`.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    let point = points[min(max(index, 0), 3)]
    values[0] = Float(point.0)
    values[1] = Float(point.1)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The names from before they were a type.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
