import Pixels
import RasterPlan

/// Pixels side by side in a row, and how much of each is covered: one value for all, or a byte
/// each.
struct PixelRun: BitwiseCopyable {
  private(set) var columns: PixelColumns
  /// The bytes of all columns; nil when all have `value`.
  private var bytes: UnsafePointer<UInt8>?
  /// 0...255, 255 is full; 255 beside a mask.
  private(set) var value: Int32

  @inline(__always)
  init(_ columns: PixelColumns, value: Int32 = 255) {
    self.columns = columns
    bytes = nil
    self.value = value
  }

  @inline(__always)
  init(at x: Int32, mask: ByteSlice) {
    self.init(PixelColumns(from: x, to: x &+ mask.count), mask: mask)
  }

  @inline(__always)
  init(_ columns: PixelColumns, mask: ByteSlice) {
    check(mask.count >= columns.count)
    self.columns = columns
    bytes = mask.start
    value = 255
  }

  @inline(__always)
  var mask: ByteSlice? { bytes.map { ByteSlice($0, count: columns.count) } }

  /// Whether all of it is covered.
  @inline(__always)
  var isFull: Bool { bytes == nil && value == 255 }

  @inline(__always)
  var isEmpty: Bool { columns.isEmpty }

  /// Whether it also has pixels in other columns.
  @inline(__always)
  func clipped(to other: PixelColumns) -> PixelRun {
    var result = self
    result.columns = columns.clipped(to: other)
    if let bytes, !result.columns.isEmpty {
      result.bytes = bytes + Int(result.columns.start &- columns.start)
    }
    return result
  }

  /// Grows a run of one value that ends at `start`; false when it is another one.
  @inline(__always)
  mutating func extend(to end: Int32, from start: Int32, value: Int32) -> Bool {
    guard bytes == nil, columns.end == start, self.value == value else { return false }
    columns.end = end
    return true
  }
}

/// `a * b / 255` of bytes, rounded to nearest.
@inline(__always)
func multiplied(_ a: Int32, _ b: Int32) -> Int32 {
  let t = a &* b &+ 128
  return (t &+ (t >> 8)) >> 8
}
