import Pixels

/// A buffer of plain values that grows, and keeps its memory when it is emptied: a painter reuses
/// it from band to band.
///
/// Elements are not destroyed, so they must be trivial.
///
/// Indices come from the painter and are checked in debug builds. Values from a display list (which
/// pixels of which bitmap) are always checked (`check`).
struct GrowingBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0
  private let isNoisy = UnwrittenMemory.isNoisy

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .unwritten(capacity: capacity)
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
    let memory = UnsafeMutablePointer<Element>.unwritten(capacity: larger)
    memory.initialize(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "Outside of the buffer.")
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "Outside of the buffer.")
      yield &base[index]
    }
  }

  /// The address of an element, valid until the buffer grows.
  @inline(__always)
  func pointer(at index: Int) -> UnsafePointer<Element> {
    assert(index >= 0 && index < count, "Outside of the buffer.")
    return UnsafePointer(base + index)
  }

  /// The elements, for loops that go over all of them.
  @inline(__always)
  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }

  @inline(__always)
  mutating func removeAll() {
    // All of it: `reserve` lends what lies behind the last element.
    if isNoisy { base.spoil(capacity) }
    count = 0
  }

  /// Removes the last elements.
  @inline(__always)
  mutating func removeLast(_ number: Int = 1) {
    check(number <= count)
    count &-= number
  }

  /// Moves the elements from `index` on; what comes to lie between is undefined.
  @inline(__always)
  mutating func move(from index: Int, by distance: Int) {
    if distance == 0 { return }
    check(index <= count && index + distance >= 0)
    let rest = count - index
    reserve(distance)
    if rest > 0 { (base + (index + distance)).update(from: base + index, count: rest) }
    count += distance
  }

  /// Puts all elements of `other` over those from `index` on.
  @inline(__always)
  func replace(from index: Int, with other: GrowingBuffer<Element>) {
    check(index >= 0 && index + other.count <= count)
    (base + index).update(from: other.base, count: other.count)
  }
}
