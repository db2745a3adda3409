import Geometry

/// Turns outlines into coverage by exact areas: each edge adds, to every pixel it crosses, the area
/// to its right; a running sum along the row gives the coverage of all pixels.
///
/// Sums are of doubles in one order that depends on the outline alone, so a row looks the same in
/// whatever band it is drawn.
struct OutlineRasterizer {
  private struct Cell: BitwiseCopyable {
    /// Pixels from the clip's left edge.
    var x: Int32
    /// Rows from the band's top.
    var row: Int32
    /// Winding that all pixels to the right gain.
    var cover: Double
    /// Winding times area that this pixel gains.
    var area: Double
  }

  private var cells = GrowingBuffer<Cell>(capacity: 1024)
  private var sorted = GrowingBuffer<Cell>(capacity: 1024)
  private var rowStarts = GrowingBuffer<Int32>(capacity: 80)
  private var convex = ConvexRasterizer()

  func deallocate() {
    cells.deallocate()
    sorted.deallocate()
    rowStarts.deallocate()
    convex.deallocate()
  }

  /// Appends a block of `rows` runs for the rows from `top` on, with spans inside `minX ..< maxX`.
  mutating func rasterize(
    _ outline: Outline,
    top: Int,
    rows: Int,
    minX: Int,
    maxX: Int,
    into store: inout SpanRows
  ) {
    if outline.convexity != .none, outline.isAntialiased, outline.minX >= Double(minX),
      outline.maxX <= Double(maxX)
    {
      convex.rasterize(
        outline,
        top: top,
        rows: rows,
        minX: minX,
        maxX: maxX,
        into: &store
      )
      return
    }
    if outline.convexity != .none, !outline.isAntialiased {
      sample(outline, top, rows, minX, maxX, &store)
      return
    }
    cells.count = 0
    let width = Double(maxX - minX)
    outline.edges.withUnsafeBufferPointer { edges in
      if outline.isAntialiased {
        for edge in edges { add(edge, Double(top), rows, Double(minX), width) }
      } else {
        for edge in edges { addSampled(edge, Double(top), rows, Double(minX), width) }
      }
    }
    sort(rows)
    let isEvenOdd = outline.rule == .evenOdd
    for row in 0..<rows {
      sweep(row, Int32(minX), Int32(maxX), isEvenOdd, &store)
    }
  }

  // MARK: Cells

  private mutating func add(
    _ edge: OutlineEdge,
    _ top: Double,
    _ rows: Int,
    _ left: Double,
    _ width: Double
  ) {
    let bottom = top + Double(rows)
    guard edge.y1 > top, edge.y0 < bottom else { return }
    var y = edge.y0
    var x = edge.x0
    if y < top {
      y = top
      x = edge.x0 + (top - edge.y0) * edge.slope
    }
    let end = min(edge.y1, bottom)
    var row = Int(y - top)
    while y < end {
      var nextY = top + Double(row + 1)
      var nextX: Double
      if nextY >= edge.y1 {
        nextY = edge.y1
        nextX = edge.x1
      } else {
        nextX = edge.x0 + (nextY - edge.y0) * edge.slope
      }
      addSegment(Int32(row), x - left, nextX - left, (nextY - y) * edge.winding, width)
      y = nextY
      x = nextX
      row += 1
    }
  }

  /// A piece of an edge inside one row, from `xa` to `xb`, that spans `height` of the row.
  @inline(__always)
  private mutating func addSegment(
    _ row: Int32,
    _ xa: Double,
    _ xb: Double,
    _ height: Double,
    _ width: Double
  ) {
    let low = min(xa, xb)
    let high = max(xa, xb)
    if low >= 0, high < width {
      let first = Int32(low)
      let last = Int32(high)
      if first == last {
        let area = height * (1 - ((low + high) * 0.5 - Double(first)))
        cells.append(Cell(x: first, row: row, cover: height, area: area))
      } else {
        addSlanted(row, low, high, height / (high - low))
      }
      return
    }
    addClipped(row, low, high, height, width)
  }

  /// A piece across several pixels; `density` is height per x.
  @inline(never)
  private mutating func addSlanted(
    _ row: Int32,
    _ low: Double,
    _ high: Double,
    _ density: Double
  ) {
    var x = low
    var pixel = Int32(low)
    while x < high {
      let next = min(high, Double(pixel + 1))
      let cover = (next - x) * density
      let area = cover * (1 - ((x + next) * 0.5 - Double(pixel)))
      cells.append(Cell(x: pixel, row: row, cover: cover, area: area))
      x = next
      pixel += 1
    }
  }

  /// What is left of the clip covers all of it; what is right of it covers nothing.
  @inline(never)
  private mutating func addClipped(
    _ row: Int32,
    _ low: Double,
    _ high: Double,
    _ height: Double,
    _ width: Double
  ) {
    if high <= 0 {
      cells.append(Cell(x: 0, row: row, cover: height, area: height))
      return
    }
    if !(low < width) { return }
    let density = height / (high - low)
    if low < 0 {
      let cover = -low * density
      cells.append(Cell(x: 0, row: row, cover: cover, area: cover))
    }
    let from = max(0, low)
    let to = min(high, width)
    if to > from, density.isFinite { addSlanted(row, from, to, density) }
  }

  /// Without antialiasing: an edge covers the pixels whose centres lie right of it.
  private mutating func addSampled(
    _ edge: OutlineEdge,
    _ top: Double,
    _ rows: Int,
    _ left: Double,
    _ width: Double
  ) {
    guard edge.y1 > top, edge.y0 < top + Double(rows) else { return }
    var row = max(0, Int((max(edge.y0, top) - top - 0.5).rounded(.up)))
    while row < rows {
      let y = top + Double(row) + 0.5
      guard y < edge.y1 else { break }
      if y >= edge.y0 {
        let x = Outline.firstCenter(from: edge.x(at: y)) - left
        if x < width {
          let pixel = Int32(max(0, x))
          cells.append(
            Cell(x: pixel, row: Int32(row), cover: edge.winding, area: edge.winding)
          )
        }
      }
      row += 1
    }
  }

  /// A convex outline without antialiasing: one run of full pixels in every row.
  private func sample(
    _ outline: Outline,
    _ top: Int,
    _ rows: Int,
    _ minX: Int,
    _ maxX: Int,
    _ store: inout SpanRows
  ) {
    let (left, right) = (Double(minX), Double(maxX))
    outline.edges.withUnsafeBufferPointer { edges in
      // The edges that the row before had: most rows have the same.
      var first = -1
      var second = -1
      var previous = (-1.0, -1.0)
      for row in 0..<rows {
        let y = Double(top + row) + 0.5
        let isInside =
          first >= 0 && edges[first].crosses(y) && second >= 0 && edges[second].crosses(y)
        if !isInside {
          first = edges.firstIndex { $0.crosses(y) } ?? -1
          second = first < 0 ? -1 : edges[(first + 1)...].firstIndex { $0.crosses(y) } ?? -1
        }
        guard second >= 0 else {
          store.emptyRow()
          previous = (-1, -1)
          continue
        }
        let a = Outline.firstCenter(from: edges[first].x(at: y))
        let b = Outline.firstCenter(from: edges[second].x(at: y))
        let start = max(min(a, b), left)
        let end = min(max(a, b), right)
        if start >= end {
          store.emptyRow()
          previous = (-1, -1)
        } else if (start, end) == previous {
          store.repeatRow()
        } else {
          store.beginRow()
          store.add(Int32(start), Int32(end), 255, limit: Int32(maxX))
          store.endRow()
          previous = (start, end)
        }
      }
    }
  }

  // MARK: Rows

  /// By row, then by x; cells of one pixel keep the order of the outline.
  private mutating func sort(_ rows: Int) {
    rowStarts.count = 0
    rowStarts.reserve(rows + 1)
    let starts = rowStarts.base
    for row in 0...rows { starts[row] = 0 }
    let count = cells.count
    let source = cells.base
    for index in 0..<count { starts[Int(source[index].row) + 1] += 1 }
    for row in 0..<rows { starts[row + 1] += starts[row] }
    sorted.count = 0
    sorted.reserve(count)
    let target = sorted.base
    // Filling moves each start to the row's end, which is the next row's start.
    for index in 0..<count {
      let row = Int(source[index].row)
      target[Int(starts[row])] = source[index]
      starts[row] += 1
    }
    for row in stride(from: rows, to: 0, by: -1) { starts[row] = starts[row - 1] }
    starts[0] = 0
    for row in 0..<rows { sortByX(target + Int(starts[row]), Int(starts[row + 1] - starts[row])) }
  }

  private func sortByX(_ cells: UnsafeMutablePointer<Cell>, _ count: Int) {
    if count > 48 {
      var buffer = UnsafeMutableBufferPointer(start: cells, count: count)
      // Swift's sort is stable.
      buffer.sort { $0.x < $1.x }
      return
    }
    var index = 1
    while index < count {
      let cell = cells[index]
      var place = index
      while place > 0, cells[place - 1].x > cell.x {
        cells[place] = cells[place - 1]
        place -= 1
      }
      cells[place] = cell
      index += 1
    }
  }

  private func sweep(
    _ row: Int,
    _ minX: Int32,
    _ maxX: Int32,
    _ isEvenOdd: Bool,
    _ store: inout SpanRows
  ) {
    let starts = rowStarts.base
    var index = Int(starts[row])
    let end = Int(starts[row + 1])
    if index == end {
      store.emptyRow()
      return
    }
    let cells = sorted.base
    if row > 0, isSameRow(index, end, Int(starts[row - 1]), index) {
      store.repeatRow()
      return
    }
    store.beginRow()
    var sum = 0.0
    var x = minX
    while index < end {
      let cellX = cells[index].x
      let pixel = minX + cellX
      store.add(x, pixel, byte(sum, isEvenOdd), limit: maxX)
      var area = 0.0
      var cover = 0.0
      repeat {
        area += cells[index].area
        cover += cells[index].cover
        index += 1
      } while index < end && cells[index].x == cellX
      store.add(pixel, byte(sum + area, isEvenOdd), limit: maxX)
      sum += cover
      x = pixel + 1
    }
    store.add(x, maxX, byte(sum, isEvenOdd), limit: maxX)
    store.endRow()
  }

  /// Whether two rows have the same cells, as rows between vertical edges do.
  @inline(__always)
  private func isSameRow(_ start: Int, _ end: Int, _ otherStart: Int, _ otherEnd: Int) -> Bool {
    guard end - start == otherEnd - otherStart, end - start <= 8 else { return false }
    let cells = sorted.base
    for offset in 0..<(end - start) {
      let a = cells + (start + offset)
      let b = cells + (otherStart + offset)
      guard
        a.pointee.x == b.pointee.x, a.pointee.cover == b.pointee.cover,
        a.pointee.area == b.pointee.area
      else { return false }
    }
    return true
  }

  /// Coverage of a winding sum, rounded to nearest.
  @inline(__always)
  private func byte(_ winding: Double, _ isEvenOdd: Bool) -> Int32 {
    var coverage = abs(winding)
    if isEvenOdd {
      coverage -= 2 * (coverage * 0.5).rounded(.down)
      if coverage > 1 { coverage = 2 - coverage }
    } else if coverage > 1 {
      coverage = 1
    }
    return Int32(coverage * 255 + 0.5)
  }
}
