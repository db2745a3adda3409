import Display
import Foundation
import Geometry
import Pixels

/// A colour with its colour space.
///
/// Equal when space and components are, as `CFEqual` has it.
public final class CGColor: Sendable {
  public let colorSpace: CGColorSpace?
  /// nil when they are those of `color`: colours between two others are made for a single frame.
  private let ownValues: [CGFloat]?
  /// The colour in extended sRGB; of a pattern transparent black.
  package let color: Color
  /// What a pattern colour repeats.
  public let pattern: CGPattern?

  /// `components` has the alpha last.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    let values = Array(components.prefix(space.numberOfComponents + 1))
    ownValues = values
    colorSpace = space
    color = space.color(values)
    pattern = nil
  }

  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = Array(
      UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    )
    self.init(space, values, space.color(values))
  }

  /// Takes `values` as given: they mean `color`, whatever the space.
  private init(
    _ space: CGColorSpace,
    _ values: [CGFloat]?,
    _ color: Color,
    pattern: CGPattern? = nil
  ) {
    colorSpace = space
    ownValues = values
    self.color = color
    self.pattern = pattern
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .deviceDefault,
      [red, green, blue, alpha],
      CGColorSpace.deviceDefault.color([red, green, blue, alpha])
    )
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      .standard,
      [red, green, blue, alpha],
      CGColorSpace.standard.color([red, green, blue, alpha])
    )
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    let space = CGColorSpaceCreateDeviceGray()
    self.init(space, [gray, alpha], space.color([gray, alpha]))
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2) ?? .gray
    self.init(space, [gray, alpha], space.color([gray, alpha]))
  }

  /// Inks as far as the screen can show them (see `CGColorSpaceCreateDeviceCMYK`).
  public convenience init(
    genericCMYKCyan cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    let space = CGColorSpace(name: CGColorSpace.genericCMYK) ?? CGColorSpaceCreateDeviceCMYK()
    let values = [cyan, magenta, yellow, black, alpha]
    self.init(space, values, space.color(values))
  }

  /// A colour of extended sRGB, as `UIColor(red:green:blue:alpha:)` makes.
  package convenience init(_ color: Color) {
    self.init(.extended, nil, color)
  }

  /// A colour of extended gray, as `UIColor(white:alpha:)` makes.
  package convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.gray, [white, alpha], Color(white: white, alpha: min(max(alpha, 0), 1)))
  }

  /// A colour that repeats an image of `scale` pixels to a point.
  package convenience init(pattern image: CGImage, scale: CGFloat) {
    self.init(.pattern, [1], .clear, pattern: CGPattern(image: image, scale: scale))
  }

  /// `components` are those of the space's base, if the pattern has no colours of its own, then the
  /// alpha.
  ///
  /// Nil if the space is not one of patterns, or has no base for such a pattern.
  public convenience init?(
    patternSpace space: CGColorSpace,
    pattern: CGPattern,
    components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    guard !pattern.isColored else {
      self.init(space, [components[0]], .clear, pattern: pattern)
      return
    }
    guard let base = space.baseColorSpace else { return nil }
    let values = Array(
      UnsafeBufferPointer(start: components, count: base.numberOfComponents + 1)
    )
    self.init(space, values, base.color(values), pattern: pattern)
  }

  private var values: [CGFloat] {
    ownValues ?? [color.red, color.green, color.blue, color.alpha]
  }

  package var isPattern: Bool { pattern != nil }

  /// Whether something is seen where it is drawn.
  package var isVisible: Bool { isPattern ? alpha > 0 : color.alpha > 0 }

  /// What fills a shape; `base` leads from the space in which a pattern is fixed to that of the
  /// shape.
  ///
  /// `scale` has the pixels to a unit of the shape's space.
  package func paint(alpha: CGFloat, base: CGAffineTransform, scale: CGFloat) -> Paint {
    let zoom = CGAffineTransform(scaleX: scale, y: scale)
    guard
      let tile = pattern?.paint(color: tint, base: base.concatenating(zoom))
    else { return .color(color.withAlpha(color.alpha * alpha)) }
    return .pattern(
      Pattern(
        tile.pixmap,
        transform: tile.transform.concatenating(zoom.inverted()),
        alpha: self.alpha * alpha
      )
    )
  }

  /// The colour of a pattern without colours of its own.
  var tint: CGColor? {
    guard let pattern, !pattern.isColored else { return nil }
    return CGColor(color.withAlpha(1))
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The alpha is the last one.
  public var components: [CGFloat]? { values }

  public var numberOfComponents: Int { ownValues?.count ?? 4 }

  public var alpha: CGFloat { ownValues?.last ?? color.alpha }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, !isPattern else { return self }
    return CGColor(colorSpace: colorSpace, components: values.dropLast() + [alpha])
  }

  /// The same colour in `space`; the intent has no effect.
  ///
  /// Nil for spaces of patterns and tables, and for CIE L*a*b*, which colours come from alone.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? {
    if space == colorSpace { return self }
    guard !isPattern, let components = space.components(of: color) else { return nil }
    return CGColor(colorSpace: space, components: components)
  }
}

extension CGColorSpace {
  fileprivate static let deviceDefault = CGColorSpaceCreateDeviceRGB()
}

extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.colorSpace == rhs.colorSpace && lhs.values == rhs.values
        && (lhs.pattern?.isSame(as: rhs.pattern) ?? (rhs.pattern == nil)))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(values)
  }
}

extension CGColor: CustomStringConvertible {
  public var description: String {
    let name = colorSpace?.name ?? "device"
    return "CGColor(\(name): \(values.map { "\($0)" }.joined(separator: " ")))"
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// What `#colorLiteral(red:green:blue:alpha:)` calls where a `CGColor` is expected.
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      srgbRed: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}
