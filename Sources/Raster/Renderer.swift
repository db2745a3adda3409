import Display
import Pixels

/// Draws display lists into bitmaps. The bytes do not depend on `threads`.
package struct Renderer: Sendable {
  package var threads: Int

  package init(threads: Int = 1) { self.threads = threads }

  /// A bitmap of `width` by `height` pixels: the list over `background`.
  package func render(
    _ list: DisplayList,
    width: Int,
    height: Int,
    background: Pixel = .clear
  ) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    pixmap.withUnsafeMutablePixels { $0.update(repeating: background.packed) }
    draw(list, into: &pixmap)
    return pixmap
  }

  /// Draws the list over what the bitmap holds.
  package func draw(_ list: DisplayList, into pixmap: inout Pixmap) {}
}
