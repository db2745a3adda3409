import CKernels
import Display
import Pixels

/// Draws bands of plans. It owns the memory that drawing needs, so whoever draws many bands keeps
/// one; it belongs to one thread at a time. What it draws depends on the plan alone.
///
/// Its properties are reached thousands of times a frame from methods that do not overlap; checking
/// that at run time took a fifth of a frame's time, so it is switched off for them.
package final class BandPainter {
  let kernels: Kernels
  let row: RowCompositor
  let generator: RowGenerator
  @exclusivity(unchecked)
  private(set) var store = SpanRows()
  @exclusivity(unchecked)
  private var rasterizer = OutlineRasterizer()
  @exclusivity(unchecked)
  private(set) var ops = GrowingBuffer<BandOp>()
  @exclusivity(unchecked)
  private(set) var sources = GrowingBuffer<RowSource>()
  /// What is visible of each step in the present row.
  @exclusivity(unchecked)
  private var visible = GrowingBuffer<Visible>()
  @exclusivity(unchecked)
  private var occluders = OccluderStack()
  let groups = ColorGroup.Memory()
  /// Bitmaps that `sources` point to and that the plan does not hold itself.
  @exclusivity(unchecked)
  private var retained: [Pixmap] = []
  @exclusivity(unchecked)
  var scratch: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
  @exclusivity(unchecked)
  var scratchWidth = 1
  /// The mask rows of open scopes, innermost last.
  @exclusivity(unchecked)
  var maskRows: [UnsafeMutablePointer<UInt8>] = []
  @exclusivity(unchecked)
  var openMasks = 0
  @exclusivity(unchecked)
  var maskWidth = 0
  @exclusivity(unchecked)
  private var matches: [Int32] = []
  /// Whether so much is drawn that copies are made at once: many small reads from a bitmap that is
  /// not in the cache cost more than writing a row twice.
  @exclusivity(unchecked)
  private var isBusy = false
  /// Whether rows with the same spans are drawn as one; tests compare both ways.
  var joinsEqualRows = true

  struct Visible: BitwiseCopyable {
    var x0: Int32
    var x1: Int32
  }

  package init(level: KernelLevel = .best) {
    kernels = Kernels(level)
    row = RowCompositor(kernels)
    generator = RowGenerator(kernels)
  }

  deinit {
    store.deallocate()
    rasterizer.deallocate()
    ops.deallocate()
    sources.deallocate()
    visible.deallocate()
    occluders.deallocate()
    groups.deallocate()
    scratch.deallocate()
    for mask in maskRows { mask.deallocate() }
  }

  /// What a band's pixels are before the first step.
  enum Ground {
    case color(Pixel)
    /// What the buffer holds.
    case present
  }

  /// Draws `steps` into the pixels of `region`, whose rows lie `stride` pixels apart from `pixels`
  /// on. Regions of more than a band's height are drawn band by band.
  func paint(
    _ steps: ArraySlice<PlanOp>,
    of items: PlanItems,
    region: PixelRect,
    ground: Ground,
    into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int
  ) {
    var y = region.minY
    while y < region.maxY {
      // Cuts at multiples of the band's height keep rows in the same band whatever the region.
      let end = min(region.maxY, (y / RenderPlan.bandHeight + 1) * RenderPlan.bandHeight)
      let band = PixelRect(
        minX: region.minX,
        minY: y,
        maxX: region.maxX,
        maxY: y < 0 ? min(region.maxY, y + RenderPlan.bandHeight) : end
      )
      paintBand(
        steps,
        of: items,
        band: band,
        ground: ground,
        into: pixels + (y - region.minY) * stride,
        stride: stride
      )
      y = band.maxY
    }
  }

  private func paintBand(
    _ steps: ArraySlice<PlanOp>,
    of items: PlanItems,
    band: PixelRect,
    ground: Ground,
    into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int
  ) {
    guard !band.isEmpty else { return }
    prepare(steps, of: items, band: band)
    let width = band.width
    row.resize(width: width, originX: band.minX)
    if width > scratchWidth {
      scratch.deallocate()
      scratch = .allocate(capacity: width)
      scratchWidth = width
    }
    let ground = copyGround(band, into: pixels, stride: stride) ? .present : ground
    var y = band.minY
    while y < band.maxY {
      let target = pixels + (y - band.minY) * stride - band.minX
      let x0 = Int32(band.minX)
      let x1 = Int32(band.maxX)
      let first: Segment
      switch ground {
      case .present: first = Segment(x0, x1, PixelRows(UnsafePointer(target), stride: stride))
      case .color(.clear): first = Segment(x0, x1, row.transparent)
      case .color(let color):
        first = Segment(
          x0,
          x1,
          row.transparent,
          SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
        )
      }
      let rows = joinsEqualRows ? equalRows(from: Int32(y), band) : 1
      row.begin(target, stride: stride, rows: rows, x0, x1, first)
      paintRows(Int32(y), band, items)
      row.finishRows()
      y += rows
    }
    retained.removeAll(keepingCapacity: true)
  }

  /// Where much is drawn on a bitmap that fills the band, copies all of it at once.
  private func copyGround(
    _ band: PixelRect,
    into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int
  ) -> Bool {
    guard isBusy, ops[0].kind == .draw, ops[0].isOpaque, ops[0].runs < 0 else { return false }
    var first = ops[0]
    let source = sources[Int(first.source)]
    guard source.kind == .aligned, !source.isTinted, let bitmap = source.pixels,
      Int(first.x0) <= band.minX, Int(first.x1) >= band.maxX,
      Int(first.y0) <= band.minY, Int(first.y1) >= band.maxY
    else { return false }
    let width = Int(source.width)
    let start = bitmap + (band.minY + source.offsetY) * width + band.minX + source.offsetX
    if width == stride, width == band.width {
      pixels.update(from: start, count: width * band.height)
    } else {
      for row in 0..<band.height {
        (pixels + row * stride).update(from: start + row * width, count: band.width)
      }
    }
    first.kind = .none
    ops[0] = first
    return true
  }

  // MARK: Preparation

  private func prepare(_ steps: ArraySlice<PlanOp>, of items: PlanItems, band: PixelRect) {
    store.reset()
    ops.count = 0
    sources.count = 0
    matches.removeAll(keepingCapacity: true)
    for step in steps {
      switch step.kind {
      case .none: break
      case .draw: prepareDraw(items.draws[Int(step.index)], items, band)
      case .beginScope: prepareScope(items.scopes[Int(step.index)], step.index, band)
      case .beginMask, .endMask, .endScope: prepareEdge(step)
      }
    }
    visible.count = 0
    visible.reserve(ops.count)
    isBusy = ops.count > 8
  }

  private func prepareDraw(_ draw: PlannedDraw, _ items: PlanItems, _ band: PixelRect) {
    let bounds = draw.bounds.intersection(band)
    guard !bounds.isEmpty else { return }
    var source: RowSource
    if case .offscreen(let offscreen) = draw.source {
      let pixmap = offscreen.pixels(of: items, kernels: kernels)
      retained.append(pixmap)
      source = RowSource(.aligned)
      source.pixels = pixmap.basePointer
      source.width = Int32(pixmap.width)
      source.height = Int32(pixmap.height)
      source.offsetX = -offscreen.bounds.minX
      source.offsetY = -offscreen.bounds.minY
      source.alpha = UInt32((max(0, min(1, draw.alpha)) * 255).rounded())
      source.hasOpaquePixels = pixmap.isOpaque
      source.isOpaque = pixmap.isOpaque && source.alpha == 255
    } else {
      source = draw.source.rowSource(alpha: draw.alpha)
    }
    guard source.kind == .color || source.alpha > 0 else { return }
    var op = BandOp(kind: .draw)
    op.isOpaque = source.isOpaque && draw.blendMode == .normal
    op.isRepeatable =
      draw.blendMode == .normal
      && (source.kind == .color || source.kind == .aligned && !source.isTinted)
    op.blendMode = draw.blendMode
    place(&op, bounds, draw.coverages, band)
    op.source = Int32(sources.count)
    sources.append(source)
    ops.append(op)
  }

  private func prepareScope(_ scope: PlannedScope, _ index: Int32, _ band: PixelRect) {
    var op = BandOp(kind: .beginScope)
    op.isIsolated = scope.isIsolated
    op.hasMask = scope.hasMask
    op.isFiltered = !scope.matrices.isEmpty
    op.blendMode = scope.blendMode
    op.scope = index
    op.opacity = Int32((max(0, min(1, scope.opacity)) * 255).rounded())
    place(&op, scope.bounds.intersection(band), scope.coverages, band)
    matches.append(Int32(ops.count))
    ops.append(op)
  }

  /// The other ends of scopes and masks, which share the place of their beginning.
  private func prepareEdge(_ step: PlanOp) {
    var op = BandOp(kind: step.kind)
    if step.kind == .beginMask {
      matches.append(Int32(ops.count))
      op.scope = step.index
      ops.append(op)
      return
    }
    guard let begin = matches.popLast() else { return }
    op = ops[Int(begin)]
    op.kind = step.kind
    op.match = begin
    var opening = ops[Int(begin)]
    opening.match = Int32(ops.count)
    ops[Int(begin)] = opening
    if step.kind == .endScope, isColorGroup(Int(begin), ops.count) {
      op.isColorGroup = true
      op.isRepeatable = true
      opening.isColorGroup = true
      opening.isRepeatable = true
      ops[Int(begin)] = opening
    }
    ops.append(op)
  }

  private func place(
    _ op: inout BandOp,
    _ bounds: PixelRect,
    _ coverages: [Coverage],
    _ band: PixelRect
  ) {
    op.x0 = Int32(bounds.minX)
    op.x1 = Int32(bounds.maxX)
    op.y0 = Int32(bounds.minY)
    op.y1 = Int32(bounds.maxY)
    guard !bounds.isEmpty else { return }
    for coverage in coverages where !coverage.covers(bounds) {
      let block = store.runs.count
      coverage.rasterize(
        top: band.minY,
        rows: band.height,
        minX: bounds.minX,
        maxX: bounds.maxX,
        with: &rasterizer,
        into: &store
      )
      op.runs =
        op.runs < 0
        ? Int32(block) : Int32(store.multiply(Int(op.runs), block, rows: band.height))
    }
  }

  // MARK: Rows

  /// The spans of a step in row `y`, or nil when all of x0..<x1 is covered.
  @inline(__always)
  func run(_ op: BandOp, _ y: Int32, _ band: PixelRect) -> SpanRun? {
    op.runs < 0 ? nil : store.runs[Int(op.runs) + Int(y) - band.minY]
  }

  /// How many rows from `y` on have the same spans and can be drawn as one. Screens are made of
  /// rectangles: most of their rows look like the one above, and deciding what shows where takes as
  /// long as copying it.
  private func equalRows(from y: Int32, _ band: PixelRect) -> Int {
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
  private func paintRows(_ y: Int32, _ band: PixelRect, _ items: PlanItems) {
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
  private func findVisible(_ y: Int32, _ band: PixelRect) -> Int {
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
  private func maskedScope(_ index: Int) -> UnsafeMutablePointer<BandOp> { ops.base + (index + 1) }

  @inline(__always)
  private func occlude(_ op: BandOp, _ y: Int32, _ band: PixelRect) {
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

  private func paint(_ op: BandOp, _ y: Int32, _ range: Visible, _ band: PixelRect) {
    // Inside a group only the group's own range exists.
    let level = row.top
    let low = max(range.x0, level.pointee.x0)
    let high = min(range.x1, level.pointee.x1)
    guard let run = run(op, y, band) else {
      if low < high { paint(op, y, low, high, nil, 255) }
      return
    }
    for index in Int(run.start)..<Int(run.start + run.count) {
      let span = store.spans[index]
      let x0 = max(span.x0, low)
      let x1 = min(span.x1, high)
      if x0 < x1 { paint(op, y, x0, x1, span.mask.map { $0 + Int(x0 - span.x0) }, span.value) }
    }
  }

  @inline(__always)
  private func paint(
    _ op: BandOp,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ coverage: Int32
  ) {
    let source = UnsafePointer(sources.base + Int(op.source))
    if op.blendMode != .normal {
      paintBlended(source, op.blendMode, y, a, b, mask, coverage)
      return
    }
    switch source.pointee.kind {
    case .color:
      if let mask {
        row.fill(a, b, source.pointee.packed, mask: mask)
      } else {
        row.fill(
          a,
          b,
          source.pointee.color,
          coverage: coverage == 255 ? 1 : Float(coverage) / 255
        )
      }
    case .aligned:
      if source.pointee.isTinted {
        paintTinted(source, y, a, b, mask, coverage)
        return
      }
      guard let pixels = source.pointee.pixels else { return }
      let start =
        (Int(y) + source.pointee.offsetY) * Int(source.pointee.width)
        + source.pointee.offsetX
      let rows = PixelRows(pixels + start, stride: Int(source.pointee.width))
      paintPixels(source, rows, a, b, mask, coverage, stays: true)
    case .sampled, .tiled, .gradient:
      if source.pointee.isTinted {
        paintTinted(source, y, a, b, mask, coverage)
        return
      }
      if source.pointee.isOpaque, mask == nil, coverage == 255 {
        let level = row.top
        generator.generate(source, y: y, a, b, level.pointee.pixels)
        level.pointee.replace(Segment(a, b, level.pointee.own))
        return
      }
      let pixels = scratch - row.originX
      generator.generate(source, y: y, a, b, pixels)
      paintPixels(source, scratchRow, a, b, mask, coverage, stays: false)
    }
  }

  private var scratchRow: PixelRows {
    PixelRows(UnsafePointer(scratch) - row.originX, stride: 0)
  }

  /// `stays`: the pixels remain in memory until the block is finished.
  @inline(__always)
  private func paintPixels(
    _ source: UnsafePointer<RowSource>,
    _ pixels: PixelRows,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ coverage: Int32,
    stays: Bool
  ) {
    let alpha = source.pointee.alpha
    if let mask {
      row.over(a, b, pixels, mask: mask, alpha: alpha)
    } else if source.pointee.isOpaque, coverage == 255, stays {
      row.copy(a, b, pixels, atOnce: isBusy)
    } else {
      let strength =
        coverage == 255 ? alpha : UInt32(multiplied(coverage, Int32(bitPattern: alpha)))
      row.over(a, b, pixels, isOpaque: source.pointee.hasOpaquePixels, alpha: strength)
    }
  }

  /// A bitmap's alpha as the mask of a colour.
  private func paintTinted(
    _ source: UnsafePointer<RowSource>,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ coverage: Int32
  ) {
    let pixels = scratch - row.originX
    generator.generate(source, y: y, a, b, pixels)
    let count = b - a
    let alphas = UnsafeMutableRawPointer(scratch + Int(a) - row.originX)
      .assumingMemoryBound(to: UInt8.self)
    // In place: byte i is written after pixel i was read.
    for index in 0..<Int(count) {
      alphas[index] = UInt8(truncatingIfNeeded: pixels[Int(a) + index] >> 24)
    }
    if let mask {
      kernels.table.multiplyBytes(alphas, alphas, mask, count)
    } else if coverage != 255 {
      kernels.table.scaleBytes(alphas, alphas, count, UInt32(coverage))
    }
    row.fill(a, b, source.pointee.packed, mask: UnsafePointer(alphas))
  }

  private func paintBlended(
    _ source: UnsafePointer<RowSource>,
    _ mode: BlendMode,
    _ y: Int32,
    _ a: Int32,
    _ b: Int32,
    _ mask: UnsafePointer<UInt8>?,
    _ coverage: Int32
  ) {
    let pixels = scratch - row.originX
    let at = pixels + Int(a)
    let count = b - a
    generator.generate(source, y: y, a, b, pixels)
    if source.pointee.isTinted {
      for index in 0..<Int(count) {
        at[index] = scaledPixel(source.pointee.packed, at[index] >> 24)
      }
    } else if source.pointee.kind != .color, source.pointee.alpha != 255 {
      kernels.table.scale(at, at, count, source.pointee.alpha)
    }
    row.blend(a, b, scratchRow, mode: mode, mask: mask, coverage: coverage)
  }

  private func scaledPixel(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 {
      UInt32(multiplied(Int32(pixel >> shift & 255), Int32(alpha))) << shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }
}
