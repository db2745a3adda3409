import Display

@testable import Raster

/// The blend modes in plain Swift: what the kernels compute, one pixel at a time.
extension BlendMode {
  /// One pixel.
  func reference(_ base: UInt32, _ source: UInt32, coverage: UInt32) -> UInt32 {
    if coverage == 0 { return base }
    let b = SIMD4(unpacking: base)
    let s = SIMD4(unpacking: source)
    let mix = Double(coverage) / 255
    // Light adds up before it is clamped: two halves of a fade make a whole.
    if self == .plusLighter { return blend(b, s * mix).packed }
    let blended = blend(b, s)
    return (b + (blended - b) * mix).packed
  }

  /// Premultiplied channels 0...1; x, y, z are red, green, blue, w is alpha.
  func blend(_ b: SIMD4<Double>, _ s: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .normal: return s + b * (1 - s.w)
    case .clear: return .zero
    case .copy: return s
    case .sourceIn: return s * b.w
    case .sourceOut: return s * (1 - b.w)
    case .sourceAtop: return s * b.w + b * (1 - s.w)
    case .destinationOver: return b + s * (1 - b.w)
    case .destinationIn: return b * s.w
    case .destinationOut: return b * (1 - s.w)
    case .destinationAtop: return b * s.w + s * (1 - b.w)
    case .xor: return s * (1 - b.w) + b * (1 - s.w)
    case .plusLighter: return (s + b).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker:
      // Adds darkness: 1 - (1 - b) - (1 - s) for opaque colours.
      let alpha = min(1, s.w + b.w)
      var result = (s + b - (s.w + b.w - alpha)).clamped(lowerBound: .zero, upperBound: .one)
      result.w = alpha
      return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    case .hue, .saturation, .color, .luminosity: return mixed(b, s) { nonSeparable($0, $1) }
    default:
      return mixed(b, s) { cb, cs in
        SIMD4(separable(cb.x, cs.x), separable(cb.y, cs.y), separable(cb.z, cs.z), 0)
      }
    }
  }

  /// The blended colour where both are present, else the one that is.
  private func mixed(
    _ b: SIMD4<Double>,
    _ s: SIMD4<Double>,
    _ function: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    guard b.w > 0, s.w > 0 else { return s + b * (1 - s.w) }
    let blended = function(b / b.w, s / s.w)
      .clamped(lowerBound: .zero, upperBound: .one)
    var result = s * (1 - b.w) + b * (1 - s.w) + blended * (s.w * b.w)
    result.w = s.w + b.w * (1 - s.w)
    return result
  }

  /// One channel of straight colours.
  private func separable(_ b: Double, _ s: Double) -> Double {
    switch self {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return BlendMode.hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return BlendMode.hardLight(b, s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    case .linearBurn: return max(0, b + s - 1)
    case .linearLight: return max(0, min(1, b + 2 * s - 1))
    case .vividLight:
      if s <= 0.5 { return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / (2 * s)) }
      return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (2 * (1 - s)))
    case .pinLight: return s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1)
    case .subtract: return max(0, b - s)
    case .divide: return b <= 0 ? 0 : s <= 0 ? 1 : min(1, b / s)
    default: return s
    }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double {
    s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s)
  }

  private func nonSeparable(_ b: SIMD4<Double>, _ s: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .hue:
      return BlendMode.withLuminosity(BlendMode.withSaturation(s, b.saturation), b.luminosity)
    case .saturation:
      return BlendMode.withLuminosity(BlendMode.withSaturation(b, s.saturation), b.luminosity)
    case .color: return BlendMode.withLuminosity(s, b.luminosity)
    default: return BlendMode.withLuminosity(b, s.luminosity)
    }
  }

  private static func withLuminosity(_ c: SIMD4<Double>, _ luminosity: Double) -> SIMD4<Double> {
    var color = c + (luminosity - c.luminosity)
    let l = color.luminosity
    let low = min(color.x, min(color.y, color.z))
    let high = max(color.x, max(color.y, color.z))
    if low < 0 { color = l + (color - l) * (l / (l - low)) }
    if high > 1 { color = l + (color - l) * ((1 - l) / (high - l)) }
    return color
  }

  private static func withSaturation(_ c: SIMD4<Double>, _ saturation: Double) -> SIMD4<Double> {
    let low = min(c.x, min(c.y, c.z))
    let range = max(c.x, max(c.y, c.z)) - low
    guard range > 0 else { return .zero }
    return (c - low) * (saturation / range)
  }
}

extension SIMD4<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Double {
    Swift.max(x, Swift.max(y, z)) - Swift.min(x, Swift.min(y, z))
  }

  /// Channels 0...1 of a packed pixel.
  init(unpacking pixel: UInt32) {
    self.init(
      Double(pixel & 255) / 255,
      Double(pixel >> 8 & 255) / 255,
      Double(pixel >> 16 & 255) / 255,
      Double(pixel >> 24) / 255
    )
  }

  /// Rounded to nearest.
  var packed: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      UInt32(Swift.max(0, Swift.min(255, value * 255 + 0.5)))
    }
    return byte(x) | byte(y) << 8 | byte(z) << 16 | byte(w) << 24
  }
}
