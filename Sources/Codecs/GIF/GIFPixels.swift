import Pixels

/// The pixels of one image, row after row, for `LZWEncoder`.
///
/// Their memory is used for another image later.
final class GIFPixels: @unchecked Sendable {
  // Sendable: it is written before others see it.
  private(set) var words: UnsafeMutableBufferPointer<UInt16>
  private let memory: UnsafeMutableRawPointer
  private let pool: BlockPool

  /// - Parameter pool: of blocks that are large enough.
  init(count: Int, from pool: BlockPool) {
    self.pool = pool
    precondition(2 * count <= pool.byteCount, "A block of the pool has room for an image.")
    memory = pool.take()
    let start = memory.bindMemory(to: UInt16.self, capacity: count)
    words = UnsafeMutableBufferPointer(start: start, count: count)
  }

  deinit { pool.give(memory) }

  /// Keeps what is within `area` of rows that are `width` long.
  func crop(to area: PixelRect, width: Int) {
    guard let start = words.baseAddress else { return }
    let first = start + area.minY * width + area.minX
    if area.width < width {
      for row in 0..<area.height {
        // It never moves to the right.
        (start + row * area.width).update(from: first + row * width, count: area.width)
      }
    }
    words = UnsafeMutableBufferPointer(
      start: area.width < width ? start : first,
      count: area.width * area.height
    )
  }
}
