import CoreGraphics
import Foundation

// Screens of printing: where the picture is darker than the pattern, it is black.

extension FilterCatalog {
  static let halftones: [FilterRecipe] = [
    screen("CIDotScreen") { cos($0.x) * cos($0.y) },
    screen("CILineScreen") { cos($0.y) },
    screen("CIHatchedScreen") { max(cos($0.x), cos($0.y)) - 0.3 },
    FilterRecipe(
      "CICircularScreen",
      .halftone,
      [.image, .center, .number("inputWidth", 6), .number("inputSharpness", 0.7)]
    ) {
      let center = $0.point("inputCenter")
      let (width, sharpness) = (max($0.float("inputWidth"), 1), $0.float("inputSharpness"))
      return $0.image?.screened(sharpness) { point in
        cos((point - center).length * 2 * .pi / width)
      }
    },
  ]

  private static func screen(
    _ name: String,
    _ pattern: @escaping @Sendable (SIMD2<Float>) -> Float
  ) -> FilterRecipe {
    FilterRecipe(
      name,
      .halftone,
      [
        .image, .center, .number("inputAngle", 0), .number("inputWidth", 6),
        .number("inputSharpness", 0.7),
      ]
    ) {
      let center = $0.point("inputCenter")
      let (width, sharpness) = (max($0.float("inputWidth"), 1), $0.float("inputSharpness"))
      let (c, s) = (Float(cos($0.number("inputAngle"))), Float(sin($0.number("inputAngle"))))
      return $0.image?.screened(sharpness) { point in
        let offset = (point - center) * (2 * .pi / width)
        return pattern(SIMD2(offset.x * c + offset.y * s, offset.y * c - offset.x * s))
      }
    }
  }
}

extension CIImage {
  /// - Parameter pattern: from -1 to 1.
  fileprivate func screened(
    _ sharpness: Float,
    _ pattern: @escaping @Sendable (SIMD2<Float>) -> Float
  ) -> CIImage {
    let soft = max(0.02, (1 - min(max(sharpness, 0), 1)) * 0.5)
    return CIImage(extent: extent) { area, space in
      let source = self.pixels(in: area, space)
      return LightBitmap(area) { point in
        let pixel = source.nearest(point)
        let gray = space.encoded(pixel.straight).luminance
        let light = smoothStep(-soft, soft, gray - (pattern(point) + 1) / 2)
        return SIMD4(straight: SIMD3(repeating: light), alpha: pixel.w)
      }
    }
  }
}
