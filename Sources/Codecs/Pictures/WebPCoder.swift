// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CKernels
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
      segue_premultiply(pixels.baseAddress!, pixels.count)
    }
    try status.check(.webp, [])
    return pixmap
  }
}

package enum WebPEncoder {
  /// A lossy WebP file; nil for a picture that is empty, not opaque, or has a side of
  /// more than 16,383 pixels.
  ///
  /// - Parameter quality: 0...100.
  package static func encode(_ pixmap: Pixmap, quality: Int) -> [UInt8]? {
    guard (1...16_383).contains(pixmap.width), (1...16_383).contains(pixmap.height),
      pixmap.isOpaque
    else { return nil }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = pixmap.withUnsafePixels { pixels in
      cpictures_webp_encode(
        pixels.baseAddress,
        UInt32(pixmap.width),
        UInt32(pixmap.height),
        Int32(min(100, max(0, quality))),
        &bytes,
        &count
      )
    }
    defer { cpictures_free(bytes) }
    guard status == CPICTURES_OK, let bytes else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
