import Pixels

/// A bitmap and the device pixels that it is.
struct PlacedPixmap: Sendable {
  var pixmap: Pixmap
  var place: PixelRect
}
