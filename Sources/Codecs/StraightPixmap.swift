import CKernels
import Pixels

/// A bitmap whose alpha is not multiplied in, as PNG stores it.
///
/// It exists only inside the codecs.
package struct StraightPixmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// r, g, b, a of each pixel as one little-endian word, rows top to bottom.
  package var pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "A bitmap has width * height pixels.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Divides by alpha.
  ///
  /// `Pixmap(StraightPixmap(pixmap))` equals `pixmap`.
  package init(_ pixmap: Pixmap) {
    let pixels = [UInt32](unsafeUninitializedCapacity: pixmap.width * pixmap.height) { to, count in
      to.unwrite()
      pixmap.withUnsafePixels { from in
        segue_unpremultiply(to.baseAddress, from.baseAddress, from.count)
        count = from.count
      }
    }
    self.init(width: pixmap.width, height: pixmap.height, pixels: pixels)
  }

  package var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}

extension Pixmap {
  package init(_ straight: StraightPixmap) {
    self.init(width: straight.width, height: straight.height) { to in
      _ = to.update(fromContentsOf: straight.pixels)
      segue_premultiply(to.baseAddress, to.count)
    }
  }
}
