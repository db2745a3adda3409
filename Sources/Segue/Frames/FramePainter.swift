import Codecs
import Display
import Pixels
import Raster
import RasterPlan
import Synchronization

/// Turns display lists into the forms of a frame that the sinks ask for.
///
/// The result is a function of the list alone; the caches only save work. Shared by all
/// threads.
package struct FramePainter: Sendable {
  /// In pixels.
  package let width: Int
  package let height: Int
  let contents: FrameContents
  let usesSmallPNG: Bool
  /// What shows where nothing is drawn.
  let background: Pixel

  private let renderCache: RenderCache
  private let encodedBands: EncodedBandCache<BandKey>
  private let bandsInProgress = InProgress<BandKey>()
  private let digests = FrameDigests<BandKey>()
  private let lastFrame = LastFrame()
  private let lastBands = LastBands<Pixmap>()
  private let lastPlanes = LastBands<PlanarFrame.Band>()
  /// For the pixels of bands.
  let bandMemory: PixelPool

  package init(
    width: Int,
    height: Int,
    contents: FrameContents,
    usesSmallPNG: Bool = false,
    background: Pixel = Pixel(.black)
  ) {
    self.width = width
    self.height = height
    self.contents = contents
    self.usesSmallPNG = usesSmallPNG
    self.background = background
    renderCache = RenderCache(stillLimit: FramePainter.stillLimit(width: width, height: height))
    // Two frames of a phone's screen: a band is needed in the next frame or never again.
    encodedBands = EncodedBandCache(limit: max(1 << 20, width * height))
    bandMemory = PixelPool(limit: .max, usesSlabs: true)
  }

  /// Bytes for what does not change from frame to frame: two screens, one at rest below
  /// one that is uncovered.
  ///
  /// Of enormous ones nothing is kept for long.
  package static func stillLimit(width: Int, height: Int) -> Int {
    min(8 * width * height, 64 << 20)
  }

  /// Whether it makes the same frames of the same lists as another.
  func isLike(_ other: FramePainter) -> Bool {
    width == other.width && height == other.height && contents == other.contents
      && usesSmallPNG == other.usesSmallPNG && background == other.background
  }

  /// The painter of one thread.
  package func makeBrush() -> FrameBrush { FrameBrush(painter: self) }

  func plan(_ list: DisplayList) -> PaintablePlan {
    let plan = RenderPlan(list, width: width, height: height, background: background)
    return PaintablePlan(plan, cache: renderCache)
  }

  /// The identity of some neighbouring bands that are compressed as one, and of their encoding.
  struct BandKey: Hashable, Sendable {
    var bands: Fingerprint
    var rows: Int
    var isOpaque: Bool
  }

  enum BandAnswer {
    case encoded(EncodedPNGBand)
    /// `encode` made nothing.
    case nothing
    /// Another thread is encoding it.
    case inProgress
  }

  /// A band that was encoded before, or the one that `encode` makes now.
  ///
  /// - Parameter waits: whether another thread that encodes it is waited for.
  func encodedBand(
    for key: BandKey,
    waits: Bool,
    encode: () -> EncodedPNGBand?
  ) -> BandAnswer {
    while true {
      if let band = encodedBands[key] { return .encoded(band) }
      if bandsInProgress.begin(key) {
        defer { bandsInProgress.end(key) }
        // It may have been finished a moment ago.
        if let band = encodedBands[key] { return .encoded(band) }
        guard let band = encode() else { return .nothing }
        encodedBands.insert(band, for: key)
        return .encoded(band)
      }
      guard waits else { return .inProgress }
      bandsInProgress.wait(forEndOf: key)
    }
  }

  /// The pixels of a band as they were last, or what `paint` makes now.
  func band(_ index: Int, like fingerprint: Fingerprint, paint: () -> Pixmap) -> Pixmap {
    lastBands.band(index, like: fingerprint, make: paint)
  }

  /// The same for its planes.
  func planes(
    _ index: Int,
    like fingerprint: Fingerprint,
    paint: () -> PlanarFrame.Band
  ) -> PlanarFrame.Band {
    lastPlanes.band(index, like: fingerprint, make: paint)
  }

  /// The SHA-256 of a file whose bands have these names.
  func digest(of file: PNGFile, bands: [BandKey]) -> String {
    digests.digest(of: file, bands: bands)
  }

  /// The frame painted last, if its bands all had these names.
  func frame(like fingerprints: [Fingerprint]) -> RenderedFrame? {
    lastFrame.value.withLock { $0.fingerprints == fingerprints ? $0.frame : nil }
  }

  func remember(_ frame: RenderedFrame, as fingerprints: [Fingerprint]) {
    lastFrame.value.withLock { $0 = (fingerprints, frame) }
  }
}

/// The frame painted last: a screen on which nothing moves is painted once.
private final class LastFrame: Sendable {
  let value = Mutex<(fingerprints: [Fingerprint], frame: RenderedFrame?)>(([], nil))
}

/// The bands painted last, each by its place: where nothing moves, nothing is painted.
private final class LastBands<Band: Sendable>: Sendable {
  private let known = Mutex<[Int: (fingerprint: Fingerprint, band: Band)]>([:])

  func band(_ index: Int, like fingerprint: Fingerprint, make: () -> Band) -> Band {
    let last = known.withLock { $0[index] }
    if let last, last.fingerprint == fingerprint { return last.band }
    let band = make()
    known.withLock { $0[index] = (fingerprint, band) }
    return band
  }
}
