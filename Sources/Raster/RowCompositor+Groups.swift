/// Ends of groups: the topmost level is put onto the one below.
extension RowCompositor {
  /// Mixes the topmost level, a copy, into the one below by `coverage` (0...255).
  func mixDown(_ a: Int32, _ b: Int32, coverage: Int32) {
    let inner = top
    let outer = below
    let mix = Float(coverage) / 255
    var index = inner.pointee.index(behind: a)
    var x = a
    while x < b {
      let segment = inner.pointee.segments[index]
      let end = min(segment.x1, b)
      var outerIndex = outer.pointee.index(behind: x)
      while x < end {
        let under = outer.pointee.segments[outerIndex]
        let stop = min(end, under.x1)
        if segment.shows(under) {
          x = stop
          outerIndex += 1
          continue
        }
        mixDown(segment, under, x, stop, coverage, mix)
        x = stop
        // The pieces of the outer level may have been joined.
        if x < end { outerIndex = outer.pointee.index(behind: x) }
      }
      index += 1
    }
  }

  @inline(__always)
  private func mixDown(
    _ segment: Segment,
    _ under: Segment,
    _ a: Int32,
    _ b: Int32,
    _ coverage: Int32,
    _ mix: Float
  ) {
    let inner = top
    let outer = below
    if coverage == 255 {
      if segment.base.base == inner.pointee.own.base, segment.color.w < 255 {
        write(inner, segment, a, b)
        (outer.pointee.pixels + Int(a)).update(
          from: inner.pointee.pixels + Int(a),
          count: Int(b - a)
        )
        outer.pointee.replace(Segment(a, b, outer.pointee.own))
      } else {
        outer.pointee.replace(Segment(a, b, segment.base, segment.color))
      }
      return
    }
    if segment.base.base == under.base.base || segment.color.w >= 255 {
      // Colours over the same pixels mix, and an opaque colour mixes with anything.
      let color = under.color * (1 - mix) + segment.color * mix
      outer.pointee.replace(Segment(a, b, under.base, color))
      return
    }
    let (from, to) = pixels(segment, under, a, b)
    kernels.lerp(outer.pointee.pixels + Int(a), from, to, b - a, UInt32(coverage))
    outer.pointee.replace(Segment(a, b, outer.pointee.own))
  }

  /// The same by a mask whose first byte is for pixel `a`.
  func mixDown(_ a: Int32, _ b: Int32, mask: UnsafePointer<UInt8>) {
    let inner = top
    let outer = below
    var index = inner.pointee.index(behind: a)
    var x = a
    while x < b {
      let segment = inner.pointee.segments[index]
      let end = min(segment.x1, b)
      while x < end {
        let under = outer.pointee.segments[outer.pointee.index(behind: x)]
        let stop = min(end, under.x1)
        if !segment.shows(under) {
          let (from, to) = pixels(segment, under, x, stop)
          kernels.lerpMask(outer.pointee.pixels + Int(x), from, to, stop - x, mask + Int(x - a))
          outer.pointee.replace(Segment(x, stop, outer.pointee.own))
        }
        x = stop
      }
      index += 1
    }
  }

  /// Pointers to the pixels of both levels at `a`. The inner level is written first: its base may be
  /// the outer level's row.
  @inline(__always)
  private func pixels(
    _ segment: Segment,
    _ under: Segment,
    _ a: Int32,
    _ b: Int32
  )
    -> (outer: UnsafePointer<UInt32>, inner: UnsafePointer<UInt32>)
  {
    var innerBase = segment.base.base
    if segment.color.w != 0 {
      write(top, segment, a, b)
      innerBase = top.pointee.own.base
    }
    var outerBase = under.base.base
    if under.color.w != 0 {
      if innerBase == below.pointee.own.base {
        // Writing the outer row would change what the inner one shows.
        write(top, segment, a, b)
        innerBase = top.pointee.own.base
      }
      write(below, under, a, b)
      outerBase = below.pointee.own.base
    }
    return (outerBase + Int(a), innerBase + Int(a))
  }

  /// Writes the topmost level's pixels from `a` to `b`; transparent pieces, too.
  func writeTop(_ a: Int32, _ b: Int32) {
    let level = top
    var index = level.pointee.index(behind: a)
    var x = a
    while x < b {
      let segment = level.pointee.segments[index]
      let end = min(segment.x1, b)
      write(level, segment, x, end)
      x = end
      index += 1
    }
    level.pointee.replace(Segment(a, b, level.pointee.own))
  }

  /// Runs `body` with the topmost level taken off and its pieces from `a` to `b` that are not
  /// transparent.
  func composite(
    _ a: Int32,
    _ b: Int32,
    skipsTransparent: Bool,
    _ body: (Int32, Int32, PixelRows) -> Void
  ) {
    let inner = top
    depth -= 1
    defer { depth += 1 }
    var index = inner.pointee.index(behind: a)
    var x = a
    while x < b {
      let segment = inner.pointee.segments[index]
      let end = min(segment.x1, b)
      let isTransparent = segment.base.base == transparent.base && segment.color.w == 0
      if !(isTransparent && skipsTransparent) {
        if segment.color.w == 0 {
          body(x, end, segment.base)
        } else {
          write(inner, segment, x, end)
          body(x, end, inner.pointee.own)
        }
      }
      x = end
      index += 1
    }
  }
}
