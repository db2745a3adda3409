import CKernels
import Display
import Pixels
import RasterPlan

/// Composes rows, a block of equal ones at a time.
///
/// It is a stack of levels: the frame's rows at the bottom, those of open groups above. Its
/// operations put colours and pixels onto the topmost level.
///
/// Coordinates are device pixels; all ranges lie inside the level. Blocks of more than one row have no
/// open groups.
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
  private var width = 0
  /// Transparent pixels.
  @exclusivity(unchecked)
  private(set) var transparent: PixelRows
  @exclusivity(unchecked)
  private var transparentMemory: UnsafeMutablePointer<UInt32>
  /// A row of masks for products of coverage and alpha.
  @exclusivity(unchecked)
  private var maskMemory: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked)
  private var rewritten = GrowingBuffer<Segment>()
  @exclusivity(unchecked)
  private var rowMemory: [UnsafeMutablePointer<UInt32>] = []
  /// Where the pixels of the `StillRows` in use lie, and the depth at which they were put into the present row: had they
  /// been drawn, they would be that level's own.
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

  /// Whether a segment's pixels lie in the topmost level's own rows, or would, had they not been kept: then
  /// they may be looked at where they are, but a colour over them is written as it would be.
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
  private func pieces(of columns: PixelColumns) -> Pieces {
    Pieces(level: top, index: top.pointee.index(behind: columns.start), rest: columns)
  }

  /// The next piece and what it shows; a pending colour is written first.
  ///
  /// The caller writes all of its rows, and calls `finish` in the end.
  @inline(__always)
  private func next(_ pieces: inout Pieces) -> (columns: PixelColumns, base: PixelRows)? {
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
  private func finish(_ columns: PixelColumns) {
    let level = top
    level.pointee.replace(with: Segment(columns, level.pointee.own))
  }

  /// Pieces of the topmost level that are changed from left to right, from `x` on.
  @inline(__always)
  func beginRewriting(at x: Int32) -> SegmentRewriter { SegmentRewriter(top, at: x, rewritten) }

  @inline(__always)
  func endRewriting(_ rewriter: inout SegmentRewriter) { rewritten = rewriter.finish() }

  // MARK: Colours

  /// A colour, premultiplied 0...255, over what a run covers.
  @inline(__always)
  func fill(_ run: PixelRun, with ink: InkColor) {
    if let mask = run.mask {
      let target = top.pointee.rows
      var pieces = pieces(of: run.columns)
      while let (piece, base) = next(&pieces) {
        write(ink, over: base, into: target, piece, mask: mask[piece, of: run.columns])
      }
      finish(run.columns)
    } else {
      fill(run.columns, with: run.isFull ? ink.channels : ink.channels * (Float(run.value) / 255))
    }
  }

  /// The same over several runs, from left to right: the segments are replaced once, however many there are.
  func fill(_ runs: UnsafeBufferPointer<PixelRun>, inside columns: PixelColumns, with ink: InkColor)
  {
    var index = 0
    while index < runs.count, runs[index].columns.end <= columns.start { index &+= 1 }
    guard index < runs.count, runs[index].columns.start < columns.end else { return }
    let rows = top.pointee.rows
    var rewriter = beginRewriting(at: max(runs[index].columns.start, columns.start))
    while index < runs.count {
      let run = runs[index].clipped(to: columns)
      index &+= 1
      if run.isEmpty { continue }
      rewriter.keep(to: run.columns.start)
      if let mask = run.mask {
        while let (piece, base) = rewriter.next(to: run.columns.end, self) {
          write(ink, over: base, into: rows, piece, mask: mask[piece, of: run.columns])
        }
      } else {
        let color = run.isFull ? ink.channels : ink.channels * (Float(run.value) / 255)
        rewriter.fill(to: run.columns.end, color)
      }
    }
    endRewriting(&rewriter)
  }

  @inline(__always)
  private func write(
    _ ink: InkColor,
    over base: PixelRows,
    into rows: MutablePixelRows,
    _ columns: PixelColumns,
    mask: ByteSlice
  ) {
    for row in 0..<rowCount {
      kernels.over(rows[row, columns], base[row, columns], color: ink.packed, mask: mask)
    }
  }

  @inline(__always)
  private func fill(_ columns: PixelColumns, with color: SIMD4<Float>) {
    let level = top
    if color.w >= 255 {
      level.pointee.replace(with: Segment(columns, level.pointee.own, color))
      return
    }
    let keep = 1 - color.w / 255
    let only = level.pointee.segments[level.pointee.index(behind: columns.start)]
    if only.columns.end >= columns.end {
      level.pointee.replace(with: Segment(columns, only.base, only.color * keep + color))
      return
    }
    let first = level.pointee.split(at: columns.start)
    let end = level.pointee.split(at: columns.end)
    level.pointee.cover(first..<end, with: color, keeping: keep)
  }

  // MARK: Pixels

  /// Opaque pixels that stay in memory until the block is finished, or are copied at once.
  @inline(__always)
  func copy(_ columns: PixelColumns, from source: PixelRows, atOnce: Bool) {
    let level = top
    if atOnce {
      for row in 0..<rowCount {
        level.pointee.rows[row, columns].copy(from: source[row, columns])
      }
      level.pointee.replace(with: Segment(columns, level.pointee.own))
    } else {
      level.pointee.replace(with: Segment(columns, source))
    }
  }

  /// Pixels over what a run covers of those below; `alpha` is 0...255.
  @inline(__always)
  func over(_ run: PixelRun, from source: PixelRows, areOpaque: Bool, alpha: UInt32) {
    if let mask = run.mask {
      over(run.columns, from: source, mask: scaled(mask, count: run.columns.count, by: alpha))
    } else {
      let strength = strength(of: run, alpha)
      if strength > 0 { over(run.columns, from: source, areOpaque: areOpaque, alpha: strength) }
    }
  }

  /// Pixels of a turned bitmap over what a mask covers, when they are all written and in one row; `alpha` is 0...255.
  @inline(__always)
  func over(
    _ columns: PixelColumns,
    _ turned: UnsafePointer<SegueTurned>,
    _ y: Int32,
    mask: ByteSlice,
    alpha: UInt32
  ) -> Bool {
    guard rowCount == 1, top.pointee.hasWritten(columns) else { return false }
    let mask = scaled(mask, count: columns.count, by: alpha)
    kernels.over(top.pointee.rows[0, columns], turned, columns.start, y, mask: mask)
    return true
  }

  /// Whether pixels over what a run covers are anything at all.
  @inline(__always)
  func shows(_ run: PixelRun, alpha: UInt32) -> Bool {
    run.mask != nil || strength(of: run, alpha) > 0
  }

  @inline(__always)
  private func strength(of run: PixelRun, _ alpha: UInt32) -> UInt32 {
    run.isFull ? alpha : UInt32(bitPattern: multiplied(run.value, Int32(bitPattern: alpha)))
  }

  /// Writes all of what shows.
  func settle() { settle(top.pointee.columns) }

  /// What clear pixels over these columns would do: what shows there is written.
  func settle(_ columns: PixelColumns) {
    let level = top
    var pieces = pieces(of: columns)
    while let (piece, base) = next(&pieces) {
      guard !base.isSame(as: level.pointee.own) else { continue }
      for row in 0..<rowCount {
        level.pointee.rows[row, piece].copy(from: base[row, piece])
      }
    }
    finish(columns)
  }

  @inline(__always)
  private func over(_ columns: PixelColumns, from source: PixelRows, mask: ByteSlice) {
    let level = top
    let target = level.pointee.rows
    if rowCount == 1, level.pointee.hasWritten(columns) {
      let pixels = target[0, columns]
      kernels.over(pixels, pixels.readOnly, source[0, columns], mask: mask)
      return
    }
    var pieces = pieces(of: columns)
    while let (piece, base) = next(&pieces) {
      let bytes = mask[piece, of: columns]
      for row in 0..<rowCount {
        kernels.over(target[row, piece], base[row, piece], source[row, piece], mask: bytes)
      }
    }
    finish(columns)
  }

  @inline(__always)
  private func over(
    _ columns: PixelColumns,
    from source: PixelRows,
    areOpaque: Bool,
    alpha: UInt32
  ) {
    let target = top.pointee.rows
    var pieces = pieces(of: columns)
    while let (piece, base) = next(&pieces) {
      for row in 0..<rowCount {
        let to = target[row, piece]
        if areOpaque {
          kernels.mix(to, base[row, piece], source[row, piece], amount: alpha)
        } else if alpha == 255 {
          kernels.over(to, base[row, piece], source[row, piece])
        } else {
          kernels.over(to, base[row, piece], source[row, piece], alpha: alpha)
        }
      }
    }
    finish(columns)
  }

  /// The mask times alpha, in the shared row of masks when it has to be computed.
  @inline(__always)
  private func scaled(_ mask: ByteSlice, count: Int32, by alpha: UInt32) -> ByteSlice {
    if alpha == 255 { return mask }
    check(Int(count) <= width)
    maskMemory.unwrite(width)
    let bytes = MutableByteSlice(maskMemory, count: count)
    kernels.scale(bytes, mask, by: alpha)
    return bytes.readOnly
  }

  /// Any blend mode, over what a run covers.
  func blend(_ run: PixelRun, from source: PixelRows, mode: BlendMode) {
    let target = top.pointee.rows
    var pieces = pieces(of: run.columns)
    while let (piece, base) = next(&pieces) {
      for row in 0..<rowCount {
        kernels.blend(
          target[row, piece],
          base[row, piece],
          source[row, piece],
          mask: run.mask?[piece, of: run.columns],
          coverage: UInt32(run.value),
          mode
        )
      }
    }
    finish(run.columns)
  }
}

extension ByteSlice {
  /// The part of the bytes of `columns` that belongs to `piece`.
  @inline(__always)
  subscript(piece: PixelColumns, of columns: PixelColumns) -> ByteSlice {
    part(from: piece.start &- columns.start, to: piece.end &- columns.start)
  }
}
