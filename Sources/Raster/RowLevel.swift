/// Rows of pixels in memory, one below the other; a stride of 0 repeats one row.
struct PixelRows: BitwiseCopyable {
  /// Of the first row, indexed by device x.
  var base: UnsafePointer<UInt32>
  /// Pixels from row to row.
  var stride: Int

  @inline(__always)
  init(_ base: UnsafePointer<UInt32>, stride: Int) {
    self.base = base
    self.stride = stride
  }

  @inline(__always)
  subscript(row: Int) -> UnsafePointer<UInt32> { base + row &* stride }
}

/// A piece of a block of rows whose pixels are not all written yet: `color` over `base`.
///
/// Rows are composed lazily. Copying a bitmap only points `base` at it; covering it with a
/// translucent colour only changes `color`; so what is covered later is never drawn, and a copy, a
/// dim and a fade become one pass over memory.
struct Segment: BitwiseCopyable {
  /// Device pixels, half-open.
  var x0: Int32
  var x1: Int32
  /// The rows' own pixels when they are written.
  var base: PixelRows
  /// Premultiplied, 0...255; alpha 255 hides `base`.
  var color: SIMD4<Float>

  @inline(__always)
  init(_ x0: Int32, _ x1: Int32, _ base: PixelRows, _ color: SIMD4<Float> = .zero) {
    self.x0 = x0
    self.x1 = x1
    self.base = base
    self.color = color
  }

  @inline(__always)
  func shows(_ other: Segment) -> Bool { base.base == other.base.base && color == other.color }
}

/// Rounds a premultiplied colour, 0...255, to a packed pixel. Products and sums of floats keep their
/// order, so no channel comes to exceed alpha.
@inline(__always)
func packed(_ color: SIMD4<Float>) -> UInt32 {
  // Adding 2^23 leaves the rounded integer in the low bits.
  let bits = unsafeBitCast(color + SIMD4<Float>(repeating: 8_388_608), to: SIMD4<UInt32>.self)
  return (bits.x & 255) | (bits.y & 255) << 8 | (bits.z & 255) << 16 | (bits.w & 255) << 24
}

/// A block of rows under construction, all of which have the same pieces: the frame's rows, or those
/// of a group in it.
struct RowLevel: BitwiseCopyable {
  /// Of the first row, indexed by device x.
  var pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from row to row.
  var stride = 0
  /// Left to right, without gaps, from `x0` to `x1`.
  var segments: UnsafeMutablePointer<Segment>
  var count = 0
  var capacity: Int
  var x0: Int32 = 0
  var x1: Int32 = 0

  @inline(__always)
  var own: PixelRows { PixelRows(UnsafePointer(pixels), stride: stride) }

  @inline(__always)
  mutating func reset(_ x0: Int32, _ x1: Int32, _ segment: Segment) {
    self.x0 = x0
    self.x1 = x1
    count = 1
    segments[0] = segment
  }

  /// The first segment that ends behind `x`.
  @inline(__always)
  func index(behind x: Int32) -> Int {
    if count < 24 {
      var index = 0
      while segments[index].x1 <= x { index += 1 }
      return index
    }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) >> 1
      if segments[middle].x1 <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Puts one segment in place of whatever lies in its range.
  @inline(__always)
  mutating func replace(_ new: Segment) {
    var first = index(behind: new.x0)
    // [first, last) lie wholly or partly in the range.
    let head = segments[first]
    var insertion = new
    var keepsHead = head.x0 < new.x0
    if head.x1 >= new.x1 {
      // Inside one segment: the commonest case.
      let keepsTail = head.x1 > new.x1
      if head.shows(new) { return }
      insert(at: first, head, insertion, keepsHead, keepsTail)
      return
    }
    var last = first + 1
    while segments[last].x1 < new.x1 { last += 1 }
    var tail = segments[last]
    var keepsTail = tail.x1 > new.x1
    // Neighbours that show the same join in.
    if keepsHead, head.shows(new) {
      insertion.x0 = head.x0
      keepsHead = false
    } else if !keepsHead, first > 0, segments[first - 1].shows(new) {
      first -= 1
      insertion.x0 = segments[first].x0
    }
    if keepsTail, tail.shows(new) {
      insertion.x1 = tail.x1
      keepsTail = false
    }
    let pieces = (keepsHead ? 1 : 0) + 1 + (keepsTail ? 1 : 0)
    let removed = last - first + 1
    tail.x0 = insertion.x1
    move(from: last + 1, by: pieces - removed)
    var place = first
    if keepsHead {
      segments[place].x1 = insertion.x0
      place += 1
    }
    segments[place] = insertion
    if keepsTail { segments[place + 1] = tail }
  }

  @inline(__always)
  private mutating func insert(
    at index: Int,
    _ whole: Segment,
    _ new: Segment,
    _ keepsHead: Bool,
    _ keepsTail: Bool
  ) {
    if !keepsHead, index > 0, segments[index - 1].shows(new) {
      // Grows the neighbour to the left.
      segments[index - 1].x1 = new.x1
      if keepsTail { segments[index].x0 = new.x1 } else { move(from: index + 1, by: -1) }
      return
    }
    let more = (keepsHead ? 1 : 0) + (keepsTail ? 1 : 0)
    if more > 0 { move(from: index + 1, by: more) }
    var place = index
    if keepsHead {
      segments[place].x1 = new.x0
      place += 1
    }
    segments[place] = new
    if keepsTail {
      segments[place + 1] = Segment(new.x1, whole.x1, whole.base, whole.color)
    }
  }

  /// Makes `x` a boundary between segments; returns the index of the one that starts there.
  @inline(__always)
  mutating func split(at x: Int32) -> Int {
    if x >= x1 { return count }
    let index = index(behind: x)
    let segment = segments[index]
    if segment.x0 == x { return index }
    move(from: index + 1, by: 1)
    segments[index].x1 = x
    segments[index + 1] = Segment(x, segment.x1, segment.base, segment.color)
    return index + 1
  }

  /// Shifts the segments from `index` on.
  @inline(__always)
  mutating func move(from index: Int, by distance: Int) {
    if distance == 0 { return }
    if count + distance > capacity { grow(count + distance) }
    let rest = count - index
    if rest > 0 { (segments + index + distance).update(from: segments + index, count: rest) }
    count += distance
  }

  @inline(never)
  private mutating func grow(_ needed: Int) {
    let larger = max(needed, capacity * 2)
    let memory = UnsafeMutablePointer<Segment>.allocate(capacity: larger)
    memory.update(from: segments, count: count)
    segments.deallocate()
    segments = memory
    capacity = larger
  }
}
