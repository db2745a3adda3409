import Display
import Pixels
import RasterPlan

/// Executes the programs of bands.
///
/// It owns the memory that painting needs, so a caller that paints many bands keeps one painter. It
/// belongs to one thread at a time. The result depends on the program alone.
///
/// Its properties are reached thousands of times a frame from methods that do not overlap; checking
/// that at run time took a fifth of a frame's time, so it is switched off for them.
package final class BandPainter {
  let kernels: Kernels
  let compositor: Compositor
  let sampler: InkSampler
  @exclusivity(unchecked)
  var coverage = CoverageRows()
  @exclusivity(unchecked)
  var rasterizer = OutlineRasterizer()
  @exclusivity(unchecked)
  var commands = GrowingBuffer<LoadedCommand>()
  @exclusivity(unchecked)
  var inks = GrowingBuffer<LoadedInk>()
  /// The visible columns of each command in the current row.
  @exclusivity(unchecked)
  var visible = GrowingBuffer<PixelColumns>()
  @exclusivity(unchecked)
  var occluders = OccluderStack()
  @exclusivity(unchecked)
  var lists = RowLists()
  /// From this command on pixels are mixed with what is below all the time, and no
  /// colour waits to be written.
  @exclusivity(unchecked)
  var firstSampler = Int.max
  /// So many bitmaps with clear pixels, such as labels, take longer piece by piece than
  /// writing what is below them.
  static let manyClears = 8
  let groups = ColorGroup.Memory()
  /// A row of pixels that are made before they are composed.
  @exclusivity(unchecked)
  private var scratch: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
  @exclusivity(unchecked)
  private(set) var scratchWidth = 1
  /// The mask rows of open scopes, innermost last.
  @exclusivity(unchecked)
  var maskRows: [UnsafeMutablePointer<UInt8>] = []
  @exclusivity(unchecked)
  var openMasks = 0
  @exclusivity(unchecked)
  var maskWidth = 0
  /// The device pixels of the band that is painted.
  @exclusivity(unchecked)
  var region = PixelRect.empty
  @exclusivity(unchecked)
  var scopes: [PlannedScope] = []
  /// Rows that take the place of commands.
  @exclusivity(unchecked)
  var stills: [StillRows] = []
  /// Whether copies are made at once because much is drawn: many small reads from a bitmap outside
  /// the cache cost more than writing a row twice.
  @exclusivity(unchecked)
  var isBusy = false
  /// Whether rows with the same runs are drawn as one; tests compare both ways.
  var joinsEqualRows = true

  package init(level: KernelLevel = .best) {
    kernels = Kernels(level)
    compositor = Compositor(kernels)
    sampler = InkSampler(kernels)
  }

  deinit {
    coverage.deallocate()
    rasterizer.deallocate()
    commands.deallocate()
    inks.deallocate()
    visible.deallocate()
    lists.deallocate()
    occluders.deallocate()
    groups.deallocate()
    scratch.deallocate()
    for mask in maskRows { mask.deallocate() }
  }

  /// Paints a program into the rows of `memory`, which has one for each row of the region.
  ///
  /// Every pixel is written.
  func paint(_ program: BandProgram, with resources: PlanResources, into memory: FrameMemory) {
    guard !program.region.isEmpty else { return }
    let stills = stills(of: program, with: resources)
    prepare(program, stills, resources)
    compose(program.ground, program.region, memory) { _ in compositor.finishRows() }
    finish()
  }

  /// - Parameter isBusy: nil for as the number of commands says.
  func prepare(
    _ program: BandProgram,
    _ stills: [StillRun],
    _ resources: PlanResources,
    isBusy: Bool? = nil
  ) {
    region = program.region
    load(program, stills, resources)
    self.isBusy = isBusy ?? BandPainter.isBusy(program)
    compositor.resize(to: regionColumns)
    if region.width > scratchWidth {
      scratch.deallocate()
      scratch = .allocate(capacity: region.width)
      scratchWidth = region.width
    }
  }

  static func isBusy(_ program: BandProgram) -> Bool { program.commands.count > 8 }

  /// Composes the rows of an area of the region, a block of equal ones at a time; `finish` gets the
  /// device rows of each.
  func compose(
    _ ground: RenderPlan.Ground,
    _ area: PixelRect,
    _ memory: FrameMemory,
    _ finish: (Range<Int>) -> Void
  ) {
    let columns = regionColumns
    let all = memory.rows(from: 0, count: region.height, columns: columns)
    if UnwrittenMemory.isNoisy { spoilMemory(ground, all) }
    let ground = copyGround(to: all) ? .present : ground
    var y = area.minY
    while y < area.maxY {
      let count = joinsEqualRows ? min(equalRows(from: Int32(y)), area.maxY - y) : 1
      let rows = memory.rows(from: y - region.minY, count: count, columns: columns)
      compositor.begin(rows, count: count, firstSegment(of: ground, rows, columns))
      paintRows(Int32(y))
      finish(y..<y + count)
      y += count
    }
  }

  /// Forgets the program.
  func finish() {
    scopes = []
    stills = []
    compositor.prepare(for: [])
  }

  private var regionColumns: PixelColumns {
    PixelColumns(from: Int32(region.minX), to: Int32(region.maxX))
  }

  private func firstSegment(
    of ground: RenderPlan.Ground,
    _ rows: MutablePixelRows,
    _ columns: PixelColumns
  ) -> Segment {
    switch ground {
    case .present: return Segment(columns, rows.readOnly)
    case .color(.clear): return Segment(columns, compositor.transparent)
    case .color(let color):
      return Segment(
        columns,
        compositor.transparent,
        SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
      )
    }
  }

  /// Copies a bitmap that fills the band at once when much is drawn on it.
  private func copyGround(to rows: MutablePixelRows) -> Bool {
    guard isBusy else { return false }
    let first = commands[0]
    guard case .draw(let index) = first.role, first.isOpaque, first.cover.isFull else {
      return false
    }
    let ink = inks[Int(index)]
    guard case .moved(let bitmap, let dx, let dy) = ink.kind, !ink.isTinted,
      first.columns == rows.columns,
      Int(first.rows.first) <= region.minY, Int(first.rows.end) >= region.maxY
    else { return false }
    let source = bitmap.rows(from: region.minY, dx: dx, dy: dy)
    if let from = source.block(of: rows.columns, rows: region.height),
      let to = rows.block(of: rows.columns, rows: region.height)
    {
      to.copy(from: from)
    } else {
      for row in 0..<region.height {
        rows[row, rows.columns].copy(from: source[row, rows.columns])
      }
    }
    commands[0].role = .done
    return true
  }

  /// Fills everything with noise that must be written before it is read.
  private func spoilMemory(_ ground: RenderPlan.Ground, _ rows: MutablePixelRows) {
    scratch.spoil(scratchWidth)
    if case .present = ground { return }
    for row in 0..<region.height {
      let pixels = rows[row, rows.columns]
      pixels.start.spoil(Int(pixels.count))
    }
  }

  // MARK: Memory for one row

  /// Pixels of the scratch row.
  @inline(__always)
  func scratch(_ columns: PixelColumns) -> MutablePixelSlice { scratchRow[0, columns] }

  @inline(__always)
  var scratchRow: MutablePixelRows {
    MutablePixelRows(scratch, stride: 0, rowCount: .max, columns: compositor.columns)
  }

  /// A mask row as bytes of all columns.
  @inline(__always)
  func maskRow(_ index: Int) -> MutableByteSlice {
    MutableByteSlice(maskRows[index], count: Int32(maskWidth))
  }
}
