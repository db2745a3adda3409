import CKernels

/// Rows for the kernels, with bytes as in pictures; all that one kernel uses fits into the L1
/// cache.
final class KernelRows {
  static let count = 1024
  /// What samplers get at once.
  static let block = 64
  /// Of a bitmap in `opaque`.
  private static let stride = 128

  let to = KernelRows.words(2 * count)
  let opaque = KernelRows.words(count)
  let translucent = KernelRows.words(count)
  let sums = KernelRows.words(2 * count)
  let mask = KernelRows.bytes(count + block)
  let other = KernelRows.bytes(count)
  let filtered = KernelRows.bytes(count + block)
  let out = KernelRows.bytes(8 * count)
  let runs = UnsafeMutablePointer<encode_run>.allocate(capacity: count)
  var runCount = 0
  var codes = encode_codes()

  /// Lives as long as the process.
  private static func words(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
    return words
  }

  private static func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
    return bytes
  }

  init() {
    var noise: UInt32 = 1
    func next() -> UInt32 {
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return noise >> 8
    }
    for i in 0..<KernelRows.count {
      opaque[i] = next() | 0xFF00_0000
      translucent[i] = next() & 0x7F7F7F | 0x8000_0000
      mask[i] = UInt8(next() & 255)
      other[i] = UInt8(next() & 255)
      // Strings of literals and of zeros.
      filtered[i] = i % 64 < 24 ? UInt8(next() & 255 | 1) : 0
    }
    for i in 0..<2 * KernelRows.count { sums[i] = next() & 4095 }
    withUnsafeMutableBytes(of: &codes) { codes in
      let bits = codes.bindMemory(to: UInt16.self)
      let first = MemoryLayout<encode_codes>.offset(of: \.lengths) ?? 0
      for symbol in 0..<Int(ENCODE_SYMBOLS) {
        bits[symbol] = UInt16(symbol & 255)
        codes[first + symbol] = 8
      }
    }
  }

  /// A bitmap sampled from its second column and row on, in 65536ths of a pixel.
  func sampling(du: Int32, dv: Int32) -> SegueSampling {
    var sampling = SegueSampling()
    sampling.pixels = UnsafePointer(opaque)
    sampling.stride = Int32(KernelRows.stride)
    sampling.width = sampling.stride
    sampling.height = Int32(KernelRows.count / KernelRows.stride)
    (sampling.u, sampling.v) = (70_000, 70_000)
    (sampling.du, sampling.dv) = (du, dv)
    return sampling
  }

  func perspective() -> SegueSampling {
    var sampling = sampling(du: 0, dv: 0)
    (sampling.cu, sampling.cv) = (50_000, 4000)
    (sampling.w, sampling.dw) = (1, 0.001)
    return sampling
  }

  /// 256 colours, around the middle of the row or in perspective.
  func gradient(_ kind: Int, inPerspective: Bool = false) -> SegueGradient {
    var gradient = SegueGradient()
    gradient.kind = Int32(kind)
    (gradient.extendsStart, gradient.extendsEnd) = (1, 1)
    gradient.table = UnsafePointer(opaque)
    gradient.last = 255
    (gradient.m11, gradient.m22, gradient.m33) = (0.01, 0.01, 1)
    (gradient.m31, gradient.m32) = (-5, -3)
    if inPerspective { gradient.m13 = 0.001 }
    (gradient.r, gradient.dr) = (0.1, 3)
    return gradient
  }

  /// Two colours, each through a mask.
  func parts() -> [SegueGroupPart] {
    [
      SegueGroupPart(mask: mask, amount: 1, color: (200, 100, 50, 255)),
      SegueGroupPart(mask: other, amount: 1, color: (10, 50, 100, 127)),
    ]
  }
}
