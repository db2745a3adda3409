import Pixels
import Synchronization

/// Large blocks of memory of one size that are used again and again.
///
/// As `PixelPool`, for what is not pixels. Idle blocks are never more than were in use at once.
final class BlockPool: Sendable {
  let byteCount: Int
  private let idle = Mutex<[Block]>([])

  private struct Block: @unchecked Sendable {
    var memory: UnsafeMutableRawPointer
  }

  init(byteCount: Int) { self.byteCount = max(64, byteCount) }

  deinit {
    idle.withLock { for block in $0 { block.memory.deallocate() } }
  }

  /// A block whose content must not be read.
  func take() -> UnsafeMutableRawPointer {
    let block =
      idle.withLock { $0.popLast()?.memory }
      ?? .allocate(pages: byteCount)
    if UnwrittenMemory.isNoisy {
      UnwrittenMemory.spoil(UnsafeMutableRawBufferPointer(start: block, count: byteCount))
    }
    return block
  }

  /// - Parameter memory: what `take` returned.
  func give(_ memory: UnsafeMutableRawPointer) {
    let block = Block(memory: memory)
    idle.withLock { $0.append(block) }
  }
}
