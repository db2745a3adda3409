import Display
import Pixels

/// What a band needs before its first row: spans of all shapes, sources as plain numbers.
extension BandPainter {
  func prepare(_ steps: ArraySlice<PlanOp>, of items: PlanItems, band: PixelRect) {
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

  func prepareDraw(_ draw: PlannedDraw, _ items: PlanItems, _ band: PixelRect) {
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

  func prepareScope(_ scope: PlannedScope, _ index: Int32, _ band: PixelRect) {
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
  func prepareEdge(_ step: PlanOp) {
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

  func place(
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
}
