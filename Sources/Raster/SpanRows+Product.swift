extension SpanRows {
  /// The product of two coverages, row by row, as a new block of `rows` runs.
  mutating func multiply(_ first: Int, _ second: Int, rows: Int) -> Int {
    let result = runs.count
    runs.reserve(rows)
    for row in 0..<rows {
      let a = runs[first + row]
      let b = runs[second + row]
      if a.count == 0 || b.count == 0 {
        runs.append(.empty)
        continue
      }
      let isRepeated =
        row > 0 && same(runs[first + row - 1], a) && same(runs[second + row - 1], b)
      if isRepeated {
        runs.append(runs[runs.count - 1])
        continue
      }
      let start = spans.count
      multiply(a, b)
      runs.append(SpanRun(start: Int32(start), count: Int32(spans.count - start)))
    }
    return result
  }

  private func same(_ a: SpanRun, _ b: SpanRun) -> Bool {
    a.start == b.start && a.count == b.count
  }

  private mutating func multiply(_ a: SpanRun, _ b: SpanRun) {
    var i = Int(a.start)
    var j = Int(b.start)
    let endI = i + Int(a.count)
    let endJ = j + Int(b.count)
    while i < endI, j < endJ {
      let p = spans[i]
      let q = spans[j]
      let x0 = max(p.x0, q.x0)
      let x1 = min(p.x1, q.x1)
      if x0 < x1 { append(p, q, x0, x1) }
      if p.x1 < q.x1 { i += 1 } else { j += 1 }
    }
  }

  private mutating func append(_ p: Span, _ q: Span, _ x0: Int32, _ x1: Int32) {
    let count = Int(x1 - x0)
    switch (p.mask, q.mask) {
    case (nil, nil):
      let value = multiplied(p.value, q.value)
      if value != 0 { spans.append(Span(x0, x1, value: value)) }
    case (nil, let mask?):
      scale(mask + Int(x0 - q.x0), p.value, x0, x1)
    case (let mask?, nil):
      scale(mask + Int(x0 - p.x0), q.value, x0, x1)
    case (let left?, let right?):
      let memory = bytes.reserve(count)
      bytes.take(count)
      let l = left + Int(x0 - p.x0)
      let r = right + Int(x0 - q.x0)
      for k in 0..<count {
        memory[k] = UInt8(truncatingIfNeeded: multiplied(Int32(l[k]), Int32(r[k])))
      }
      spans.append(Span(x0, x1, mask: UnsafePointer(memory)))
    }
  }

  private mutating func scale(
    _ mask: UnsafePointer<UInt8>,
    _ value: Int32,
    _ x0: Int32,
    _ x1: Int32
  ) {
    guard value != 255 else {
      spans.append(Span(x0, x1, mask: mask))
      return
    }
    let count = Int(x1 - x0)
    let memory = bytes.reserve(count)
    bytes.take(count)
    for k in 0..<count {
      memory[k] = UInt8(truncatingIfNeeded: multiplied(Int32(mask[k]), value))
    }
    spans.append(Span(x0, x1, mask: UnsafePointer(memory)))
  }
}

/// `a * b / 255` of bytes, rounded to nearest.
@inline(__always)
func multiplied(_ a: Int32, _ b: Int32) -> Int32 {
  let t = a &* b &+ 128
  return (t &+ (t >> 8)) >> 8
}
