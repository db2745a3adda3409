extension Pixmap {
  /// The smallest box outside of which all pixels are clear; empty for a bitmap without any other.
  ///
  /// Computed once for each generation. Text has clear margins, and many layers are mostly clear.
  package var inkBounds: PixelRect { storage.inkBounds(by: computedInkBounds) }

  private func computedInkBounds() -> PixelRect {
    withUnsafePixels { pixels in
      func row(_ y: Int, _ columns: Range<Int>) -> UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(
          rebasing: pixels[y * width + columns.lowerBound..<y * width + columns.upperBound]
        )
      }
      let rows = 0..<height
      guard let top = rows.first(where: { row($0, 0..<width).hasInk }),
        let bottom = rows.last(where: { row($0, 0..<width).hasInk })
      else { return .empty }
      // Each row is looked at only where it may widen the box.
      var left = width
      var right = 0
      for y in top...bottom {
        left = row(y, 0..<left).firstIndex { $0 != 0 } ?? left
        let rest = max(left, right)..<width
        if let last = row(y, rest).lastIndex(where: { $0 != 0 }) {
          right = rest.lowerBound + last + 1
        }
      }
      return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom + 1)
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether a pixel is not clear.
  fileprivate var hasInk: Bool {
    // Blocks without an early exit, so that the compiler vectorizes them.
    for start in stride(from: 0, to: count, by: 512) {
      var all: UInt32 = 0
      for index in start..<Swift.min(start + 512, count) { all |= self[index] }
      if all != 0 { return true }
    }
    return false
  }
}
