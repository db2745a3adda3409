/// A buffer of plain values that grows and is emptied without giving its memory back: what a painter
/// reuses from band to band. Elements are not destroyed, so they must be trivial.
struct GrowingBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  var count = 0

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func deallocate() { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Makes room for `more` elements behind the last one.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(to: count + more) }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.initialize(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }
}

/// Bytes that stay where they are until `reset`: coverage masks that spans point to.
struct ByteArena {
  private static let chunkSize = 1 << 16
  private var chunks: [UnsafeMutablePointer<UInt8>] = []
  private var sizes: [Int] = []
  private var chunk = 0
  private var used = 0

  /// Memory for `count` bytes, the first `take(_:)` of which will stay.
  mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    while chunk < chunks.count, used + count > sizes[chunk] {
      chunk += 1
      used = 0
    }
    if chunk == chunks.count {
      let size = max(count, ByteArena.chunkSize)
      chunks.append(.allocate(capacity: size))
      sizes.append(size)
      used = 0
    }
    return chunks[chunk] + used
  }

  mutating func take(_ count: Int) { used += count }

  mutating func reset() {
    chunk = 0
    used = 0
  }

  func deallocate() { for memory in chunks { memory.deallocate() } }
}
