import Pixels

/// Writes pictures as PNG files at once: RGB when every pixel is opaque, RGBA otherwise.
///
/// A frame loop drives `PNGBandEncoder` and `PNGAssembler` itself, from several threads; the bytes
/// are the same.
package struct PNGEncoder: Sendable {
  package var kernels = PNGKernels.best

  package init() {}

  package func encode(_ pixmap: Pixmap) -> [UInt8] {
    let encoder = PNGBandEncoder(
      width: pixmap.width,
      isOpaque: pixmap.isOpaque,
      kernels: kernels
    )
    var assembler = PNGAssembler(
      width: pixmap.width,
      height: pixmap.height,
      isOpaque: pixmap.isOpaque
    )
    pixmap.withUnsafePixels { pixels in
      for top in stride(from: 0, to: pixmap.height, by: PNGBandEncoder.preferredRows) {
        let bottom = min(top + PNGBandEncoder.preferredRows, pixmap.height)
        let band = pixels[top * pixmap.width..<bottom * pixmap.width]
        assembler.append(encoder.encode(UnsafeBufferPointer(rebasing: band)))
      }
    }
    return assembler.file
  }
}

extension Pixmap {
  /// The picture as a PNG file.
  package func png() -> [UInt8] {
    PNGEncoder().encode(self)
  }
}
