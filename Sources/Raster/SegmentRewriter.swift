/// Goes over the segments of a level from left to right and puts new ones in their place: cheaper than
/// replacing one after the other when a step changes many.
struct SegmentRewriter {
  private let level: UnsafeMutablePointer<RowLevel>
  /// What will stand in place of the segments `first ... index`.
  private var output: GrowingBuffer<Segment>
  private let first: Int
  private var index: Int
  private var x: Int32

  /// `buffer` is used up to the end; `at` lies inside the level.
  @inline(__always)
  init(_ level: UnsafeMutablePointer<RowLevel>, at x: Int32, _ buffer: GrowingBuffer<Segment>) {
    self.level = level
    self.x = x
    output = buffer
    output.count = 0
    first = level.pointee.index(behind: x)
    index = first
    let head = level.pointee.segments[first]
    if head.x0 < x { output.append(Segment(head.x0, x, head.base, head.color)) }
  }

  /// Leaves the pieces up to `end` as they are.
  @inline(__always)
  mutating func keep(to end: Int32) {
    while x < end {
      let segment = level.pointee.segments[index]
      let stop = min(segment.x1, end)
      emit(stop, segment.base, segment.color)
      go(to: stop, segment)
    }
  }

  /// A premultiplied colour, 0...255, over the pieces up to `end`.
  @inline(__always)
  mutating func fill(to end: Int32, _ color: SIMD4<Float>) {
    let isOpaque = color.w >= 255
    let keep = 1 - color.w / 255
    while x < end {
      let segment = level.pointee.segments[index]
      let stop = min(segment.x1, end)
      if isOpaque {
        output.append(Segment(x, stop, level.pointee.own, color))
      } else {
        output.append(Segment(x, stop, segment.base, segment.color * keep + color))
      }
      go(to: stop, segment)
    }
  }

  /// Calls `body` for each row with the pieces up to `end`, whose pixels lie in memory; afterwards
  /// they count as written.
  @inline(__always)
  mutating func update(
    to end: Int32,
    _ row: RowCompositor,
    _ body: (Int32, Int32, UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    while x < end {
      let segment = level.pointee.segments[index]
      let stop = min(segment.x1, end)
      var base = segment.base
      if segment.color.w != 0 {
        row.write(level, segment, x, stop)
        base = level.pointee.own
      }
      for line in 0..<row.rows {
        body(x, stop, base[line], level.pointee.pixels + line &* level.pointee.stride)
      }
      emit(stop, level.pointee.own, .zero)
      go(to: stop, segment)
    }
  }

  /// Puts the new segments into the level and gives the buffer back.
  @inline(__always)
  mutating func finish() -> GrowingBuffer<Segment> {
    var last = index - 1
    if index < level.pointee.count, level.pointee.segments[index].x0 < x {
      let tail = level.pointee.segments[index]
      output.append(Segment(x, tail.x1, tail.base, tail.color))
      last = index
    }
    level.pointee.replace(first...last, with: output)
    return output
  }

  @inline(__always)
  private mutating func go(to stop: Int32, _ segment: Segment) {
    x = stop
    if stop == segment.x1 { index &+= 1 }
  }

  /// Pieces that show the same are one.
  @inline(__always)
  private mutating func emit(_ end: Int32, _ base: PixelRows, _ color: SIMD4<Float>) {
    let segment = Segment(x, end, base, color)
    if output.count > 0 {
      let last = output.base + (output.count - 1)
      if last.pointee.shows(segment) {
        last.pointee.x1 = end
        return
      }
    }
    output.append(segment)
  }
}

extension RowLevel {
  /// New segments in place of old ones; both lie next to each other and span the same pixels.
  @inline(__always)
  mutating func replace(_ old: ClosedRange<Int>, with new: GrowingBuffer<Segment>) {
    move(from: old.upperBound + 1, by: new.count - old.count)
    (segments + old.lowerBound).update(from: new.base, count: new.count)
  }
}
