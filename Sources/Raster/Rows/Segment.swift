import Pixels
import RasterPlan

/// A piece of a block of rows whose pixels are not all written yet: `color` over `base`.
///
/// Rows are composed lazily. Copying a bitmap only points `base` at it; covering it with a
/// translucent colour only changes `color`. So hidden pixels are never drawn, and a copy, a dim and
/// a fade become one pass over memory.
struct Segment: BitwiseCopyable {
  var columns: PixelColumns
  /// The rows' own pixels when they are written.
  var base: PixelRows
  /// Premultiplied, 0...255; alpha 255 hides `base`.
  var color: SIMD4<Float>

  @inline(__always)
  init(_ columns: PixelColumns, _ base: PixelRows, _ color: SIMD4<Float> = .zero) {
    self.columns = columns
    self.base = base
    self.color = color
  }

  @inline(__always)
  func shows(_ other: Segment) -> Bool { base.isSame(as: other.base) && color == other.color }

  /// Whether there is no colour over `base`.
  @inline(__always)
  var isBare: Bool { color.w == 0 }

  /// The same for other columns.
  @inline(__always)
  func with(_ columns: PixelColumns) -> Segment { Segment(columns, base, color) }
}

/// Rounds a premultiplied colour, 0...255, to a packed pixel.
///
/// Products and sums of floats keep their order, so no channel comes to exceed alpha.
@inline(__always)
func packed(_ color: SIMD4<Float>) -> UInt32 {
  // Adding 2^23 leaves the rounded integer in the low bits.
  let bits = unsafeBitCast(color + SIMD4<Float>(repeating: 8_388_608), to: SIMD4<UInt32>.self)
  return (bits.x & 255) | (bits.y & 255) << 8 | (bits.z & 255) << 16 | (bits.w & 255) << 24
}
