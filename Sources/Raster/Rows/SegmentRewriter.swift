import Pixels
import RasterPlan

/// Replaces the segments of a level from left to right: cheaper than single replacements when a
/// step changes many.
struct SegmentRewriter {
  private let level: UnsafeMutablePointer<CompositorLevel>
  /// The replacement of the segments `first ... index`.
  private var output: GrowingBuffer<Segment>
  private let first: Int
  private var index: Int
  private var x: Int32

  /// `buffer` is used up to the end; `at` lies inside the level.
  @inline(__always)
  init(
    _ level: UnsafeMutablePointer<CompositorLevel>,
    at x: Int32,
    _ buffer: GrowingBuffer<Segment>
  ) {
    self.level = level
    self.x = x
    output = buffer
    output.removeAll()
    first = level.pointee.index(behind: x)
    index = first
    let head = level.pointee.segments[first]
    if head.columns.start < x {
      output.append(head.with(PixelColumns(from: head.columns.start, to: x)))
    }
  }

  /// Leaves the pieces up to `end` as they are.
  @inline(__always)
  mutating func keep(to end: Int32) {
    while x < end {
      let segment = level.pointee.segments[index]
      emit(segment.with(piece(of: segment, to: end)))
      advance(over: segment, to: end)
    }
  }

  /// A premultiplied colour, 0...255, over the pieces up to `end`.
  @inline(__always)
  mutating func fill(to end: Int32, _ color: SIMD4<Float>) {
    if color.w >= 255 {
      if x < end { put(Segment(PixelColumns(from: x, to: end), level.pointee.own, color)) }
      return
    }
    let keep = 1 - color.w / 255
    while x < end {
      let segment = level.pointee.segments[index]
      let piece = piece(of: segment, to: end)
      output.append(Segment(piece, segment.base, segment.color * keep + color))
      advance(over: segment, to: end)
    }
  }

  /// A segment, which begins where the last one ended, in place of what there is.
  @inline(__always)
  mutating func put(_ segment: Segment) {
    emit(segment)
    x = segment.columns.end
    while index < level.pointee.segments.count, level.pointee.segments[index].columns.end <= x {
      index &+= 1
    }
  }

  /// The next piece before `end` that is to be written over what `base` shows; nil at `end`.
  ///
  /// The caller writes all of its rows; afterwards they count as written.
  @inline(__always)
  mutating func next(
    to end: Int32,
    _ compositor: Compositor
  ) -> (columns: PixelColumns, base: PixelRows)? {
    guard x < end else { return nil }
    let segment = level.pointee.segments[index]
    let piece = piece(of: segment, to: end)
    var base = segment.base
    if !segment.isBare {
      compositor.write(segment, piece, into: level)
      base = level.pointee.own
    }
    emit(Segment(piece, level.pointee.own))
    advance(over: segment, to: end)
    return (piece, base)
  }

  /// Puts the new segments into the level and returns the buffer.
  @inline(__always)
  mutating func finish() -> GrowingBuffer<Segment> {
    var last = index - 1
    if index < level.pointee.segments.count {
      let tail = level.pointee.segments[index]
      if tail.columns.start < x {
        output.append(tail.with(PixelColumns(from: x, to: tail.columns.end)))
        last = index
      }
    }
    level.pointee.replace(first...last, with: output)
    return output
  }

  @inline(__always)
  private func piece(of segment: Segment, to end: Int32) -> PixelColumns {
    PixelColumns(from: x, to: min(segment.columns.end, end))
  }

  @inline(__always)
  private mutating func advance(over segment: Segment, to end: Int32) {
    x = min(segment.columns.end, end)
    if x == segment.columns.end { index &+= 1 }
  }

  /// Pieces that show the same are one.
  @inline(__always)
  private mutating func emit(_ segment: Segment) {
    if output.count > 0, output[output.count - 1].shows(segment) {
      output[output.count - 1].columns.end = segment.columns.end
      return
    }
    output.append(segment)
  }
}
