import CoreGraphics
import Foundation
import Pixels

extension FilterCatalog {
  private static let extent = FilterInput.vector("inputExtent", 0, 0, 640, 80)

  static let reductions: [FilterRecipe] = [
    area("CIAreaAverage") { pixels in
      let sum = pixels.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) }
      return SIMD4<Float>(sum / Double(max(1, pixels.count)))
    },
    area("CIAreaMaximum") { $0.reduce(.zero, pointwiseMax) },
    area("CIAreaMinimum") { pixels in
      pixels.dropFirst().reduce(pixels.first ?? .zero, pointwiseMin)
    },
    FilterRecipe("CIRowAverage", .reduction, [.image, extent]) {
      $0.image?.averaged($0.rect("inputExtent"), overRows: true)
    },
    FilterRecipe("CIColumnAverage", .reduction, [.image, extent]) {
      $0.image?.averaged($0.rect("inputExtent"), overRows: false)
    },
  ]

  /// One pixel made of all pixels of an area.
  private static func area(
    _ name: String,
    _ reduce: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>
  ) -> FilterRecipe {
    FilterRecipe(name, .reduction, [.image, extent]) {
      guard let image = $0.image else { return nil }
      let rect = $0.rect("inputExtent").intersection(image.extent)
      let area = PixelRect(around: rect, near: .empty)
      return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { place, space in
        LightBitmap(place, filledWith: reduce(image.pixels(in: area, space).pixels))
      }
    }
  }
}

extension CIImage {
  /// One row or one column of means.
  fileprivate func averaged(_ rect: CGRect, overRows: Bool) -> CIImage {
    let area = PixelRect(around: rect.intersection(extent), near: .empty)
    let count = overRows ? area.height : area.width
    let size = CGSize(width: count, height: 1)
    return CIImage(extent: CGRect(origin: .zero, size: size)) { place, space in
      let source = self.pixels(in: area, space)
      return LightBitmap(place) { point in
        let index = Int(point.x)
        var sum = SIMD4<Float>.zero
        let length = overRows ? area.width : area.height
        for step in 0..<length {
          sum +=
            overRows
            ? source[area.minX + step, area.minY + index]
            : source[area.minX + index, area.minY + step]
        }
        return sum / Float(max(1, length))
      }
    }
  }
}
