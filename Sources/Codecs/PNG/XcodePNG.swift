import CKernels
import CPNG

/// PNG as Xcode writes it into apps, behind a chunk called CgBI (not documented;
/// known from such files).
///
/// The compressed rows have no zlib header and no checksum, and the bytes of 8-bit colours stand as
/// the graphics chips of the time wanted them: blue first, alpha multiplied in.
enum XcodePNG {
  /// The file as libpng reads it: the same rows, as a whole zlib stream.
  static func usual(_ bytes: [UInt8], _ file: PNGScanner) throws(PNGError) -> [UInt8] {
    var data: [UInt8] = []
    for chunk in file.chunks where chunk.type == .data { data += bytes[chunk.data] }
    let header = file.header
    // Interlaced rows are more, each with a byte for its filter.
    let limit = 2 * header.height * (header.width * header.colorType.channels * 2 + 8) + 64
    var adler: UInt32 = 0
    let count = cpng_measure_deflated(data, data.count, limit, &adler)
    guard count > 0 else {
      throw .damaged(.data, reason: "not the deflate data of an Xcode-optimized picture")
    }
    var writer = PNGWriter(header: header, reservingCapacity: bytes.count)
    if header.colorType == .palette,
      let palette = file.chunks.first(where: { $0.type == .palette })
    {
      writer.append(.palette, bytes[palette.data])
    }
    // Deflate with a window of 32 KB, no dictionary.
    writer.append(.data, [0x78, 0x01] + data.prefix(count) + adler.bigEndianBytes)
    return writer.finish()
  }

  /// Turns blue, green, red, alpha into premultiplied red, green, blue, alpha.
  static func reorder(_ pixels: UnsafeMutableBufferPointer<UInt32>, _ header: PNGHeader) {
    switch header.colorType {
    case .rgb, .rgba:
      guard header.depth == 8 else { return segue_premultiply(pixels.baseAddress, pixels.count) }
      for index in pixels.indices {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        // A colour is never above its alpha.
        let red = min(pixel >> 16 & 0xFF, alpha)
        let green = min(pixel >> 8 & 0xFF, alpha)
        let blue = min(pixel & 0xFF, alpha)
        pixels[index] = red | green << 8 | blue << 16 | alpha << 24
      }
    case .gray, .grayAlpha, .palette: segue_premultiply(pixels.baseAddress, pixels.count)
    }
  }
}
