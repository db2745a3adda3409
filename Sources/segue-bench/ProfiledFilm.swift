import Codecs
import Display
import Foundation
import Pixels
import Raster
import RasterPlan
import Segue

/// What is done for a frame, in order.
enum FrameStage: String, CaseIterable {
  case list = "layout + display list"
  case plan = "plan"
  case fingerprints = "fingerprints"
  case rasterize = "rasterize"
  case encode = "filter + deflate"
  case digest = "SHA-256"
  case write = "write"
}

/// Frames that one thread makes as the tool does, stage by stage, each with a clock.
@MainActor
struct ProfiledFilm {
  /// What is kept from frame to frame.
  enum Reuse {
    /// As in the tool: screens at rest, and bands that show what they showed in the last frame.
    case asInFilms
    /// Nothing: the last frame takes as long as the first.
    case none
  }

  /// Milliseconds of each frame.
  private(set) var times: [FrameStage: [Double]] = [:]

  private let width: Int
  private let height: Int
  private let reuse: Reuse
  private let cache: RenderCache
  private let painter = BandPainter()
  private let encoder: PNGBandEncoder
  private let digests = FrameDigests<Fingerprint>()
  private var pixels: [UInt32]
  private var last: [(name: Fingerprint, band: EncodedPNGBand)] = []
  private var spent: [FrameStage: Double] = [:]

  init(width: Int, height: Int, reuse: Reuse) {
    self.width = width
    self.height = height
    self.reuse = reuse
    let stillLimit = FramePainter.stillLimit(width: width, height: height)
    cache = RenderCache(stillLimit: reuse == .asInFilms ? stillLimit : 0)
    encoder = PNGBandEncoder(width: width, isOpaque: true)
    pixels = [UInt32](repeating: 0, count: width * PNGBandEncoder.preferredRows)
  }

  mutating func add(_ list: () throws -> DisplayList) throws {
    spent = [:]
    let list = try timed(.list) { _ in try list() }
    let plan = timed(.plan) { film in
      RenderPlan(list, width: film.width, height: film.height, background: Pixel(.black))
    }
    let step = PNGBandEncoder.preferredRows / RenderPlan.bandHeight
    let pieces = stride(from: 0, to: plan.bandCount, by: step).map {
      $0..<min($0 + step, plan.bandCount)
    }
    let names = timed(.fingerprints) { _ in pieces.map { plan.fingerprint(ofBands: $0) } }
    let frame = PaintablePlan(plan, cache: cache)
    let old = reuse == .asInFilms ? last : []
    last = zip(pieces, names).enumerated().map { index, piece in
      if old.indices.contains(index), old[index].name == piece.1 { return old[index] }
      return (piece.1, band(of: piece.0, of: frame))
    }
    // A frame like the last one is another name of its file.
    if old.map(\.name) != names { try write(names) }
    for stage in FrameStage.allCases { times[stage, default: []].append(spent[stage] ?? 0) }
  }

  private mutating func band(of bands: Range<Int>, of frame: PaintablePlan) -> EncodedPNGBand {
    let top = frame.plan.rows(ofBand: bands.lowerBound).lowerBound
    let bottom = frame.plan.rows(ofBand: bands.upperBound - 1).upperBound
    timed(.rasterize) { film in
      film.pixels.withUnsafeMutableBufferPointer {
        frame.paint(bands, into: FrameMemory($0, width: film.width), with: film.painter)
      }
    }
    return timed(.encode) { film in
      film.pixels.withUnsafeBufferPointer {
        film.encoder.encode(UnsafeBufferPointer(rebasing: $0[..<((bottom - top) * film.width)]))
      }
    }
  }

  private mutating func write(_ names: [Fingerprint]) throws {
    var assembler = PNGAssembler(width: width, height: height, isOpaque: true)
    for (_, band) in last { assembler.append(band) }
    let png = PNGFile(pieces: assembler.pieces)
    timed(.digest) { film in
      _ = film.reuse == .asInFilms ? film.digests.digest(of: png, bands: names) : png.digest
    }
    let file = "\(scratchRoot)/segue-bench-\(getpid()).png"
    defer { unlink(file) }
    try timed(.write) { _ in try AtomicFile.write(png, to: file) }
  }

  private mutating func timed<Result>(
    _ stage: FrameStage,
    _ body: (inout ProfiledFilm) throws -> Result
  ) rethrows -> Result {
    let start = milliseconds()
    defer { spent[stage, default: 0] += milliseconds() - start }
    return try body(&self)
  }
}
