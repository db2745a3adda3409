import Pixels

/// Writes frames: RGB when every pixel is opaque, RGBA otherwise.
package struct PNGEncoder: Sendable {
  package init() {}

  package func encode(_ pixmap: Pixmap) -> [UInt8] {
    SmallPNGEncoder().encode(pixmap)
  }
}

extension Pixmap {
  /// The picture as a PNG file.
  package func png() -> [UInt8] {
    PNGEncoder().encode(self)
  }
}
