import Foundation
import Pixels

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
}

/// What the numbers of a colour mean.
///
/// Drawing happens in gamma-encoded sRGB; colours of the other spaces are converted to it when they
/// are made.
public final class CGColorSpace: Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"

  /// How components become light.
  enum Encoding: Sendable {
    case sRGB
    case linear
    case gamma22
    case displayP3
  }

  public let name: CFString?
  public let model: CGColorSpaceModel
  let encoding: Encoding
  /// Whether components outside 0...1 keep their value.
  let isExtended: Bool
  /// Of a space of patterns: that of the colour in which patterns without colours are drawn.
  public let baseColorSpace: CGColorSpace?

  /// Nil for a name that is not one of this class's constants.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: self.init(name, .rgb, .sRGB)
    case CGColorSpace.extendedSRGB: self.init(name, .rgb, .sRGB, isExtended: true)
    case CGColorSpace.linearSRGB: self.init(name, .rgb, .linear)
    case CGColorSpace.extendedLinearSRGB: self.init(name, .rgb, .linear, isExtended: true)
    case CGColorSpace.displayP3: self.init(name, .rgb, .displayP3)
    case CGColorSpace.extendedDisplayP3: self.init(name, .rgb, .displayP3, isExtended: true)
    case CGColorSpace.genericGrayGamma2_2: self.init(name, .monochrome, .gamma22)
    case CGColorSpace.extendedGray: self.init(name, .monochrome, .sRGB, isExtended: true)
    case CGColorSpace.linearGray: self.init(name, .monochrome, .linear)
    case CGColorSpace.extendedLinearGray:
      self.init(name, .monochrome, .linear, isExtended: true)
    default: return nil
    }
  }

  private init(
    _ name: CFString?,
    _ model: CGColorSpaceModel,
    _ encoding: Encoding,
    isExtended: Bool = false,
    base: CGColorSpace? = nil
  ) {
    self.name = name
    self.model = model
    self.encoding = encoding
    self.isExtended = isExtended
    baseColorSpace = base
  }

  /// The space of patterns; `baseSpace` is that of the colour for patterns without their own.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    self.init(nil, .pattern, .sRGB, base: baseSpace)
  }

  static let pattern = CGColorSpace(nil, .pattern, .sRGB)
  package static let standard = CGColorSpace(sRGB, .rgb, .sRGB)
  package static let extended = CGColorSpace(extendedSRGB, .rgb, .sRGB, isExtended: true)
  package static let gray = CGColorSpace(extendedGray, .monochrome, .sRGB, isExtended: true)
  fileprivate static let deviceRGB = CGColorSpace(nil, .rgb, .sRGB)
  fileprivate static let deviceGray = CGColorSpace(nil, .monochrome, .sRGB)

  /// Components of a colour without its alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 3
    }
  }

  public var isWideGamutRGB: Bool { encoding == .displayP3 || (isExtended && model == .rgb) }

  public var supportsOutput: Bool { true }

  /// `components` (alpha last) in extended sRGB, gamma-encoded.
  func color(_ components: [CGFloat]) -> Color {
    let values = components.map { isExtended ? $0 : min(max($0, 0), 1) }
    let alpha = min(max(components.last ?? 1, 0), 1)
    let rgb =
      model == .monochrome ? [values[0], values[0], values[0]] : [values[0], values[1], values[2]]
    switch encoding {
    case .sRGB:
      return Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    case .linear:
      let c = rgb.map { CGColorSpace.encode(Double($0)) }
      return Color(red: c[0], green: c[1], blue: c[2], alpha: alpha)
    case .gamma22:
      let c = rgb.map { CGColorSpace.encode(pow(Double($0), 2.2)) }
      return Color(red: c[0], green: c[1], blue: c[2], alpha: alpha)
    case .displayP3:
      // Display P3 has sRGB's curve and white; the matrix is that of its primaries to sRGB's.
      let p = rgb.map { CGColorSpace.decode(Double($0)) }
      return Color(
        red: CGColorSpace.encode(
          1.2249401762805598 * p[0] - 0.2249401762805598 * p[1]
        ),
        green: CGColorSpace.encode(
          -0.0420569547096881 * p[0] + 1.0420569547096881 * p[1]
        ),
        blue: CGColorSpace.encode(
          -0.0196375545903344 * p[0] - 0.0786360655528189 * p[1] + 1.0982736201431533 * p[2]
        ),
        alpha: alpha
      )
    }
  }

  /// Linear light to sRGB's curve, odd about zero as extended sRGB has it.
  package static func encode(_ linear: Double) -> Double {
    let x = abs(linear)
    let y = x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    return linear < 0 ? -y : y
  }

  /// sRGB's curve to linear light, odd about zero.
  package static func decode(_ encoded: Double) -> Double {
    let x = abs(encoded)
    let y = x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -y : y
  }
}

extension CGColorSpace: Hashable {
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model && lhs.baseColorSpace == rhs.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// As on iOS, the device's RGB is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
