import Display
import Pixels
import Synchronization

/// Pixels that must exist as a whole before they can be drawn, because a filter looks at
/// neighbours: blurred groups, blurred backdrops, shadows of lists. Made once, by whoever needs them
/// first; the bytes do not depend on who that is.
final class Offscreen: Sendable {
  /// The device pixels it holds.
  let bounds: PixelRect
  let fingerprint: Fingerprint
  private let pixmap = Mutex<Pixmap?>(nil)
  /// What is drawn before it is filtered.
  private let steps: [PlanOp]
  /// The part of the steps' picture that the filters look at.
  private let content: PixelRect
  private let ground: Pixel
  private let filters: [PixelFilter]
  private let edges: GaussianBlur.Edges

  init(
    bounds: PixelRect,
    fingerprint: Fingerprint,
    steps: [PlanOp],
    content: PixelRect,
    ground: Pixel,
    filters: [PixelFilter],
    edges: GaussianBlur.Edges
  ) {
    self.bounds = bounds
    self.fingerprint = fingerprint
    self.steps = steps
    self.content = content
    self.ground = ground
    self.filters = filters
    self.edges = edges
  }

  /// The pixels; others that ask meanwhile wait.
  func pixels(of items: PlanItems, kernels: Kernels) -> Pixmap {
    pixmap.withLock { pixmap in
      if let made = pixmap { return made }
      let made = make(items, kernels)
      pixmap = made
      return made
    }
  }

  private func make(_ items: PlanItems, _ kernels: Kernels) -> Pixmap {
    let painter = BandPainter(level: kernels.level)
    var picture = Pixmap(width: content.width, height: content.height)
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      painter.paint(
        steps[...],
        of: items,
        region: content,
        ground: .color(ground),
        into: base,
        stride: content.width
      )
    }
    var place = content
    for filter in filters { filter.apply(&picture, &place, edges, kernels) }
    return picture.cropped(to: bounds, from: place)
  }
}

/// A filter in device pixels.
enum PixelFilter: Sendable {
  case blur(sigma: Double)
  case matrix(ColorMatrix)

  /// How far around a pixel it looks.
  var reach: Int {
    switch self {
    case .blur(let sigma): GaussianBlur.reach(sigma)
    case .matrix: 0
    }
  }

  func combine(into fingerprint: inout Fingerprint) {
    switch self {
    case .blur(let sigma): fingerprint.combine(sigma)
    case .matrix(let matrix): for element in matrix.elements { fingerprint.combine(element) }
    }
  }

  /// `place` are the device pixels that `picture` holds; a blur of a picture with transparent
  /// surroundings makes it larger.
  func apply(
    _ picture: inout Pixmap,
    _ place: inout PixelRect,
    _ edges: GaussianBlur.Edges,
    _ kernels: Kernels
  ) {
    switch self {
    case .matrix(let matrix):
      picture.withUnsafeMutablePixels { pixels in
        guard let base = pixels.baseAddress else { return }
        matrix.apply(base, pixels.count)
      }
    case .blur(let sigma):
      if edges == .transparent {
        let larger = place.insetBy(-reach)
        picture = picture.cropped(to: larger, from: place)
        place = larger
      }
      picture = GaussianBlur(sigma: sigma, kernels).applied(to: picture, edges: edges)
    }
  }
}

extension Pixmap {
  /// The pixels of `bounds`, where this holds those of `place`; what it does not hold is transparent.
  func cropped(to bounds: PixelRect, from place: PixelRect) -> Pixmap {
    if bounds == place { return self }
    return Pixmap(width: bounds.width, height: bounds.height) { out in
      let shared = bounds.intersection(place)
      guard !shared.isEmpty, let target = out.baseAddress else { return }
      withUnsafePixels { pixels in
        guard let source = pixels.baseAddress else { return }
        for y in shared.minY..<shared.maxY {
          let from = source + (y - place.minY) * place.width + shared.minX - place.minX
          let to = target + (y - bounds.minY) * bounds.width + shared.minX - bounds.minX
          to.update(from: from, count: shared.width)
        }
      }
    }
  }
}
