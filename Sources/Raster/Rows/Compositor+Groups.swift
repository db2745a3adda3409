import Pixels
import RasterPlan

/// Ends of groups: the topmost level is put onto the one below.
extension Compositor {
  /// Mixes the topmost level, a copy, into the one below by the coverage of a run.
  func mixDown(_ run: PixelRun) {
    if let mask = run.mask {
      mixDown(run.columns, by: mask)
    } else if run.value > 0 {
      mixDown(run.columns, amount: run.value)
    }
  }

  private func mixDown(_ columns: PixelColumns, amount: Int32) {
    let inner = top
    let outer = below
    var index = inner.pointee.index(behind: columns.start)
    var x = columns.start
    while x < columns.end {
      let segment = inner.pointee.segments[index]
      let end = min(segment.columns.end, columns.end)
      var outerIndex = outer.pointee.index(behind: x)
      while x < end {
        let under = outer.pointee.segments[outerIndex]
        let piece = PixelColumns(from: x, to: min(end, under.columns.end))
        x = piece.end
        if segment.shows(under) {
          outerIndex += 1
          continue
        }
        mixDown(segment, onto: under, piece, amount: amount)
        // The pieces of the outer level may have been joined.
        if x < end { outerIndex = outer.pointee.index(behind: x) }
      }
      index += 1
    }
  }

  @inline(__always)
  private func mixDown(
    _ segment: Segment,
    onto under: Segment,
    _ piece: PixelColumns,
    amount: Int32
  ) {
    let inner = top
    let outer = below
    if amount == 255 {
      if segment.color.w < 255, isOwn(segment) {
        write(segment, piece, into: inner)
        outer.pointee.rows[0, piece].copy(from: inner.pointee.own[0, piece])
        outer.pointee.replace(with: Segment(piece, outer.pointee.own))
      } else {
        // What an opaque colour hides is no longer of the group, whose rows the next one uses.
        let base = segment.color.w >= 255 ? outer.pointee.own : segment.base
        outer.pointee.replace(with: Segment(piece, base, segment.color))
      }
      return
    }
    if segment.base.isSame(as: under.base) || segment.color.w >= 255 {
      // Colours over the same pixels can mix; an opaque colour can mix with anything.
      let mix = Float(amount) / 255
      let color = under.color * (1 - mix) + segment.color * mix
      outer.pointee.replace(with: Segment(piece, under.base, color))
      return
    }
    let (from, to) = pixels(of: segment, over: under, piece)
    kernels.mix(outer.pointee.rows[0, piece], from, to, amount: UInt32(amount))
    outer.pointee.replace(with: Segment(piece, outer.pointee.own))
  }

  private func mixDown(_ columns: PixelColumns, by mask: ByteSlice) {
    let inner = top
    let outer = below
    var index = inner.pointee.index(behind: columns.start)
    var x = columns.start
    while x < columns.end {
      let segment = inner.pointee.segments[index]
      let end = min(segment.columns.end, columns.end)
      while x < end {
        let under = outer.pointee.segments[outer.pointee.index(behind: x)]
        let piece = PixelColumns(from: x, to: min(end, under.columns.end))
        if !segment.shows(under) {
          let (from, to) = pixels(of: segment, over: under, piece)
          kernels.mix(outer.pointee.rows[0, piece], from, to, mask: mask[piece, of: columns])
          outer.pointee.replace(with: Segment(piece, outer.pointee.own))
        }
        x = piece.end
      }
      index += 1
    }
  }

  /// The pixels of both levels.
  ///
  /// The inner level is written first: its base may be the outer level's row.
  @inline(__always)
  private func pixels(
    of segment: Segment,
    over under: Segment,
    _ piece: PixelColumns
  ) -> (outer: PixelSlice, inner: PixelSlice) {
    var inner = segment.base
    if !segment.isBare {
      write(segment, piece, into: top)
      inner = top.pointee.own
    }
    var outer = under.base
    if !under.isBare {
      if inner.isSame(as: below.pointee.own) {
        // Writing the outer row first changes what the inner one shows.
        write(segment, piece, into: top)
        inner = top.pointee.own
      }
      write(under, piece, into: below)
      outer = below.pointee.own
    }
    return (outer[0, piece], inner[0, piece])
  }

  /// Writes the topmost level's pixels; transparent pieces, too.
  func writeTop(_ columns: PixelColumns) -> MutablePixelSlice {
    let level = top
    var index = level.pointee.index(behind: columns.start)
    var x = columns.start
    while x < columns.end {
      let segment = level.pointee.segments[index]
      let piece = PixelColumns(from: x, to: min(segment.columns.end, columns.end))
      write(segment, piece, into: level)
      x = piece.end
      index += 1
    }
    level.pointee.replace(with: Segment(columns, level.pointee.own))
    return level.pointee.rows[0, columns]
  }

  /// Runs `body` without the topmost level, for each of its pieces that is not transparent.
  func composite(
    _ columns: PixelColumns,
    skipsTransparent: Bool,
    _ body: (PixelColumns, PixelRows) -> Void
  ) {
    let inner = top
    withoutTop {
      var index = inner.pointee.index(behind: columns.start)
      var x = columns.start
      while x < columns.end {
        let segment = inner.pointee.segments[index]
        let piece = PixelColumns(from: x, to: min(segment.columns.end, columns.end))
        let isTransparent = segment.base.isSame(as: transparent) && segment.isBare
        if !(isTransparent && skipsTransparent) {
          if segment.isBare {
            body(piece, segment.base)
          } else {
            write(segment, piece, into: inner)
            body(piece, inner.pointee.own)
          }
        }
        x = piece.end
        index += 1
      }
    }
  }
}
