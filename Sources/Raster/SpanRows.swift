/// A piece of a row with coverage: one value for all pixels, or a byte each.
struct Span: BitwiseCopyable {
  /// Device pixels, half-open.
  var x0: Int32
  var x1: Int32
  /// The coverage of pixel `x0` and those after it; nil when all have `value`.
  var mask: UnsafePointer<UInt8>?
  /// 1...255; 255 is full.
  var value: Int32

  @inline(__always)
  init(_ x0: Int32, _ x1: Int32, value: Int32) {
    self.x0 = x0
    self.x1 = x1
    mask = nil
    self.value = value
  }

  @inline(__always)
  init(_ x0: Int32, _ x1: Int32, mask: UnsafePointer<UInt8>) {
    self.x0 = x0
    self.x1 = x1
    self.mask = mask
    value = 0
  }
}

/// Which spans a row has: rows with equal coverage share them.
struct SpanRun: BitwiseCopyable, Equatable {
  var start: Int32
  var count: Int32

  static let empty = SpanRun(start: 0, count: 0)
}

/// The spans of all shapes of one band. A shape's rows are `runs[first ..< first + rows]`.
struct SpanRows {
  var spans = GrowingBuffer<Span>(capacity: 1024)
  var runs = GrowingBuffer<SpanRun>(capacity: 1024)
  var bytes = ByteArena()

  // The row being written.
  private var rowStart = 0
  /// The open mask run: where its bytes lie, its first pixel, its length.
  private var mask: UnsafeMutablePointer<UInt8>?
  private var maskX: Int32 = 0
  private var maskCount: Int32 = 0

  mutating func reset() {
    spans.count = 0
    runs.count = 0
    bytes.reset()
  }

  func deallocate() {
    spans.deallocate()
    runs.deallocate()
    bytes.deallocate()
  }

  /// Constant stretches that are shorter join a mask beside them.
  static let shortest: Int32 = 8

  // MARK: Writing a row from left to right

  @inline(__always)
  mutating func beginRow() {
    rowStart = spans.count
    mask = nil
  }

  @inline(__always)
  mutating func endRow() {
    closeMask()
    runs.append(SpanRun(start: Int32(rowStart), count: Int32(spans.count - rowStart)))
  }

  /// The row looks as the one before it.
  @inline(__always)
  mutating func repeatRow() { runs.append(runs[runs.count - 1]) }

  @inline(__always)
  mutating func emptyRow() { runs.append(.empty) }

  @inline(__always)
  private mutating func closeMask() {
    guard let open = mask else { return }
    spans.append(Span(maskX, maskX + maskCount, mask: UnsafePointer(open)))
    bytes.take(Int(maskCount))
    mask = nil
  }

  /// One pixel. `limit` is where the row ends at most.
  @inline(__always)
  mutating func add(_ x: Int32, _ value: Int32, limit: Int32) {
    if value == 0 {
      closeMask()
      return
    }
    if value == 255, mask == nil {
      constant(x, x + 1, 255)
      return
    }
    if let open = mask, x == maskX + maskCount {
      open[Int(maskCount)] = UInt8(truncatingIfNeeded: value)
      maskCount += 1
      return
    }
    closeMask()
    let memory = bytes.reserve(Int(limit - x))
    memory[0] = UInt8(truncatingIfNeeded: value)
    mask = memory
    maskX = x
    maskCount = 1
  }

  /// Pixels `x0 ..< x1` of one value.
  @inline(__always)
  mutating func add(_ x0: Int32, _ x1: Int32, _ value: Int32, limit: Int32) {
    guard x1 > x0 else { return }
    if value == 0 {
      closeMask()
      return
    }
    if x1 - x0 < SpanRows.shortest, mask != nil || value != 255 {
      for x in x0..<x1 { add(x, value, limit: limit) }
      return
    }
    closeMask()
    constant(x0, x1, value)
  }

  @inline(__always)
  private mutating func constant(_ x0: Int32, _ x1: Int32, _ value: Int32) {
    if spans.count > rowStart {
      let last = spans.base + (spans.count - 1)
      if last.pointee.mask == nil, last.pointee.x1 == x0, last.pointee.value == value {
        last.pointee.x1 = x1
        return
      }
    }
    spans.append(Span(x0, x1, value: value))
  }

  // MARK: Writing a row at once

  /// A row that is covered between two edges, at least `shortest` pixels of it fully: `masks`, taken
  /// from `bytes`, holds the coverage of the pixels of the left edge, which grows, and of the right
  /// one, which falls.
  @inline(__always)
  mutating func addRow(
    left: Int32,
    _ leftCount: Int32,
    right: Int32,
    _ rightCount: Int32,
    masks: UnsafeMutablePointer<UInt8>
  ) {
    let start = spans.count
    spans.reserve(3)
    bytes.take(Int(leftCount + rightCount))
    var first = 0
    while first < Int(leftCount), masks[first] == 0 { first &+= 1 }
    var from = left + leftCount
    if first < Int(leftCount) {
      if masks[first] == 255 {
        from = left + Int32(first)
      } else {
        spans.append(Span(left + Int32(first), from, mask: UnsafePointer(masks + first)))
      }
    }
    let falling = masks + Int(leftCount)
    var full = 0
    while full < Int(rightCount), falling[full] == 255 { full &+= 1 }
    var end = Int(rightCount)
    while end > full, falling[end - 1] == 0 { end &-= 1 }
    let to = right + Int32(full)
    spans.append(Span(from, to, value: 255))
    if end > full {
      spans.append(Span(to, right + Int32(end), mask: UnsafePointer(falling + full)))
    }
    runs.append(SpanRun(start: Int32(start), count: Int32(spans.count - start)))
  }
}
