import CoreGraphics
import Foundation

// Each pixel of a disc is taken from another place in it. Apple documents what they look like; the
// curves from the centre to the edge are chosen (inferred).

extension FilterCatalog {
  static let distortions: [FilterRecipe] = [
    distortion("CIBumpDistortion", radius: 300, [.number("inputScale", 0.5)]) { values in
      let scale = values.float("inputScale")
      return { share in
        let bulge = (1 - share) * (1 - share)
        return SIMD2(1 - scale * bulge, 0)
      }
    },
    distortion("CIPinchDistortion", radius: 300, [.number("inputScale", 0.5)]) { values in
      let scale = values.float("inputScale")
      return { share in SIMD2(1 + scale * (1 - share) * (1 - share) / max(share, 0.05), 0) }
    },
    distortion("CITwirlDistortion", radius: 300, [.number("inputAngle", .pi)]) { values in
      let angle = values.float("inputAngle")
      return { share in SIMD2(1, angle * (1 - smoothStep(0, 1, share))) }
    },
    distortion("CIVortexDistortion", radius: 300, [.number("inputAngle", 56.55)]) { values in
      let angle = values.float("inputAngle")
      return { share in SIMD2(1, angle * (1 - share) * (1 - share)) }
    },
    FilterRecipe(
      "CIHoleDistortion",
      .distortion,
      [.image, .center, .number("inputRadius", 150)]
    ) {
      let (center, radius) = ($0.point("inputCenter"), max($0.float("inputRadius"), 0.1))
      guard let image = $0.image else { return nil }
      let hole = image.warped(extent: image.extent, reach: Int(radius) + 1) { point in
        let offset = point - center
        let distance = max(offset.length, 1e-3)
        guard distance < 2 * radius else { return point }
        return center + offset * ((distance - radius) * 2 / distance)
      }
      return CIImage(extent: image.extent) { area, space in
        let pixels = hole.pixels(in: area, space)
        return LightBitmap(area) { point in
          (point - center).length < radius ? .zero : pixels.nearest(point)
        }
      }
    },
  ]

  /// - Parameter curve: how far out a pixel's source is, as a factor, and the angle to it; of the
  ///   distance from the centre in radii.
  private static func distortion(
    _ name: String,
    radius: Double,
    _ inputs: [FilterInput],
    _ curve: @escaping @Sendable (FilterValues) -> @Sendable (Float) -> SIMD2<Float>
  ) -> FilterRecipe {
    FilterRecipe(
      name,
      .distortion,
      [.image, .center, .number("inputRadius", radius)] + inputs
    ) {
      let (center, radius) = ($0.point("inputCenter"), max($0.float("inputRadius"), 0.1))
      let place = curve($0)
      guard let image = $0.image else { return nil }
      return image.warped(extent: image.extent, reach: Int(min(2 * radius, 8192)) + 1) { point in
        let offset = point - center
        let share = offset.length / radius
        guard share < 1 else { return point }
        let (factor, angle) = (place(share).x, place(share).y)
        let (c, s) = (Float(cos(Double(angle))), Float(sin(Double(angle))))
        let turned = SIMD2(offset.x * c - offset.y * s, offset.x * s + offset.y * c)
        return center + turned * factor
      }
    }
  }
}
