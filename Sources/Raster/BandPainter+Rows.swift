import Pixels

/// Which steps show in a row, and in which order they are drawn.
extension BandPainter {
  /// The spans of a step in row `y`, or nil when all of x0..<x1 is covered.
  @inline(__always)
  func run(_ op: BandOp, _ y: Int32, _ band: PixelRect) -> SpanRun? {
    op.runs < 0 ? nil : store.runs[Int(op.runs) + Int(y) - band.minY]
  }

  /// How many rows from `y` on have the same spans and can be drawn as one. Screens are made of
  /// rectangles: most of their rows look like the one above, and deciding what shows where takes as
  /// long as copying it.
  func equalRows(from y: Int32, _ band: PixelRect) -> Int {
    var end = Int32(band.maxY)
    for index in 0..<ops.count {
      let op = ops.base + index
      if y >= op.pointee.y1 { continue }
      if y < op.pointee.y0 {
        end = min(end, op.pointee.y0)
        continue
      }
      guard op.pointee.isRepeatable else { return 1 }
      end = min(end, op.pointee.y1)
      guard op.pointee.runs >= 0 else { continue }
      if op.pointee.sameUntil <= y {
        let first = store.runs.base + (Int(op.pointee.runs) + Int(y) - band.minY)
        var count: Int32 = 1
        while y + count < op.pointee.y1, first[Int(count)] == first[0] { count += 1 }
        op.pointee.sameUntil = y + count
      }
      end = min(end, op.pointee.sameUntil)
      if end == y + 1 { return 1 }
    }
    return Int(end - y)
  }

  /// Draws the block of equal rows that begins with row `y`.
  func paintRows(_ y: Int32, _ band: PixelRect, _ items: PlanItems) {
    let first = findVisible(y, band)
    let count = ops.count
    let visible = self.visible.base
    var index = first
    openMasks = 0
    while index < count {
      let op = ops.base + index
      let range = visible[index]
      switch op.pointee.kind {
      case .draw:
        if range.x0 < range.x1 { paint(op.pointee, y, range, band) }
      case .beginScope:
        if range.x0 < range.x1 {
          if op.pointee.isColorGroup {
            paintColorGroup(index, y, range, band)
            index = Int(op.pointee.match)
          } else {
            begin(op.pointee, range)
          }
        } else {
          index = Int(op.pointee.match)
        }
      case .endScope:
        end(op.pointee, y, visible[Int(op.pointee.match)], band, items)
      case .beginMask:
        if range.x0 < range.x1 {
          row.pushTransparent(range.x0, range.x1)
        } else {
          index = Int(op.pointee.match)
        }
      case .endMask: endMask(visible[Int(op.pointee.match)])
      case .none: break
      }
      index += 1
    }
  }

  /// Finds, from front to back, which part of each step is not hidden by opaque pixels in front of
  /// it. Returns the first step that shows at all.
  func findVisible(_ y: Int32, _ band: PixelRect) -> Int {
    let visible = self.visible.base
    let ops = self.ops.base
    occluders.reset(Int32(band.minX), Int32(band.maxX))
    var index = self.ops.count - 1
    while index >= 0 {
      let op = ops + index
      switch op.pointee.kind {
      case .draw:
        var range = Visible(x0: 0, x1: 0)
        if y >= op.pointee.y0, y < op.pointee.y1 {
          range = occluders.clip(op.pointee.x0, op.pointee.x1)
          if range.x0 < range.x1, op.pointee.isOpaque {
            occlude(op.pointee, y, band)
            if occluders.depth == 0, occluders.coversAll {
              visible[index] = range
              return index
            }
          }
        }
        visible[index] = range
      case .endScope, .endMask:
        let begin = Int(op.pointee.match)
        var range = Visible(x0: 0, x1: 0)
        let place = op.pointee.kind == .endMask ? maskedScope(index) : op
        if y >= place.pointee.y0, y < place.pointee.y1 {
          range = occluders.clip(place.pointee.x0, place.pointee.x1)
        }
        visible[index] = range
        visible[begin] = range
        if range.x0 >= range.x1 || op.pointee.isColorGroup {
          index = begin
        } else {
          occluders.push(range.x0, range.x1, keeps: op.pointee.kind == .endScope)
        }
      case .beginScope, .beginMask: occluders.pop()
      case .none: break
      }
      index -= 1
    }
    return 0
  }

  /// The scope whose mask ends at `index`: the mask is drawn just before its scope begins.
  @inline(__always)
  func maskedScope(_ index: Int) -> UnsafeMutablePointer<BandOp> { ops.base + (index + 1) }

  @inline(__always)
  func occlude(_ op: BandOp, _ y: Int32, _ band: PixelRect) {
    guard let run = run(op, y, band) else {
      occluders.add(op.x0, op.x1)
      return
    }
    for index in Int(run.start)..<Int(run.start + run.count) {
      let span = store.spans[index]
      if span.mask == nil, span.value == 255, span.x1 - span.x0 >= 8 {
        occluders.add(span.x0, span.x1)
      }
    }
  }
}
