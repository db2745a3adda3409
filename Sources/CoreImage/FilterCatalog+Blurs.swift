import CoreGraphics
import Foundation
import Pixels

extension FilterCatalog {
  static let blurs: [FilterRecipe] = [
    FilterRecipe("CIGaussianBlur", .blur, [.image, .number("inputRadius", 10)]) {
      $0.image?.blurred(sigma: $0.number("inputRadius"))
    },
    FilterRecipe("CIBoxBlur", .blur, [.image, .number("inputRadius", 10)]) {
      let radius = max(0, $0.number("inputRadius"))
      return $0.image?.blurred(LightBlur(box: radius), spread: radius.rounded(.up))
    },
    FilterRecipe("CIDiscBlur", .blur, [.image, .number("inputRadius", 8)]) {
      $0.image?.discBlurred(radius: $0.number("inputRadius"))
    },
    FilterRecipe(
      "CIMotionBlur",
      .blur,
      [.image, .number("inputRadius", 20), .number("inputAngle", 0)]
    ) {
      $0.image?.motionBlurred(radius: $0.number("inputRadius"), angle: $0.number("inputAngle"))
    },
    FilterRecipe("CIZoomBlur", .blur, [.image, .center, .number("inputAmount", 20)]) {
      $0.image?.zoomBlurred(center: $0.point("inputCenter"), amount: $0.float("inputAmount"))
    },
    FilterRecipe("CIMorphologyMaximum", .blur, [.image, .number("inputRadius", 0)]) {
      $0.image?.spread(radius: $0.number("inputRadius"), pick: pointwiseMax)
    },
    FilterRecipe("CIMorphologyMinimum", .blur, [.image, .number("inputRadius", 0)]) {
      $0.image?.spread(radius: $0.number("inputRadius"), pick: pointwiseMin)
    },
    FilterRecipe("CIMorphologyGradient", .blur, [.image, .number("inputRadius", 5)]) {
      let radius = $0.number("inputRadius")
      guard let image = $0.image else { return nil }
      let most = image.spread(radius: radius, pick: pointwiseMax)
      let least = image.spread(radius: radius, pick: pointwiseMin)
      return most.combined(with: least, extent: most.extent) { SIMD4($0.rgb - $1.rgb, $0.w) }
    },
  ]

  static let sharpeners: [FilterRecipe] = [
    FilterRecipe(
      "CISharpenLuminance",
      .sharpen,
      [.image, .number("inputSharpness", 0.4), .number("inputRadius", 1.69)]
    ) {
      $0.image?.sharpened(by: $0.float("inputSharpness"), radius: $0.number("inputRadius")) {
        SIMD3(repeating: $0.luminance)
      }
    },
    FilterRecipe(
      "CIUnsharpMask",
      .sharpen,
      [.image, .number("inputRadius", 2.5), .number("inputIntensity", 0.5)]
    ) {
      $0.image?.sharpened(by: $0.float("inputIntensity"), radius: $0.number("inputRadius")) { $0 }
    },
  ]
}

extension CIImage {
  /// The difference to a blurred picture, added.
  fileprivate func sharpened(
    by amount: Float,
    radius: Double,
    _ part: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>
  ) -> CIImage {
    // Beyond the edge the picture continues: it gets no frame.
    let blurred = clampedToExtent().blurred(sigma: radius)
    return combined(with: blurred, extent: extent) { pixel, mean in
      SIMD4(pixel.rgb + part(pixel.rgb - mean.rgb) * amount, pixel.w)
    }
  }

  /// The mean of a disc: of each row in it by running sums.
  fileprivate func discBlurred(radius: Double) -> CIImage {
    let reach = Int(max(0, radius).rounded(.up))
    guard reach > 0 else { return self }
    let widths = (-reach...reach).map { y in
      Int(max(0, radius * radius - Double(y * y)).squareRoot())
    }
    let scale = 1 / Float(widths.map { 2 * $0 + 1 }.reduce(0, +))
    let grown =
      extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: grown) { area, space in
      let source = self.pixels(in: area.outset(reach, reach), space)
      let width = source.area.width
      var result = LightBitmap(area)
      // Sums of the pixels before each one of a row.
      var sums = [SIMD4<Double>](repeating: .zero, count: width + 1)
      for y in 0..<source.area.height {
        for x in 0..<width {
          sums[x + 1] = sums[x] + SIMD4<Double>(source.pixels[y * width + x])
        }
        for (index, half) in widths.enumerated() {
          let row = y - index
          guard row >= 0, row < area.height else { continue }
          for x in 0..<area.width {
            let part = sums[x + reach + half + 1] - sums[x + reach - half]
            result.pixels[row * area.width + x] += SIMD4<Float>(part) * scale
          }
        }
      }
      return result
    }
  }

  /// The mean along a line of twice the radius.
  fileprivate func motionBlurred(radius: Double, angle: Double) -> CIImage {
    let steps = Int(max(0, radius).rounded(.up))
    guard steps > 0 else { return self }
    let (dx, dy) = (Float(cos(angle)), Float(sin(angle)))
    let spread = CGFloat(steps)
    let grown =
      extent.isInfinite
      ? extent : extent.insetBy(dx: -abs(CGFloat(dx)) * spread, dy: -abs(CGFloat(dy)) * spread)
    return CIImage(extent: grown) { area, space in
      let source = self.pixels(in: area.outset(steps + 1, steps + 1), space)
      return LightBitmap(area) { point in
        var sum = SIMD4<Float>.zero
        for step in -steps...steps { sum += source.sample(point + SIMD2(dx, dy) * Float(step)) }
        return sum / Float(2 * steps + 1)
      }
    }
  }

  /// The mean along the line to the centre; it is longer further out.
  fileprivate func zoomBlurred(center: SIMD2<Float>, amount: Float) -> CIImage {
    let steps = 24
    return CIImage(extent: extent) { area, space in
      let source = self.pixels(in: PixelRect(around: self.extent, near: area), space)
      return LightBitmap(area) { point in
        var sum = SIMD4<Float>.zero
        for step in 0..<steps {
          let share = amount / 100 * Float(step) / Float(steps)
          sum += source.sample(point + (center - point) * share)
        }
        return sum / Float(steps)
      }
    }
  }

  /// The largest or smallest values of a disc.
  fileprivate func spread(
    radius: Double,
    pick: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    let reach = Int(max(0, radius))
    guard reach > 0 else { return self }
    var places: [(Int, Int)] = []
    for y in -reach...reach {
      for x in -reach...reach where x * x + y * y <= reach * reach { places.append((x, y)) }
    }
    let disc = places
    return CIImage(extent: extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))) {
      area,
      space in
      let source = self.pixels(in: area.outset(reach, reach), space)
      return LightBitmap(area) { point in
        let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        var result = source[x, y]
        for (dx, dy) in disc { result = pick(result, source[x + dx, y + dy]) }
        return result
      }
    }
  }
}
