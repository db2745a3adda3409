import Pixels
import RasterPlan

/// A block of rows under construction, all of which have the same pieces: the frame's rows, or
/// those of a group in it.
struct CompositorLevel {
  var rows: MutablePixelRows
  /// The columns of the rows.
  private(set) var columns = PixelColumns.none
  /// Left to right, without gaps, over all columns.
  private(set) var segments = GrowingBuffer<Segment>(capacity: 16)

  init(rows: MutablePixelRows) { self.rows = rows }

  func deallocate() { segments.deallocate() }

  /// The rows as what a segment shows once it is written.
  @inline(__always)
  var own: PixelRows { rows.readOnly }

  @inline(__always)
  mutating func reset(to segment: Segment) {
    columns = segment.columns
    segments.removeAll()
    segments.append(segment)
  }

  /// The first segment that ends behind `x`.
  @inline(__always)
  func index(behind x: Int32) -> Int {
    let count = segments.count
    if count < 24 {
      var index = 0
      while segments[index].columns.end <= x { index += 1 }
      return index
    }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) >> 1
      if segments[middle].columns.end <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether these columns show nothing but the level's own pixels, as they lie in memory: what is
  /// drawn over them leaves the segments as they are.
  @inline(__always)
  func hasWritten(_ columns: PixelColumns) -> Bool {
    let segment = segments.pointer(at: index(behind: columns.start))
    return segment.pointee.columns.end >= columns.end && segment.pointee.isBare
      && segment.pointee.base.isSame(as: own)
  }

  /// Puts one segment in place of whatever lies in its range.
  @inline(__always)
  mutating func replace(with new: Segment) {
    var first = index(behind: new.columns.start)
    // [first, last) lie wholly or partly in the range.
    let head = segments[first]
    var insertion = new
    var keepsHead = head.columns.start < new.columns.start
    if head.columns.end >= new.columns.end {
      // Inside one segment: the commonest case.
      if head.shows(new) { return }
      insert(insertion, into: head, at: first)
      return
    }
    var last = first + 1
    while segments[last].columns.end < new.columns.end { last += 1 }
    var tail = segments[last]
    var keepsTail = tail.columns.end > new.columns.end
    // Equal neighbours are joined.
    if keepsHead, head.shows(new) {
      insertion.columns.start = head.columns.start
      keepsHead = false
    } else if !keepsHead, first > 0, segments[first - 1].shows(new) {
      first -= 1
      insertion.columns.start = segments[first].columns.start
    }
    if keepsTail, tail.shows(new) {
      insertion.columns.end = tail.columns.end
      keepsTail = false
    }
    let pieces = (keepsHead ? 1 : 0) + 1 + (keepsTail ? 1 : 0)
    let removed = last - first + 1
    tail.columns.start = insertion.columns.end
    segments.move(from: last + 1, by: pieces - removed)
    var place = first
    if keepsHead {
      segments[place].columns.end = insertion.columns.start
      place += 1
    }
    segments[place] = insertion
    if keepsTail { segments[place + 1] = tail }
  }

  /// `new` lies inside `whole`, the segment at `index`.
  @inline(__always)
  private mutating func insert(_ new: Segment, into whole: Segment, at index: Int) {
    let keepsHead = whole.columns.start < new.columns.start
    let keepsTail = whole.columns.end > new.columns.end
    if !keepsHead, index > 0, segments[index - 1].shows(new) {
      // Grows the neighbour to the left.
      segments[index - 1].columns.end = new.columns.end
      if keepsTail {
        segments[index].columns.start = new.columns.end
      } else {
        segments.move(from: index + 1, by: -1)
      }
      return
    }
    let more = (keepsHead ? 1 : 0) + (keepsTail ? 1 : 0)
    if more > 0 { segments.move(from: index + 1, by: more) }
    var place = index
    if keepsHead {
      segments[place].columns.end = new.columns.start
      place += 1
    }
    segments[place] = new
    if keepsTail {
      segments[place + 1] = whole.with(
        PixelColumns(from: new.columns.end, to: whole.columns.end)
      )
    }
  }

  /// Makes `x` a boundary between segments; returns the index of the one that starts there.
  @inline(__always)
  mutating func split(at x: Int32) -> Int {
    if x >= columns.end { return segments.count }
    let index = index(behind: x)
    let segment = segments[index]
    if segment.columns.start == x { return index }
    segments.move(from: index + 1, by: 1)
    segments[index].columns.end = x
    segments[index + 1] = segment.with(PixelColumns(from: x, to: segment.columns.end))
    return index + 1
  }

  /// Lays a premultiplied colour over the segments of a range that begins and ends between
  /// segments.
  @inline(__always)
  func cover(_ range: Range<Int>, with color: SIMD4<Float>, keeping keep: Float) {
    var index = range.lowerBound
    while index < range.upperBound {
      segments[index].color = segments[index].color * keep + color
      index += 1
    }
  }

  /// Replaces adjacent segments by new ones of the same pixels.
  @inline(__always)
  mutating func replace(_ old: ClosedRange<Int>, with new: GrowingBuffer<Segment>) {
    segments.move(from: old.upperBound + 1, by: new.count - old.count)
    segments.replace(from: old.lowerBound, with: new)
  }
}
