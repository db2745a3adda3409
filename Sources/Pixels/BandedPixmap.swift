/// A bitmap as bands of full-width rows, from top to bottom.
///
/// Neighbouring frames of a film share the bands in which nothing moves: a band with the generation
/// of another one holds the same pixels.
package struct BandedPixmap: Sendable {
  package let width: Int
  package let height: Int
  /// Of each band; the last one may have fewer.
  package let rows: Int
  package let bands: [Pixmap]

  /// - Parameter bands: `rows` rows each, and what is left in the last one.
  package init(width: Int, height: Int, rows: Int, bands: [Pixmap]) {
    precondition(
      bands.reduce(0) { $0 + $1.height } == height
        && bands.dropLast().allSatisfy { $0.height == rows },
      "The bands of a bitmap are its rows."
    )
    self.width = width
    self.height = height
    self.rows = rows
    self.bands = bands
  }

  /// One band.
  package init(_ pixmap: Pixmap) {
    self.init(width: pixmap.width, height: pixmap.height, rows: pixmap.height, bands: [pixmap])
  }

  package var isOpaque: Bool { bands.allSatisfy(\.isOpaque) }

  /// As it looks in front of black.
  package var onBlack: BandedPixmap {
    let opaque = bands.map { band in
      band.isOpaque
        ? band
        : Pixmap.written(width: band.width, height: band.height) { pixels in
          band.withUnsafePixels { source in
            for index in pixels.indices { pixels[index] = source[index] | 0xFF00_0000 }
          }
        }
    }
    return BandedPixmap(width: width, height: height, rows: rows, bands: opaque)
  }
}
