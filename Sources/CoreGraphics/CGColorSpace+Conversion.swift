import Foundation
import Pixels

extension CGColorSpace {
  /// `components` (alpha last) in extended sRGB, gamma-encoded.
  func color(_ components: [CGFloat]) -> Color {
    let alpha = min(max(components.last ?? 1, 0), 1)
    let rgb = standardValues(of: components)
    return Color(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
  }

  private func standardValues(of components: [CGFloat]) -> [Double] {
    switch meaning {
    case .lab(let white, let range): return Self.lab(components.map { $0 }, white, range)
    case .indexed(let table):
      guard let base = baseColorSpace else { return [0, 0, 0] }
      let count = base.numberOfComponents
      let last = table.count / max(count, 1) - 1
      let place = min(max(0, Int((components.first ?? 0).rounded())), last) * count
      let values = table[place..<place + count].map { CGFloat($0) / 255 }
      return base.standardValues(of: values + [1])
    case .plain: break
    }
    let values = components.map { Double(isExtended ? $0 : min(max($0, 0), 1)) }
    switch model {
    case .cmyk: return values.prefix(3).map { (1 - $0) * (1 - values[3]) }
    case .monochrome: return screenValues(of: [values[0], values[0], values[0]])
    case .rgb: return screenValues(of: [values[0], values[1], values[2]])
    // The colour of a pattern is not one that is converted.
    default: return [0, 0, 0]
    }
  }

  private func screenValues(of values: [Double]) -> [Double] {
    if encoding == .sRGB { return values }
    let linear = values.map(encoding.curve.decode)
    let light =
      encoding.primaries == .sRGB ? linear : encoding.primaries.toStandard.times(linear)
    return light.map(CGColorSpace.encode)
  }

  /// CIE's formulas; the space's white is drawn as the screen's.
  private static func lab(
    _ components: [CGFloat],
    _ white: [Double],
    _ range: [Double]
  ) -> [Double] {
    let lightness = (min(max(Double(components[0]), 0), 100) + 16) / 116
    let a = min(max(Double(components[1]), range[0]), range[1])
    let b = min(max(Double(components[2]), range[2]), range[3])
    func relative(_ value: Double) -> Double {
      value > 6.0 / 29 ? value * value * value : (value - 4.0 / 29) * 108 / 841
    }
    let parts = [lightness + a / 500, lightness, lightness - b / 200].map(relative)
    let xyz = zip(parts, Matrix3.whiteD65).map { $0 * $1 }
    return Matrix3.fromXYZ.times(xyz).map(CGColorSpace.encode)
  }

  /// The components of a colour, alpha last; nil for spaces of patterns and tables, and CIE L*a*b*.
  func components(of color: Color) -> [CGFloat]? {
    let standard = [color.red, color.green, color.blue]
    let values: [Double]
    switch model {
    case .rgb where encoding == .sRGB: values = standard
    case .rgb:
      guard let inverse = encoding.primaries.toStandard.inverse else { return nil }
      values = inverse.times(standard.map(CGColorSpace.decode)).map(encoding.curve.encode)
    case .monochrome:
      // Of the encoded values, as a picture becomes gray.
      let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      values = [
        encoding.curve == .sRGB ? gray : encoding.curve.encode(CGColorSpace.decode(gray))
      ]
    case .cmyk:
      let rest = standard.map { 1 - min(max($0, 0), 1) }
      let black = rest.min() ?? 1
      values = rest.map { black < 1 ? ($0 - black) / (1 - black) : 0 } + [black]
    default: return nil
    }
    let limited = values.map { isExtended ? $0 : min(max($0, 0), 1) }
    return limited.map { CGFloat($0) } + [CGFloat(color.alpha)]
  }
}
