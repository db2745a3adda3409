import Synchronization

/// Memory of bitmaps that are made and dropped in every frame, such as blurred pictures: kept for the
/// next, since the system clears what it lends, page by page, and that takes as long as a blur.
package final class PixelPool: Sendable {
  /// Memory that nobody uses; the owner of a pixmap's memory hands it in and out.
  struct Block: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    let capacity: Int
  }

  /// In pixels: the allocator keeps smaller blocks itself.
  private static let least = 1 << 16

  /// In pixels.
  private let limit: Int
  /// The oldest first.
  private let blocks = Mutex<[Block]>([])

  /// `limit` in bytes.
  package init(limit: Int = 32 << 20) { self.limit = limit / 4 }

  deinit {
    for block in blocks.withLock({ $0 }) { block.base.deallocate() }
  }

  /// Room for `count` pixels, whose content is anything; nil for little.
  func take(_ count: Int) -> Block? {
    guard count >= PixelPool.least, count <= limit else { return nil }
    let found = blocks.withLock { blocks -> Block? in
      // Not one that is far too large, which a larger bitmap may need.
      let fitting = blocks.indices.filter { (count...2 * count).contains(blocks[$0].capacity) }
      let best = fitting.min { blocks[$0].capacity < blocks[$1].capacity }
      return best.map { blocks.remove(at: $0) }
    }
    if let found { return found }
    let capacity = PixelPool.capacity(for: count)
    return Block(base: PixelMemory.allocate(capacity), capacity: capacity)
  }

  /// Some more than is needed, an eighth at most: of a picture that grows from frame to frame the
  /// next few fit too, and what is not written takes no memory.
  private static func capacity(for count: Int) -> Int {
    let step = 1 << max(0, count.bitWidth - count.leadingZeroBitCount - 4)
    return (count + step - 1) / step * step
  }

  func give(_ block: Block) {
    let dropped = blocks.withLock { blocks -> [Block] in
      blocks.append(block)
      var sum = blocks.reduce(0) { $0 + $1.capacity }
      var count = 0
      while sum > limit {
        sum -= blocks[count].capacity
        count += 1
      }
      defer { blocks.removeFirst(count) }
      return Array(blocks[..<count])
    }
    for block in dropped { block.base.deallocate() }
  }
}
