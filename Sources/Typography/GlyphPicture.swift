import CType
import Pixels

/// A colour glyph as the font stores it: a bitmap made for one size.
package struct GlyphPicture: Sendable {
  package let pixmap: Pixmap
  /// From the glyph's origin to the bitmap's left edge, in strike pixels.
  package let left: Int
  /// From the baseline up to the bitmap's top edge, in strike pixels.
  package let top: Int
  /// The part of the bitmap that is not transparent, in strike pixels from its left edge.
  package let visibleColumns: Range<Int>
  /// How many strike pixels make one em.
  package let pixelsPerEm: Int

  init?(glyph: GlyphID, handle: OpaquePointer) {
    var bytes: UnsafePointer<UInt8>?
    var width: Int32 = 0
    var height: Int32 = 0
    var stride: Int32 = 0
    var left: Int32 = 0
    var top: Int32 = 0
    var pixelsPerEm: Int32 = 0
    let status = ctype_face_bitmap(
      handle,
      glyph,
      &bytes,
      &width,
      &height,
      &stride,
      &left,
      &top,
      &pixelsPerEm
    )
    guard status == CTYPE_OK.rawValue, let bytes, width > 0, height > 0, pixelsPerEm > 0 else {
      return nil
    }
    pixmap = Pixmap(width: Int(width), height: Int(height)) { pixels in
      for y in 0..<Int(height) {
        for x in 0..<Int(width) {
          let bgra = bytes + y * Int(stride) + 4 * x
          pixels[y * Int(width) + x] =
            Pixel(red: bgra[2], green: bgra[1], blue: bgra[0], alpha: bgra[3]).packed
        }
      }
    }
    visibleColumns = GlyphPicture.visibleColumns(of: pixmap)
    self.left = Int(left)
    self.top = Int(top)
    self.pixelsPerEm = Int(pixelsPerEm)
  }

  private static func visibleColumns(of pixmap: Pixmap) -> Range<Int> {
    let columns = (0..<pixmap.width).filter { x in
      (0..<pixmap.height).contains { pixmap[x, $0].alpha > 40 }
    }
    guard let first = columns.first, let last = columns.last else { return 0..<0 }
    return first..<last + 1
  }
}
