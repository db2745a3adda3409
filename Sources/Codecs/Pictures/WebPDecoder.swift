import CPNG
import CPictures
import Pixels

/// WebP through libwebp: lossy and lossless, with and without alpha, still pictures.
struct WebPDecoder {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Reads the header.
  init(_ bytes: [UInt8]) throws(PictureError) {
    self.bytes = bytes
    var header = cpictures_webp()
    guard cpictures_webp_header(bytes, bytes.count, &header) == CPICTURES_OK else {
      throw .damaged(.webp, reason: "its header is damaged")
    }
    guard header.is_animated == 0 else { throw .unsupported(.webp, what: "animated WebP") }
    width = Int(header.width)
    height = Int(header.height)
  }

  func decode() throws(PictureError) -> Pixmap {
    var status = CPICTURES_OK
    let pixmap = Pixmap(width: width, height: height) { pixels in
      status = cpictures_webp_decode(
        bytes,
        bytes.count,
        UInt32(width),
        UInt32(height),
        pixels.baseAddress!
      )
      cpng_premultiply(pixels.baseAddress!, pixels.count)
    }
    try status.check(.webp, [])
    return pixmap
  }
}
