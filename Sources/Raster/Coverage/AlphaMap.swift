import Pixels
import RasterPlan

/// Coverage held as bytes, such as a blurred silhouette.
///
/// Beyond its bounds it is 0.
struct AlphaMap: Sendable {
  /// Device pixels.
  let bounds: PixelRect
  let bytes: [UInt8]

  init(bounds: PixelRect, bytes: [UInt8]) {
    precondition(bytes.count == bounds.width * bounds.height, "One byte a pixel.")
    self.bounds = bounds
    self.bytes = bytes
  }

  func moved(by offset: (x: Int, y: Int)) -> AlphaMap {
    let moved = PixelRect(
      minX: bounds.minX + offset.x,
      minY: bounds.minY + offset.y,
      maxX: bounds.maxX + offset.x,
      maxY: bounds.maxY + offset.y
    )
    return AlphaMap(bounds: moved, bytes: bytes)
  }

  /// Adds the rows of `window`.
  func addRows(for window: PixelRect, to rows: inout CoverageRows) {
    let columns =
      max(
        window.minX,
        bounds.minX
      )..<max(
        max(window.minX, bounds.minX),
        min(window.maxX, bounds.maxX)
      )
    bytes.withUnsafeBufferPointer { bytes in
      for y in window.minY..<window.maxY {
        guard y >= bounds.minY, y < bounds.maxY, !columns.isEmpty else {
          rows.emptyRow()
          continue
        }
        let start = (y - bounds.minY) * bounds.width - bounds.minX
        let line = start + columns.lowerBound..<start + columns.upperBound
        addRow(UnsafeBufferPointer(rebasing: bytes[line]), at: columns.lowerBound, to: &rows)
      }
    }
  }

  /// Long stretches of one value become one run.
  private func addRow(
    _ line: UnsafeBufferPointer<UInt8>,
    at x0: Int,
    to rows: inout CoverageRows
  ) {
    guard let start = line.baseAddress else { return }
    rows.beginRow()
    let count = line.count
    var x = 0
    while x < count {
      let value = start[x]
      let eight = UInt64(value) &* 0x0101_0101_0101_0101
      var end = x + 1
      while end + 8 <= count, UnsafeRawPointer(start + end).loadUnaligned(as: UInt64.self) == eight
      {
        end += 8
      }
      while end < count, start[end] == value { end += 1 }
      rows.add(Int32(x0 + x), Int32(x0 + end), Int32(value), limit: Int32(x0 + count))
      x = end
    }
    rows.endRow()
  }
}
