import Pixels

/// Writes pictures as PNG files at once: RGB when every pixel is opaque, RGBA otherwise.
///
/// A frame loop drives `PNGBandEncoder` and `PNGAssembler` itself, from several threads; the bytes
/// are the same.
package struct PNGEncoder: Sendable {
  package var kernels = PNGKernels.best

  package init() {}

  package func encode(_ pixmap: Pixmap) -> [UInt8] {
    assemble(pixmap, isOpaque: pixmap.isOpaque).file
  }

  func assemble(_ pixmap: Pixmap, isOpaque: Bool) -> PNGAssembler {
    let encoder = PNGBandEncoder(width: pixmap.width, isOpaque: isOpaque, kernels: kernels)
    var assembler = PNGAssembler(width: pixmap.width, height: pixmap.height, isOpaque: isOpaque)
    pixmap.withUnsafePixels { pixels in
      for top in stride(from: 0, to: pixmap.height, by: PNGBandEncoder.preferredRows) {
        let bottom = min(top + PNGBandEncoder.preferredRows, pixmap.height)
        let band = pixels[top * pixmap.width..<bottom * pixmap.width]
        assembler.append(encoder.encode(UnsafeBufferPointer(rebasing: band)))
      }
    }
    return assembler
  }
}

extension Pixmap {
  /// The picture as a PNG file.
  package func png() -> [UInt8] {
    PNGEncoder().encode(self)
  }
}
