import CKernels
import Display
import Pixels

/// One draw in one block of rows: its spans and where its pixels come from.
extension BandPainter {
  func paint(_ op: BandOp, _ y: Int32, _ range: Visible, _ band: PixelRect) {
    // Inside a group only the group's own range exists.
    let level = row.top
    let low = max(range.x0, level.pointee.x0)
    let high = min(range.x1, level.pointee.x1)
    guard let run = run(op, y, band) else {
      if low < high { paint(op, y, low, high, nil, 255) }
      return
    }
    for index in Int(run.start)..<Int(run.start + run.count) {
      let span = store.spans[index]
      let x0 = max(span.x0, low)
      let x1 = min(span.x1, high)
      if x0 < x1 { paint(op, y, x0, x1, span.mask.map { $0 + Int(x0 - span.x0) }, span.value) }
    }
  }

  @inline(__always)
  func paint(
    _ op: BandOp,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ coverage: Int32
  ) {
    let source = UnsafePointer(sources.base + Int(op.source))
    if op.blendMode != .normal {
      paintBlended(source, op.blendMode, y, a, b, mask, coverage)
      return
    }
    switch source.pointee.kind {
    case .color:
      if let mask {
        row.fill(a, b, source.pointee.packed, mask: mask)
      } else {
        row.fill(
          a,
          b,
          source.pointee.color,
          coverage: coverage == 255 ? 1 : Float(coverage) / 255
        )
      }
    case .aligned:
      if source.pointee.isTinted {
        paintTinted(source, y, a, b, mask, coverage)
        return
      }
      guard let pixels = source.pointee.pixels else { return }
      let start =
        (Int(y) + source.pointee.offsetY) * Int(source.pointee.width)
        + source.pointee.offsetX
      let rows = PixelRows(pixels + start, stride: Int(source.pointee.width))
      paintPixels(source, rows, a, b, mask, coverage, stays: true)
    case .sampled, .tiled, .gradient:
      if source.pointee.isTinted {
        paintTinted(source, y, a, b, mask, coverage)
        return
      }
      if source.pointee.isOpaque, mask == nil, coverage == 255 {
        let level = row.top
        generator.generate(source, y: y, a, b, level.pointee.pixels)
        level.pointee.replace(Segment(a, b, level.pointee.own))
        return
      }
      let pixels = scratch - row.originX
      generator.generate(source, y: y, a, b, pixels)
      paintPixels(source, scratchRow, a, b, mask, coverage, stays: false)
    }
  }

  var scratchRow: PixelRows {
    PixelRows(UnsafePointer(scratch) - row.originX, stride: 0)
  }

  /// `stays`: the pixels remain in memory until the block is finished.
  @inline(__always)
  func paintPixels(
    _ source: UnsafePointer<RowSource>,
    _ pixels: PixelRows,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ coverage: Int32,
    stays: Bool
  ) {
    let alpha = source.pointee.alpha
    if let mask {
      row.over(a, b, pixels, mask: mask, alpha: alpha)
    } else if source.pointee.isOpaque, coverage == 255, stays {
      row.copy(a, b, pixels, atOnce: isBusy)
    } else {
      let strength =
        coverage == 255 ? alpha : UInt32(multiplied(coverage, Int32(bitPattern: alpha)))
      row.over(a, b, pixels, isOpaque: source.pointee.hasOpaquePixels, alpha: strength)
    }
  }

  /// A bitmap's alpha as the mask of a colour.
  func paintTinted(
    _ source: UnsafePointer<RowSource>,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ coverage: Int32
  ) {
    let pixels = scratch - row.originX
    generator.generate(source, y: y, a, b, pixels)
    let count = b - a
    let alphas = UnsafeMutableRawPointer(scratch + Int(a) - row.originX)
      .assumingMemoryBound(to: UInt8.self)
    // In place: byte i is written after pixel i was read.
    for index in 0..<Int(count) {
      alphas[index] = UInt8(truncatingIfNeeded: pixels[Int(a) + index] >> 24)
    }
    if let mask {
      kernels.table.multiplyBytes(alphas, alphas, mask, count)
    } else if coverage != 255 {
      kernels.table.scaleBytes(alphas, alphas, count, UInt32(coverage))
    }
    row.fill(a, b, source.pointee.packed, mask: UnsafePointer(alphas))
  }

  func paintBlended(
    _ source: UnsafePointer<RowSource>,
    _ mode: BlendMode,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ coverage: Int32
  ) {
    let pixels = scratch - row.originX
    let at = pixels + Int(a)
    let count = b - a
    generator.generate(source, y: y, a, b, pixels)
    if source.pointee.isTinted {
      for index in 0..<Int(count) {
        at[index] = scaledPixel(source.pointee.packed, at[index] >> 24)
      }
    } else if source.pointee.kind != .color, source.pointee.alpha != 255 {
      kernels.table.scale(at, at, count, source.pointee.alpha)
    }
    row.blend(a, b, scratchRow, mode: mode, mask: mask, coverage: coverage)
  }

  func scaledPixel(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      UInt32(multiplied(Int32(pixel >> shift & 255), Int32(alpha))) << shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }
}
