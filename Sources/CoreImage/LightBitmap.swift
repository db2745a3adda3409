import CoreGraphics
import Pixels

/// How the numbers of a rendering relate to light.
///
/// A context works in linear light unless its options name another space (documented).
enum WorkingSpace: Sendable {
  case linear
  /// The curve of sRGB, which all pictures have here: nothing is converted.
  case encoded

  /// From an encoded value, not premultiplied.
  func value(ofEncoded color: SIMD3<Float>) -> SIMD3<Float> {
    self == .linear ? LightCurve.decode(color) : color
  }

  func encoded(_ color: SIMD3<Float>) -> SIMD3<Float> {
    self == .linear ? LightCurve.encode(color) : color
  }

  /// A premultiplied pixel of a colour.
  func pixel(_ color: CIColor) -> SIMD4<Float> {
    let rgb = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
    return SIMD4(value(ofEncoded: rgb), 1) * Float(color.alpha)
  }
}

/// sRGB's curve by tables: a step is finer than what 8 bits can show.
enum LightCurve {
  private static let count = 65535

  private static let decoded: [Float] = (0...count).map {
    Float(CGColorSpace.decode(Double($0) / Double(count)))
  }
  private static let encoded: [Float] = (0...count).map {
    Float(CGColorSpace.encode(Double($0) / Double(count)))
  }

  static func decode(_ color: SIMD3<Float>) -> SIMD3<Float> { look(color, up: decoded) }

  static func encode(_ color: SIMD3<Float>) -> SIMD3<Float> { look(color, up: encoded) }

  private static func look(_ color: SIMD3<Float>, up table: [Float]) -> SIMD3<Float> {
    let places = SIMD3<Int32>(
      (color.clamped(lowerBound: .zero, upperBound: .one) * Float(count) + 0.5)
    )
    return SIMD3(table[Int(places.x)], table[Int(places.y)], table[Int(places.z)])
  }
}

/// The pixels of an area of a picture: premultiplied numbers of a working space, rows upwards.
struct LightBitmap: Sendable {
  /// Pixels of Core Image's space, where y is up.
  let area: PixelRect
  var pixels: [SIMD4<Float>]

  init(_ area: PixelRect, filledWith pixel: SIMD4<Float> = .zero) {
    self.area = area
    pixels = Array(repeating: pixel, count: area.width * area.height)
  }

  /// - Parameter pixel: of the middle of each pixel.
  init(_ area: PixelRect, _ pixel: (SIMD2<Float>) -> SIMD4<Float>) {
    self.area = area
    pixels = []
    pixels.reserveCapacity(area.width * area.height)
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) {
        pixels.append(pixel(SIMD2(Float(x) + 0.5, Float(y) + 0.5)))
      }
    }
  }

  /// Transparent outside.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return .zero }
    return pixels[(y - area.minY) * area.width + x - area.minX]
  }

  /// Between the middles of four pixels.
  func sample(_ point: SIMD2<Float>) -> SIMD4<Float> {
    let place = point - 0.5
    let first = place.rounded(.down)
    guard abs(first.x) < 1e8, abs(first.y) < 1e8 else { return .zero }
    let part = place - first
    let (x, y) = (Int(first.x), Int(first.y))
    let lower = self[x, y] + (self[x + 1, y] - self[x, y]) * part.x
    let upper = self[x, y + 1] + (self[x + 1, y + 1] - self[x, y + 1]) * part.x
    return lower + (upper - lower) * part.y
  }

  func nearest(_ point: SIMD2<Float>) -> SIMD4<Float> {
    guard abs(point.x) < 1e8, abs(point.y) < 1e8 else { return .zero }
    return self[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))]
  }

  /// The pixels of another area; transparent where this one has none.
  func placed(in other: PixelRect) -> LightBitmap {
    if other == area { return self }
    var result = LightBitmap(other)
    let shared = area.intersection(other)
    for y in shared.minY..<shared.maxY {
      let from = (y - area.minY) * area.width + shared.minX - area.minX
      let to = (y - other.minY) * other.width + shared.minX - other.minX
      result.pixels.replaceSubrange(
        to..<to + shared.width,
        with: pixels[from..<from + shared.width]
      )
    }
    return result
  }
}

extension SIMD4<Float> {
  /// The colour without its alpha.
  var straight: SIMD3<Float> { w > 0 ? SIMD3(x, y, z) / w : .zero }

  var rgb: SIMD3<Float> { SIMD3(x, y, z) }

  init(straight color: SIMD3<Float>, alpha: Float) { self.init(color * alpha, alpha) }
}

extension SIMD3<Float> {
  /// With the weights of sRGB, as documented for gray.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}

extension LightBitmap {
  /// The pixels of a bitmap whose bottom left is at the origin.
  init(_ pixmap: Pixmap, in area: PixelRect, _ space: WorkingSpace) {
    let shared = area.intersection(
      PixelRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
    )
    self.init(area)
    let opaque = (0...255).map { space.value(ofEncoded: SIMD3(repeating: Float($0) / 255)).x }
    pixmap.withUnsafePixels { source in
      for y in shared.minY..<shared.maxY {
        let row = (pixmap.height - 1 - y) * pixmap.width
        let target = (y - area.minY) * area.width - area.minX
        for x in shared.minX..<shared.maxX {
          let pixel = Pixel(packed: source[row + x])
          if pixel.alpha == 255 {
            pixels[target + x] = SIMD4(
              opaque[Int(pixel.red)],
              opaque[Int(pixel.green)],
              opaque[Int(pixel.blue)],
              1
            )
          } else if pixel.alpha > 0 {
            let alpha = Float(pixel.alpha)
            let color = SIMD3(Float(pixel.red), Float(pixel.green), Float(pixel.blue)) / alpha
            pixels[target + x] = SIMD4(straight: space.value(ofEncoded: color), alpha: alpha / 255)
          }
        }
      }
    }
  }

  /// The pixels as a bitmap, rounded once.
  func pixmap(from space: WorkingSpace) -> Pixmap {
    Pixmap.written(width: area.width, height: area.height) { target in
      for row in 0..<area.height {
        let source = (area.height - 1 - row) * area.width
        for x in 0..<area.width {
          let pixel = pixels[source + x]
          let alpha = min(max(pixel.w, 0), 1)
          // A colour beyond white stays one: it is limited before alpha is multiplied in.
          let color = space.encoded(pixel.straight).clamped(lowerBound: .zero, upperBound: .one)
          let bytes = SIMD4<UInt8>((SIMD4(straight: color, alpha: alpha) * 255 + 0.5))
          target[row * area.width + x] =
            Pixel(red: bytes.x, green: bytes.y, blue: bytes.z, alpha: bytes.w).packed
        }
      }
    }
  }
}
