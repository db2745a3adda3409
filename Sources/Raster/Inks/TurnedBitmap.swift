import CKernels
import Pixels
import RasterPlan

/// A bitmap that is turned or scaled and sampled between its pixels, with everything computed once
/// that all of its runs have in common: small tiles that fall have few pixels in each.
struct TurnedBitmap: BitwiseCopyable {
  /// Bitmaps and coordinates up to this limit fit the kernels' 16.16 fixed point.
  static let farthest = 15_000.0

  /// The bitmap, the steps from pixel to pixel and the transform, as the kernels want them.
  private(set) var turned = SegueTurned()

  /// Of an ink that is no such bitmap.
  init() {}

  /// Nil when a kernel for affine transforms does not give its pixels.
  init?(_ source: SampledBitmap) {
    let m = source.inverse
    let isFine = max(max(abs(m.m11), abs(m.m12)), max(abs(m.m21), abs(m.m22))) < 8
    guard m.isAffine, !m.isTranslation, isFine, !source.isNearest, source.nextMix == 0,
      source.bitmap.isSmall
    else { return nil }
    turned.sampling = SegueSampling(source.bitmap)
    turned.sampling.du = TurnedBitmap.fixed(m.m11 * 65536)
    turned.sampling.dv = TurnedBitmap.fixed(m.m12 * 65536)
    (turned.m11, turned.m12) = (m.m11, m.m12)
    (turned.m21, turned.m22) = (m.m21, m.m22)
    (turned.m31, turned.m32) = (m.m31, m.m32)
  }

  /// The place in the bitmap of the middle of a device pixel.
  @inline(__always)
  private func place(_ column: Int32, _ row: Int32) -> (u: Double, v: Double) {
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    return (
      x * turned.m11 + y * turned.m21 + turned.m31, x * turned.m12 + y * turned.m22 + turned.m32
    )
  }

  /// The sampling that begins at a device pixel; nil when that is too far away for the kernels.
  @inline(__always)
  func sampling(at column: Int32, _ row: Int32) -> SegueSampling? {
    let (u, v) = place(column, row)
    guard max(abs(u), abs(v)) < TurnedBitmap.farthest else { return nil }
    var sampling = turned.sampling
    sampling.u = TurnedBitmap.fixed((u - 0.5) * 65536)
    sampling.v = TurnedBitmap.fixed((v - 0.5) * 65536)
    return sampling
  }

  /// Whether the kernels can mix any of these device pixels with what is below them at once.
  func mixes(_ columns: PixelColumns, _ rows: DeviceRows) -> Bool {
    guard turned.sampling.width > 1, turned.sampling.height > 1 else { return false }
    func isNear(_ column: Int32, _ row: Int32) -> Bool {
      let (u, v) = place(column, row)
      return max(abs(u), abs(v)) < TurnedBitmap.farthest
    }
    // Positions are computed from the beginning of a block of pixels on.
    let first = columns.start & ~(InkSampler.block - 1)
    return isNear(first, rows.first) && isNear(columns.end, rows.first) && isNear(first, rows.end)
      && isNear(columns.end, rows.end)
  }

  /// Rounds, and keeps away from overflow.
  @inline(__always)
  static func fixed(_ value: Double) -> Int32 {
    let bounded = max(-1e9, min(1e9, value))
    return Int32(bounded < 0 ? bounded - 0.5 : bounded + 0.5)
  }
}

extension Bitmap {
  /// Whether the kernels' fixed point reaches all of it.
  var isSmall: Bool { Double(max(width, height)) < TurnedBitmap.farthest }
}

extension SegueSampling {
  init(_ bitmap: Bitmap) {
    self.init()
    pixels = bitmap.pixels
    stride = Int32(bitmap.width)
    width = Int32(bitmap.width)
    height = Int32(bitmap.height)
  }
}
