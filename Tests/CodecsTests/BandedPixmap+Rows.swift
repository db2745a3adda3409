import Codecs
import Pixels

extension BandedPixmap {
  /// A frame cut into bands, which shares with the one before what is the same.
  init(_ pixmap: Pixmap, rows: Int, after last: BandedPixmap?) {
    let tops = stride(from: 0, to: pixmap.height, by: rows)
    let bands = tops.enumerated().map { index, top in
      let area = PixelRect(
        minX: 0,
        minY: top,
        maxX: pixmap.width,
        maxY: min(top + rows, pixmap.height)
      )
      let band = pixmap.cropped(to: area)
      if let same = last?.bands[index], same == band { return same }
      return band
    }
    self.init(
      width: pixmap.width,
      height: pixmap.height,
      rows: min(rows, pixmap.height),
      bands: bands
    )
  }
}
