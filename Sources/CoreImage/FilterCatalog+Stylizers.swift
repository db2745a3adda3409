import CoreGraphics
import Foundation
import Pixels

extension FilterCatalog {
  static let stylizers: [FilterRecipe] = [
    mask("CIBlendWithMask") { $0.rgb.luminance },
    mask("CIBlendWithAlphaMask") { $0.w },
    mask("CIBlendWithRedMask") { $0.x },
    mask("CIBlendWithBlueMask") { $0.z },
    FilterRecipe("CIPixellate", .stylize, [.image, .center, .number("inputScale", 8)]) {
      $0.image?.pixellated(scale: $0.float("inputScale"), center: $0.point("inputCenter"))
    },
    FilterRecipe("CICrystallize", .stylize, [.image, .number("inputRadius", 20), .center]) {
      $0.image?.cells(radius: $0.float("inputRadius"), areRound: false)
    },
    FilterRecipe("CIPointillize", .stylize, [.image, .number("inputRadius", 20), .center]) {
      $0.image?.cells(radius: $0.float("inputRadius"), areRound: true)
    },
    FilterRecipe(
      "CIBloom",
      .stylize,
      [.image, .number("inputRadius", 10), .number("inputIntensity", 0.5)]
    ) {
      let intensity = $0.float("inputIntensity")
      guard let image = $0.image else { return nil }
      let glow = image.blurred(sigma: $0.number("inputRadius"))
      // As light: a screen of the blurred picture.
      return image.combined(with: glow, extent: glow.extent) { pixel, light in
        let added = light * intensity
        return pixel + added - pixel * added
      }
    },
    FilterRecipe(
      "CIGloom",
      .stylize,
      [.image, .number("inputRadius", 10), .number("inputIntensity", 0.5)]
    ) {
      let intensity = $0.float("inputIntensity")
      guard let image = $0.image else { return nil }
      let blurred = image.clampedToExtent().blurred(sigma: $0.number("inputRadius"))
      return image.combined(with: blurred, extent: image.extent) { pixel, mean in
        SIMD4(pixel.rgb + (pointwiseMin(pixel.rgb, mean.rgb) - pixel.rgb) * intensity, pixel.w)
      }
    },
    FilterRecipe("CIEdges", .stylize, [.image, .number("inputIntensity", 1)]) {
      $0.image?.edges(intensity: $0.float("inputIntensity"))
    },
  ]

  /// The picture where the mask is white, the background where it is black.
  private static func mask(
    _ name: String,
    _ level: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterRecipe {
    FilterRecipe(name, .stylize, [.image, .background, .mask]) {
      guard let image = $0.image else { return nil }
      let background = $0.background ?? .empty()
      guard let mask = $0.mask else { return image }
      let extent = image.extent.union(background.extent)
      return CIImage(extent: extent) { area, space in
        var result = image.pixels(in: area, space)
        let behind = background.pixels(in: area, space)
        let levels = mask.pixels(in: area, space)
        for index in result.pixels.indices {
          let share = min(max(level(levels.pixels[index]), 0), 1)
          let pixel = behind.pixels[index]
          result.pixels[index] = pixel + (result.pixels[index] - pixel) * share
        }
        return result
      }
    }
  }
}

extension CIImage {
  /// Squares of one colour, the mean of what they cover.
  func pixellated(scale: Float, center: SIMD2<Float>) -> CIImage {
    let scale = max(1, scale)
    let size = CGFloat(scale)
    let grown =
      extent.isInfinite
      ? extent
      : CGRect(
        x: ((extent.minX - CGFloat(center.x)) / size).rounded(.down) * size + CGFloat(center.x),
        y: ((extent.minY - CGFloat(center.y)) / size).rounded(.down) * size + CGFloat(center.y),
        width: ((extent.width / size).rounded(.up) + 1) * size,
        height: ((extent.height / size).rounded(.up) + 1) * size
      )
    return CIImage(extent: grown) { area, space in
      func cell(_ x: Float, _ y: Float) -> (Int, Int) {
        let place = ((SIMD2(x, y) - center) / scale).rounded(.down)
        return (Int(place.x), Int(place.y))
      }
      let reach = Int(scale) + 1
      let source = self.pixels(in: area.outset(reach, reach), space)
      var means: [SIMD2<Int>: SIMD4<Float>] = [:]
      func mean(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let key = SIMD2(x, y)
        if let known = means[key] { return known }
        let corner = SIMD2(Float(x), Float(y)) * scale + center
        let (left, bottom) = (Int(corner.x.rounded()), Int(corner.y.rounded()))
        let (right, top) = (
          max(left + 1, Int((corner.x + scale).rounded())),
          max(bottom + 1, Int((corner.y + scale).rounded()))
        )
        var sum = SIMD4<Float>.zero
        for y in bottom..<top {
          for x in left..<right { sum += source[x, y] }
        }
        let result = sum / Float((right - left) * (top - bottom))
        means[key] = result
        return result
      }
      return LightBitmap(area) { point in
        let (x, y) = cell(point.x, point.y)
        return mean(x, y)
      }
    }
  }

  /// Cells around scattered points, each of the colour at its point.
  fileprivate func cells(radius: Float, areRound: Bool) -> CIImage {
    let size = max(1, radius)
    return CIImage(extent: extent) { area, space in
      let reach = Int(2 * size) + 2
      let source = self.clampedToExtent().pixels(in: area.outset(reach, reach), space)
      return LightBitmap(area) { point in
        let cell = (point / size).rounded(.down)
        var nearest = (distance: Float.infinity, place: point)
        for dy in -1...1 {
          for dx in -1...1 {
            let corner = SIMD2(cell.x + Float(dx), cell.y + Float(dy))
            let (x, y) = (Int(corner.x), Int(corner.y))
            let place = (corner + SIMD2(Noise.value(x, y, 7), Noise.value(x, y, 8))) * size
            let distance = (place - point).length
            if distance < nearest.distance { nearest = (distance, place) }
          }
        }
        let color = source.nearest(nearest.place)
        guard areRound else { return color }
        return color * (1 - smoothStep(size * 0.5 - 0.5, size * 0.5 + 0.5, nearest.distance))
      }
    }
  }

  /// How much the colours of neighbours differ.
  fileprivate func edges(intensity: Float) -> CIImage {
    CIImage(extent: extent) { area, space in
      let source = self.clampedToExtent().pixels(in: area.outset(1, 1), space)
      return LightBitmap(area) { point in
        let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        let across = source[x + 1, y] - source[x - 1, y]
        let up = source[x, y + 1] - source[x, y - 1]
        let color = (across * across + up * up).squareRoot() * intensity
        return SIMD4(color.rgb, source[x, y].w)
      }
    }
  }
}
