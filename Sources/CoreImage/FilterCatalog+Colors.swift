import CoreGraphics
import Foundation

// Filters that change each pixel by itself. Where Apple documents a formula it is that one; what
// only has a description there is marked as inferred.

extension FilterCatalog {
  static let colorAdjustments: [FilterRecipe] = [
    // Documented, with the weights of gray.
    FilterRecipe(
      "CIColorControls",
      .colorAdjustment,
      [
        .image, .number("inputSaturation", 1), .number("inputBrightness", 0),
        .number("inputContrast", 1),
      ]
    ) {
      let (saturation, brightness) = ($0.float("inputSaturation"), $0.float("inputBrightness"))
      let contrast = $0.float("inputContrast")
      return $0.image?.recolored { color in
        let gray = SIMD3(repeating: color.luminance)
        let lively = gray + (color - gray) * saturation + brightness
        return (lively - 0.5) * contrast + 0.5
      }
    },
    FilterRecipe("CIExposureAdjust", .colorAdjustment, [.image, .number("inputEV", 0)]) {
      let factor = Float(exp2($0.number("inputEV")))
      return $0.image?.recolored { $0 * factor }
    },
    FilterRecipe("CIGammaAdjust", .colorAdjustment, [.image, .number("inputPower", 1)]) {
      let power = $0.number("inputPower")
      return $0.image?.recolored { color in
        SIMD3(
          Float(pow(Double(max(0, color.x)), power)),
          Float(pow(Double(max(0, color.y)), power)),
          Float(pow(Double(max(0, color.z)), power))
        )
      }
    },
    // The turn keeps the luminance, as CSS and SVG define it.
    FilterRecipe("CIHueAdjust", .colorAdjustment, [.image, .number("inputAngle", 0)]) {
      let angle = $0.number("inputAngle")
      let (c, s) = (Float(cos(angle)), Float(sin(angle)))
      let red = SIMD3<Float>(
        0.213 + c * 0.787 - s * 0.213,
        0.715 - c * 0.715 - s * 0.715,
        0.072 - c * 0.072 + s * 0.928
      )
      let green = SIMD3<Float>(
        0.213 - c * 0.213 + s * 0.143,
        0.715 + c * 0.285 + s * 0.14,
        0.072 - c * 0.072 - s * 0.283
      )
      let blue = SIMD3<Float>(
        0.213 - c * 0.213 - s * 0.787,
        0.715 - c * 0.715 + s * 0.715,
        0.072 + c * 0.928 + s * 0.072
      )
      return $0.image?.recolored {
        SIMD3(($0 * red).sum(), ($0 * green).sum(), ($0 * blue).sum())
      }
    },
    // Pale colours change most (inferred).
    FilterRecipe("CIVibrance", .colorAdjustment, [.image, .number("inputAmount", 0)]) {
      let amount = $0.float("inputAmount")
      return $0.image?.recolored { color in
        let gray = SIMD3(repeating: color.luminance)
        let spread = color.max() - color.min()
        return gray + (color - gray) * (1 + amount * (1 - min(max(spread, 0), 1)))
      }
    },
    FilterRecipe(
      "CIColorMatrix",
      .colorAdjustment,
      [
        .image, .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
        .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
        .vector("inputBiasVector", 0, 0, 0, 0),
      ]
    ) {
      let rows = ["R", "G", "B", "A"].map { $0 }
      let (values, keys) = ($0, rows.map { "input\($0)Vector" })
      let matrix = keys.map { values.vector($0).simd4 }
      let bias = $0.vector("inputBiasVector").simd4
      return $0.image?.mapped { pixel in
        let color = SIMD4(pixel.straight, pixel.w)
        let result =
          SIMD4(
            (color * matrix[0]).sum(),
            (color * matrix[1]).sum(),
            (color * matrix[2]).sum(),
            (color * matrix[3]).sum()
          ) + bias
        return SIMD4(straight: result.rgb, alpha: min(max(result.w, 0), 1))
      }
    },
    FilterRecipe(
      "CIColorClamp",
      .colorAdjustment,
      [
        .image, .vector("inputMinComponents", 0, 0, 0, 0),
        .vector("inputMaxComponents", 1, 1, 1, 1),
      ]
    ) {
      let least = $0.vector("inputMinComponents").simd4
      let most = $0.vector("inputMaxComponents").simd4
      return $0.image?.mapped { pixel in
        let color = pointwiseMin(pointwiseMax(SIMD4(pixel.straight, pixel.w), least), most)
        return SIMD4(straight: color.rgb, alpha: color.w)
      }
    },
    FilterRecipe(
      "CIColorPolynomial",
      .colorAdjustment,
      [
        .image, .vector("inputRedCoefficients", 0, 1, 0, 0),
        .vector("inputGreenCoefficients", 0, 1, 0, 0),
        .vector("inputBlueCoefficients", 0, 1, 0, 0),
        .vector("inputAlphaCoefficients", 0, 1, 0, 0),
      ]
    ) {
      let values = $0
      let rows = ["Red", "Green", "Blue", "Alpha"].map {
        values.vector("input\($0)Coefficients").simd4
      }
      return $0.image?.mapped { pixel in
        let c = SIMD4(pixel.straight, pixel.w)
        var result = SIMD4<Float>.zero
        for i in 0..<4 {
          result[i] = rows[i].x + c[i] * (rows[i].y + c[i] * (rows[i].z + c[i] * rows[i].w))
        }
        return SIMD4(straight: result.rgb, alpha: min(max(result.w, 0), 1))
      }
    },
    FilterRecipe("CILinearToSRGBToneCurve", .colorAdjustment, [.image]) {
      $0.image?.recolored(LightCurve.encode)
    },
    FilterRecipe("CISRGBToneCurveToLinear", .colorAdjustment, [.image]) {
      $0.image?.recolored(LightCurve.decode)
    },
    FilterRecipe(
      "CITemperatureAndTint",
      .colorAdjustment,
      [.image, .vector("inputNeutral", 6500, 0), .vector("inputTargetNeutral", 6500, 0)]
    ) {
      let from = WhitePoint(temperature: $0.vector("inputNeutral"))
      let to = WhitePoint(temperature: $0.vector("inputTargetNeutral"))
      let gain = to.color / from.color
      // White keeps its luminance.
      let balanced = gain / gain.luminance
      return $0.image?.recolored { $0 * balanced }
    },
    FilterRecipe(
      "CIToneCurve",
      .colorAdjustment,
      [
        .image, .vector("inputPoint0", 0, 0), .vector("inputPoint1", 0.25, 0.25),
        .vector("inputPoint2", 0.5, 0.5), .vector("inputPoint3", 0.75, 0.75),
        .vector("inputPoint4", 1, 1),
      ]
    ) {
      let values = $0
      let curve = ToneCurve((0..<5).map { values.point("inputPoint\($0)") })
      return $0.image?.recoloredEncoded { SIMD3(curve[$0.x], curve[$0.y], curve[$0.z]) }
    },
    FilterRecipe(
      "CIWhitePointAdjust",
      .colorAdjustment,
      [.image, .color("inputColor", 1, 1, 1)]
    ) {
      let color = WorkingSpace.linear.pixel($0.color("inputColor")).straight
      return $0.image?.recolored { $0 * color }
    },
    // The dark half is raised, the light half lowered (inferred).
    FilterRecipe(
      "CIHighlightShadowAdjust",
      .colorAdjustment,
      [
        .image, .number("inputRadius", 0), .number("inputShadowAmount", 0),
        .number("inputHighlightAmount", 1),
      ]
    ) {
      let (shadow, light) = ($0.float("inputShadowAmount"), 1 - $0.float("inputHighlightAmount"))
      return $0.image?.recoloredEncoded { color in
        let gray = min(max(color.luminance, 0), 1)
        let raised = shadow * (1 - gray) * (1 - gray) * gray * 2
        let lowered = light * gray * gray * (1 - gray) * 2
        return color * (gray > 0 ? (gray + raised - lowered) / gray : 1)
      }
    },
    FilterRecipe(
      "CIColorThreshold",
      .colorAdjustment,
      [.image, .number("inputThreshold", 0.5)]
    ) {
      let threshold = $0.float("inputThreshold")
      return $0.image?.recolored { color in
        SIMD3<Float>.zero.replacing(with: 1, where: color .>= SIMD3(repeating: threshold))
      }
    },
  ]

  static let colorEffects: [FilterRecipe] = [
    FilterRecipe("CIColorInvert", .colorEffect, [.image]) { $0.image?.recolored { 1 - $0 } },
    FilterRecipe(
      "CIColorMonochrome",
      .colorEffect,
      [.image, .color("inputColor", 0.6, 0.45, 0.3), .number("inputIntensity", 1)]
    ) {
      let color = WorkingSpace.linear.pixel($0.color("inputColor")).straight
      let intensity = $0.float("inputIntensity")
      return $0.image?.recolored { $0 + (color * $0.luminance - $0) * intensity }
    },
    // The weights of Windows' and CSS's sepia: Apple's have no document (inferred).
    FilterRecipe("CISepiaTone", .colorEffect, [.image, .number("inputIntensity", 1)]) {
      let intensity = $0.float("inputIntensity")
      return $0.image?.recoloredEncoded { color in
        let sepia = SIMD3<Float>(
          (color * SIMD3(0.393, 0.769, 0.189)).sum(),
          (color * SIMD3(0.349, 0.686, 0.168)).sum(),
          (color * SIMD3(0.272, 0.534, 0.131)).sum()
        )
        return color + (sepia - color) * intensity
      }
    },
    FilterRecipe(
      "CIFalseColor",
      .colorEffect,
      [.image, .color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
    ) {
      let first = WorkingSpace.linear.pixel($0.color("inputColor0"))
      let last = WorkingSpace.linear.pixel($0.color("inputColor1"))
      return $0.image?.mapped { pixel in
        (first + (last - first) * pixel.straight.luminance) * pixel.w
      }
    },
    FilterRecipe("CIColorPosterize", .colorEffect, [.image, .number("inputLevels", 6)]) {
      let steps = max(1, $0.float("inputLevels").rounded() - 1)
      return $0.image?.recoloredEncoded { ($0 * steps).rounded(.toNearestOrAwayFromZero) / steps }
    },
    FilterRecipe("CIMaskToAlpha", .colorEffect, [.image]) {
      $0.image?.mapped { SIMD4(repeating: $0.rgb.luminance) }
    },
    FilterRecipe("CIMaximumComponent", .colorEffect, [.image]) {
      $0.image?.recolored { SIMD3(repeating: $0.max()) }
    },
    FilterRecipe("CIMinimumComponent", .colorEffect, [.image]) {
      $0.image?.recolored { SIMD3(repeating: $0.min()) }
    },
    FilterRecipe(
      "CIColorCube",
      .colorEffect,
      [
        .image, .number("inputCubeDimension", 2), .object("inputCubeData"),
        .number("inputExtrapolate", 0),
      ]
    ) { values in
      guard let image = values.image else { return nil }
      guard let cube = ColorCube(values) else { return image }
      return image.mapped { cube[$0.straight] * $0.w }
    },
    FilterRecipe(
      "CIColorCubeWithColorSpace",
      .colorEffect,
      [
        .image, .number("inputCubeDimension", 2), .object("inputCubeData"),
        .object("inputColorSpace"), .number("inputExtrapolate", 0),
      ]
    ) { values in
      guard let image = values.image else { return nil }
      guard let cube = ColorCube(values) else { return image }
      return image.recoloredEncoded { cube[$0].straight }
    },
    FilterRecipe("CIColorMap", .colorEffect, [.image, .object("inputGradientImage")]) {
      guard let image = $0.image, let map = $0.image("inputGradientImage") else { return nil }
      return CIImage(extent: image.extent) { area, space in
        let colors = map.pixels(in: .init(around: map.extent, near: area), space)
        guard colors.area.width > 0 else { return LightBitmap(area) }
        var result = image.pixels(in: area, space)
        for index in result.pixels.indices {
          let pixel = result.pixels[index]
          let place = min(max(pixel.straight.luminance, 0), 1) * Float(colors.area.width - 1)
          let column = colors.area.minX + Int(place.rounded())
          result.pixels[index] = colors[column, colors.area.minY] * pixel.w
        }
        return result
      }
    },
    // From black over blue and red to white, by brightness (inferred).
    FilterRecipe("CIThermal", .colorEffect, [.image]) {
      let stops: [SIMD3<Float>] = [
        [0, 0, 0.2], [0.1, 0, 0.8], [0.8, 0, 0.6], [1, 0.45, 0], [1, 0.9, 0.2], [1, 1, 1],
      ]
      return $0.image?.recoloredEncoded { color in
        let place = min(max(color.luminance, 0), 1) * Float(stops.count - 1)
        let first = min(Int(place), stops.count - 2)
        return stops[first] + (stops[first + 1] - stops[first]) * (place - Float(first))
      }
    },
    FilterRecipe("CIXRay", .colorEffect, [.image]) {
      $0.image?.recoloredEncoded { color in
        let light = 1 - color.luminance
        return SIMD3(light * 0.9, light * 0.97, light)
      }
    },
    FilterRecipe(
      "CIVignette",
      .colorEffect,
      [.image, .number("inputIntensity", 0), .number("inputRadius", 1)]
    ) {
      guard let image = $0.image else { return nil }
      let (intensity, radius) = ($0.float("inputIntensity"), $0.float("inputRadius"))
      let center = CGPoint(x: image.extent.midX, y: image.extent.midY).simd
      let half = SIMD2(Float(image.extent.width), Float(image.extent.height)).length / 2
      // The corners lose most; a larger radius begins further in (inferred).
      return image.shaded { point in
        let distance = (point - center).length / max(half, 1)
        return 1 - intensity * min(1, distance * distance * max(0, radius) * 0.5)
      }
    },
    FilterRecipe(
      "CIVignetteEffect",
      .colorEffect,
      [
        .image, .center, .number("inputRadius", 150), .number("inputIntensity", 1),
        .number("inputFalloff", 0.5),
      ]
    ) {
      let (center, radius) = ($0.point("inputCenter"), $0.float("inputRadius"))
      let (intensity, falloff) = ($0.float("inputIntensity"), $0.float("inputFalloff"))
      return $0.image?.shaded { point in
        let edge = radius * (1 + max(0.01, falloff))
        return 1 - intensity * smoothStep(radius, edge, (point - center).length)
      }
    },
    FilterRecipe("CIDither", .colorEffect, [.image, .number("inputIntensity", 0.1)]) {
      let intensity = $0.float("inputIntensity")
      guard let image = $0.image else { return nil }
      return CIImage(extent: image.extent) { area, space in
        var result = image.pixels(in: area, space)
        for index in result.pixels.indices {
          let (x, y) = (index % area.width + area.minX, index / area.width + area.minY)
          let noise = (Noise.value(x, y, 0) - 0.5) * intensity
          let pixel = result.pixels[index]
          result.pixels[index] = SIMD4(pixel.rgb + noise * pixel.w, pixel.w)
        }
        return result
      }
    },
  ]
}

extension CIImage {
  /// Made darker by a factor for each place.
  fileprivate func shaded(_ factor: @escaping @Sendable (SIMD2<Float>) -> Float) -> CIImage {
    CIImage(extent: extent) { area, space in
      let source = self.pixels(in: area, space)
      var index = -1
      return LightBitmap(area) { point in
        index += 1
        let pixel = source.pixels[index]
        return SIMD4(pixel.rgb * max(0, factor(point)), pixel.w)
      }
    }
  }
}

extension CIVector {
  var simd4: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), Float(w)) }
}
