import Pixels

/// A bitmap halved some times in width and in height by area averages.
package struct BitmapLevel: Sendable {
  package let pixmap: Pixmap
  package let halvings: (x: Int, y: Int)

  init(_ pixmap: Pixmap, halvings: (x: Int, y: Int)) {
    self.pixmap = pixmap
    self.halvings = halvings
  }

  /// In pixels of the level.
  package var width: Int { BitmapLevel.halved(pixmap.width, times: halvings.x) }
  package var height: Int { BitmapLevel.halved(pixmap.height, times: halvings.y) }

  /// Halves are rounded up.
  private static func halved(_ size: Int, times: Int) -> Int {
    (0..<times).reduce(size) { size, _ in max(1, (size + 1) / 2) }
  }
}
