// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CPictures
import Pixels

/// JPEG through libjpeg-turbo.
///
/// Colour: pixels are taken as sRGB, and a profile is ignored; CMYK is converted without a profile.
package enum JPEGCoder {
  static func decode(
    _ bytes: [UInt8],
    header: JPEGHeader
  ) throws(PictureError) -> Pixmap {
    var status = CPICTURES_OK
    var reason = [CChar](repeating: 0, count: 200)
    let pixmap = Pixmap(width: header.width, height: header.height) { pixels in
      status = cpictures_jpeg_decode(
        bytes,
        bytes.count,
        UInt32(header.width),
        UInt32(header.height),
        pixels.baseAddress!,
        &reason,
        reason.count
      )
    }
    try status.check(.jpeg, reason)
    return pixmap
  }

  /// A JPEG file; nil for a picture that is empty or longer than 65,500 pixels.
  ///
  /// What is transparent shows white behind it. - Parameter quality: 0...1.
  package static func encode(_ pixmap: Pixmap, quality: Double) -> [UInt8]? {
    guard (1...65_500).contains(pixmap.width), (1...65_500).contains(pixmap.height) else {
      return nil
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let opaque = pixmap.isOpaque ? pixmap : onWhite(pixmap)
    // NaN counts as the lowest quality.
    let percent = quality > 0 ? max(1, Int((min(quality, 1) * 100).rounded())) : 1
    let status = opaque.withUnsafePixels { pixels in
      cpictures_jpeg_encode(
        pixels.baseAddress,
        UInt32(pixmap.width),
        UInt32(pixmap.height),
        Int32(percent),
        &bytes,
        &count
      )
    }
    defer { cpictures_free(bytes) }
    guard status == CPICTURES_OK, let bytes else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private static func onWhite(_ pixmap: Pixmap) -> Pixmap {
    var result = pixmap
    result.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        // Premultiplied: each channel gains white by the rest of alpha.
        let rest = 255 - pixels[index] >> 24
        pixels[index] = pixels[index] &+ rest * 0x0101_0101
      }
    }
    return result
  }
}

extension cpictures_status {
  /// Throws what a status other than OK means.
  func check(_ format: PictureFormat, _ reason: [CChar]) throws(PictureError) {
    switch self {
    case CPICTURES_OK: return
    case CPICTURES_NO_MEMORY: throw .outOfMemory(format)
    case CPICTURES_TIMED_OUT: throw .damaged(format, reason: "drawing it takes too long")
    default:
      let words = String(
        decoding: reason.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      throw .damaged(format, reason: words.isEmpty ? "its data is damaged" : words)
    }
  }
}
