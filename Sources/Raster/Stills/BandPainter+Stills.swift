import Pixels
import RasterPlan

/// Draws what does not change once, and shows it in the frames after it.
extension BandPainter {
  /// The rows that take the place of commands of a program, from the first command on.
  func stills(of program: BandProgram, with resources: PlanResources) -> [StillRun] {
    guard let cache = resources.stills else { return [] }
    var result: [StillRun] = []
    var places: [StillCache.Place] = []
    var start = 0
    while start < program.commands.count {
      guard let run = program.opaqueRun(from: start) else {
        start += 1
        continue
      }
      let beginning = run.cuts[0].fingerprint
      let number = places.count { $0.beginning == beginning }
      let place = StillCache.Place(beginning: beginning, number: number)
      places.append(place)
      let rows: StillRows
      switch cache.answer(run, at: place) {
      case .rows(let kept): rows = kept
      case .keep(let cuts):
        rows = makeRows(of: run, cuts: cuts, program, resources)
        cache.keep(rows, at: place)
      case .draw:
        start += 1
        continue
      }
      let end = run.cuts[rows.cutCount - 1].end
      result.append(StillRun(range: start..<end, rows: rows))
      start = end
    }
    return result
  }

  /// Composes a run alone.
  private func makeRows(
    of run: OpaqueRun,
    cuts count: Int,
    _ program: BandProgram,
    _ resources: PlanResources
  ) -> StillRows {
    let cut = run.cuts[count - 1]
    let part = program.part(run.start..<cut.end)
    let rows = StillRows(
      cut,
      count: count,
      area: run.extent.rect(in: program.region),
      of: program.region,
      resources.bitmaps(of: part, kernels)
    )
    prepare(part, [], resources, isBusy: BandPainter.isBusy(program))
    compose(part.ground, rows.area, rows.rows) { rows.add($0, compositor.top.pointee) }
    finish()
    return rows
  }

  /// Kept rows in place of what there is.
  func draw(_ still: StillRows, _ columns: PixelColumns, _ y: Int32) {
    let level = compositor.top
    let visible = columns.clipped(to: level.pointee.columns)
    guard !visible.isEmpty else { return }
    var rewriter = compositor.beginRewriting(at: visible.start)
    still.forEachPiece(ofRow: y, in: visible) { piece in
      // A colour that hides everything has no pixels.
      let isOpaque = piece.color.w >= 255
      rewriter.put(isOpaque ? Segment(piece.columns, level.pointee.own, piece.color) : piece)
    }
    compositor.endRewriting(&rewriter)
  }
}
