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
  var store = SpanRows()
  @exclusivity(unchecked)
  var rasterizer = OutlineRasterizer()
  @exclusivity(unchecked)
  var ops = GrowingBuffer<BandOp>()
  @exclusivity(unchecked)
  var sources = GrowingBuffer<RowSource>()
  /// What is visible of each step in the present row.
  @exclusivity(unchecked)
  var visible = GrowingBuffer<Visible>()
  @exclusivity(unchecked)
  var occluders = OccluderStack()
  let groups = ColorGroup.Memory()
  /// Bitmaps that `sources` point to and that the plan does not hold itself.
  @exclusivity(unchecked)
  var retained: [Pixmap] = []
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
  var matches: [Int32] = []
  /// Whether so much is drawn that copies are made at once: many small reads from a bitmap that is
  /// not in the cache cost more than writing a row twice.
  @exclusivity(unchecked)
  var isBusy = false
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
}
