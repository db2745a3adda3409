import Pixels

/// What an animated PNG shows.
package struct APNGFilm: Sendable {
  /// In order: each is the whole canvas.
  package fileprivate(set) var frames: [(pixels: Pixmap, delay: APNGDelay)] = []
  /// 0 for ever.
  package let loopCount: Int

  fileprivate init(loopCount: Int) { self.loopCount = loopCount }
}

/// Reads the films of animated PNGs, of any program: each frame is the whole canvas as it shows
/// then.
///
/// A canvas is transparent before the first frame. Each frame is drawn into its area of the canvas,
/// in place of what is there or over it, and afterwards stays, goes, or leaves what was there
/// before it (the third edition of the PNG specification). Colours are those of `PNGDecoder`; all
/// frames share the palette and the transparent colour of the file.
package struct APNGDecoder: Sendable {
  /// Of one frame.
  package var maximumPixelCount = PNGDecoder().maximumPixelCount
  /// Of all frames together, which are in memory at once: 8 GB unless set.
  package var maximumFilmPixelCount = 1 << 31

  package init() {}

  /// Whether acTL stands before IDAT, by the types and lengths of chunks alone.
  ///
  /// A PNG without it is no film, and nothing else has to be checked to know that.
  package static func announcesFilm(_ file: [UInt8]) -> Bool {
    guard file.starts(with: PNGSignature.bytes) else { return false }
    var offset = PNGSignature.bytes.count
    while file.count - offset >= 8 {
      switch PNGChunkType(rawValue: file.bigEndian(at: offset + 4)) {
      case .animation: return true
      case .data: return false
      default: offset += 12 + Int(file.bigEndian(at: offset))
      }
    }
    return false
  }

  /// The frames in order, with the default limits; none of a picture that is not animated.
  package static func frames(of file: [UInt8]) throws(PNGError) -> [Pixmap] {
    try film(of: file).map(\.pixels)
  }

  /// The frames in order, with the default limits, and how long each shows; none of a picture that
  /// is not animated.
  package static func film(
    of file: [UInt8]
  ) throws(PNGError) -> [(pixels: Pixmap, delay: APNGDelay)] {
    try APNGDecoder().decode(file).frames
  }

  /// The whole film; without frames if the picture is not animated.
  package func decode(_ file: [UInt8]) throws(PNGError) -> APNGFilm {
    let scanned = try APNGScanner(file, maximumPixelCount: maximumPixelCount)
    let header = scanned.file.header
    var film = APNGFilm(loopCount: scanned.loopCount)
    guard !scanned.frames.isEmpty else { return film }
    guard scanned.frames.count <= maximumFilmPixelCount / (header.width * header.height) else {
      throw .filmTooLarge(
        frames: scanned.frames.count,
        width: header.width,
        height: header.height,
        maximumPixelCount: maximumFilmPixelCount
      )
    }
    try scanned.file.checkDataLength()
    // Looked for once: a film has two chunks for each of its frames, and may have millions.
    let colors = scanned.file.chunks.filter { $0.type == .palette || $0.type == .transparency }
    var canvas = APNGCanvas(width: header.width, height: header.height)
    for (index, frame) in scanned.frames.enumerated() {
      do throws(PNGError) {
        let picture = try PNGDecoder(maximumPixelCount: maximumPixelCount)
          .decode(still(frame, of: file, scanned.file, colors))
        film.frames.append((canvas.show(picture, frame.control), frame.control.delay))
      } catch {
        // In the file of its own its data is IDAT.
        if case .damaged(.data, let reason) = error, !frame.isPicture {
          throw .frame(index + 1, .damaged(.frameData, reason: reason))
        }
        throw .frame(index + 1, error)
      }
    }
    return film
  }

  /// A frame's area as a file of its own.
  private func still(
    _ frame: APNGScanner.Frame,
    of file: [UInt8],
    _ scanned: PNGScanner,
    _ colors: [PNGChunk]
  ) -> [UInt8] {
    var header = scanned.header
    header.width = frame.control.area.width
    header.height = frame.control.area.height
    var writer = PNGWriter(
      header: header,
      isOptimized: scanned.isOptimized,
      reservingCapacity: frame.data.reduce(2048) { $0 + $1.count }
    )
    for chunk in colors { writer.append(chunk.type, file[chunk.data]) }
    for part in frame.data { writer.append(.data, file[part]) }
    return writer.finish()
  }
}
