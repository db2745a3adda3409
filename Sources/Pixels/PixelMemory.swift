/// Memory for pixels, or for bytes; one of a pool returns to it in the end.
package final class PixelMemory: @unchecked Sendable {
  package let base: UnsafeMutablePointer<UInt32>
  private let lender: (pool: PixelPool, block: PixelPool.Block)?

  /// Its `count` pixels are yet to be written.
  package init(_ count: Int, from pool: PixelPool? = nil) {
    lender = pool.flatMap { pool in pool.take(count).map { (pool, $0) } }
    base = lender?.block.base ?? PixelMemory.allocate(count)
    base.unwrite(count)
  }

  deinit {
    if let lender { lender.pool.give(lender.block) } else { base.deallocate() }
  }

  static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer.allocate(pages: max(64, count * MemoryLayout<UInt32>.stride))
      .bindMemory(to: UInt32.self, capacity: max(1, count))
  }
}
