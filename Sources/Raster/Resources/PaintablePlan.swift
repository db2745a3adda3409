import Pixels
import RasterPlan

/// A plan together with the resources for painting it.
///
/// Bands can be painted in any order, on any threads, and any number of times.
///
///     let frame = PaintablePlan(plan, cache: cache)
///     let painter = BandPainter()              // one for each thread
///     for band in 0..<plan.bandCount {
///       frame.paint(band, into: memory.rows(plan.rows(ofBand: band)), with: painter)
///     }
package struct PaintablePlan: Sendable {
  package let plan: RenderPlan
  private let resources: PlanResources

  package init(_ plan: RenderPlan, cache: RenderCache = RenderCache()) {
    self.plan = plan
    cache.beginFrame()
    resources = PlanResources(plan.items, cache)
  }

  /// Paints a band into the rows of `memory`.
  ///
  /// Every pixel is written.
  package func paint(_ band: Int, into memory: FrameMemory, with painter: BandPainter) {
    painter.paint(plan.program(ofBand: band), with: resources, into: memory)
  }

  /// Paints some bands, the first of them into the first rows of `memory`.
  package func paint(_ bands: Range<Int>, into memory: FrameMemory, with painter: BandPainter) {
    guard let first = bands.first else { return }
    let top = plan.rows(ofBand: first).lowerBound
    for band in bands {
      let rows = plan.rows(ofBand: band)
      paint(
        band,
        into: memory.rows(rows.lowerBound - top..<rows.upperBound - top),
        with: painter
      )
    }
  }
}
