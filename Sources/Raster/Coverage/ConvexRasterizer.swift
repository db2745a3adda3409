// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import Pixels
import RasterPlan

/// Coverage of convex outlines, such as most shapes of an interface: rectangles, rounded or turned,
/// and circles.
///
/// It walks down the left and the right edges side by side; areas are those that
/// `OutlineRasterizer` adds up from cells.
struct ConvexRasterizer {
  private var areas = GrowingBuffer<Double>()
  private var covers = GrowingBuffer<Double>()

  func deallocate() {
    areas.deallocate()
    covers.deallocate()
  }

  /// Appends a block with a row for each row of `window`; the outline lies between its sides and is
  /// convex.
  mutating func addRows(
    of outline: Outline,
    for window: PixelRect,
    to rows: inout CoverageRows
  ) {
    let columns = PixelColumns(from: Int32(window.minX), to: Int32(window.maxX))
    let needed = 2 * (window.width + 2)
    areas.reserve(needed)
    covers.reserve(needed)
    outline.withEdges { edges in
      var down = OutlineSide(edges: edges, index: 0, remaining: 0, step: 1)
      var up = OutlineSide(edges: edges, index: 0, remaining: 0, step: -1)
      guard ConvexRasterizer.split(edges, &down, &up) else {
        for _ in 0..<window.height { rows.emptyRow() }
        return
      }
      let isLeftDown = outline.convexity == .leftRunsDown
      var left = isLeftDown ? down : up
      var right = isLeftDown ? up : down
      var repeated = (left: -1, right: -1)
      for row in window.minY..<window.maxY {
        let y = Double(row)
        left.skip(above: y)
        right.skip(above: y)
        guard left.remaining > 0, right.remaining > 0, left.edge.pointee.y0 < y + 1 else {
          rows.emptyRow()
          continue
        }
        let l = left.edge
        let r = right.edge
        let isWhole =
          l.pointee.y0 <= y && l.pointee.y1 >= y + 1 && r.pointee.y0 <= y && r.pointee.y1 >= y + 1
        guard isWhole else {
          repeated = (-1, -1)
          drawPieces(&left, &right, y, columns, &rows)
          continue
        }
        if repeated == (left.index, right.index) {
          rows.repeatRow()
          continue
        }
        let isUpright = l.pointee.slope == 0 && r.pointee.slope == 0
        repeated = isUpright ? (left.index, right.index) : (-1, -1)
        drawWhole(&left, &right, y, columns, &rows)
      }
    }
  }

  /// Finds the topmost vertex, where the contour stops running up and begins to run down.
  private static func split(
    _ edges: UnsafeBufferPointer<OutlineEdge>,
    _ down: inout OutlineSide,
    _ up: inout OutlineSide
  ) -> Bool {
    guard var previous = edges.last?.winding else { return false }
    var start = -1
    var count = 0
    for index in 0..<edges.count {
      let winding = edges[index].winding
      if winding > 0 {
        count += 1
        if previous < 0 { start = index }
      }
      previous = winding
    }
    guard start >= 0, count < edges.count else { return false }
    down.index = start
    down.remaining = count
    up.index = start == 0 ? edges.count - 1 : start - 1
    up.remaining = edges.count - count
    return true
  }

  // MARK: Rows

  /// A row that one edge on each side crosses from top to bottom.
  @inline(__always)
  private mutating func drawWhole(
    _ left: inout OutlineSide,
    _ right: inout OutlineSide,
    _ y: Double,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) {
    let l = left.edge
    let r = right.edge
    // Both edges reach over the whole row, so no end of theirs lies inside it.
    let origin = Double(columns.start)
    let leftTop = l.pointee.x0 + (y - l.pointee.y0) * l.pointee.slope - origin
    let leftBottom = l.x(nearest: y + 1) - origin
    let rightTop = r.pointee.x0 + (y - r.pointee.y0) * r.pointee.slope - origin
    let rightBottom = r.x(nearest: y + 1) - origin
    let leftHigh = leftTop > leftBottom ? leftTop : leftBottom
    let rightLow = rightTop < rightBottom ? rightTop : rightBottom
    guard leftHigh.wholeNumber < rightLow.wholeNumber else {
      drawPieces(&left, &right, y, columns, &rows)
      return
    }
    let firstRight = rightLow.wholeNumber
    let leftLow = leftTop < leftBottom ? leftTop : leftBottom
    let rightHigh = rightTop > rightBottom ? rightTop : rightBottom
    let most = leftHigh.wholeNumber - leftLow.wholeNumber + rightHigh.wholeNumber - firstRight + 2
    let memory = rows.bytes.reserve(Int(most) + CoverageRows.Fullness.scalarCount)
    var sum = 0.0
    let leftCount = cover(leftLow, leftHigh, 1, &sum, memory)
    let gap = firstRight - leftLow.wholeNumber - leftCount
    guard gap >= rows.shortest else {
      // One mask for both sides and the few pixels between them.
      let between = memory + Int(leftCount)
      // At once, which is more than the gap has: the rest is written over, or nothing looks at it.
      UnsafeMutableRawPointer(between).storeBytes(
        of: CoverageRows.Fullness(repeating: 255),
        as: CoverageRows.Fullness.self
      )
      let rightCount = cover(rightLow, rightHigh, -1, &sum, between + Int(gap))
      let first = columns.start + leftLow.wholeNumber
      let count = min(leftCount + gap + rightCount, columns.end - first)
      rows.addRow(at: first, count, mask: memory)
      return
    }
    let rightCount = cover(rightLow, rightHigh, -1, &sum, memory + Int(leftCount))
    rows.addRow(
      left: columns.start + leftLow.wholeNumber,
      leftCount,
      right: columns.start + firstRight,
      rightCount,
      masks: memory
    )
  }

  /// Coverage of the pixels that an edge's piece, one row high, crosses; returns how many.
  @inline(__always)
  private func cover(
    _ low: Double,
    _ high: Double,
    _ height: Double,
    _ sum: inout Double,
    _ bytes: UnsafeMutablePointer<UInt8>
  ) -> Int32 {
    var pixel = low.wholeNumber
    if pixel == high.wholeNumber {
      let area = height * (1 - ((low + high) * 0.5 - Double(pixel)))
      bytes[0] = UInt8(truncatingIfNeeded: (sum + area).coverage)
      sum += height
      return 1
    }
    let density = height / (high - low)
    var x = low
    var count = 0
    while x < high {
      let border = Double(pixel &+ 1)
      let next = border < high ? border : high
      let cover = (next - x) * density
      let area = cover * (1 - ((x + next) * 0.5 - Double(pixel)))
      bytes[count] = UInt8(truncatingIfNeeded: (sum + area).coverage)
      sum += cover
      x = next
      pixel &+= 1
      count &+= 1
    }
    return Int32(count)
  }

  /// A row in which edges begin or end, or where both sides come close.
  @inline(never)
  private mutating func drawPieces(
    _ left: inout OutlineSide,
    _ right: inout OutlineSide,
    _ y: Double,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) {
    let width = Int(columns.count) + 2
    var a = AreaStrip(areas: areas.base, covers: covers.base)
    var b = AreaStrip(areas: areas.base + width, covers: covers.base + width)
    let origin = Double(columns.start)
    let leftPieces = left.pieces(from: y)
    let rightPieces = right.pieces(from: y)
    a.add(leftPieces.first, of: left, y, origin, winding: 1)
    a.add(leftPieces.second, of: left, y, origin, winding: 1)
    b.add(rightPieces.first, of: right, y, origin, winding: -1)
    b.add(rightPieces.second, of: right, y, origin, winding: -1)
    if a.last < 0 || b.last < 0 {
      rows.emptyRow()
      return
    }
    let gap = b.first - a.last - 1
    if gap >= rows.shortest {
      if !drawApart(a, b, columns, &rows) { drawFaint(a, b, columns, &rows) }
      return
    }
    if gap < 0 {
      // In a pixel that both cross, areas add up in the contour's order.
      a = AreaStrip(areas: areas.base, covers: covers.base)
      let isLeftFirst = leftPieces.first.lowerBound < rightPieces.first.lowerBound
      if isLeftFirst { a.add(leftPieces.first, of: left, y, origin, winding: 1) }
      a.add(rightPieces.first, of: right, y, origin, winding: -1)
      if !isLeftFirst { a.add(leftPieces.first, of: left, y, origin, winding: 1) }
      a.add(rightPieces.second, of: right, y, origin, winding: -1)
      a.add(leftPieces.second, of: left, y, origin, winding: 1)
      // Nothing is left for a second side.
      b.empty(behind: a)
    }
    drawClose(a, b, columns, &rows)
  }

  /// Both sides and the few pixels between them, as one mask.
  @inline(__always)
  private func drawClose(
    _ a: AreaStrip,
    _ b: AreaStrip,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) {
    let most = Int(b.last - a.first + 1)
    let memory = rows.bytes.reserve(most)
    var sum = 0.0
    a.fill(memory, &sum)
    let between = Int(a.last - a.first + 1)
    let gap = Int(b.first - a.last - 1)
    (memory + between).update(repeating: UInt8(truncatingIfNeeded: sum.coverage), count: gap)
    b.fill(memory + (between + gap), &sum)
    let first = columns.start + a.first
    let count = Int32(most) < columns.end - first ? Int32(most) : columns.end - first
    rows.addRow(at: first, count, mask: memory)
  }

  /// Both sides where what lies between them is covered in part.
  private func drawFaint(
    _ a: AreaStrip,
    _ b: AreaStrip,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) {
    rows.beginRow()
    var sum = 0.0
    let x = sweep(a, &sum, columns, &rows)
    rows.add(x, columns.start + b.first, sum.coverage, limit: columns.end)
    _ = sweep(b, &sum, columns, &rows)
    rows.endRow()
  }

  /// Both sides where everything between them is covered; false when it is not.
  @inline(__always)
  private func drawApart(
    _ a: AreaStrip,
    _ b: AreaStrip,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) -> Bool {
    let leftCount = a.last - a.first + 1
    let rightCount = b.last - b.first + 1
    let memory = rows.bytes.reserve(Int(leftCount + rightCount))
    var sum = 0.0
    a.fill(memory, &sum)
    guard sum.coverage == 255 else { return false }
    b.fill(memory + Int(leftCount), &sum)
    rows.addRow(
      left: columns.start + a.first,
      leftCount,
      right: columns.start + b.first,
      rightCount < columns.end - columns.start - b.first
        ? rightCount : columns.end - columns.start - b.first,
      masks: memory
    )
    return true
  }

  @inline(never)
  private func sweep(
    _ strip: AreaStrip,
    _ sum: inout Double,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) -> Int32 {
    var pixel = strip.first
    while pixel <= strip.last, columns.start + pixel < columns.end {
      rows.add(columns.start + pixel, strip.coverage(of: Int(pixel), &sum), limit: columns.end)
      pixel &+= 1
    }
    return columns.start + pixel
  }
}
