import Foundation
import Pixels
import QuartzCore

/// A colour, fixed or resolved from traits (light or dark, base or elevated).
///
/// Fixed colours live in extended sRGB or extended gray, as on iOS. Two colours are equal when they
/// are the same object, or fixed with equal space and components.
///
/// Subclasses inherit the initializers that a class of Objective-C has: none of them is hidden.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable: set once in init; a dynamic provider is called by the caller that resolves, as on
  // iOS.
  private enum Source {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// A colour that code replaces later.
  ///
  /// On iOS it has no components, and drawing with it is a fault; here it is clear.
  public override init() {
    source = .fixed(CGColor(white: 0, alpha: 0))
    super.init()
  }

  /// A colour that `dynamicProvider` returns for each set of traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// Components outside 0...1 are kept: the space is extended.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = Color(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1))
    source = .fixed(CGColor(color))
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(white: white, alpha: min(max(alpha, 0), 1)))
    super.init()
  }

  /// `hue` goes once round in 0...1; everything is clamped to 0...1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap {
      CGColor(colorSpace: $0, components: [red, green, blue, alpha] as [CGFloat])
    }
    self.init(cgColor: color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Repeats the image, from the top left of what is drawn.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.pixels.map { CGColor(pattern: $0, scale: image.scale) } ?? .clear)
  }

  /// The same colour as another object.
  convenience init(copying other: UIColor) {
    switch other.source {
    case .fixed(let color): self.init(cgColor: color)
    case .dynamic(let provider): self.init(dynamicProvider: provider)
    }
  }

  /// The initializer of colour literals in Swift 3.
  public convenience init(
    colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// What `#colorLiteral(red:green:blue:alpha:)` calls.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  var isDynamic: Bool {
    if case .dynamic = source { return true }
    return false
  }

  /// A dynamic colour is resolved with the current traits.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// The fixed colour under `traits`; a fixed one returns itself.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    // The provider may read `current` and may return another dynamic colour.
    var result = self
    traits.performAsCurrent { result = provider(traits) }
    return result === self ? result : result.resolvedColor(with: traits)
  }

  /// Stays dynamic when the receiver is.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: min(max(alpha, 0), 1)) ?? color)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// The dynamic colour's highest content brightness; iOS has it for HDR.
  ///
  /// One: no headroom.
  open var linearExposure: CGFloat { 1 }

  /// In extended sRGB, under the current traits.
  package var color: Color { cgColor.color }

  // MARK: Drawing

  /// Sets the current context's fill and stroke colour.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: NSSecureCoding

  open class var supportsSecureCoding: Bool { true }

  /// The components of the colour; those of a dynamic one under the current traits.
  open func encode(with coder: NSCoder) {
    let (fixed, color) = (cgColor, color)
    let isGray = fixed.pattern == nil && fixed.numberOfComponents == 2
    let parts =
      isGray ? fixed.components ?? [] : [color.red, color.green, color.blue, color.alpha]
    coder.encode(parts.count, forKey: "UIColorComponentCount")
    for (index, part) in parts.enumerated() {
      coder.encode(Double(part), forKey: "UIColorComponent\(index)")
    }
  }

  public required init?(coder: NSCoder) {
    let parts = (0..<coder.decodeInteger(forKey: "UIColorComponentCount")).map {
      coder.decodeDouble(forKey: "UIColorComponent\($0)")
    }
    switch parts.count {
    case 2: source = .fixed(CGColor(white: parts[0], alpha: parts[1]))
    case 4:
      source = .fixed(
        CGColor(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
      )
    default: return nil
    }
    super.init()
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if case .fixed(let a) = source, case .fixed(let b) = other.source { return a == b }
    return false
  }

  open override var hash: Int {
    if case .fixed(let color) = source { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    guard case .fixed(let color) = source else { return "UIDynamicColor" }
    let values = (color.components ?? []).map { "\($0)" }.joined(separator: " ")
    let space =
      color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    return "\(space) \(values)"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
