import Pixels
import RasterPlan

/// Composes rows, a block of equal ones at a time.
///
/// It is a stack of levels: the frame's rows at the bottom, those of open groups above. Its
/// operations put colours and pixels onto the topmost level.
///
/// Coordinates are device pixels; all ranges lie inside the level. Blocks of more than one
/// row have no open groups.
final class Compositor {
  let kernels: Kernels
  @exclusivity(unchecked)
  private var levels: UnsafeMutablePointer<CompositorLevel>
  @exclusivity(unchecked)
  private var levelCapacity = 0
  @exclusivity(unchecked)
  private(set) var depth = 0
  /// How many rows the block has.
  @exclusivity(unchecked)
  private(set) var rowCount = 1
  /// The columns of all rows.
  @exclusivity(unchecked)
  private(set) var columns = PixelColumns.none
  @exclusivity(unchecked)
  private(set) var width = 0
  /// Transparent pixels.
  @exclusivity(unchecked)
  private(set) var transparent: PixelRows
  @exclusivity(unchecked)
  private var transparentMemory: UnsafeMutablePointer<UInt32>
  /// A row of masks for products of coverage and alpha.
  @exclusivity(unchecked)
  private(set) var maskMemory: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked)
  private var rewritten = GrowingBuffer<Segment>()
  @exclusivity(unchecked)
  private var rowMemory: [UnsafeMutablePointer<UInt32>] = []
  /// Where the pixels of the `StillRows` in use lie, and the depth at which they were put into the
  /// present row: had they been drawn, they would be that level's own.
  @exclusivity(unchecked)
  private var stillMemory: [(addresses: Range<UInt>, depth: Int)] = []

  init(_ kernels: Kernels) {
    self.kernels = kernels
    levels = .allocate(capacity: 1)
    transparentMemory = .allocate(capacity: 1)
    transparent = PixelRows(transparentMemory, stride: 0, rowCount: 0, columns: .none)
    maskMemory = .allocate(capacity: 1)
  }

  deinit {
    for index in 0..<levelCapacity { levels[index].deallocate() }
    for memory in rowMemory { memory.deallocate() }
    levels.deallocate()
    rewritten.deallocate()
    transparentMemory.deallocate()
    maskMemory.deallocate()
  }

  /// Prepares for rows of these columns.
  func resize(to columns: PixelColumns) {
    let width = Int(columns.count)
    if width > self.width || width == 0 {
      for memory in rowMemory { memory.deallocate() }
      rowMemory = []
      transparentMemory.deallocate()
      transparentMemory = .allocate(capacity: max(1, width))
      transparentMemory.initialize(repeating: 0, count: max(1, width))
      maskMemory.deallocate()
      maskMemory = .unwritten(capacity: max(1, width))
      self.width = width
    }
    self.columns = columns
    transparent = PixelRows(transparentMemory, stride: 0, rowCount: .max, columns: columns)
    depth = 0
  }

  // MARK: Levels

  @inline(__always)
  func level(_ index: Int) -> UnsafeMutablePointer<CompositorLevel> {
    assert(index >= 0 && index < depth, "No such level.")
    return levels + index
  }

  @inline(__always)
  var top: UnsafeMutablePointer<CompositorLevel> { level(depth - 1) }

  /// The level below the topmost.
  @inline(__always)
  var below: UnsafeMutablePointer<CompositorLevel> { level(depth - 2) }

  /// Starts a block of `count` rows.
  func begin(_ rows: MutablePixelRows, count: Int, _ first: Segment) {
    depth = 0
    rowCount = count
    push(rows)
    top.pointee.reset(to: first)
  }

  private func push(_ rows: MutablePixelRows) {
    if depth == levelCapacity {
      let larger = max(8, levelCapacity * 2)
      let memory = UnsafeMutablePointer<CompositorLevel>.allocate(capacity: larger)
      memory.moveInitialize(from: levels, count: levelCapacity)
      for index in levelCapacity..<larger {
        (memory + index).initialize(to: CompositorLevel(rows: rows))
      }
      levels.deallocate()
      levels = memory
      levelCapacity = larger
    }
    levels[depth].rows = rows
    depth += 1
  }

  private func pushOwnRow() {
    while rowMemory.count < depth { rowMemory.append(.unwritten(capacity: max(1, width))) }
    rowMemory[depth - 1].unwrite(width)
    push(
      MutablePixelRows(rowMemory[depth - 1], stride: 0, rowCount: .max, columns: columns)
    )
  }

  /// Starts a group from the pixels below; its result is mixed with them at its end.
  func pushCopy(of columns: PixelColumns) {
    pushOwnRow()
    let outer = below
    let inner = top
    var index = outer.pointee.index(behind: columns.start)
    let segment = outer.pointee.segments[index]
    if segment.columns.end >= columns.end {
      inner.pointee.reset(to: segment.with(columns))
      return
    }
    inner.pointee.reset(to: Segment(columns, transparent))
    while index < outer.pointee.segments.count {
      let segment = outer.pointee.segments[index]
      if segment.columns.start >= columns.end { break }
      inner.pointee.replace(with: segment.with(segment.columns.clipped(to: columns)))
      index += 1
    }
  }

  /// Starts a group from transparent pixels.
  func pushTransparent(_ columns: PixelColumns) {
    pushOwnRow()
    top.pointee.reset(to: Segment(columns, transparent))
  }

  func pop() { depth -= 1 }

  /// Says which kept rows a band uses.
  func prepare(for stills: [StillRows]) { stillMemory = stills.map { ($0.addresses, 0) } }

  /// Kept rows are about to be put into the topmost level.
  @inline(__always)
  func begin(still index: Int) { stillMemory[index].depth = depth }

  /// Whether a segment's pixels lie in the topmost level's own rows, or would, had they not
  /// been kept: then they may be looked at where they are, but a colour over them is
  /// written as it would be.
  @inline(__always)
  func isOwn(_ segment: Segment) -> Bool {
    if segment.base.isSame(as: top.pointee.own) { return true }
    return !segment.isBare
      && stillMemory.contains { $0.depth == depth && segment.base.begins(in: $0.addresses) }
  }

  /// Runs `body` without the topmost level.
  @inline(__always)
  func withoutTop(_ body: () -> Void) {
    depth -= 1
    body()
    depth += 1
  }

  // MARK: Writing what is pending

  /// Writes pixels of a segment into the level's rows if necessary.
  @inline(__always)
  func write(
    _ segment: Segment,
    _ columns: PixelColumns,
    into level: UnsafeMutablePointer<CompositorLevel>
  ) {
    for row in 0..<rowCount { write(segment, columns, into: level, row: row) }
  }

  @inline(__always)
  private func write(
    _ segment: Segment,
    _ columns: PixelColumns,
    into level: UnsafeMutablePointer<CompositorLevel>,
    row: Int
  ) {
    let target = level.pointee.rows[row, columns]
    if segment.isBare {
      if !segment.base.isSame(as: level.pointee.own) {
        target.copy(from: segment.base[row, columns])
      }
    } else {
      let color = packed(segment.color)
      if color >> 24 == 255 {
        target.fill(with: color)
      } else {
        kernels.over(target, segment.base[row, columns], color: color)
      }
    }
  }

  /// Ends the block: all pixels are written, row by row.
  func finishRows() {
    let level = top
    let first = level.pointee.segments[0]
    let all = level.pointee.columns
    if level.pointee.segments.count == 1, first.isBare,
      !first.base.isSame(as: level.pointee.own),
      let target = level.pointee.rows.block(of: all, rows: rowCount),
      let source = first.base.block(of: all, rows: rowCount)
    {
      // Whole rows without gaps on both sides.
      target.copy(from: source)
      return
    }
    for row in 0..<rowCount {
      for segment in level.pointee.segments.elements {
        write(segment, segment.columns, into: level, row: row)
      }
    }
  }

  /// Pieces of some columns of the topmost level, from left to right, that are written over.
  struct Pieces {
    fileprivate let level: UnsafeMutablePointer<CompositorLevel>
    fileprivate var index: Int
    fileprivate var rest: PixelColumns
  }

  @inline(__always)
  func pieces(of columns: PixelColumns) -> Pieces {
    Pieces(level: top, index: top.pointee.index(behind: columns.start), rest: columns)
  }

  /// The next piece and what it shows; a pending colour is written first.
  ///
  /// The caller writes all of its rows, and calls `finish` in the end.
  @inline(__always)
  func next(_ pieces: inout Pieces) -> (columns: PixelColumns, base: PixelRows)? {
    guard !pieces.rest.isEmpty else { return nil }
    let segment = pieces.level.pointee.segments[pieces.index]
    let piece = PixelColumns(
      from: pieces.rest.start,
      to: min(segment.columns.end, pieces.rest.end)
    )
    pieces.rest.start = piece.end
    pieces.index += 1
    if segment.isBare { return (piece, segment.base) }
    write(segment, piece, into: pieces.level)
    return (piece, pieces.level.pointee.own)
  }

  /// Marks the columns as written.
  @inline(__always)
  func finish(_ columns: PixelColumns) {
    let level = top
    level.pointee.replace(with: Segment(columns, level.pointee.own))
  }

  /// Pieces of the topmost level that are changed from left to right, from `x` on.
  @inline(__always)
  func beginRewriting(at x: Int32) -> SegmentRewriter { SegmentRewriter(top, at: x, rewritten) }

  @inline(__always)
  func endRewriting(_ rewriter: inout SegmentRewriter) { rewritten = rewriter.finish() }
}

extension ByteSlice {
  /// The part of the bytes of `columns` that belongs to `piece`.
  @inline(__always)
  subscript(piece: PixelColumns, of columns: PixelColumns) -> ByteSlice {
    part(from: piece.start &- columns.start, to: piece.end &- columns.start)
  }
}
