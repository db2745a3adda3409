import Pixels

/// Colours over what shapes cover.
extension Compositor {
  /// A colour, premultiplied 0...255, over what a run covers.
  @inline(__always)
  func fill(_ run: PixelRun, with ink: InkColor) {
    if let mask = run.mask {
      let target = top.pointee.rows
      var pieces = pieces(of: run.columns)
      while let (piece, base) = next(&pieces) {
        write(ink, over: base, into: target, piece, mask: mask[piece, of: run.columns])
      }
      finish(run.columns)
    } else {
      fill(run.columns, with: run.isFull ? ink.channels : ink.channels * (Float(run.value) / 255))
    }
  }

  /// The same over several runs, from left to right: the segments are replaced once,
  /// however many there are.
  func fill(_ runs: UnsafeBufferPointer<PixelRun>, inside columns: PixelColumns, with ink: InkColor)
  {
    var index = 0
    while index < runs.count, runs[index].columns.end <= columns.start { index &+= 1 }
    guard index < runs.count, runs[index].columns.start < columns.end else { return }
    let rows = top.pointee.rows
    var rewriter = beginRewriting(at: max(runs[index].columns.start, columns.start))
    while index < runs.count {
      let run = runs[index].clipped(to: columns)
      index &+= 1
      if run.isEmpty { continue }
      rewriter.keep(to: run.columns.start)
      if let mask = run.mask {
        while let (piece, base) = rewriter.next(to: run.columns.end, self) {
          write(ink, over: base, into: rows, piece, mask: mask[piece, of: run.columns])
        }
      } else {
        let color = run.isFull ? ink.channels : ink.channels * (Float(run.value) / 255)
        rewriter.fill(to: run.columns.end, color)
      }
    }
    endRewriting(&rewriter)
  }

  @inline(__always)
  private func write(
    _ ink: InkColor,
    over base: PixelRows,
    into rows: MutablePixelRows,
    _ columns: PixelColumns,
    mask: ByteSlice
  ) {
    for row in 0..<rowCount {
      kernels.over(rows[row, columns], base[row, columns], color: ink.packed, mask: mask)
    }
  }

  @inline(__always)
  private func fill(_ columns: PixelColumns, with color: SIMD4<Float>) {
    let level = top
    if color.w >= 255 {
      level.pointee.replace(with: Segment(columns, level.pointee.own, color))
      return
    }
    let keep = 1 - color.w / 255
    let only = level.pointee.segments[level.pointee.index(behind: columns.start)]
    if only.columns.end >= columns.end {
      level.pointee.replace(with: Segment(columns, only.base, only.color * keep + color))
      return
    }
    let first = level.pointee.split(at: columns.start)
    let end = level.pointee.split(at: columns.end)
    level.pointee.cover(first..<end, with: color, keeping: keep)
  }
}
