import CKernels
import Display
import Pixels

/// Makes rows of pixels from bitmaps under transforms and from gradients. A pixel depends on its
/// place alone, never on where a span begins: positions are computed anew every 64 pixels.
final class RowGenerator {
  private static let block: Int32 = 64
  /// Bitmaps and coordinates up to here fit the kernels' 16.16 fixed point.
  private static let farthest = 15_000.0

  let kernels: SeguePixelKernels
  @exclusivity(unchecked)
  private var mixRow: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
  @exclusivity(unchecked)
  private var mixWidth = 0

  init(_ kernels: Kernels) { self.kernels = kernels.table }

  deinit { mixRow.deallocate() }

  /// Pixels `a ..< b` of row `y`; `out` is indexed by device x. Alpha is not applied.
  func generate(
    _ source: UnsafePointer<RowSource>,
    y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ out: UnsafeMutablePointer<UInt32>
  ) {
    switch source.pointee.kind {
    case .color:
      (out + Int(a)).update(repeating: source.pointee.packed, count: Int(b - a))
    case .aligned:
      guard let pixels = source.pointee.pixels else { return }
      let start =
        (Int(y) + source.pointee.offsetY) * Int(source.pointee.width)
        + source.pointee.offsetX
      (out + Int(a)).update(from: pixels + start + Int(a), count: Int(b - a))
    case .sampled:
      sample(source, y, a, b, out)
    case .tiled:
      for x in a..<b { out[Int(x)] = tile(source, x, y) }
    case .gradient:
      shade(source, y, a, b, out)
    }
  }

  // MARK: Gradients

  private func shade(
    _ source: UnsafePointer<RowSource>,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ out: UnsafeMutablePointer<UInt32>
  ) {
    guard let shade = source.pointee.shade else { return }
    let m = source.pointee.inverse
    if case .axial = shade.geometry, m.isAffine, shade.extendsStart, shade.extendsEnd,
      abs(m.m11) < 1
    {
      let unit = Double(GradientTable.last) * 4096
      forBlocks(a, b) { x0, x1, anchor in
        let x = Double(anchor) + 0.5
        let t = x * m.m11 + (Double(y) + 0.5) * m.m21 + m.m31
        kernels.gradient(
          out + Int(x0),
          x0 - anchor,
          x1 - x0,
          shade.table,
          Int32(GradientTable.last),
          RowGenerator.fixed(t * unit + 2048),
          RowGenerator.fixed(m.m11 * unit)
        )
      }
      return
    }
    func pixel(_ x: Int32) -> UInt32 {
      let px = Double(x) + 0.5
      let py = Double(y) + 0.5
      let w = px * m.m13 + py * m.m23 + m.m33
      return shade.pixel(
        (px * m.m11 + py * m.m21 + m.m31) / w,
        (px * m.m12 + py * m.m22 + m.m32) / w
      )
    }
    if case .axial = shade.geometry, m.m11 == 0, m.m13 == 0 {
      // From top to bottom: a row has one colour.
      (out + Int(a)).update(repeating: pixel(a), count: Int(b - a))
      return
    }
    for x in a..<b { out[Int(x)] = pixel(x) }
  }

  // MARK: Bitmaps

  private func sample(
    _ source: UnsafePointer<RowSource>,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ out: UnsafeMutablePointer<UInt32>
  ) {
    guard let pixels = source.pointee.pixels else { return }
    let m = source.pointee.inverse
    let width = source.pointee.width
    let height = source.pointee.height
    sampleLevel(pixels, width, height, m, source.pointee.isNearest, y, a, b, out)
    guard let level = source.pointee.level, source.pointee.levelMix > 0 else { return }
    if Int(b - a) > mixWidth {
      mixRow.deallocate()
      mixWidth = Int(b - a) * 2
      mixRow = .allocate(capacity: mixWidth)
    }
    var smaller = m
    let scaleX = Double(source.pointee.levelWidth) / Double(width)
    let scaleY = Double(source.pointee.levelHeight) / Double(height)
    smaller.m11 *= scaleX
    smaller.m21 *= scaleX
    smaller.m31 *= scaleX
    smaller.m12 *= scaleY
    smaller.m22 *= scaleY
    smaller.m32 *= scaleY
    let mix = mixRow - Int(a)
    sampleLevel(
      level,
      source.pointee.levelWidth,
      source.pointee.levelHeight,
      smaller,
      false,
      y,
      a,
      b,
      mix
    )
    kernels.lerp(out + Int(a), out + Int(a), mix + Int(a), b - a, source.pointee.levelMix)
  }

  private func sampleLevel(
    _ pixels: UnsafePointer<UInt32>,
    _ width: Int32,
    _ height: Int32,
    _ m: Projection,
    _ isNearest: Bool,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ out: UnsafeMutablePointer<UInt32>
  ) {
    var sampling = SegueSampling()
    sampling.pixels = pixels
    sampling.stride = width
    sampling.width = width
    sampling.height = height
    let bitmap = Bitmap(pixels: pixels, width: Int(width), height: Int(height))
    let isSmall = Double(max(width, height)) < RowGenerator.farthest
    let rowY = Double(y) + 0.5
    let isAffine = m.isAffine
    let isFine = max(max(abs(m.m11), abs(m.m12)), max(abs(m.m21), abs(m.m22))) < 8
    forBlocks(a, b) { x0, x1, anchor in
      let x = Double(anchor) + 0.5
      let w = x * m.m13 + rowY * m.m23 + m.m33
      let u = (x * m.m11 + rowY * m.m21 + m.m31) / w
      let v = (x * m.m12 + rowY * m.m22 + m.m32) / w
      let isNear = max(abs(u), abs(v)) < RowGenerator.farthest
      if isAffine, isFine, isSmall, isNear {
        sampling.u = RowGenerator.fixed((u - 0.5) * 65536)
        sampling.v = RowGenerator.fixed((v - 0.5) * 65536)
        sampling.du = RowGenerator.fixed(m.m11 * 65536)
        sampling.dv = RowGenerator.fixed(m.m12 * 65536)
        if isNearest {
          kernels.nearest(out + Int(x0), x0 - anchor, x1 - x0, &sampling)
        } else {
          sampleAffine(&sampling, x0, x1, anchor, out)
        }
        return
      }
      let lastW = w + Double(RowGenerator.block) * m.m13
      if !isAffine, isSmall, isNear, !isNearest, w > 1e-6, lastW > 1e-6 {
        sampling.u = RowGenerator.fixed((u - 0.5) * 65536)
        sampling.v = RowGenerator.fixed((v - 0.5) * 65536)
        sampling.cu = Float((m.m11 - u * m.m13) * 65536)
        sampling.cv = Float((m.m12 - v * m.m13) * 65536)
        sampling.w = Float(w)
        sampling.dw = Float(m.m13)
        kernels.bilinearPerspective(out + Int(x0), x0 - anchor, x1 - x0, &sampling)
        return
      }
      for x in x0..<x1 {
        out[Int(x)] = bitmap.sample(m, Double(x) + 0.5, rowY, isNearest: isNearest, wraps: false)
      }
    }
  }

  @inline(__always)
  private func sampleAffine(
    _ sampling: inout SegueSampling,
    _ x0: Int32,
    _ x1: Int32,
    _ anchor: Int32,
    _ out: UnsafeMutablePointer<UInt32>
  ) {
    let first = x0 - anchor
    let last = x1 - anchor - 1
    let u0 = sampling.u + first * sampling.du
    let u1 = sampling.u + last * sampling.du
    let v0 = sampling.v + first * sampling.dv
    let v1 = sampling.v + last * sampling.dv
    let isInside =
      min(u0, u1) >= 0 && min(v0, v1) >= 0 && max(u0, u1) < (sampling.width - 1) << 16
      && max(v0, v1) < (sampling.height - 1) << 16
    if isInside {
      kernels.bilinear(out + Int(x0), first, x1 - x0, &sampling)
    } else {
      kernels.bilinearClamped(out + Int(x0), first, x1 - x0, &sampling)
    }
  }

  private func tile(_ source: UnsafePointer<RowSource>, _ x: Int32, _ y: Int32) -> UInt32 {
    guard let pixels = source.pointee.pixels else { return 0 }
    let bitmap = Bitmap(
      pixels: pixels,
      width: Int(source.pointee.width),
      height: Int(source.pointee.height)
    )
    return bitmap.sample(
      source.pointee.inverse,
      Double(x) + 0.5,
      Double(y) + 0.5,
      isNearest: source.pointee.isNearest,
      wraps: true
    )
  }

  // MARK: Blocks

  /// Calls `body` with the pieces of `a ..< b` between multiples of the block, and the multiple.
  @inline(__always)
  private func forBlocks(_ a: Int32, _ b: Int32, _ body: (Int32, Int32, Int32) -> Void) {
    var x = a
    while x < b {
      let anchor = x & ~(RowGenerator.block - 1)
      let end = min(b, anchor + RowGenerator.block)
      body(x, end, anchor)
      x = end
    }
  }

  /// Rounds, and keeps away from overflow.
  @inline(__always)
  private static func fixed(_ value: Double) -> Int32 {
    let bounded = max(-1e9, min(1e9, value))
    return Int32(bounded < 0 ? bounded - 0.5 : bounded + 0.5)
  }
}
