import Pixels
import RasterPlan

/// Decides which commands show in a row, and draws them in order.
extension BandPainter {
  /// The runs of a command in row `y`; nil when all of its columns are covered.
  @inline(__always)
  func runs(of cover: CoverageBlock, _ y: Int32) -> UnsafeBufferPointer<PixelRun>? {
    guard let place = cover.place(ofRow: y) else { return nil }
    return coverage[coverage.rows[place]]
  }

  /// How many rows from `y` on have the same runs and can be drawn as one.
  ///
  /// Screens are made of rectangles: most rows equal the one above, and deciding what shows takes
  /// as long as copying it.
  func equalRows(from y: Int32) -> Int {
    var end = Int32(region.maxY)
    var next = 0
    while next < commands.count {
      let index = next
      next += 1
      if case .still(_, let last) = commands[index].role { next = Int(last) }
      let rows = commands[index].rows
      if y >= rows.end { continue }
      if y < rows.first {
        end = min(end, rows.first)
        continue
      }
      guard commands[index].isRepeatable else { return 1 }
      end = min(end, rows.end)
      if let shown = commands[index].shown?.rows {
        if y < shown.first {
          end = min(end, shown.first)
        } else if y < shown.end {
          end = min(end, shown.end)
        }
      }
      guard let first = commands[index].cover.place(ofRow: y) else {
        if case .still(let still, _) = commands[index].role {
          end = min(end, stills[Int(still)].endOfBlock(at: y))
        }
        continue
      }
      if commands[index].sameUntil <= y {
        var count: Int32 = 1
        while y + count < rows.end, coverage.rows[first + Int(count)] == coverage.rows[first] {
          count += 1
        }
        commands[index].sameUntil = y + count
      }
      end = min(end, commands[index].sameUntil)
      if end == y + 1 { return 1 }
    }
    return Int(end - y)
  }

  /// Draws the block of equal rows that begins with row `y`.
  func paintRows(_ y: Int32) {
    if lists.isInUse {
      paint(lists[y], y)
      return
    }
    var index = findVisible(y)
    let count = commands.count
    openMasks = 0
    var isSettled = firstSampler == .max || compositor.rowCount > 1
    while index < count {
      let command = commands.pointer(at: index)
      let columns = visible[index]
      switch command.pointee.role {
      case .draw(let ink):
        if columns.isEmpty { break }
        if !isSettled, index >= firstSampler {
          compositor.settle()
          isSettled = true
        }
        draw(command, ink, columns, y)
      case .beginScope(_, let end):
        if columns.isEmpty {
          index = Int(end)
        } else if command.pointee.isColorGroup {
          paintColorGroup(index..<Int(end), y, columns)
          index = Int(end)
        } else {
          begin(command.pointee, columns)
        }
      case .endScope(let scope, let begin):
        end(command.pointee, scope, y, visible[Int(begin)])
      case .beginMask(let end):
        if columns.isEmpty { index = Int(end) } else { compositor.pushTransparent(columns) }
      case .endMask(let begin): endMask(visible[Int(begin)])
      case .still(let still, let end):
        if !columns.isEmpty {
          compositor.begin(still: Int(still))
          draw(stills[Int(still)], columns, y)
        }
        index = Int(end) - 1
      case .endStill, .done: break
      }
      index += 1
    }
  }

  /// Finds, from front to back, which part of each command is not hidden by opaque pixels in front
  /// of it.
  ///
  /// Returns the first command that is visible.
  func findVisible(_ y: Int32) -> Int {
    occluders.reset(compositor.columns)
    var index = commands.count - 1
    while index >= 0 {
      let command = commands.pointer(at: index)
      switch command.pointee.role {
      case .draw, .still:
        visible[index] = .none
        if command.pointee.rows.contains(y), findVisible(command, index, y) { return index }
      case .endScope(_, let begin):
        index = findVisible(command, from: Int(begin), to: index, y, keeps: true)
      case .endMask(let begin):
        // The mask is drawn just before its scope begins.
        let scope = commands.pointer(at: index + 1)
        index = findVisible(scope, from: Int(begin), to: index, y, keeps: false)
      case .beginScope, .beginMask: occluders.pop()
      case .endStill(let begin): index = Int(begin) + 1
      case .done: break
      }
      index -= 1
    }
    return 0
  }

  /// Does this for a draw; whether it and what is in front of it hide everything behind.
  @inline(__always)
  private func findVisible(
    _ command: UnsafePointer<LoadedCommand>,
    _ index: Int,
    _ y: Int32
  ) -> Bool {
    let columns = occluders.clip(command.pointee.columns)
    visible[index] = columns
    guard !columns.isEmpty, command.pointee.isOpaque else { return false }
    occlude(command, y)
    return occluders.depth == 0 && occluders.coversAll
  }

  /// Draws a block of equal rows that only these commands reach into, all of them draws.
  private func paint(_ list: UnsafeBufferPointer<Int32>, _ y: Int32) {
    occluders.reset(compositor.columns)
    var first = list.count
    while first > 0 {
      first &-= 1
      let index = Int(list[first])
      if findVisible(commands.pointer(at: index), index, y) { break }
    }
    var isSettled = compositor.rowCount > 1
    while first < list.count {
      let index = Int(list[first])
      let command = commands.pointer(at: index)
      first &+= 1
      let columns = visible[index]
      guard case .draw(let ink) = command.pointee.role, !columns.isEmpty else { continue }
      if !isSettled, index >= firstSampler {
        compositor.settle()
        isSettled = true
      }
      draw(command, ink, columns, y)
    }
  }

  /// Does this for a scope or a mask; returns where the search resumes.
  @inline(__always)
  private func findVisible(
    _ place: UnsafePointer<LoadedCommand>,
    from begin: Int,
    to end: Int,
    _ y: Int32,
    keeps: Bool
  ) -> Int {
    var columns = PixelColumns.none
    if place.pointee.rows.contains(y) { columns = occluders.clip(place.pointee.columns) }
    visible[end] = columns
    visible[begin] = columns
    if columns.isEmpty || (keeps && place.pointee.isColorGroup) { return begin }
    occluders.push(columns, keeps: keeps)
    return end
  }

  @inline(__always)
  private func occlude(_ command: UnsafePointer<LoadedCommand>, _ y: Int32) {
    guard let runs = runs(of: command.pointee.cover, y) else {
      occluders.add(command.pointee.columns)
      return
    }
    for run in runs where OccluderStack.isWideEnough(run) { occluders.add(run.columns) }
  }
}
