import Pixels

/// The pixels of one image, row after row, for `LZWEncoder`.
///
/// Their memory is used for another image later.
final class GIFPixels: @unchecked Sendable {
  // Sendable: it is written before others see it.
  let words: UnsafeMutableBufferPointer<UInt16>
  private let pool: BlockPool

  /// - Parameter pool: of blocks that are large enough.
  init(count: Int, from pool: BlockPool) {
    self.pool = pool
    precondition(2 * count <= pool.byteCount, "A block of the pool has room for an image.")
    let memory = pool.take().bindMemory(to: UInt16.self, capacity: count)
    words = UnsafeMutableBufferPointer(start: memory, count: count)
  }

  deinit { if let memory = words.baseAddress { pool.give(memory) } }
}
