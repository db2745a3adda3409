import Display
import Pixels
import RasterPlan

/// The pixels of a bitmap that the caller keeps alive.
struct Bitmap: BitwiseCopyable {
  private(set) var pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// Valid while `pixmap` lives and is not written to.
  init(_ pixmap: Pixmap) {
    pixels = pixmap.basePointer
    width = pixmap.width
    height = pixmap.height
  }

  /// The rows from device row `y` on, where pixel (x, y) of the device is (x + dx, y + dy) of the
  /// bitmap.
  @inline(__always)
  func rows(from y: Int, dx: Int, dy: Int) -> PixelRows {
    check(y + dy >= 0 && y + dy < height)
    return PixelRows(
      pixels + (y + dy) * width,
      stride: width,
      rowCount: Int32(truncatingIfNeeded: height - (y + dy)),
      columns: PixelColumns(
        from: Int32(truncatingIfNeeded: -dx),
        to: Int32(truncatingIfNeeded: width - dx)
      )
    )
  }
}

/// Tiles at their own size, which are copied or mixed once.
extension Bitmap {
  /// What a pixel shows of a tile: a texel, and its neighbours to the right and below in 256ths.
  ///
  /// Texels count on beyond the bitmap.
  struct Place {
    var column: Int
    var row: Int
    var mixX: Int32
    var mixY: Int32

    var isWhole: Bool { mixX == 0 && mixY == 0 }
  }

  /// The place that a pixel shows, when its neighbours show neighbouring places.
  func place(_ m: Projection, column: Int32, row: Int32) -> Place? {
    guard m.isTranslation, width > 0, height > 0 else { return nil }
    let v = Double(row) + m.m32
    guard max(abs(m.m31), abs(v)) < 1e9 else { return nil }
    // 256ths of a pixel, as where texels are mixed.
    let fixedU = Int((m.m31 * 65536).rounded()) >> 8
    let fixedV = Int((v * 65536).rounded()) >> 8
    return Place(
      column: fixedU >> 8 + Int(column),
      row: fixedV >> 8,
      mixX: Int32(fixedU & 255),
      mixY: Int32(fixedV & 255)
    )
  }

  /// A row of tiles, from a texel on.
  func copyRow(fromColumn column: Int, row: Int, to pixels: MutablePixelSlice) {
    let row = self.pixels + Bitmap.wrapped(row, height) * width
    var column = Int32(Bitmap.wrapped(column, width))
    var x: Int32 = 0
    while x < pixels.count {
      let end = min(pixels.count, x + Int32(width) - column)
      let part = PixelSlice(row + Int(column), count: Int32(width) - column)
      pixels.part(from: x, to: end).copy(from: part)
      (x, column) = (end, 0)
    }
  }

  private static func wrapped(_ value: Int, _ count: Int) -> Int {
    let rest = value % count
    return rest < 0 ? rest + count : rest
  }
}

/// Sampling pixel by pixel in doubles: the reference, and the path for cases without a kernel.
extension Bitmap {
  func sample(_ m: Projection, _ x: Double, _ y: Double, isNearest: Bool, wraps: Bool) -> UInt32 {
    let w = x * m.m13 + y * m.m23 + m.m33
    let u = (x * m.m11 + y * m.m21 + m.m31) / w
    let v = (x * m.m12 + y * m.m22 + m.m32) / w
    guard u.isFinite, v.isFinite, width > 0, height > 0 else { return 0 }
    let bound = 1e9
    let boundedU = max(-bound, min(bound, u))
    let boundedV = max(-bound, min(bound, v))
    if isNearest {
      return at(Int(boundedU.rounded(.down)), Int(boundedV.rounded(.down)), wraps)
    }
    // 256ths of a pixel, as in the kernels.
    let fixedU = Int(((boundedU - 0.5) * 65536).rounded()) >> 8
    let fixedV = Int(((boundedV - 0.5) * 65536).rounded()) >> 8
    var column = fixedU >> 8
    var row = fixedV >> 8
    var mixX = UInt32(fixedU & 255)
    var mixY = UInt32(fixedV & 255)
    if !wraps {
      if column < 0 || column >= width - 1 { mixX = 0 }
      if row < 0 || row >= height - 1 { mixY = 0 }
      column = max(0, min(width - 1, column))
      row = max(0, min(height - 1, row))
    }
    return Bitmap.mix(
      at(column, row, wraps),
      at(column + 1, row, wraps),
      at(column, row + 1, wraps),
      at(column + 1, row + 1, wraps),
      mixX,
      mixY
    )
  }

  private func at(_ x: Int, _ y: Int, _ wraps: Bool) -> UInt32 {
    func place(_ value: Int, _ count: Int) -> Int {
      wraps ? Bitmap.wrapped(value, count) : max(0, min(count - 1, value))
    }
    return pixels[place(y, height) * width + place(x, width)]
  }

  /// Four pixels weighted in 256ths, rounded once to nearest.
  static func mix(
    _ a: UInt32,
    _ b: UInt32,
    _ c: UInt32,
    _ d: UInt32,
    _ x: UInt32,
    _ y: UInt32
  ) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let top = (a >> shift & 255) * (256 - x) + (b >> shift & 255) * x
      let bottom = (c >> shift & 255) * (256 - x) + (d >> shift & 255) * x
      result |= ((top * (256 - y) + bottom * y + 0x8000) >> 16) << shift
    }
    return result
  }
}
