import CKernels
import Display
import RasterPlan

/// A bitmap that is turned or scaled and sampled between its pixels, with everything computed once that all of its
/// runs have in common: small tiles that fall have few pixels in each.
struct TurnedBitmap: BitwiseCopyable {
  /// Bitmaps and coordinates up to this limit fit the kernels' 16.16 fixed point.
  static let farthest = 15_000.0

  /// The bitmap and the steps from pixel to pixel.
  private(set) var sampling: SegueSampling
  private let m11, m12, m21, m22, m31, m32: Double

  /// Nil when a kernel for affine transforms does not give its pixels.
  init?(_ source: SampledBitmap) {
    let m = source.inverse
    let isFine = max(max(abs(m.m11), abs(m.m12)), max(abs(m.m21), abs(m.m22))) < 8
    guard m.isAffine, !m.isTranslation, isFine, !source.isNearest, source.nextMix == 0,
      source.bitmap.isSmall
    else { return nil }
    sampling = SegueSampling(source.bitmap)
    sampling.du = TurnedBitmap.fixed(m.m11 * 65536)
    sampling.dv = TurnedBitmap.fixed(m.m12 * 65536)
    (m11, m12) = (m.m11, m.m12)
    (m21, m22) = (m.m21, m.m22)
    (m31, m32) = (m.m31, m.m32)
  }

  /// Goes to the middle of a device pixel; whether it is near enough for the kernels.
  @inline(__always)
  mutating func move(to column: Int32, _ row: Int32) -> Bool {
    let x = Double(column) + 0.5
    let y = Double(row) + 0.5
    let u = x * m11 + y * m21 + m31
    let v = x * m12 + y * m22 + m32
    guard max(abs(u), abs(v)) < TurnedBitmap.farthest else { return false }
    sampling.u = TurnedBitmap.fixed((u - 0.5) * 65536)
    sampling.v = TurnedBitmap.fixed((v - 0.5) * 65536)
    return true
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
