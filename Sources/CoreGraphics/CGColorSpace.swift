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
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"

  /// What the components of a space mean that has no red, green and blue of its own.
  enum Meaning: Hashable, Sendable {
    /// Those of the model: light by the encoding, or inks.
    case plain
    /// The white is CIE XYZ; a* and b* lie between the numbers of the range.
    case lab(white: [Double], range: [Double])
    /// Places in a table of colours of the base space.
    case indexed([UInt8])
  }

  public let name: CFString?
  public let model: CGColorSpaceModel
  let encoding: ColorEncoding
  let meaning: Meaning
  /// Whether components outside 0...1 keep their value.
  let isExtended: Bool
  /// Of a space of patterns: that of the colour in which patterns without colours are drawn.
  public let baseColorSpace: CGColorSpace?

  /// Nil for a name that is not one of this class's constants.
  public convenience init?(name: CFString) {
    guard let kind = Self.named[name] else { return nil }
    self.init(
      name,
      kind.model,
      kind.encoding,
      isExtended: kind.isExtended,
      meaning: name == CGColorSpace.genericLab
        ? .lab(white: [0.9642, 1, 0.8249], range: [-100, 100, -100, 100]) : .plain
    )
  }

  private struct Kind {
    var model = CGColorSpaceModel.rgb
    var encoding: ColorEncoding
    var isExtended = false

    init(
      _ curve: ColorEncoding.Curve,
      _ primaries: ColorEncoding.Primaries = .sRGB,
      model: CGColorSpaceModel = .rgb,
      isExtended: Bool = false
    ) {
      encoding = ColorEncoding(curve: curve, primaries: primaries)
      self.model = model
      self.isExtended = isExtended
    }
  }

  private static let named: [CFString: Kind] = [
    sRGB: Kind(.sRGB),
    extendedSRGB: Kind(.sRGB, isExtended: true),
    linearSRGB: Kind(.linear),
    genericRGBLinear: Kind(.linear),
    extendedLinearSRGB: Kind(.linear, isExtended: true),
    displayP3: Kind(.sRGB, .displayP3),
    extendedDisplayP3: Kind(.sRGB, .displayP3, isExtended: true),
    linearDisplayP3: Kind(.linear, .displayP3),
    extendedLinearDisplayP3: Kind(.linear, .displayP3, isExtended: true),
    adobeRGB1998: Kind(.gamma(563.0 / 256), .adobeRGB),
    itur_709: Kind(.television),
    itur_2020: Kind(.television, .rec2020),
    extendedITUR_2020: Kind(.television, .rec2020, isExtended: true),
    linearITUR_2020: Kind(.linear, .rec2020),
    extendedLinearITUR_2020: Kind(.linear, .rec2020, isExtended: true),
    genericGrayGamma2_2: Kind(.gamma(2.2), model: .monochrome),
    extendedGray: Kind(.sRGB, model: .monochrome, isExtended: true),
    linearGray: Kind(.linear, model: .monochrome),
    extendedLinearGray: Kind(.linear, model: .monochrome, isExtended: true),
    genericCMYK: Kind(.sRGB, model: .cmyk),
    genericLab: Kind(.linear, model: .lab),
  ]

  private init(
    _ name: CFString?,
    _ model: CGColorSpaceModel,
    _ encoding: ColorEncoding,
    isExtended: Bool = false,
    meaning: Meaning = .plain,
    base: CGColorSpace? = nil
  ) {
    self.name = name
    self.model = model
    self.encoding = encoding
    self.meaning = meaning
    self.isExtended = isExtended
    baseColorSpace = base
  }

  /// The space of patterns; `baseSpace` is that of the colour for patterns without their own.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    self.init(nil, .pattern, .sRGB, base: baseSpace)
  }

  /// Gray whose light is a power of its component; the whites and blacks of all spaces are
  /// drawn as the screen's.
  public convenience init?(
    calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>,
    blackPoint: UnsafePointer<CGFloat>?,
    gamma: CGFloat
  ) {
    guard gamma > 0 else { return nil }
    self.init(nil, .monochrome, ColorEncoding(curve: .gamma(gamma)))
  }

  /// Red, green and blue with a power each, of which the green one is taken for all, and their CIE
  /// XYZ, three numbers for each of them.
  public convenience init?(
    calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>,
    blackPoint: UnsafePointer<CGFloat>?,
    gamma: UnsafePointer<CGFloat>?,
    matrix: UnsafePointer<CGFloat>?
  ) {
    let power = gamma.map { Double($0[1]) } ?? 1
    guard power > 0 else { return nil }
    var encoding = ColorEncoding(curve: .gamma(power))
    if let m = matrix.map({ pointer in (0..<9).map { Double(pointer[$0]) } }) {
      let scale = (0..<3).map { Matrix3.whiteD65[$0] / max(Double(whitePoint[$0]), 1e-6) }
      let toXYZ = Matrix3(
        m[0] * scale[0],
        m[3] * scale[0],
        m[6] * scale[0],
        m[1] * scale[1],
        m[4] * scale[1],
        m[7] * scale[1],
        m[2] * scale[2],
        m[5] * scale[2],
        m[8] * scale[2]
      )
      encoding.primaries = .own(Matrix3.fromXYZ.times(toXYZ))
    }
    self.init(nil, .rgb, encoding)
  }

  /// CIE L*a*b*; without a range a* and b* go from -100 to 100 (documented).
  public convenience init?(
    labWhitePoint whitePoint: UnsafePointer<CGFloat>,
    blackPoint: UnsafePointer<CGFloat>?,
    range: UnsafePointer<CGFloat>?
  ) {
    let white = (0..<3).map { Double(whitePoint[$0]) }
    guard white.allSatisfy({ $0 > 0 }) else { return nil }
    let limits = range.map { range in (0..<4).map { Double(range[$0]) } }
    self.init(
      nil,
      .lab,
      ColorEncoding(curve: .linear),
      meaning: .lab(white: white, range: limits ?? [-100, 100, -100, 100])
    )
  }

  /// Colours of a table, which has a byte for each component of the base space.
  public convenience init?(
    indexedBaseSpace baseSpace: CGColorSpace,
    last: Int,
    colorTable: UnsafePointer<UInt8>
  ) {
    guard baseSpace.model != .pattern, baseSpace.model != .indexed, (0...255).contains(last) else {
      return nil
    }
    let count = (last + 1) * baseSpace.numberOfComponents
    let table = Array(UnsafeBufferPointer(start: colorTable, count: count))
    self.init(nil, .indexed, .sRGB, meaning: .indexed(table), base: baseSpace)
  }

  /// The space that a profile is most like, by the kind of its components and, for
  /// Display P3, by its name.
  public convenience init?(iccData: CFData) {
    let bytes = [UInt8](iccData)
    guard bytes.count >= 128 else { return nil }
    switch String(decoding: bytes[16..<20], as: UTF8.self) {
    case "RGB ":
      // Names are in ASCII or in UTF-16.
      let letters = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
      let isP3 = letters.contains("Display P3")
      self.init(nil, .rgb, ColorEncoding(primaries: isP3 ? .displayP3 : .sRGB))
    case "GRAY": self.init(nil, .monochrome, ColorEncoding(curve: .gamma(2.2)))
    case "CMYK": self.init(nil, .cmyk, .sRGB)
    default: return nil
    }
  }

  /// Nil: no space has a profile.
  public func copyICCData() -> CFData? { nil }

  /// Of an indexed space.
  public var colorTable: [UInt8]? {
    if case .indexed(let table) = meaning { table } else { nil }
  }

  static let pattern = CGColorSpace(nil, .pattern, .sRGB)
  package static let standard = CGColorSpace(sRGB, .rgb, .sRGB)
  package static let extended = CGColorSpace(extendedSRGB, .rgb, .sRGB, isExtended: true)
  package static let gray = CGColorSpace(extendedGray, .monochrome, .sRGB, isExtended: true)
  fileprivate static let deviceRGB = CGColorSpace(nil, .rgb, .sRGB)
  fileprivate static let deviceGray = CGColorSpace(nil, .monochrome, .sRGB)
  fileprivate static let deviceCMYK = CGColorSpace(nil, .cmyk, .sRGB)

  /// Components of a colour without its alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 3
    }
  }

  public var isWideGamutRGB: Bool {
    model == .rgb && (encoding.primaries != .sRGB || isExtended)
  }

  public var supportsOutput: Bool { true }

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
    lhs === rhs
      || (lhs.name == rhs.name && lhs.model == rhs.model && lhs.encoding == rhs.encoding
        && lhs.meaning == rhs.meaning && lhs.baseColorSpace == rhs.baseColorSpace)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// As on iOS, the device's RGB is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Inks without a profile: what each takes from white (inferred; iOS has a profile of a printer).
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
