import Pixels
import RasterPlan

/// Turns outlines into coverage by exact areas: each edge adds, to every pixel it crosses, the area
/// to its right; a running sum along the row gives the coverage of all pixels.
///
/// Sums are of doubles in one order that depends on the outline alone, so a row looks the same in
/// any band.
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

  /// Appends a block with a row for each row of `window`, runs inside its columns.
  mutating func addRows(
    of outline: Outline,
    for window: PixelRect,
    to rows: inout CoverageRows
  ) {
    let isConvex = outline.convexity != .none
    if isConvex, outline.isAntialiased, outline.minX >= Double(window.minX),
      outline.maxX <= Double(window.maxX)
    {
      convex.addRows(of: outline, for: window, to: &rows)
      return
    }
    if isConvex, !outline.isAntialiased {
      sample(outline, for: window, to: &rows)
      return
    }
    cells.removeAll()
    let place = Window(window)
    outline.withEdges { edges in
      if outline.isAntialiased {
        for edge in edges { add(edge, place) }
      } else {
        for edge in edges { addSampled(edge, place) }
      }
    }
    sort(window.height)
    let isEvenOdd = outline.rule == .evenOdd
    for row in 0..<window.height { sweep(row, window, isEvenOdd, &rows) }
  }

  /// The requested pixels, in the cells' coordinates.
  private struct Window {
    let top: Double
    let rows: Int
    let left: Double
    let width: Double

    init(_ rect: PixelRect) {
      top = Double(rect.minY)
      rows = rect.height
      left = Double(rect.minX)
      width = Double(rect.maxX - rect.minX)
    }
  }

  /// A piece of an edge inside one row.
  private struct Piece {
    var row: Int32
    /// Its ends, from the window's left edge on.
    var low: Double
    var high: Double
    /// How much of the row it spans, times its winding.
    var height: Double

    @inline(__always)
    init(_ row: Int, from a: Double, to b: Double, _ height: Double) {
      self.row = Int32(row)
      low = min(a, b)
      high = max(a, b)
      self.height = height
    }
  }

  // MARK: Cells

  private mutating func add(_ edge: OutlineEdge, _ window: Window) {
    let bottom = window.top + Double(window.rows)
    guard edge.y1 > window.top, edge.y0 < bottom else { return }
    var y = edge.y0
    var x = edge.x0
    if y < window.top {
      y = window.top
      x = edge.x0 + (window.top - edge.y0) * edge.slope
    }
    let end = min(edge.y1, bottom)
    var row = Int(y - window.top)
    while y < end {
      var nextY = window.top + Double(row + 1)
      var nextX: Double
      if nextY >= edge.y1 {
        nextY = edge.y1
        nextX = edge.x1
      } else {
        nextX = edge.x0 + (nextY - edge.y0) * edge.slope
      }
      let height = (nextY - y) * edge.winding
      add(Piece(row, from: x - window.left, to: nextX - window.left, height), window.width)
      y = nextY
      x = nextX
      row += 1
    }
  }

  @inline(__always)
  private mutating func add(_ piece: Piece, _ width: Double) {
    guard piece.low >= 0, piece.high < width else {
      addClipped(piece, width)
      return
    }
    let first = piece.low.wholeNumber
    let last = piece.high.wholeNumber
    if first == last {
      let area = piece.height * (1 - ((piece.low + piece.high) * 0.5 - Double(first)))
      cells.append(Cell(x: first, row: piece.row, cover: piece.height, area: area))
    } else {
      addSlanted(piece, density: piece.height / (piece.high - piece.low))
    }
  }

  /// A piece across several pixels; `density` is height per x.
  @inline(never)
  private mutating func addSlanted(_ piece: Piece, density: Double) {
    var x = piece.low
    var pixel = piece.low.wholeNumber
    while x < piece.high {
      let next = min(piece.high, Double(pixel + 1))
      let cover = (next - x) * density
      let area = cover * (1 - ((x + next) * 0.5 - Double(pixel)))
      cells.append(Cell(x: pixel, row: piece.row, cover: cover, area: area))
      x = next
      pixel += 1
    }
  }

  /// An edge left of the window covers all of it; an edge right of it covers nothing.
  @inline(never)
  private mutating func addClipped(_ piece: Piece, _ width: Double) {
    if piece.high <= 0 {
      cells.append(Cell(x: 0, row: piece.row, cover: piece.height, area: piece.height))
      return
    }
    if !(piece.low < width) { return }
    let density = piece.height / (piece.high - piece.low)
    if piece.low < 0 {
      let cover = -piece.low * density
      cells.append(Cell(x: 0, row: piece.row, cover: cover, area: cover))
    }
    var inside = piece
    inside.low = max(0, piece.low)
    inside.high = min(piece.high, width)
    if inside.high > inside.low, density.isFinite { addSlanted(inside, density: density) }
  }

  /// Without antialiasing: an edge covers the pixels whose centres lie right of it.
  private mutating func addSampled(_ edge: OutlineEdge, _ window: Window) {
    let top = window.top
    guard edge.y1 > top, edge.y0 < top + Double(window.rows) else { return }
    var row = max(0, Int((max(edge.y0, top) - top - 0.5).rounded(.up)))
    while row < window.rows {
      let y = top + Double(row) + 0.5
      guard y < edge.y1 else { break }
      if y >= edge.y0 {
        let x = Outline.firstCenter(from: edge.x(at: y)) - window.left
        if x < window.width {
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
    for window: PixelRect,
    to rows: inout CoverageRows
  ) {
    let (left, right) = (Double(window.minX), Double(window.maxX))
    outline.withEdges { edges in
      // The edges of the row before: most rows have the same.
      var first = -1
      var second = -1
      var previous = (-1.0, -1.0)
      for row in window.minY..<window.maxY {
        let y = Double(row) + 0.5
        let isInside =
          first >= 0 && edges[first].crosses(y) && second >= 0 && edges[second].crosses(y)
        if !isInside {
          first = edges.firstIndex { $0.crosses(y) } ?? -1
          second = first < 0 ? -1 : edges[(first + 1)...].firstIndex { $0.crosses(y) } ?? -1
        }
        guard second >= 0 else {
          rows.emptyRow()
          previous = (-1, -1)
          continue
        }
        let a = Outline.firstCenter(from: edges[first].x(at: y))
        let b = Outline.firstCenter(from: edges[second].x(at: y))
        let start = max(min(a, b), left)
        let end = min(max(a, b), right)
        if start >= end {
          rows.emptyRow()
          previous = (-1, -1)
        } else if (start, end) == previous {
          rows.repeatRow()
        } else {
          rows.beginRow()
          rows.add(Int32(start), Int32(end), 255, limit: Int32(window.maxX))
          rows.endRow()
          previous = (start, end)
        }
      }
    }
  }

  // MARK: Rows

  /// By row, then by x; cells of one pixel keep the order of the outline.
  private mutating func sort(_ rows: Int) {
    rowStarts.removeAll()
    rowStarts.reserve(rows + 1)
    let starts = rowStarts.base
    for row in 0...rows { starts[row] = 0 }
    let count = cells.count
    let source = cells.base
    for index in 0..<count { starts[Int(source[index].row) + 1] += 1 }
    for row in 0..<rows { starts[row + 1] += starts[row] }
    sorted.removeAll()
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
    _ window: PixelRect,
    _ isEvenOdd: Bool,
    _ rows: inout CoverageRows
  ) {
    let minX = Int32(window.minX)
    let maxX = Int32(window.maxX)
    let starts = rowStarts.base
    var index = Int(starts[row])
    let end = Int(starts[row + 1])
    if index == end {
      rows.emptyRow()
      return
    }
    let cells = sorted.base
    if row > 0, isSameRow(index, end, Int(starts[row - 1]), index) {
      rows.repeatRow()
      return
    }
    rows.beginRow()
    var sum = 0.0
    var x = minX
    while index < end {
      let cellX = cells[index].x
      let pixel = minX + cellX
      rows.add(x, pixel, byte(sum, isEvenOdd), limit: maxX)
      var area = 0.0
      var cover = 0.0
      repeat {
        area += cells[index].area
        cover += cells[index].cover
        index += 1
      } while index < end && cells[index].x == cellX
      rows.add(pixel, byte(sum + area, isEvenOdd), limit: maxX)
      sum += cover
      x = pixel + 1
    }
    rows.add(x, maxX, byte(sum, isEvenOdd), limit: maxX)
    rows.endRow()
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

  /// Coverage of a winding sum.
  @inline(__always)
  private func byte(_ winding: Double, _ isEvenOdd: Bool) -> Int32 {
    guard isEvenOdd else { return winding.coverage }
    var share = abs(winding)
    share -= 2 * (share * 0.5).rounded(.down)
    return (share > 1 ? 2 - share : share).coverage
  }
}

extension OutlineEdge {
  @inline(__always)
  fileprivate func crosses(_ y: Double) -> Bool { y0 <= y && y < y1 }

  @inline(__always)
  fileprivate func x(at y: Double) -> Double { x0 + (y - y0) * slope }
}
