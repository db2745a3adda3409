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
  /// The edges of one side, from the top down.
  private struct Side {
    let edges: UnsafeBufferPointer<OutlineEdge>
    /// Of the present edge, in the contour's order.
    var index: Int
    /// Edges left, the present one included.
    var remaining: Int
    /// +1 when the contour runs down on this side.
    let step: Int

    @inline(__always)
    var edge: UnsafePointer<OutlineEdge> { edges.baseAddress! + index }

    @inline(__always)
    mutating func skip(above y: Double) {
      while remaining > 0, edge.pointee.y1 <= y { advance() }
    }

    /// The edges that reach into the row at `y`, as at most two ranges in the contour's order;
    /// advances to the last of them.
    mutating func pieces(from y: Double) -> (first: Range<Int>, second: Range<Int>) {
      let start = index
      var end = index
      var isWrapped = false
      var count = 0
      while remaining > 0, edge.pointee.y0 < y + 1 {
        if count > 0, step > 0 ? index < end : index > end { isWrapped = true }
        end = index
        count += 1
        guard edge.pointee.y1 < y + 1 else { break }
        advance()
      }
      if count == 0 { return (0..<0, 0..<0) }
      let low = step > 0 ? start : end
      let high = step > 0 ? end : start
      return isWrapped ? (0..<high + 1, low..<edges.count) : (low..<high + 1, 0..<0)
    }

    @inline(__always)
    mutating func advance() {
      remaining &-= 1
      index &+= step
      if index == edges.count { index = 0 }
      if index < 0 { index = edges.count &- 1 }
    }
  }

  /// What a side adds to the pixels of one row.
  private struct Strip {
    var areas: UnsafeMutablePointer<Double>
    var covers: UnsafeMutablePointer<Double>
    /// Pixels from the clip's left edge; empty when `last < first`.
    var first: Int32 = .max
    var last: Int32 = -1
  }

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
    outline.edges.withUnsafeBufferPointer { edges in
      var down = Side(edges: edges, index: 0, remaining: 0, step: 1)
      var up = Side(edges: edges, index: 0, remaining: 0, step: -1)
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
    _ down: inout Side,
    _ up: inout Side
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

  /// x where `edge` crosses the line y.
  @inline(__always)
  private func crossing(_ edge: UnsafePointer<OutlineEdge>, _ y: Double) -> Double {
    if y >= edge.pointee.y1 { return edge.pointee.x1 }
    if y <= edge.pointee.y0 { return edge.pointee.x0 }
    return edge.pointee.x0 + (y - edge.pointee.y0) * edge.pointee.slope
  }

  /// A row that one edge on each side crosses from top to bottom.
  @inline(__always)
  private mutating func drawWhole(
    _ left: inout Side,
    _ right: inout Side,
    _ y: Double,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) {
    let l = left.edge
    let r = right.edge
    // Both edges reach over the whole row, so no end of theirs lies inside it.
    let origin = Double(columns.start)
    let leftTop = l.pointee.x0 + (y - l.pointee.y0) * l.pointee.slope - origin
    let leftBottom = crossing(l, y + 1) - origin
    let rightTop = r.pointee.x0 + (y - r.pointee.y0) * r.pointee.slope - origin
    let rightBottom = crossing(r, y + 1) - origin
    let leftHigh = leftTop > leftBottom ? leftTop : leftBottom
    let rightLow = rightTop < rightBottom ? rightTop : rightBottom
    guard Int32(leftHigh) < Int32(rightLow) else {
      drawPieces(&left, &right, y, columns, &rows)
      return
    }
    let firstRight = Int32(rightLow)
    let leftLow = leftTop < leftBottom ? leftTop : leftBottom
    let rightHigh = rightTop > rightBottom ? rightTop : rightBottom
    let most = Int32(leftHigh) - Int32(leftLow) + Int32(rightHigh) - firstRight + 2
    let memory = rows.bytes.reserve(Int(most + CoverageRows.shortest))
    var sum = 0.0
    let leftCount = cover(leftLow, leftHigh, 1, &sum, memory)
    let gap = firstRight - Int32(leftLow) - leftCount
    guard gap >= CoverageRows.shortest else {
      // One mask for both sides and the few pixels between them.
      let between = memory + Int(leftCount)
      // Eight at once, which is more than the gap has: the rest is written over, or nothing looks at it.
      UnsafeMutableRawPointer(between).storeBytes(of: .max, as: UInt64.self)
      let rightCount = cover(rightLow, rightHigh, -1, &sum, between + Int(gap))
      let first = columns.start + Int32(leftLow)
      let count = min(leftCount + gap + rightCount, columns.end - first)
      rows.addRow(at: first, count, mask: memory)
      return
    }
    let rightCount = cover(rightLow, rightHigh, -1, &sum, memory + Int(leftCount))
    rows.addRow(
      left: columns.start + Int32(leftLow),
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
    var pixel = Int32(low)
    if pixel == Int32(high) {
      let area = height * (1 - ((low + high) * 0.5 - Double(pixel)))
      bytes[0] = UInt8(truncatingIfNeeded: byte(sum + area))
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
      bytes[count] = UInt8(truncatingIfNeeded: byte(sum + area))
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
    _ left: inout Side,
    _ right: inout Side,
    _ y: Double,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) {
    let width = Int(columns.count) + 2
    var a = Strip(areas: areas.base, covers: covers.base)
    var b = Strip(areas: areas.base + width, covers: covers.base + width)
    let origin = Double(columns.start)
    let leftPieces = left.pieces(from: y)
    let rightPieces = right.pieces(from: y)
    add(leftPieces.first, left, y, origin, 1, &a)
    add(leftPieces.second, left, y, origin, 1, &a)
    add(rightPieces.first, right, y, origin, -1, &b)
    add(rightPieces.second, right, y, origin, -1, &b)
    if a.last < 0 || b.last < 0 {
      rows.emptyRow()
      return
    }
    let gap = b.first - a.last - 1
    if gap >= CoverageRows.shortest {
      if !drawApart(a, b, columns, &rows) { drawFaint(a, b, columns, &rows) }
      return
    }
    if gap < 0 {
      // In a pixel that both cross, areas add up in the contour's order.
      a = Strip(areas: areas.base, covers: covers.base)
      let isLeftFirst = leftPieces.first.lowerBound < rightPieces.first.lowerBound
      if isLeftFirst { add(leftPieces.first, left, y, origin, 1, &a) }
      add(rightPieces.first, right, y, origin, -1, &a)
      if !isLeftFirst { add(leftPieces.first, left, y, origin, 1, &a) }
      add(rightPieces.second, right, y, origin, -1, &a)
      add(leftPieces.second, left, y, origin, 1, &a)
      // Nothing is left for a second side.
      (b.first, b.last) = (a.last + 1, a.last)
    }
    drawClose(a, b, columns, &rows)
  }

  /// Both sides and the few pixels between them, as one mask.
  @inline(__always)
  private func drawClose(
    _ a: Strip,
    _ b: Strip,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) {
    let most = Int(b.last - a.first + 1)
    let memory = rows.bytes.reserve(most)
    var sum = 0.0
    fill(memory, a, &sum)
    let between = Int(a.last - a.first + 1)
    let gap = Int(b.first - a.last - 1)
    (memory + between).update(repeating: UInt8(truncatingIfNeeded: byte(sum)), count: gap)
    fill(memory + (between + gap), b, &sum)
    let first = columns.start + a.first
    let count = Int32(most) < columns.end - first ? Int32(most) : columns.end - first
    rows.addRow(at: first, count, mask: memory)
  }

  /// Both sides where what lies between them is covered in part.
  private func drawFaint(
    _ a: Strip,
    _ b: Strip,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) {
    rows.beginRow()
    var sum = 0.0
    let x = sweep(a, &sum, columns, &rows)
    rows.add(x, columns.start + b.first, byte(sum), limit: columns.end)
    _ = sweep(b, &sum, columns, &rows)
    rows.endRow()
  }

  /// Both sides where everything between them is covered; false when it is not.
  @inline(__always)
  private func drawApart(
    _ a: Strip,
    _ b: Strip,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) -> Bool {
    let leftCount = a.last - a.first + 1
    let rightCount = b.last - b.first + 1
    let memory = rows.bytes.reserve(Int(leftCount + rightCount))
    var sum = 0.0
    fill(memory, a, &sum)
    guard byte(sum) == 255 else { return false }
    fill(memory + Int(leftCount), b, &sum)
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

  @inline(__always)
  private func fill(_ bytes: UnsafeMutablePointer<UInt8>, _ strip: Strip, _ sum: inout Double) {
    let first = Int(strip.first)
    var pixel = first
    while pixel <= Int(strip.last) {
      bytes[pixel &- first] = UInt8(truncatingIfNeeded: byte(sum + strip.areas[pixel]))
      sum += strip.covers[pixel]
      pixel &+= 1
    }
  }

  /// Adds what the edges of a range have between y and y + 1.
  private func add(
    _ range: Range<Int>,
    _ side: Side,
    _ y: Double,
    _ origin: Double,
    _ winding: Double,
    _ strip: inout Strip
  ) {
    for index in range {
      let edge = side.edges.baseAddress! + index
      let top = edge.pointee.y0 > y ? edge.pointee.y0 : y
      let bottom = edge.pointee.y1 < y + 1 ? edge.pointee.y1 : y + 1
      let xa = crossing(edge, top) - origin
      let xb = crossing(edge, bottom) - origin
      add(xa < xb ? xa : xb, xa > xb ? xa : xb, (bottom - top) * winding, &strip)
    }
  }

  @inline(__always)
  private func add(_ low: Double, _ high: Double, _ height: Double, _ strip: inout Strip) {
    var pixel = Int32(low)
    let end = Int32(high)
    // An edge that ends on a pixel's border adds nothing to that pixel.
    reach(pixel, end > pixel && Double(end) == high ? end - 1 : end, &strip)
    if pixel == end {
      strip.covers[Int(pixel)] += height
      strip.areas[Int(pixel)] += height * (1 - ((low + high) * 0.5 - Double(pixel)))
      return
    }
    let density = height / (high - low)
    var x = low
    while x < high {
      let border = Double(pixel &+ 1)
      let next = border < high ? border : high
      let cover = (next - x) * density
      strip.covers[Int(pixel)] += cover
      strip.areas[Int(pixel)] += cover * (1 - ((x + next) * 0.5 - Double(pixel)))
      x = next
      pixel += 1
    }
  }

  /// Makes pixels part of a strip; new ones are 0.
  @inline(__always)
  private func reach(_ first: Int32, _ last: Int32, _ strip: inout Strip) {
    if strip.last < 0 {
      clear(first, last, strip)
      strip.first = first
      strip.last = last
      return
    }
    if first < strip.first {
      clear(first, strip.first - 1, strip)
      strip.first = first
    }
    if last > strip.last {
      clear(strip.last + 1, last, strip)
      strip.last = last
    }
  }

  @inline(__always)
  private func clear(_ first: Int32, _ last: Int32, _ strip: Strip) {
    var pixel = Int(first)
    while pixel <= Int(last) {
      strip.areas[pixel] = 0
      strip.covers[pixel] = 0
      pixel &+= 1
    }
  }

  @inline(never)
  private func sweep(
    _ strip: Strip,
    _ sum: inout Double,
    _ columns: PixelColumns,
    _ rows: inout CoverageRows
  ) -> Int32 {
    var pixel = strip.first
    while pixel <= strip.last, columns.start + pixel < columns.end {
      rows.add(columns.start + pixel, byte(sum + strip.areas[Int(pixel)]), limit: columns.end)
      sum += strip.covers[Int(pixel)]
      pixel &+= 1
    }
    return columns.start + pixel
  }

  /// Coverage of a sum, rounded to nearest.
  @inline(__always)
  private func byte(_ winding: Double) -> Int32 {
    let share = abs(winding)
    return Int32((share < 1 ? share : 1) * 255 + 0.5)
  }
}
