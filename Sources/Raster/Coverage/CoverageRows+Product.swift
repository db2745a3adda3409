import Pixels
import RasterPlan

extension CoverageRows {
  /// The product of two coverages, row by row, as a new block.
  mutating func multiply(
    _ a: CoverageBlock,
    _ b: CoverageBlock,
    in window: PixelRect
  ) -> CoverageBlock {
    guard let first = a.place(ofRow: Int32(window.minY)) else { return b }
    guard let second = b.place(ofRow: Int32(window.minY)) else { return a }
    let result = rows.count
    for row in 0..<window.height {
      let a = rows[first + row]
      let b = rows[second + row]
      if a.count == 0 || b.count == 0 {
        emptyRow()
      } else if row > 0, rows[first + row - 1] == a, rows[second + row - 1] == b {
        repeatRow()
      } else {
        multiply(a, b)
      }
    }
    return CoverageBlock(at: result, firstRow: window.minY)
  }

  private mutating func multiply(_ a: CoverageRow, _ b: CoverageRow) {
    beginRow()
    var i = Int(a.start)
    var j = Int(b.start)
    let endI = i + Int(a.count)
    let endJ = j + Int(b.count)
    while i < endI, j < endJ {
      let p = runs[i]
      let q = runs[j]
      let both = p.columns.clipped(to: q.columns)
      if !both.isEmpty { append(p.clipped(to: both), q.clipped(to: both)) }
      if p.columns.end < q.columns.end { i += 1 } else { j += 1 }
    }
    endRow()
  }

  /// The product of two runs of the same columns.
  private mutating func append(_ p: PixelRun, _ q: PixelRun) {
    switch (p.mask, q.mask) {
    case (nil, nil):
      let value = multiplied(p.value, q.value)
      if value != 0 { append(PixelRun(p.columns, value: value)) }
    case (nil, let mask?): append(p.columns, mask, times: p.value)
    case (let mask?, nil): append(p.columns, mask, times: q.value)
    case (let left?, let right?):
      let count = Int(p.columns.count)
      let memory = bytes.reserve(count)
      bytes.take(count)
      for k in 0..<count {
        memory[k] = UInt8(truncatingIfNeeded: multiplied(Int32(left[k]), Int32(right[k])))
      }
      append(PixelRun(p.columns, mask: ByteSlice(memory, count: p.columns.count)))
    }
  }

  private mutating func append(_ columns: PixelColumns, _ mask: ByteSlice, times value: Int32) {
    if value == 255 {
      append(PixelRun(columns, mask: mask))
      return
    }
    let count = Int(columns.count)
    let memory = bytes.reserve(count)
    bytes.take(count)
    for k in 0..<count {
      memory[k] = UInt8(truncatingIfNeeded: multiplied(Int32(mask[k]), value))
    }
    append(PixelRun(columns, mask: ByteSlice(memory, count: columns.count)))
  }
}
