import Synchronization

/// Memory of bitmaps that are made and dropped in every frame, such as blurred pictures: kept for
/// the next, since the system clears what it lends, page by page, and that takes as long as a blur.
package final class PixelPool: Sendable {
  /// Memory that nobody uses; the owner of a pixmap's memory hands it in and out.
  struct Block: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    let capacity: Int
    /// What it is a part of; nil for a block that was allocated alone.
    var slab: Slab?

    func deallocate() { if slab == nil { base.deallocate() } }
  }

  /// Memory that several blocks share, so that it may lie in large pages.
  final class Slab: @unchecked Sendable {
    let memory: UnsafeMutableRawPointer
    static let byteCount = 4 << 20

    init() { memory = .allocate(pages: Slab.byteCount) }

    deinit { memory.deallocate() }
  }

  /// In pixels: the allocator keeps smaller blocks itself.
  private static let least = 1 << 16

  private struct Idle {
    /// The oldest first.
    var blocks: [Block] = []
    /// In pixels.
    var limit: Int
  }

  private let idle: Mutex<Idle>
  private let usesSlabs: Bool

  /// - Parameters:
  ///   - limit: bytes of what is kept while nobody uses it. Without one it grows to
  ///     what was in use at once.
  ///   - usesSlabs: whether it lends parts of larger blocks, where many are wanted of one size.
  package init(limit: Int = 32 << 20, usesSlabs: Bool = false) {
    idle = Mutex(Idle(limit: limit / 4))
    self.usesSlabs = usesSlabs
  }

  deinit { close() }

  /// Keeps nothing from now on.
  package func close() {
    let dropped = idle.withLock { idle in
      defer { idle = Idle(limit: 0) }
      return idle.blocks
    }
    for block in dropped { block.deallocate() }
  }

  /// Room for `count` pixels, whose content is anything; nil for little.
  func take(_ count: Int) -> Block? {
    guard count >= PixelPool.least else { return nil }
    return idle.withLock { idle in
      guard count <= idle.limit else { return nil }
      // Not one that is far too large, which a larger bitmap may need.
      let fitting = idle.blocks.indices.filter {
        (count...2 * count).contains(idle.blocks[$0].capacity)
      }
      let best = fitting.min { idle.blocks[$0].capacity < idle.blocks[$1].capacity }
      if let best { return idle.blocks.remove(at: best) }
      let capacity = PixelPool.capacity(for: count)
      if usesSlabs, 8 * capacity * MemoryLayout<UInt32>.stride <= Slab.byteCount {
        idle.blocks += PixelPool.blocks(of: capacity)
        return idle.blocks.removeLast()
      }
      return Block(base: PixelMemory.allocate(capacity), capacity: capacity)
    }
  }

  private static func blocks(of capacity: Int) -> [Block] {
    let slab = Slab()
    let pixels = slab.memory.bindMemory(to: UInt32.self, capacity: Slab.byteCount / 4)
    return stride(from: 0, through: Slab.byteCount / 4 - capacity, by: capacity).map {
      Block(base: pixels + $0, capacity: capacity, slab: slab)
    }
  }

  /// Some more than is needed, an eighth at most: of a picture that grows from frame to frame the
  /// next few fit too, and what is not written takes no memory.
  private static func capacity(for count: Int) -> Int {
    let step = 1 << max(0, count.bitWidth - count.leadingZeroBitCount - 4)
    return (count + step - 1) / step * step
  }

  func give(_ block: Block) {
    let dropped = idle.withLock { idle -> [Block] in
      idle.blocks.append(block)
      var sum = idle.blocks.reduce(0) { $0 + $1.capacity }
      var count = 0
      while sum > idle.limit {
        sum -= idle.blocks[count].capacity
        count += 1
      }
      defer { idle.blocks.removeFirst(count) }
      return Array(idle.blocks[..<count])
    }
    for block in dropped { block.deallocate() }
  }
}
