import Display
import Pixels

/// A frame cut into bands of full-width rows: a value that says what is drawn and holds no pixels.
///
/// Each band has a fingerprint and a program; bands can be drawn in any order and any number of
/// times.
///
///     let plan = RenderPlan(list, width: 1170, height: 2532)
///     for band in 0..<plan.bandCount where plan.fingerprint(band) != last[band] {
///       print(plan.program(ofBand: band).dump())
///     }
package struct RenderPlan: Sendable {
  /// Rows of a band; the last one may have fewer.
  package static let bandHeight = 64

  package let width: Int
  package let height: Int
  /// What a band's pixels are before the first step.
  package let ground: Ground
  package internal(set) var items: PlanItems
  private let bands: [[PlanStep]]

  package enum Ground: Equatable, Sendable {
    case color(Pixel)
    /// The present content of the bitmap.
    case present
  }

  package init(
    _ list: DisplayList,
    width: Int,
    height: Int,
    background: Pixel = .clear
  ) {
    self.init(list, width: width, height: height, ground: .color(background))
  }

  package init(_ list: DisplayList, width: Int, height: Int, ground: Ground) {
    precondition(width >= 0 && height >= 0, "A frame has no negative size.")
    self.width = width
    self.height = height
    self.ground = ground
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    var builder = PlanBuilder(frame: frame, background: ground.color)
    if !frame.isEmpty { builder.add(list) }
    items = builder.items
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
    result.combine(UInt64(ground.color.packed))
    for step in bands[band] { items.combine(step, in: region, into: &result) }
    return result
  }

  /// Equal for bands of plans of one size that have equal pixels all together.
  package func fingerprint(ofBands range: Range<Int>) -> Fingerprint {
    var result = Fingerprint()
    for band in range { result.combine(fingerprint(band)) }
    return result
  }

  /// What is drawn in a band.
  package func program(ofBand band: Int) -> BandProgram {
    BandProgram(bands[band], of: items, region: region(ofBand: band), ground: ground)
  }

  /// How many steps a band takes; for tests and profiles.
  package func stepCount(ofBand band: Int) -> Int { bands[band].count }

  // MARK: Bands

  /// The steps of each band: those that touch it and are not hidden by a single opaque draw.
  private static func distribute(
    _ steps: [PlanStep],
    _ items: PlanItems,
    _ frame: PixelRect
  ) -> [[PlanStep]] {
    let count = (frame.height + bandHeight - 1) / bandHeight
    var bands = [[PlanStep]](repeating: [], count: count)
    func range(_ bounds: PixelRect) -> Range<Int> {
      let visible = bounds.intersection(frame)
      guard !visible.isEmpty else { return 0..<0 }
      return visible.minY / bandHeight..<(visible.maxY + bandHeight - 1) / bandHeight
    }
    // The content of a scope or a mask adds no band that the scope does not touch: a mask's picture
    // may be larger than the masked content.
    var enclosing = [0..<count]
    for step in steps {
      let limit = enclosing[enclosing.count - 1]
      switch step.kind {
      case .none: break
      case .draw:
        let bounds = items.draws[Int(step.index)].bounds
        for band in range(bounds).clamped(to: limit) { bands[band].append(step) }
      case .beginScope, .beginMask:
        let touched = range(items.scopes[Int(step.index)].bounds).clamped(to: limit)
        enclosing.append(touched)
        for band in touched { bands[band].append(step) }
      case .endScope, .endMask:
        enclosing.removeLast()
        for band in limit {
          let isEmpty =
            step.kind == .endScope && !items.scopes[Int(step.index)].hasMask
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
      bands[band] = items.visible(bands[band], in: region)
    }
    return bands
  }
}

extension RenderPlan.Ground {
  /// The colour that backdrops see below the first step.
  fileprivate var color: Pixel {
    switch self {
    case .color(let color): color
    case .present: .clear
    }
  }
}
