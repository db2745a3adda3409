import CoreGraphics
import Foundation

extension FilterCatalog {
  private static let white = FilterInput.color("inputColor0", 1, 1, 1)
  private static let black = FilterInput.color("inputColor1", 0, 0, 0)

  static let gradients: [FilterRecipe] = [
    linear("CILinearGradient") { min(max($0, 0), 1) },
    linear("CISmoothLinearGradient") { smoothStep(0, 1, $0) },
    FilterRecipe(
      "CIRadialGradient",
      .gradient,
      [.center, .number("inputRadius0", 5), .number("inputRadius1", 100), white, black]
    ) {
      let (center, first) = ($0.point("inputCenter"), $0.float("inputRadius0"))
      let width = max($0.float("inputRadius1") - first, 1e-3)
      return between($0) { point in min(max(((point - center).length - first) / width, 0), 1) }
    },
    FilterRecipe(
      "CIGaussianGradient",
      .gradient,
      [.center, white, .color("inputColor1", 0, 0, 0, 0), .number("inputRadius", 300)]
    ) {
      let (center, radius) = ($0.point("inputCenter"), max($0.float("inputRadius"), 1e-3))
      return between($0) { point in smoothStep(0, 1, (point - center).length / radius) }
    },
    FilterRecipe(
      "CIHueSaturationValueGradient",
      .gradient,
      [
        .number("inputValue", 1), .number("inputRadius", 300), .number("inputSoftness", 1),
        .number("inputDither", 1), .object("inputColorSpace"),
      ]
    ) { hueWheel(radius: $0.float("inputRadius"), value: $0.float("inputValue")) },
  ]

  /// Hues counterclockwise from red at the right, saturation outwards; transparent around the disc
  /// (inferred from how libraries read the wheel).
  ///
  /// Its softness and dithering are not known, and are left out.
  private static func hueWheel(radius: Float, value: Float) -> CIImage {
    let radius = max(radius, 0)
    let side = CGFloat(radius) * 2
    return CIImage(extent: CGRect(x: 0, y: 0, width: side, height: side)) { area, space in
      LightBitmap(area) { point in
        let place = (point - radius) / max(radius, 1e-3)
        let distance = place.length
        // The edge is one pixel wide.
        let cover = min(max((1 - distance) * radius + 0.5, 0), 1)
        guard cover > 0 else { return .zero }
        let hue = atan2(place.y, place.x) / (2 * .pi)
        // Each colour is away from its own third of the circle: red 0, green 1/3, blue 2/3.
        let turns = SIMD3<Float>(hue, hue - 1.0 / 3, hue - 2.0 / 3)
        let away = turns - turns.rounded(.toNearestOrEven)
        let steps = SIMD3(abs(away.x), abs(away.y), abs(away.z)) * 6
        let pure = (2 - steps).clamped(lowerBound: .zero, upperBound: .one)
        let encoded = (1 - (1 - pure) * min(distance, 1)) * value
        return SIMD4(space.value(ofEncoded: encoded), 1) * cover
      }
    }
  }

  private static func linear(
    _ name: String,
    _ pace: @escaping @Sendable (Float) -> Float
  ) -> FilterRecipe {
    FilterRecipe(
      name,
      .gradient,
      [.vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200), white, black]
    ) {
      let start = $0.point("inputPoint0")
      let line = $0.point("inputPoint1") - start
      let square = max(line.dot(line), 1e-6)
      return between($0) { point in pace((point - start).dot(line) / square) }
    }
  }

  /// From the first colour at 0 to the second one at 1.
  private static func between(
    _ values: FilterValues,
    _ place: @escaping @Sendable (SIMD2<Float>) -> Float
  ) -> CIImage {
    let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
    return CIImage(extent: .infinite) { area, space in
      let start = space.pixel(first)
      let change = space.pixel(second) - start
      return LightBitmap(area) { start + change * place($0) }
    }
  }

  static let generators: [FilterRecipe] = [
    FilterRecipe("CIConstantColorGenerator", .generator, [.color("inputColor", 1, 0, 0)]) {
      CIImage(color: $0.color("inputColor"))
    },
    FilterRecipe(
      "CICheckerboardGenerator",
      .generator,
      [.center, white, black, .number("inputWidth", 80), .number("inputSharpness", 1)]
    ) {
      let (center, width) = ($0.point("inputCenter"), max($0.float("inputWidth"), 1))
      let sharpness = $0.float("inputSharpness")
      return between($0) { point in
        let place = (point - center) / width
        let across = wave(place.x, width, sharpness)
        let up = wave(place.y, width, sharpness)
        return across + up - 2 * across * up
      }
    },
    FilterRecipe(
      "CIStripesGenerator",
      .generator,
      [.center, white, black, .number("inputWidth", 80), .number("inputSharpness", 1)]
    ) {
      let (center, width) = ($0.point("inputCenter"), max($0.float("inputWidth"), 1))
      let sharpness = $0.float("inputSharpness")
      return between($0) { wave(($0.x - center.x) / width, width, sharpness) }
    },
    FilterRecipe("CIRandomGenerator", .generator, []) { _ in
      CIImage { point, _ in
        let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        let color = SIMD4((0..<4).map { Noise.value(x, y, $0) })
        return SIMD4(straight: color.rgb, alpha: color.w)
      }
    },
    FilterRecipe(
      "CIRoundedRectangleGenerator",
      .generator,
      [
        .vector("inputExtent", 0, 0, 100, 100), .number("inputRadius", 10),
        .color("inputColor", 1, 1, 1),
      ]
    ) {
      let (rect, color) = ($0.rect("inputExtent").standardized, $0.color("inputColor"))
      let half = SIMD2(Float(rect.width), Float(rect.height)) / 2
      let radius = min(max($0.float("inputRadius"), 0), half.min())
      let center = CGPoint(x: rect.midX, y: rect.midY).simd
      return CIImage(extent: rect) { point, space in
        let offset = point - center
        let corner = pointwiseMax(pointwiseMax(offset, -offset) - half + radius, .zero)
        return space.pixel(color) * min(max(radius - corner.length + 0.5, 0), 1)
      }
    },
    FilterRecipe(
      "CIQRCodeGenerator",
      .generator,
      [.object("inputMessage"), .text("inputCorrectionLevel", "M")]
    ) {
      guard let message = $0.data("inputMessage") else { return nil }
      let level = $0.text("inputCorrectionLevel").flatMap(QRCode.Correction.init) ?? .medium
      return QRCode([UInt8](message), level).map { code in
        CIImage.modules(width: code.size, height: code.size, border: 1) { code.isDark($0, $1) }
      }
    },
    FilterRecipe(
      "CICode128BarcodeGenerator",
      .generator,
      [.object("inputMessage"), .number("inputQuietSpace", 10), .number("inputBarcodeHeight", 32)]
    ) {
      guard let message = $0.data("inputMessage"), let bars = Code128.bars([UInt8](message)) else {
        return nil
      }
      let border = max(0, Int($0.number("inputQuietSpace")))
      let height = max(1, Int($0.number("inputBarcodeHeight")))
      return CIImage.modules(width: bars.count + 2 * border, height: height, border: 0) { x, _ in
        bars.indices.contains(x - border) && bars[x - border]
      }
    },
  ]

  /// 0 and 1 in turn; less sharp, the step between them takes up to a half of the width.
  private static func wave(_ place: Float, _ width: Float, _ sharpness: Float) -> Float {
    let phase = place / 2 - (place / 2).rounded(.down)
    let soft = max((1 - min(max(sharpness, 0), 1)) / 4, 0.25 / width)
    return smoothStep(0.5 - soft, 0.5 + soft, phase)
      - smoothStep(1 - soft, 1 + soft, phase) + 1 - smoothStep(-soft, soft, phase)
  }
}

extension CIImage {
  /// Dark and light squares of a pixel; scaled, they stay sharp, as those of iOS do (observed).
  fileprivate static func modules(
    width: Int,
    height: Int,
    border: Int,
    isDark: @escaping @Sendable (Int, Int) -> Bool
  ) -> CIImage {
    let size = CGSize(width: width + 2 * border, height: height + 2 * border)
    return CIImage(extent: CGRect(origin: .zero, size: size), isSampledNearest: true) { area, _ in
      LightBitmap(area) { point in
        let (x, y) = (Int(point.x), height + border - 1 - Int(point.y.rounded(.down)))
        let isInside = x >= border && y >= 0 && x < width + border && y < height
        let dark = isInside && isDark(x - border, y)
        return dark ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
      }
    }
  }
}

/// The same numbers for the same places.
enum Noise {
  /// 0..<1.
  static func value(_ x: Int, _ y: Int, _ channel: Int) -> Float {
    var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    bits &+= UInt64(channel) &* 0x1656_67B1_9E37_79F9
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((bits ^ bits >> 31) >> 40) / Float(1 << 24)
  }
}
