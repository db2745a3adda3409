// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import Pixels

/// Bytes that stay where they are until `reset`: coverage masks that spans point to.
struct ByteArena {
  private static let chunkSize = 1 << 16
  private var chunks: [UnsafeMutableBufferPointer<UInt8>] = []
  private var chunk = -1
  /// The free part of the current chunk.
  private var next: UnsafeMutablePointer<UInt8>?
  private var left = 0

  /// Memory for `count` bytes, the first `take(_:)` of which will stay.
  @inline(__always)
  mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count <= left, let next { return next }
    return open(count)
  }

  @inline(__always)
  mutating func take(_ count: Int) {
    next = next.map { $0 + count }
    left -= count
  }

  @inline(never)
  private mutating func open(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    repeat {
      chunk += 1
      if chunk == chunks.count {
        chunks.append(.allocate(capacity: max(count, ByteArena.chunkSize)))
        chunks[chunk].unwrite()
      }
    } while chunks[chunk].count < count
    left = chunks[chunk].count
    let start = chunks[chunk].baseAddress!
    next = start
    return start
  }

  mutating func reset() {
    for memory in chunks { memory.unwrite() }
    chunk = -1
    next = nil
    left = 0
  }

  func deallocate() { for memory in chunks { memory.deallocate() } }
}
