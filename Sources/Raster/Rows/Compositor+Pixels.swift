import CKernels
import Display
import Pixels
import RasterPlan

/// Pixels of bitmaps over what shapes cover.
extension Compositor {
  /// Opaque pixels that stay in memory until the block is finished, or are copied at once.
  @inline(__always)
  func copy(_ columns: PixelColumns, from source: PixelRows, atOnce: Bool) {
    let level = top
    if atOnce {
      for row in 0..<rowCount {
        level.pointee.rows[row, columns].copy(from: source[row, columns])
      }
      level.pointee.replace(with: Segment(columns, level.pointee.own))
    } else {
      level.pointee.replace(with: Segment(columns, source))
    }
  }

  /// Pixels over what a run covers of those below; `alpha` is 0...255.
  @inline(__always)
  func over(_ run: PixelRun, from source: PixelRows, areOpaque: Bool, alpha: UInt32) {
    if let mask = run.mask {
      over(run.columns, from: source, mask: scaled(mask, count: run.columns.count, by: alpha))
    } else {
      let strength = strength(of: run, alpha)
      if strength > 0 { over(run.columns, from: source, areOpaque: areOpaque, alpha: strength) }
    }
  }

  /// Pixels of a turned bitmap over what a mask covers, when they are all written and in one
  /// row; `alpha` is 0...255.
  @inline(__always)
  func over(
    _ columns: PixelColumns,
    _ turned: UnsafePointer<SegueTurned>,
    _ y: Int32,
    mask: ByteSlice,
    alpha: UInt32
  ) -> Bool {
    guard rowCount == 1, top.pointee.hasWritten(columns) else { return false }
    let mask = scaled(mask, count: columns.count, by: alpha)
    kernels.over(top.pointee.rows[0, columns], turned, columns.start, y, mask: mask)
    return true
  }

  /// Whether pixels over what a run covers are anything at all.
  @inline(__always)
  func shows(_ run: PixelRun, alpha: UInt32) -> Bool {
    run.mask != nil || strength(of: run, alpha) > 0
  }

  @inline(__always)
  private func strength(of run: PixelRun, _ alpha: UInt32) -> UInt32 {
    run.isFull ? alpha : UInt32(bitPattern: multiplied(run.value, Int32(bitPattern: alpha)))
  }

  /// Writes all of what shows.
  func settle() { settle(top.pointee.columns) }

  /// What clear pixels over these columns would do: what shows there is written.
  func settle(_ columns: PixelColumns) {
    let level = top
    var pieces = pieces(of: columns)
    while let (piece, base) = next(&pieces) {
      guard !base.isSame(as: level.pointee.own) else { continue }
      for row in 0..<rowCount {
        level.pointee.rows[row, piece].copy(from: base[row, piece])
      }
    }
    finish(columns)
  }

  @inline(__always)
  private func over(_ columns: PixelColumns, from source: PixelRows, mask: ByteSlice) {
    let level = top
    let target = level.pointee.rows
    if rowCount == 1, level.pointee.hasWritten(columns) {
      let pixels = target[0, columns]
      kernels.over(pixels, pixels.readOnly, source[0, columns], mask: mask)
      return
    }
    var pieces = pieces(of: columns)
    while let (piece, base) = next(&pieces) {
      let bytes = mask[piece, of: columns]
      for row in 0..<rowCount {
        kernels.over(target[row, piece], base[row, piece], source[row, piece], mask: bytes)
      }
    }
    finish(columns)
  }

  @inline(__always)
  private func over(
    _ columns: PixelColumns,
    from source: PixelRows,
    areOpaque: Bool,
    alpha: UInt32
  ) {
    let target = top.pointee.rows
    var pieces = pieces(of: columns)
    while let (piece, base) = next(&pieces) {
      for row in 0..<rowCount {
        let to = target[row, piece]
        if areOpaque {
          kernels.mix(to, base[row, piece], source[row, piece], amount: alpha)
        } else if alpha == 255 {
          kernels.over(to, base[row, piece], source[row, piece])
        } else {
          kernels.over(to, base[row, piece], source[row, piece], alpha: alpha)
        }
      }
    }
    finish(columns)
  }

  /// The mask times alpha, in the shared row of masks when it has to be computed.
  @inline(__always)
  private func scaled(_ mask: ByteSlice, count: Int32, by alpha: UInt32) -> ByteSlice {
    if alpha == 255 { return mask }
    check(Int(count) <= width)
    maskMemory.unwrite(width)
    let bytes = MutableByteSlice(maskMemory, count: count)
    kernels.scale(bytes, mask, by: alpha)
    return bytes.readOnly
  }

  /// Any blend mode, over what a run covers.
  func blend(_ run: PixelRun, from source: PixelRows, mode: BlendMode) {
    let target = top.pointee.rows
    var pieces = pieces(of: run.columns)
    while let (piece, base) = next(&pieces) {
      for row in 0..<rowCount {
        kernels.blend(
          target[row, piece],
          base[row, piece],
          source[row, piece],
          mask: run.mask?[piece, of: run.columns],
          coverage: UInt32(run.value),
          mode
        )
      }
    }
    finish(run.columns)
  }
}
