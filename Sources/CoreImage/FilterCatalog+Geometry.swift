import CoreGraphics
import Foundation
import Pixels

extension FilterCatalog {
  static let geometry: [FilterRecipe] = [
    FilterRecipe("CIAffineTransform", .geometry, [.image, .transform("inputTransform")]) {
      $0.image?.mapped(by: $0.transform("inputTransform"))
    },
    FilterRecipe(
      "CICrop",
      .geometry,
      [.image, .vector("inputRectangle", -8.988_47e307, -8.988_47e307, 1.797_69e308, 1.797_69e308)]
    ) { $0.image?.cropped(to: $0.rect("inputRectangle")) },
    scale("CILanczosScaleTransform"),
    scale("CIBicubicScaleTransform"),
    FilterRecipe("CIStraightenFilter", .geometry, [.image, .number("inputAngle", 0)]) {
      $0.image?.straightened(by: $0.number("inputAngle"))
    },
    FilterRecipe("CIPerspectiveTransform", .geometry, [.image] + corners) {
      guard let image = $0.image, !image.extent.isInfinite, !image.extent.isEmpty else {
        return $0.image
      }
      let quad = Quad($0)
      let back = quad.unitSquareToQuad.inverted()
      let extent = image.extent
      return image.warped(extent: quad.bounds, reach: nil) { point in
        let place = back.apply(to: point)
        return SIMD2(
          Float(extent.minX) + place.x * Float(extent.width),
          Float(extent.minY) + place.y * Float(extent.height)
        )
      }
    },
    FilterRecipe("CIPerspectiveCorrection", .geometry, [.image, .number("inputCrop", 1)] + corners)
    {
      guard let image = $0.image else { return nil }
      let quad = Quad($0)
      let size = quad.size
      let forth = quad.unitSquareToQuad
      return image.warped(extent: CGRect(origin: .zero, size: size), reach: nil) { point in
        forth.apply(to: point / SIMD2(Float(size.width), Float(size.height)))
      }
    },
  ]

  private static let corners: [FilterInput] = [
    .vector("inputTopLeft", 118, 484), .vector("inputTopRight", 646, 507),
    .vector("inputBottomRight", 548, 140), .vector("inputBottomLeft", 155, 153),
  ]

  private static func scale(_ name: String) -> FilterRecipe {
    FilterRecipe(
      name,
      .geometry,
      [.image, .number("inputScale", 1), .number("inputAspectRatio", 1)]
    ) {
      let scale = $0.number("inputScale")
      return $0.image?.resized(x: scale * $0.number("inputAspectRatio"), y: scale)
    }
  }

  static let tiles: [FilterRecipe] = [
    FilterRecipe("CIAffineClamp", .tile, [.image, .transform("inputTransform")]) {
      $0.image?.clampedToExtent().mapped(by: $0.transform("inputTransform"))
    },
    FilterRecipe("CIClamp", .tile, [.image, .vector("inputExtent", 0, 0, 640, 80)]) {
      $0.image?.clamped(to: $0.rect("inputExtent"))
    },
    FilterRecipe("CIAffineTile", .tile, [.image, .transform("inputTransform")]) {
      guard let image = $0.image, !image.extent.isInfinite, !image.extent.isEmpty else {
        return $0.image
      }
      let tile = PixelRect(around: image.extent, near: .empty)
      let tiled = CIImage(extent: .infinite) { area, space in
        let source = image.pixels(in: tile, space)
        func wrapped(_ value: Float, _ start: Int, _ length: Int) -> Int {
          let place = (Int(value.rounded(.down)) - start) % length
          return start + (place < 0 ? place + length : place)
        }
        return LightBitmap(area) { point in
          source[
            wrapped(point.x, tile.minX, tile.width),
            wrapped(point.y, tile.minY, tile.height)
          ]
        }
      }
      return tiled.mapped(by: $0.transform("inputTransform"))
    },
  ]
}

extension CIImage {
  /// Scaled by weighted means (Lanczos), so that a small picture keeps its details.
  fileprivate func resized(x: Double, y: Double) -> CIImage {
    guard x > 0, y > 0, !extent.isInfinite, !extent.isEmpty else { return self }
    let whole = PixelRect(around: extent, near: .empty)
    let place = CGRect(
      x: extent.minX * x,
      y: extent.minY * y,
      width: extent.width * x,
      height: extent.height * y
    )
    return CIImage(extent: place) { area, space in
      let columns = (area.minX..<area.maxX).map { Lanczos(at: $0, scale: x) }
      let rows = (area.minY..<area.maxY).map { Lanczos(at: $0, scale: y) }
      guard let first = rows.first, let last = rows.last, let left = columns.first,
        let right = columns.last
      else { return LightBitmap(area) }
      // Beyond the edge its pixels continue.
      let needed = PixelRect(
        minX: left.start,
        minY: first.start,
        maxX: right.start + right.weights.count,
        maxY: last.start + last.weights.count
      )
      let source = self.clamped(to: whole.rect).pixels(in: needed, space)
      var narrow: [SIMD4<Float>] = []
      narrow.reserveCapacity(columns.count * needed.height)
      for y in 0..<needed.height {
        let line = y * needed.width - needed.minX
        for column in columns {
          var sum = SIMD4<Float>.zero
          for (index, weight) in column.weights.enumerated() {
            sum += source.pixels[line + column.start + index] * weight
          }
          narrow.append(sum)
        }
      }
      var result = LightBitmap(area)
      for (y, row) in rows.enumerated() {
        for x in columns.indices {
          var sum = SIMD4<Float>.zero
          for (index, weight) in row.weights.enumerated() {
            sum += narrow[(row.start - needed.minY + index) * columns.count + x] * weight
          }
          result.pixels[y * columns.count + x] = pointwiseMax(sum, .zero)
        }
      }
      return result
    }
  }

  /// Turned, and enlarged so that nothing outside shows; the extent stays (documented).
  fileprivate func straightened(by angle: Double) -> CIImage {
    guard angle != 0, !extent.isInfinite, !extent.isEmpty else { return self }
    let (c, s) = (abs(cos(angle)), abs(sin(angle)))
    let (width, height) = (Double(extent.width), Double(extent.height))
    let scale = max(c + s * height / width, c + s * width / height)
    let turn = CGAffineTransform(translationX: extent.midX, y: extent.midY)
      .rotated(by: CGFloat(angle)).scaledBy(x: CGFloat(scale), y: CGFloat(scale))
      .translatedBy(x: -extent.midX, y: -extent.midY)
    return mapped(by: turn).cropped(to: extent)
  }
}

/// Four corners, as filters name them.
private struct Quad {
  let topLeft: SIMD2<Float>
  let topRight: SIMD2<Float>
  let bottomRight: SIMD2<Float>
  let bottomLeft: SIMD2<Float>

  init(_ values: FilterValues) {
    topLeft = values.point("inputTopLeft")
    topRight = values.point("inputTopRight")
    bottomRight = values.point("inputBottomRight")
    bottomLeft = values.point("inputBottomLeft")
  }

  var bounds: CGRect {
    let low = pointwiseMin(pointwiseMin(topLeft, topRight), pointwiseMin(bottomLeft, bottomRight))
    let high = pointwiseMax(pointwiseMax(topLeft, topRight), pointwiseMax(bottomLeft, bottomRight))
    return CGRect(
      x: CGFloat(low.x),
      y: CGFloat(low.y),
      width: CGFloat(high.x - low.x),
      height: CGFloat(high.y - low.y)
    )
  }

  /// As long as its longer sides.
  var size: CGSize {
    let width = max((topRight - topLeft).length, (bottomRight - bottomLeft).length)
    let height = max((topLeft - bottomLeft).length, (topRight - bottomRight).length)
    return CGSize(
      width: CGFloat(max(1, width.rounded())),
      height: CGFloat(max(1, height.rounded()))
    )
  }

  /// (0, 0) is the bottom left.
  var unitSquareToQuad: Homography {
    let (a, b, c, d) = (bottomLeft, bottomRight, topRight, topLeft)
    let (u, v) = (b - c, d - c)
    let w = a - b + c - d
    let area = u.x * v.y - v.x * u.y
    let g = area == 0 ? 0 : (w.x * v.y - v.x * w.y) / area
    let h = area == 0 ? 0 : (u.x * w.y - w.x * u.y) / area
    let (first, second) = (b - a + g * b, d - a + h * d)
    return Homography(
      rows: (
        SIMD3(first.x, second.x, a.x), SIMD3(first.y, second.y, a.y), SIMD3(g, h, 1)
      )
    )
  }
}

/// A map between planes seen in perspective.
private struct Homography: Sendable {
  let rows: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  func apply(to point: SIMD2<Float>) -> SIMD2<Float> {
    let p = SIMD3(point, 1)
    let w = (rows.2 * p).sum()
    return SIMD2((rows.0 * p).sum(), (rows.1 * p).sum()) / (w == 0 ? 1e-6 : w)
  }

  /// But for a factor, which does not matter.
  func inverted() -> Homography {
    func cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let columns = (cross(rows.1, rows.2), cross(rows.2, rows.0), cross(rows.0, rows.1))
    return Homography(
      rows: (
        SIMD3(columns.0.x, columns.1.x, columns.2.x),
        SIMD3(columns.0.y, columns.1.y, columns.2.y),
        SIMD3(columns.0.z, columns.1.z, columns.2.z)
      )
    )
  }
}
