import CoreGraphics
import Pixels

// What filters are made of: pictures computed from each pixel, each place, or the pixels around it.

extension PixelRect {
  /// The whole pixels that a rectangle touches; of an infinite one those of `area`.
  init(around rect: CGRect, near area: PixelRect) {
    guard !rect.isNull, !rect.isEmpty else {
      self = .empty
      return
    }
    func limited(_ value: CGFloat, _ fallback: Int) -> Int {
      abs(value) < 1e9 ? Int(value) : fallback
    }
    // A rectangle that a transform moved is off by rounding.
    let slack = 1e-6
    self.init(
      minX: limited((rect.minX + slack).rounded(.down), area.minX),
      minY: limited((rect.minY + slack).rounded(.down), area.minY),
      maxX: limited((rect.maxX - slack).rounded(.up), area.maxX),
      maxY: limited((rect.maxY - slack).rounded(.up), area.maxY)
    )
  }

  func outset(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

extension CIImage {
  /// A pattern: a pixel for each place.
  convenience init(
    extent: CGRect = .infinite,
    at pixel: @escaping @Sendable (SIMD2<Float>, WorkingSpace) -> SIMD4<Float>
  ) {
    self.init(extent: extent) { area, space in LightBitmap(area) { pixel($0, space) } }
  }

  /// Every premultiplied pixel changed.
  func mapped(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    CIImage(extent: extent) { area, space in
      var result = self.pixels(in: area, space)
      for index in result.pixels.indices { result.pixels[index] = change(result.pixels[index]) }
      return result
    }
  }

  /// Every colour changed, its alpha kept.
  func recolored(_ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
    mapped { SIMD4(straight: change($0.straight), alpha: $0.w) }
  }

  /// The same on the curve of sRGB, where equal steps look alike.
  func recoloredEncoded(
    _ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>
  ) -> CIImage {
    CIImage(extent: extent) { area, space in
      var result = self.pixels(in: area, space)
      for index in result.pixels.indices {
        let pixel = result.pixels[index]
        guard pixel.w > 0 else { continue }
        let color = space.value(ofEncoded: change(space.encoded(pixel.straight)))
        result.pixels[index] = SIMD4(straight: color, alpha: pixel.w)
      }
      return result
    }
  }

  /// Two pictures pixel by pixel, over both of their extents.
  func combined(
    with other: CIImage,
    extent: CGRect,
    _ mix: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    CIImage(extent: extent) { area, space in
      var result = self.pixels(in: area, space)
      let second = other.pixels(in: area, space)
      for index in result.pixels.indices {
        result.pixels[index] = mix(result.pixels[index], second.pixels[index])
      }
      return result
    }
  }

  /// Each pixel taken from another place.
  ///
  /// - Parameters:
  ///   - extent: of the result.
  ///   - reach: how far from a pixel its source can be; nil reads the whole picture.
  func warped(
    extent: CGRect,
    reach: Int?,
    _ source: @escaping @Sendable (SIMD2<Float>) -> SIMD2<Float>
  ) -> CIImage {
    let isNearest = isSampledNearest
    return CIImage(extent: extent) { area, space in
      let near = area.outset((reach ?? 0) + 2, (reach ?? 0) + 2)
      let whole = reach == nil ? PixelRect(around: self.extent, near: near) : near
      let pixels = self.pixels(in: whole, space)
      return LightBitmap(area) {
        isNearest ? pixels.nearest(source($0)) : pixels.sample(source($0))
      }
    }
  }

  /// Moved, scaled, turned.
  ///
  /// By whole pixels nothing is sampled. Scaled along its axes the picture keeps hard edges, turned
  /// ones are soft (inferred).
  func mapped(by matrix: CGAffineTransform) -> CIImage {
    if matrix.isIdentity { return self }
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0, determinant.isFinite else { return .empty() }
    let place = extent.isInfinite ? extent : extent.applying(matrix)
    let (moveX, moveY) = (matrix.tx.rounded(), matrix.ty.rounded())
    let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    if isMove, moveX == matrix.tx, moveY == matrix.ty, abs(moveX) < 1e8, abs(moveY) < 1e8 {
      let (x, y) = (Int(moveX), Int(moveY))
      return CIImage(extent: place, isSampledNearest: isSampledNearest) { area, space in
        let from = PixelRect(
          minX: area.minX - x,
          minY: area.minY - y,
          maxX: area.maxX - x,
          maxY: area.maxY - y
        )
        var moved = LightBitmap(area)
        moved.pixels = self.pixels(in: from, space).pixels
        return moved
      }
    }
    let back = matrix.inverted()
    let isAlongAxes = matrix.b == 0 && matrix.c == 0 || matrix.a == 0 && matrix.d == 0
    let source = isAlongAxes && !isSampledNearest ? clampedToExtent() : self
    let isNearest = isSampledNearest
    return CIImage(extent: place, isSampledNearest: isSampledNearest) { area, space in
      let needed = area.rect.applying(back).insetBy(dx: -2, dy: -2)
      let pixels = source.pixels(in: PixelRect(around: needed, near: area), space)
      return LightBitmap(area) { point in
        let p = CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)).applying(back)
        let from = SIMD2(Float(p.x), Float(p.y))
        return isNearest ? pixels.nearest(from) : pixels.sample(from)
      }
    }
  }
}

extension CGPoint {
  /// As pixels of a picture.
  var simd: SIMD2<Float> { SIMD2(Float(x), Float(y)) }
}

extension SIMD2<Float> {
  var length: Float { (x * x + y * y).squareRoot() }

  func dot(_ other: SIMD2<Float>) -> Float { x * other.x + y * other.y }
}

/// 0 at `low`, 1 at `high`, even at both ends.
func smoothStep(_ low: Float, _ high: Float, _ value: Float) -> Float {
  guard low != high else { return value < low ? 0 : 1 }
  let t = min(max((value - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}
