import Display
import Pixels

/// A frame cut into bands of full-width rows. Each band knows what touches it and has a fingerprint;
/// bands can be drawn in any order, on any threads, and any number of times.
///
///     let plan = RenderPlan(list, width: 1170, height: 2532)
///     let painter = BandPainter()              // one for each thread
///     for band in 0..<plan.bandCount where plan.fingerprint(band) != last[band] {
///       plan.draw(band, into: pixels, stride: 1170, with: painter)
///     }
package struct RenderPlan: Sendable {
  /// Rows of a band; the last one may have fewer.
  package static let bandHeight = 64

  package let width: Int
  package let height: Int
  package let background: Pixel
  let items: PlanItems
  private let bands: [[PlanOp]]

  package init(
    _ list: DisplayList,
    width: Int,
    height: Int,
    background: Pixel = .clear,
    cache: RenderCache = RenderCache()
  ) {
    precondition(width >= 0 && height >= 0, "A frame has no negative size.")
    self.width = width
    self.height = height
    self.background = background
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    var builder = PlanBuilder(frame: frame, background: background, cache: cache)
    if !frame.isEmpty { builder.add(list) }
    items = PlanItems(draws: builder.draws, scopes: builder.scopes)
    bands = RenderPlan.distribute(builder.steps, items, frame)
  }

  package var bandCount: Int { (height + RenderPlan.bandHeight - 1) / RenderPlan.bandHeight }

  /// The device rows of a band.
  package func rows(ofBand band: Int) -> Range<Int> {
    let start = band * RenderPlan.bandHeight
    return start..<min(height, start + RenderPlan.bandHeight)
  }

  private func region(ofBand band: Int) -> PixelRect {
    let rows = rows(ofBand: band)
    return PixelRect(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
  }

  /// Equal fingerprints of bands of plans of one size mean equal pixels.
  package func fingerprint(_ band: Int) -> Fingerprint {
    let region = region(ofBand: band)
    var result = Fingerprint()
    result.combine(region)
    result.combine(UInt64(background.packed))
    for step in bands[band] {
      RenderPlan.combine(
        step,
        draws: items.draws,
        scopes: items.scopes,
        region: region,
        into: &result
      )
    }
    return result
  }

  /// Draws a band into memory whose rows are `stride` pixels apart. Every pixel is written.
  package func draw(
    _ band: Int,
    into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int,
    with painter: BandPainter
  ) {
    draw(band, .color(background), into: pixels, stride: stride, with: painter)
  }

  func draw(
    _ band: Int,
    _ ground: BandPainter.Ground,
    into pixels: UnsafeMutablePointer<UInt32>,
    stride: Int,
    with painter: BandPainter
  ) {
    painter.paint(
      bands[band][...],
      of: items,
      region: region(ofBand: band),
      ground: ground,
      into: pixels,
      stride: stride
    )
  }

  /// How many steps a band takes; for tests and profiles.
  package func stepCount(ofBand band: Int) -> Int { bands[band].count }

  // MARK: Bands

  /// The steps of each band: what touches it and is not hidden by one opaque thing in front of it.
  private static func distribute(
    _ steps: [PlanOp],
    _ items: PlanItems,
    _ frame: PixelRect
  )
    -> [[PlanOp]]
  {
    let count = (frame.height + bandHeight - 1) / bandHeight
    var bands = [[PlanOp]](repeating: [], count: count)
    func range(_ bounds: PixelRect) -> Range<Int> {
      let visible = bounds.intersection(frame)
      guard !visible.isEmpty else { return 0..<0 }
      return visible.minY / bandHeight..<(visible.maxY + bandHeight - 1) / bandHeight
    }
    for step in steps {
      switch step.kind {
      case .none: break
      case .draw:
        for band in range(items.draws[Int(step.index)].bounds) { bands[band].append(step) }
      case .beginScope, .endScope, .beginMask, .endMask:
        let scope = items.scopes[Int(step.index)]
        for band in range(scope.bounds) {
          let isEmpty =
            step.kind == .endScope && !scope.hasMask
            && bands[band].last?.kind == .beginScope && bands[band].last?.index == step.index
          if isEmpty { bands[band].removeLast() } else { bands[band].append(step) }
        }
      }
    }
    for band in bands.indices {
      let region = PixelRect(
        minX: 0,
        minY: band * bandHeight,
        maxX: frame.width,
        maxY: min(frame.height, (band + 1) * bandHeight)
      )
      bands[band] = visible(bands[band], items, region)
    }
    return bands
  }

  private static func visible(
    _ steps: [PlanOp],
    _ items: PlanItems,
    _ region: PixelRect
  )
    -> [PlanOp]
  {
    var depth = 0
    var index = steps.count - 1
    while index > 0 {
      let step = steps[index]
      switch step.kind {
      case .endScope, .endMask: depth += 1
      case .beginScope, .beginMask: depth -= 1
      case .draw where depth == 0 && hides(items.draws[Int(step.index)], region):
        return Array(steps[index...])
      case .draw, .none: break
      }
      index -= 1
    }
    return steps
  }

  /// Whether a draw covers all of a band with opaque pixels.
  private static func hides(_ draw: PlannedDraw, _ region: PixelRect) -> Bool {
    guard draw.bounds.contains(region), draw.blendMode == .normal, draw.alpha >= 1,
      draw.coverages.allSatisfy({ $0.covers(region) })
    else { return false }
    if case .offscreen = draw.source { return false }
    return draw.source.rowSource(alpha: draw.alpha).isOpaque
  }

  /// Adds what a step contributes to the pixels of `region`. A shape that covers all of its part of
  /// the region counts as full, so that edges elsewhere do not matter: where a circle that grows has
  /// left the screen at both sides, bands stay the same.
  static func combine(
    _ step: PlanOp,
    draws: [PlannedDraw],
    scopes: [PlannedScope],
    region: PixelRect,
    into result: inout Fingerprint
  ) {
    result.combine(Int(step.kind.rawValue))
    switch step.kind {
    case .none: break
    case .endScope, .beginMask, .endMask: break
    case .draw:
      let draw = draws[Int(step.index)]
      result.combine(draw.fingerprint)
      result.combine(draw.alpha)
      result.combine(Int(draw.blendMode.rawValue))
      combine(draw.coverages, draw.bounds.intersection(region), &result)
    case .beginScope:
      let scope = scopes[Int(step.index)]
      result.combine(scope.fingerprint)
      combine(scope.coverages, scope.bounds.intersection(region), &result)
    }
  }

  private static func combine(
    _ coverages: [Coverage],
    _ bounds: PixelRect,
    _ result: inout Fingerprint
  ) {
    result.combine(bounds)
    for coverage in coverages where !coverage.covers(bounds) {
      // Not the same as no coverage: it is painted as spans, and those may round otherwise.
      let isFull = coverage.isFull(in: bounds)
      result.combine(isFull ? Fingerprint() : coverage.fingerprint)
    }
  }
}
