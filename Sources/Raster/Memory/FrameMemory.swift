// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import Pixels
import RasterPlan

/// The pixels of some rows of a frame, into which bands are drawn.
///
/// The caller owns the memory.
package struct FrameMemory: @unchecked Sendable {
  private let start: UnsafeMutablePointer<UInt32>
  private let stride: Int
  /// Of a row.
  private let width: Int
  private let rowCount: Int

  /// Rows of `width` pixels without gaps between them, from the first of `pixels` on.
  package init(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int) {
    precondition(width >= 0, "A row has no negative width.")
    // Memory without pixels has no rows to be drawn into.
    start = pixels.baseAddress ?? UnsafeMutablePointer(bitPattern: 64)!
    stride = width
    self.width = width
    rowCount = width > 0 ? pixels.count / width : 0
  }

  private init(
    _ start: UnsafeMutablePointer<UInt32>,
    stride: Int,
    width: Int,
    rowCount: Int
  ) {
    self.start = start
    self.stride = stride
    self.width = width
    self.rowCount = rowCount
  }

  /// Some of the rows.
  package func rows(_ range: Range<Int>) -> FrameMemory {
    check(range.lowerBound >= 0 && range.upperBound <= rowCount)
    return FrameMemory(
      start + range.lowerBound * stride,
      stride: stride,
      width: width,
      rowCount: range.count
    )
  }

  /// Some of the columns of all rows.
  func columns(_ range: Range<Int>) -> FrameMemory {
    check(range.lowerBound >= 0 && range.upperBound <= width)
    return FrameMemory(
      start + range.lowerBound,
      stride: stride,
      width: range.count,
      rowCount: rowCount
    )
  }

  /// The first `count` pixels of `rowCount` rows from `row` on, as device columns.
  func rows(from row: Int, count: Int, columns: PixelColumns) -> MutablePixelRows {
    check(row >= 0 && count >= 0 && row + count <= rowCount && Int(columns.count) <= width)
    return MutablePixelRows(
      start + row * stride,
      stride: stride,
      rowCount: Int32(count),
      columns: columns
    )
  }
}
