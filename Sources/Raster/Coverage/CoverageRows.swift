import CKernels
import Pixels
import RasterPlan

/// Which runs a row has, as places in `CoverageRows`: rows with equal coverage share them.
struct CoverageRow: BitwiseCopyable, Equatable {
  var start: Int32
  var count: Int32

  static let empty = CoverageRow(start: 0, count: 0)
}

/// The coverage of a command in those rows of a band that it reaches into: a block of rows in
/// `CoverageRows`, or full.
struct CoverageBlock: BitwiseCopyable {
  /// From a device row to its place; nothing else than full coverage has the least number.
  private var offset: Int32

  static let full = CoverageBlock(offset: .min)

  private init(offset: Int32) { self.offset = offset }

  /// The block that begins at this place, with device row `y`.
  init(at place: Int, firstRow y: Int) {
    check(place >= 0)
    offset = Int32(place - y)
  }

  @inline(__always)
  var isFull: Bool { offset == .min }

  /// The place of a device row, one of the command's; nil when all is covered.
  @inline(__always)
  func place(ofRow y: Int32) -> Int? { isFull ? nil : Int(y &+ offset) }
}

/// The coverage of all shapes of one band, row by row, as runs of pixels.
struct CoverageRows {
  private(set) var runs = GrowingBuffer<PixelRun>(capacity: 1024)
  private(set) var rows = GrowingBuffer<CoverageRow>(capacity: 1024)
  var bytes = ByteArena()

  // The row being written.
  private var rowStart = 0
  /// The open mask run: its bytes, its first pixel, its length.
  private var mask: UnsafeMutablePointer<UInt8>?
  private var maskX: Int32 = 0
  private var maskCount: Int32 = 0

  mutating func reset() {
    runs.removeAll()
    rows.removeAll()
    bytes.reset()
  }

  func deallocate() {
    runs.deallocate()
    rows.deallocate()
    bytes.deallocate()
  }

  /// Whether so few pixels of one value that they are mixed in less time than another run
  /// takes join a mask beside them (measured: 10,000 layers of 10 x 10 points take 1.8
  /// times as long without).
  var joinsNarrowRuns = false

  /// Constant stretches that are shorter join a mask beside them.
  @inline(__always)
  var shortest: Int32 { joinsNarrowRuns ? CoverageRows.narrow : CoverageRows.shortest }

  private static let shortest = Int32(SEGUE_LONG_RUN)
  private static let narrow = Int32(Fullness.scalarCount)

  /// As many bytes of full coverage as a narrow run has at most, written at once.
  typealias Fullness = SIMD32<UInt8>

  /// The runs of a row.
  @inline(__always)
  subscript(row: CoverageRow) -> UnsafeBufferPointer<PixelRun> {
    check(row.start >= 0 && Int(row.start) + Int(row.count) <= runs.count)
    return UnsafeBufferPointer(start: runs.base + Int(row.start), count: Int(row.count))
  }

  @inline(__always)
  mutating func append(_ run: PixelRun) { runs.append(run) }

  @inline(__always)
  private mutating func append(_ x0: Int32, _ x1: Int32, value: Int32) {
    runs.append(PixelRun(PixelColumns(from: x0, to: x1), value: value))
  }

  @inline(__always)
  private mutating func append(_ x: Int32, _ mask: ByteSlice) {
    runs.append(PixelRun(at: x, mask: mask))
  }

  // MARK: Writing a row from left to right

  @inline(__always)
  mutating func beginRow() {
    rowStart = runs.count
    mask = nil
  }

  @inline(__always)
  mutating func endRow() {
    closeMask()
    rows.append(CoverageRow(start: Int32(rowStart), count: Int32(runs.count - rowStart)))
  }

  /// Makes the row equal to the one before it.
  @inline(__always)
  mutating func repeatRow() { rows.append(rows[rows.count - 1]) }

  @inline(__always)
  mutating func emptyRow() { rows.append(.empty) }

  @inline(__always)
  private mutating func closeMask() {
    guard let open = mask else { return }
    append(maskX, ByteSlice(open, count: maskCount))
    bytes.take(Int(maskCount))
    mask = nil
  }

  /// One pixel.
  ///
  /// `limit` is the greatest possible end of the row.
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
    if x1 - x0 < shortest, mask != nil || value != 255 {
      add(x0, value, limit: limit)
      guard let open = mask else { return }
      (open + Int(maskCount)).update(repeating: UInt8(value), count: Int(x1 - x0) - 1)
      maskCount += x1 - x0 - 1
      return
    }
    closeMask()
    constant(x0, x1, value)
  }

  @inline(__always)
  private mutating func constant(_ x0: Int32, _ x1: Int32, _ value: Int32) {
    if runs.count > rowStart, runs[runs.count - 1].extend(to: x1, from: x0, value: value) { return }
    append(x0, x1, value: value)
  }

  // MARK: Writing a row in stretches

  /// Pixels `x0 ..< x1` of one value other than 0.
  @inline(__always)
  mutating func addConstant(_ x0: Int32, _ x1: Int32, _ value: Int32) {
    closeMask()
    constant(x0, x1, value)
  }

  /// Pixels of these values, which are copied.
  mutating func addMask(at x: Int32, _ values: ByteSlice) {
    addMask(at: x, Int(values.count)) {
      $0.update(from: values.start, count: Int(values.count))
    }
  }

  mutating func addMask(at x: Int32, repeating value: UInt8, count: Int) {
    addMask(at: x, count) { $0.update(repeating: value, count: count) }
  }

  @inline(__always)
  private mutating func addMask(
    at x: Int32,
    _ count: Int,
    write: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    closeMask()
    let memory = bytes.reserve(count)
    write(memory)
    append(x, ByteSlice(memory, count: Int32(count)))
    bytes.take(count)
  }

  // MARK: Writing a row at once

  /// A row of these values, taken from `bytes`, which grow and then fall.
  @inline(__always)
  mutating func addRow(at x: Int32, _ count: Int32, mask values: UnsafeMutablePointer<UInt8>) {
    let start = runs.count
    runs.reserve(2)
    bytes.take(Int(count))
    var first = 0
    var end = Int(count)
    while first < end, values[first] == 0 { first &+= 1 }
    while end > first, values[end - 1] == 0 { end &-= 1 }
    var partial = first
    while partial < end, values[partial] == 255 { partial &+= 1 }
    if partial > first { append(x + Int32(first), x + Int32(partial), value: 255) }
    if partial < end {
      append(x + Int32(partial), ByteSlice(values + partial, count: Int32(end - partial)))
    }
    rows.append(CoverageRow(start: Int32(start), count: Int32(runs.count - start)))
  }

  /// A row that is covered between two edges, at least `shortest` pixels of it fully: `masks`,
  /// taken from `bytes`, holds the coverage of the pixels of the left edge, which grows, and of the
  /// right one, which falls.
  @inline(__always)
  mutating func addRow(
    left: Int32,
    _ leftCount: Int32,
    right: Int32,
    _ rightCount: Int32,
    masks: UnsafeMutablePointer<UInt8>
  ) {
    let start = runs.count
    runs.reserve(3)
    bytes.take(Int(leftCount + rightCount))
    var first = 0
    while first < Int(leftCount), masks[first] == 0 { first &+= 1 }
    var from = left + leftCount
    if first < Int(leftCount) {
      if masks[first] == 255 {
        from = left + Int32(first)
      } else {
        append(left + Int32(first), ByteSlice(masks + first, count: leftCount - Int32(first)))
      }
    }
    let falling = masks + Int(leftCount)
    var full = 0
    while full < Int(rightCount), falling[full] == 255 { full &+= 1 }
    var end = Int(rightCount)
    while end > full, falling[end - 1] == 0 { end &-= 1 }
    let to = right + Int32(full)
    append(from, to, value: 255)
    if end > full {
      append(to, ByteSlice(falling + full, count: Int32(end - full)))
    }
    rows.append(CoverageRow(start: Int32(start), count: Int32(runs.count - start)))
  }
}
