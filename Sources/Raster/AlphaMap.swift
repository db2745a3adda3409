import Pixels

/// Coverage held as bytes, such as a blurred silhouette. Beyond its bounds it is 0.
struct AlphaMap: Sendable {
  let bounds: PixelRect
  let bytes: [UInt8]
  let fingerprint: Fingerprint

  init(bounds: PixelRect, bytes: [UInt8], fingerprint: Fingerprint) {
    precondition(bytes.count == bounds.width * bounds.height, "One byte a pixel.")
    self.bounds = bounds
    self.bytes = bytes
    self.fingerprint = fingerprint
  }

  func movedBy(x: Int, y: Int) -> AlphaMap {
    var print = fingerprint
    print.combine(x)
    print.combine(y)
    let moved = PixelRect(
      minX: bounds.minX + x,
      minY: bounds.minY + y,
      maxX: bounds.maxX + x,
      maxY: bounds.maxY + y
    )
    return AlphaMap(bounds: moved, bytes: bytes, fingerprint: print)
  }

  func rasterize(top: Int, rows: Int, minX: Int, maxX: Int, into store: inout SpanRows) {
    let x0 = max(minX, bounds.minX)
    let x1 = min(maxX, bounds.maxX)
    bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<rows {
        let y = top + row
        guard y >= bounds.minY, y < bounds.maxY, x0 < x1 else {
          store.emptyRow()
          continue
        }
        let start = (y - bounds.minY) * bounds.width - bounds.minX
        addRow(bytes.baseAddress! + start, x0, x1, &store)
      }
    }
  }

  /// Long runs of one value become constant spans.
  private func addRow(
    _ row: UnsafePointer<UInt8>,
    _ x0: Int,
    _ x1: Int,
    _ store: inout SpanRows
  ) {
    store.beginRow()
    var x = x0
    while x < x1 {
      let value = row[x]
      let eight = UInt64(value) &* 0x0101_0101_0101_0101
      var end = x + 1
      while end + 8 <= x1, UnsafeRawPointer(row + end).loadUnaligned(as: UInt64.self) == eight {
        end += 8
      }
      while end < x1, row[end] == value { end += 1 }
      store.add(Int32(x), Int32(end), Int32(value), limit: Int32(x1))
      x = end
    }
    store.endRow()
  }
}
