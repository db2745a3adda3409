import CoreGraphics
import Foundation
import Pixels

// Further filters that take pixels from other places. Apple documents what they look like; the
// curves are chosen (inferred).

extension FilterCatalog {
  static let patterns: [FilterRecipe] = [
    // Across the direction of the angle it magnifies, along it nothing moves.
    FilterRecipe(
      "CIBumpDistortionLinear",
      .distortion,
      [
        .image, .center, .number("inputRadius", 300), .number("inputAngle", 0),
        .number("inputScale", 0.5),
      ]
    ) {
      let (center, radius) = ($0.point("inputCenter"), max($0.float("inputRadius"), 0.1))
      let (angle, scale) = ($0.number("inputAngle"), $0.float("inputScale"))
      let direction = SIMD2(Float(cos(angle)), Float(sin(angle)))
      guard let image = $0.image else { return nil }
      return image.warped(extent: image.extent, reach: Int(min(radius, 8192)) + 1) { point in
        let way = (point - center).dot(direction)
        let share = abs(way) / radius
        guard share < 1 else { return point }
        return point - direction * way * scale * (1 - share) * (1 - share)
      }
    },
    // Beyond the circle the pixels of its circumference are drawn outwards.
    FilterRecipe(
      "CICircleSplashDistortion",
      .distortion,
      [.image, .center, .number("inputRadius", 150)]
    ) {
      let (center, radius) = ($0.point("inputCenter"), max($0.float("inputRadius"), 0.1))
      return endless($0.image) { point in
        let offset = point - center
        return offset.length <= radius ? point : center + offset / offset.length * radius
      }
    },
    // The pixels of the circumference wind outwards.
    FilterRecipe(
      "CILightTunnel",
      .distortion,
      [.image, .center, .number("inputRotation", 0), .number("inputRadius", 100)]
    ) {
      let (center, radius) = ($0.point("inputCenter"), max($0.float("inputRadius"), 0.1))
      let rotation = $0.number("inputRotation")
      return endless($0.image) { point in
        let offset = point - center
        let distance = offset.length
        guard distance > radius else { return point }
        let angle = rotation * Double(1 - radius / distance)
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        let turned = SIMD2(offset.x * c - offset.y * s, offset.x * s + offset.y * c)
        return center + turned / distance * radius
      }
    },
    // A wedge of the picture around the centre, mirrored again and again.
    FilterRecipe(
      "CIKaleidoscope",
      .tile,
      [.image, .number("inputCount", 6), .center, .number("inputAngle", 0)]
    ) {
      let (center, count) = ($0.point("inputCenter"), max(1, $0.number("inputCount").rounded()))
      let start = $0.number("inputAngle")
      return endless($0.image) { point in
        let offset = point - center
        let wedge = 2 * Double.pi / count
        var angle = (atan2(Double(offset.y), Double(offset.x)) - start)
          .truncatingRemainder(dividingBy: wedge)
        if angle < 0 { angle += wedge }
        angle = start + min(angle, wedge - angle)
        return center + SIMD2(Float(cos(angle)), Float(sin(angle))) * offset.length
      }
    },
    FilterRecipe("CIHexagonalPixellate", .stylize, [.image, .center, .number("inputScale", 8)]) {
      $0.image?.hexagons(scale: $0.float("inputScale"), center: $0.point("inputCenter"))
    },
    FilterRecipe("CIMix", .stylize, [.image, .background, .number("inputAmount", 1)]) {
      guard let image = $0.image else { return nil }
      let (background, amount) = ($0.background ?? .empty(), $0.float("inputAmount"))
      return image.combined(with: background, extent: image.extent.union(background.extent)) {
        $1 + ($0 - $1) * amount
      }
    },
    convolution("CIConvolution3X3", 3, 3), convolution("CIConvolution5X5", 5, 5),
    convolution("CIConvolution7X7", 7, 7), convolution("CIConvolution9Horizontal", 9, 1),
    convolution("CIConvolution9Vertical", 1, 9),
  ]

  /// A picture that fills everything with its own pixels, those of its edges beyond them.
  private static func endless(
    _ image: CIImage?,
    _ source: @escaping @Sendable (SIMD2<Float>) -> SIMD2<Float>
  ) -> CIImage? {
    guard let image, !image.extent.isInfinite, !image.extent.isEmpty else { return image }
    let low = CGPoint(x: image.extent.minX + 0.5, y: image.extent.minY + 0.5).simd
    let high = CGPoint(x: image.extent.maxX - 0.5, y: image.extent.maxY - 0.5).simd
    return image.warped(extent: .infinite, reach: nil) {
      pointwiseMax(low, pointwiseMin(high, source($0)))
    }
  }

  /// The sum of the pixels around, weighted; rows of weights from the top.
  private static func convolution(_ name: String, _ width: Int, _ height: Int) -> FilterRecipe {
    var weights = [CGFloat](repeating: 0, count: width * height)
    weights[weights.count / 2] = 1
    let input = FilterInput(key: "inputWeights", fallback: .vector(weights))
    return FilterRecipe(name, .stylize, [.image, input, .number("inputBias", 0)]) {
      guard let image = $0.image else { return nil }
      let vector = $0.vector("inputWeights")
      let weights = (0..<width * height).map { Float($0 < vector.count ? vector.value(at: $0) : 0) }
      let bias = $0.float("inputBias")
      return CIImage(
        extent: image.extent.insetBy(dx: CGFloat(-(width / 2)), dy: CGFloat(-(height / 2)))
      ) {
        (area, space) in
        let pixels = image.pixels(in: area.outset(width / 2, height / 2), space)
        return LightBitmap(area) { point in
          let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
          var sum = SIMD4<Float>(repeating: bias)
          for row in 0..<height {
            for column in 0..<width {
              let weight = weights[row * width + column]
              guard weight != 0 else { continue }
              sum += pixels[x + column - width / 2, y + height / 2 - row] * weight
            }
          }
          return sum
        }
      }
    }
  }
}

extension CIImage {
  /// Hexagons of the colour in their middle.
  fileprivate func hexagons(scale: Float, center: SIMD2<Float>) -> CIImage {
    let scale = max(1, scale)
    // The centres stand in rows, every other one moved by half.
    let step = SIMD2(scale, scale * Float(3).squareRoot() / 2)
    return CIImage(extent: extent) { area, space in
      let reach = Int(2 * scale) + 2
      let source = self.clampedToExtent().pixels(in: area.outset(reach, reach), space)
      return LightBitmap(area) { point in
        let place = (point - center) / step
        var nearest = (distance: Float.infinity, middle: point)
        for row in [place.y.rounded(.down), place.y.rounded(.down) + 1] {
          let moved: Float = Int(row) % 2 == 0 ? 0 : 0.5
          let column = (place.x - moved).rounded() + moved
          let middle = center + SIMD2(column, row) * step
          let distance = (middle - point).length
          if distance < nearest.distance { nearest = (distance, middle) }
        }
        return source.nearest(nearest.middle)
      }
    }
  }
}
