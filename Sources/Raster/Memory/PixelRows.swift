import Pixels
import RasterPlan

/// Rows of pixels in memory, one below the other, that hold the same device columns.
///
/// A stride of 0 repeats one row.
struct PixelRows: BitwiseCopyable {
  /// Pixel `columns.start` of the first row.
  private let first: UnsafePointer<UInt32>
  /// Pixels from row to row.
  private let stride: Int32
  private let rowCount: Int32
  let columns: PixelColumns

  @inline(__always)
  init(_ first: UnsafePointer<UInt32>, stride: Int, rowCount: Int32, columns: PixelColumns) {
    self.first = first
    self.stride = Int32(truncatingIfNeeded: stride)
    self.rowCount = rowCount
    self.columns = columns
  }

  /// The pixels of some columns in one row.
  @inline(__always)
  subscript(row: Int, columns: PixelColumns) -> PixelSlice {
    check(
      row >= 0 && row < Int(rowCount) && columns.start >= self.columns.start
        && columns.end <= self.columns.end
    )
    let offset = row &* Int(stride) &+ Int(columns.start &- self.columns.start)
    return PixelSlice(first + offset, count: columns.end &- columns.start)
  }

  /// The pixels of the columns of all `rows`, when they lie in memory without gaps.
  @inline(__always)
  func block(of columns: PixelColumns, rows: Int) -> PixelSlice? {
    guard columns.count == stride else { return nil }
    check(rows <= Int(rowCount))
    let start = self[0, columns]
    return PixelSlice(start.start, count: start.count &* Int32(truncatingIfNeeded: rows))
  }

  /// The rows from the `count`th on.
  @inline(__always)
  func dropping(_ count: Int32) -> PixelRows {
    check(count >= 0 && count < rowCount)
    return PixelRows(
      first + Int(count) &* Int(stride),
      stride: Int(stride),
      rowCount: rowCount &- count,
      columns: columns
    )
  }

  /// Whether the first pixel lies there.
  func begins(in memory: Range<UInt>) -> Bool { memory.contains(UInt(bitPattern: first)) }

  /// Whether these are the same pixels in memory.
  @inline(__always)
  func isSame(as other: PixelRows) -> Bool {
    first == other.first && columns.start == other.columns.start
  }
}

/// Rows of pixels that are written to.
struct MutablePixelRows: BitwiseCopyable {
  private let first: UnsafeMutablePointer<UInt32>
  private let stride: Int32
  private let rowCount: Int32
  let columns: PixelColumns

  @inline(__always)
  init(_ first: UnsafeMutablePointer<UInt32>, stride: Int, rowCount: Int32, columns: PixelColumns) {
    self.first = first
    self.stride = Int32(truncatingIfNeeded: stride)
    self.rowCount = rowCount
    self.columns = columns
  }

  @inline(__always)
  var readOnly: PixelRows {
    PixelRows(UnsafePointer(first), stride: Int(stride), rowCount: rowCount, columns: columns)
  }

  /// The pixels of some columns in one row.
  @inline(__always)
  subscript(row: Int, columns: PixelColumns) -> MutablePixelSlice {
    check(
      row >= 0 && row < Int(rowCount) && columns.start >= self.columns.start
        && columns.end <= self.columns.end
    )
    let offset = row &* Int(stride) &+ Int(columns.start &- self.columns.start)
    return MutablePixelSlice(first + offset, count: columns.end &- columns.start)
  }

  /// The pixels of the columns of all `rows`, when they lie in memory without gaps.
  @inline(__always)
  func block(of columns: PixelColumns, rows: Int) -> MutablePixelSlice? {
    guard columns.count == stride else { return nil }
    check(rows <= Int(rowCount))
    let start = self[0, columns]
    return MutablePixelSlice(start.start, count: start.count &* Int32(truncatingIfNeeded: rows))
  }
}
