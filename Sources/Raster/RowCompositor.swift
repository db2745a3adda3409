import CKernels
import Display
import Pixels

/// Composes rows, a block of equal ones at a time: a stack of `RowLevel`s, the frame's rows at the
/// bottom and those of open groups above it, and the operations that put colours and pixels onto the
/// topmost.
///
/// Coordinates are device pixels; all ranges lie inside the level. Blocks of more than one row have no
/// open groups.
final class RowCompositor {
  let kernels: SeguePixelKernels
  @exclusivity(unchecked)
  private var levels: UnsafeMutablePointer<RowLevel>
  @exclusivity(unchecked)
  private var levelCapacity = 0
  @exclusivity(unchecked)
  var depth = 0
  /// How many rows the block has.
  @exclusivity(unchecked)
  private(set) var rows = 1
  /// Width of all rows, and the device x of their first pixel.
  @exclusivity(unchecked)
  private(set) var width = 0
  @exclusivity(unchecked)
  private(set) var originX = 0
  /// Transparent pixels.
  @exclusivity(unchecked)
  private(set) var transparent: PixelRows
  @exclusivity(unchecked)
  private var transparentMemory: UnsafeMutablePointer<UInt32>
  /// A row of masks for products of coverage and alpha, indexed from 0.
  @exclusivity(unchecked)
  private var maskMemory: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked)
  private var rewritten = GrowingBuffer<Segment>()
  @exclusivity(unchecked)
  private var rowMemory: [UnsafeMutablePointer<UInt32>] = []

  init(_ kernels: Kernels) {
    self.kernels = kernels.table
    levels = .allocate(capacity: 1)
    transparentMemory = .allocate(capacity: 1)
    transparent = PixelRows(UnsafePointer(transparentMemory), stride: 0)
    maskMemory = .allocate(capacity: 1)
  }

  deinit {
    for index in 0..<levelCapacity { levels[index].segments.deallocate() }
    for memory in rowMemory { memory.deallocate() }
    levels.deallocate()
    rewritten.deallocate()
    transparentMemory.deallocate()
    maskMemory.deallocate()
  }

  /// Prepares for rows of `width` pixels that start at device x `originX`.
  func resize(width: Int, originX: Int) {
    if width > self.width || width == 0 {
      for memory in rowMemory { memory.deallocate() }
      rowMemory = []
      transparentMemory.deallocate()
      transparentMemory = .allocate(capacity: max(1, width))
      transparentMemory.initialize(repeating: 0, count: max(1, width))
      maskMemory.deallocate()
      maskMemory = .allocate(capacity: max(1, width))
      self.width = width
    }
    self.originX = originX
    transparent = PixelRows(UnsafePointer(transparentMemory) - originX, stride: 0)
    depth = 0
  }

  @inline(__always)
  var top: UnsafeMutablePointer<RowLevel> { levels + (depth - 1) }

  // MARK: Levels

  /// Starts a block of `rows` rows that lie `stride` pixels apart. `pixels` is the first of them,
  /// indexed by device x.
  func begin(
    _ pixels: UnsafeMutablePointer<UInt32>,
    stride: Int,
    rows: Int,
    _ x0: Int32,
    _ x1: Int32,
    _ first: Segment
  ) {
    depth = 0
    self.rows = rows
    push(pixels, stride: stride)
    top.pointee.reset(x0, x1, first)
  }

  private func push(_ pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
    if depth == levelCapacity {
      let larger = max(8, levelCapacity * 2)
      let memory = UnsafeMutablePointer<RowLevel>.allocate(capacity: larger)
      memory.update(from: levels, count: levelCapacity)
      for index in levelCapacity..<larger {
        (memory + index).initialize(
          to: RowLevel(pixels: pixels, segments: .allocate(capacity: 16), capacity: 16)
        )
      }
      levels.deallocate()
      levels = memory
      levelCapacity = larger
    }
    levels[depth].pixels = pixels
    levels[depth].stride = stride
    depth += 1
  }

  private func pushOwnRow() {
    while rowMemory.count < depth { rowMemory.append(.allocate(capacity: max(1, width))) }
    push(rowMemory[depth - 1] - originX, stride: 0)
  }

  /// A group that starts from what lies below: its result is mixed with that at its end.
  func pushCopy(_ x0: Int32, _ x1: Int32) {
    pushOwnRow()
    let outer = levels + (depth - 2)
    let inner = levels + (depth - 1)
    inner.pointee.reset(x0, x1, Segment(x0, x1, transparent))
    var index = outer.pointee.index(behind: x0)
    var segment = outer.pointee.segments[index]
    if segment.x1 >= x1 {
      segment.x0 = x0
      segment.x1 = x1
      inner.pointee.segments[0] = segment
      return
    }
    while index < outer.pointee.count {
      segment = outer.pointee.segments[index]
      if segment.x0 >= x1 { break }
      segment.x0 = max(segment.x0, x0)
      segment.x1 = min(segment.x1, x1)
      inner.pointee.replace(segment)
      index += 1
    }
  }

  /// A group that starts from transparent pixels.
  func pushTransparent(_ x0: Int32, _ x1: Int32) {
    pushOwnRow()
    top.pointee.reset(x0, x1, Segment(x0, x1, transparent))
  }

  func pop() { depth -= 1 }

  /// The level below the topmost.
  @inline(__always)
  var below: UnsafeMutablePointer<RowLevel> { levels + (depth - 2) }

  // MARK: Writing what is pending

  /// Writes `segment`'s pixels from `a` to `b` into the level's rows if they are not there.
  @inline(__always)
  func write(_ level: UnsafeMutablePointer<RowLevel>, _ segment: Segment, _ a: Int32, _ b: Int32) {
    for index in 0..<rows { write(level, segment, a, b, row: index) }
  }

  @inline(__always)
  private func write(
    _ level: UnsafeMutablePointer<RowLevel>,
    _ segment: Segment,
    _ a: Int32,
    _ b: Int32,
    row: Int
  ) {
    let target = level.pointee.pixels + (row &* level.pointee.stride + Int(a))
    let count = Int(b - a)
    if segment.color.w == 0 {
      if segment.base.base != level.pointee.own.base {
        target.update(from: segment.base[row] + Int(a), count: count)
      }
    } else if packed(segment.color) >> 24 == 255 {
      target.update(repeating: packed(segment.color), count: count)
    } else {
      kernels.constOver(target, segment.base[row] + Int(a), Int32(count), packed(segment.color))
    }
  }

  /// Ends the block: all pixels are written, row by row.
  func finishRows() {
    let level = top
    let first = level.pointee.segments[0]
    let width = Int(level.pointee.x1 - level.pointee.x0)
    if level.pointee.count == 1, first.color.w == 0, first.base.stride == width,
      level.pointee.stride == width, first.base.base != level.pointee.own.base
    {
      // Whole rows without gaps on both sides.
      let start = Int(level.pointee.x0)
      (level.pointee.pixels + start).update(from: first.base.base + start, count: width * rows)
      return
    }
    for row in 0..<rows {
      for index in 0..<level.pointee.count {
        let segment = level.pointee.segments[index]
        write(level, segment, segment.x0, segment.x1, row: row)
      }
    }
  }

  /// Calls `body` with pieces of `a ..< b`, for each row, whose pixels lie in memory at the given
  /// base; a pending colour is written first. Afterwards the range counts as written.
  @inline(__always)
  func update(
    _ a: Int32,
    _ b: Int32,
    _ body: (Int32, Int32, UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    let level = top
    var index = level.pointee.index(behind: a)
    var x = a
    while x < b {
      let segment = level.pointee.segments[index]
      let end = min(segment.x1, b)
      var base = segment.base
      if segment.color.w != 0 {
        write(level, segment, x, end)
        base = level.pointee.own
      }
      for row in 0..<rows {
        body(x, end, base[row], level.pointee.pixels + row &* level.pointee.stride, row)
      }
      x = end
      index += 1
    }
    level.pointee.replace(Segment(a, b, level.pointee.own))
  }

  // MARK: Colours

  /// `color` times `coverage` (0...1) over the range.
  @inline(__always)
  func fill(_ a: Int32, _ b: Int32, _ color: SIMD4<Float>, coverage: Float) {
    let level = top
    let source = color * coverage
    if source.w >= 255 {
      level.pointee.replace(Segment(a, b, level.pointee.own, source))
      return
    }
    let keep = 1 - source.w / 255
    var index = level.pointee.index(behind: a)
    let only = level.pointee.segments[index]
    if only.x1 >= b {
      level.pointee.replace(Segment(a, b, only.base, only.color * keep + source))
      return
    }
    index = level.pointee.split(at: a)
    let end = level.pointee.split(at: b)
    while index < end {
      let segment = level.pointee.segments + index
      segment.pointee.color = segment.pointee.color * keep + source
      index += 1
    }
  }

  /// A packed colour through a mask whose first byte is for pixel `a`.
  @inline(__always)
  func fill(_ a: Int32, _ b: Int32, _ color: UInt32, mask: UnsafePointer<UInt8>) {
    update(a, b) { x0, x1, base, row, _ in
      kernels.constMask(row + Int(x0), base + Int(x0), x1 - x0, color, mask + Int(x0 - a))
    }
  }

  /// Changes many pieces of the topmost level from left to right, from `x` on.
  @inline(__always)
  func beginRewriting(at x: Int32) -> SegmentRewriter { SegmentRewriter(top, at: x, rewritten) }

  @inline(__always)
  func endRewriting(_ rewriter: inout SegmentRewriter) { rewritten = rewriter.finish() }

  // MARK: Pixels

  /// Opaque pixels that stay in memory until the block is finished, or are copied at once.
  @inline(__always)
  func copy(_ a: Int32, _ b: Int32, _ source: PixelRows, atOnce: Bool) {
    let level = top
    if atOnce {
      for row in 0..<rows {
        (level.pointee.pixels + (row &* level.pointee.stride + Int(a)))
          .update(from: source[row] + Int(a), count: Int(b - a))
      }
      level.pointee.replace(Segment(a, b, level.pointee.own))
    } else {
      level.pointee.replace(Segment(a, b, source))
    }
  }

  @inline(__always)
  func over(_ a: Int32, _ b: Int32, _ source: PixelRows, isOpaque: Bool, alpha: UInt32) {
    if alpha == 0 { return }
    update(a, b) { x0, x1, base, row, index in
      let target = row + Int(x0)
      let from = base + Int(x0)
      let pixels = source[index] + Int(x0)
      if isOpaque {
        kernels.lerp(target, from, pixels, x1 - x0, alpha)
      } else if alpha == 255 {
        kernels.over(target, from, pixels, x1 - x0)
      } else {
        kernels.overAlpha(target, from, pixels, x1 - x0, alpha)
      }
    }
  }

  /// The mask's first byte is for pixel `a`; it holds for all rows.
  @inline(__always)
  func over(
    _ a: Int32,
    _ b: Int32,
    _ source: PixelRows,
    mask: UnsafePointer<UInt8>,
    alpha: UInt32
  ) {
    let mask = scaled(mask, a, b, alpha)
    update(a, b) { x0, x1, base, row, index in
      kernels.overMask(
        row + Int(x0),
        base + Int(x0),
        source[index] + Int(x0),
        x1 - x0,
        mask + Int(x0 - a)
      )
    }
  }

  /// The mask times alpha, in the shared row of masks when it has to be computed.
  @inline(__always)
  func scaled(
    _ mask: UnsafePointer<UInt8>,
    _ a: Int32,
    _ b: Int32,
    _ alpha: UInt32
  ) -> UnsafePointer<UInt8> {
    if alpha == 255 { return mask }
    kernels.scaleBytes(maskMemory, mask, b - a, alpha)
    return UnsafePointer(maskMemory)
  }

  /// Any blend mode, with a mask or one coverage for all.
  func blend(
    _ a: Int32,
    _ b: Int32,
    _ source: PixelRows,
    mode: BlendMode,
    mask: UnsafePointer<UInt8>?,
    coverage: Int32
  ) {
    update(a, b) { x0, x1, base, row, index in
      mode.blend(
        row + Int(x0),
        base + Int(x0),
        source[index] + Int(x0),
        Int(x1 - x0),
        mask: mask.map { $0 + Int(x0 - a) },
        coverage: UInt32(coverage)
      )
    }
  }
}
