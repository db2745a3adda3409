import Foundation
import Pixels

/// A picture that was read: its pixels, their orientation and their scale.
package struct Picture: Sendable {
  package let format: PictureFormat
  /// As stored, not turned.
  package let pixmap: Pixmap
  package let orientation: PictureOrientation
  /// Pixels to a point of a drawn vector picture; nil for a bitmap, whose name or catalog decides.
  package let scale: Double?
}

/// Turns bytes into pixels: the one entry for pictures of any kind.
///
/// A format is known by its first bytes, never by a name. Sizes are read from the header and
/// compared with the limit before memory is taken for pixels.
package struct PictureDecoder: Sendable {
  /// 64 Mpx unless set.
  package var maximumPixelCount = PNGDecoder().maximumPixelCount
  /// Of all frames of an app's animated picture, which stay in memory: 1 GB.
  package static let maximumFilmPixelCount = 1 << 28
  /// Pixels to a point, for vector pictures.
  package var scale = 1.0
  /// In points, for vector pictures: their own size if nil.
  package var size: CGSize?

  package init() {}

  package init(maximumPixelCount: Int) { self.maximumPixelCount = maximumPixelCount }

  package func decode(_ bytes: [UInt8]) throws(PictureError) -> Picture {
    guard let format = PictureFormat(bytes) else { throw PictureDecoder.unknown(bytes) }
    switch format {
    case .png:
      do throws(PNGError) {
        return bitmap(
          format,
          try PNGDecoder(maximumPixelCount: maximumPixelCount).decode(bytes)
        )
      } catch {
        throw .png(error)
      }
    case .jpeg:
      let header = try JPEGHeader(bytes)
      try check(format, header.width, header.height)
      return bitmap(format, try JPEGCoder.decode(bytes, header: header), header.orientation)
    case .gif:
      var gif = try GIFDecoder(bytes)
      try check(format, gif.width, gif.height)
      return bitmap(format, try gif.decode())
    case .webp:
      let webp = try WebPDecoder(bytes)
      try check(format, webp.width, webp.height)
      return bitmap(format, try webp.decode())
    case .heic:
      let size = HEICDecoder.largestSize(bytes)
      try check(format, max(1, size.width), max(1, size.height))
      return bitmap(
        format,
        try HEICDecoder.decode(bytes, maximumPixelCount: maximumPixelCount)
      )
    case .pdf: return try vector(try VectorSource(pdf: bytes))
    case .svg: return try vector(try VectorSource(svg: bytes))
    case .tiff, .bmp, .icon, .jpegXL, .jpeg2000, .photoshop:
      throw .unsupported(format, what: nil)
    }
  }

  /// The ignored parts of a picture, in words that follow its name.
  package static func notes(on bytes: [UInt8]) -> [String] {
    guard PictureFormat(bytes) == .png,
      let file = try? PNGScanner(bytes, maximumPixelCount: .max)
    else { return [] }
    var notes: [String] = []
    if file.chunks.contains(where: { $0.type == .animation }) {
      notes.append("is an animated PNG: its default image is taken")
    }
    if file.trailingByteCount > 0 {
      notes.append("has \(file.trailingByteCount) bytes after its end, which are left alone")
    }
    return notes
  }

  private func bitmap(
    _ format: PictureFormat,
    _ pixmap: Pixmap,
    _ orientation: PictureOrientation = .up
  ) -> Picture {
    Picture(format: format, pixmap: pixmap, orientation: orientation, scale: nil)
  }

  private func vector(_ source: VectorSource) throws(PictureError) -> Picture {
    let wanted = size ?? source.size
    // A value beyond any limit, which cannot become an Int.
    func pixels(_ points: Double) -> Int {
      let value = (points * scale).rounded()
      return value >= 1 ? (value < 1e9 ? Int(value) : 1_000_000_000) : 1
    }
    let (width, height) = (pixels(wanted.width), pixels(wanted.height))
    try check(source.format, width, height)
    return Picture(
      format: source.format,
      pixmap: try source.draw(width: width, height: height),
      orientation: .up,
      scale: scale
    )
  }

  /// The longest side of Cairo, which draws vectors.
  private static let longestVectorSide = 32_767

  private func check(
    _ format: PictureFormat,
    _ width: Int,
    _ height: Int
  ) throws(PictureError) {
    let isLong = format.isVector && max(width, height) > PictureDecoder.longestVectorSide
    guard !isLong, width <= maximumPixelCount / height else {
      throw .tooLarge(
        format,
        width: width,
        height: height,
        maximumPixelCount: maximumPixelCount
      )
    }
  }

  /// A PNG that was damaged in transfer has lost its signature; its reader recognizes it.
  private static func unknown(_ bytes: [UInt8]) -> PictureError {
    do throws(PNGError) {
      _ = try PNGScanner.header(of: bytes)
    } catch {
      guard case .notPNG = error else { return .png(error) }
    }
    return .unknownFormat(firstBytes: Array(bytes.prefix(8)))
  }
}
