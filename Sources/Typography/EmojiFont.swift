import Foundation

/// Colour emoji: Noto's pictures at the places of Apple's.
package enum EmojiFont {
  /// Where the bitmap of a glyph goes, in parts of the em around the glyph's origin, y down.
  ///
  /// Apple's smiley spans y -0.113...0.806 em at large sizes (measured). Noto's is 112 strike
  /// pixels tall and ends 18 below the baseline: scaled to that height, moved to that place, and
  /// centred on the advance of one em. Wider pictures, such as flags, shrink to the advance.
  package static func pictureFrame(of picture: GlyphPicture) -> CGRect {
    let strike = 109 / Double(picture.pixelsPerEm)
    var scale = 0.919 / 112 * strike
    let shift = 18 * scale / strike - 0.113
    var top = -Double(picture.top) * scale - shift
    let fitting = min(1, 0.97 / max(Double(picture.visibleColumns.count) * scale, 0.01))
    top = middle + (top - middle) * fitting
    scale *= fitting
    let width = Double(picture.pixmap.width) * scale
    return CGRect(
      x: (1 - width) / 2,
      y: top,
      width: width,
      height: Double(picture.pixmap.height) * scale
    )
  }

  /// The middle of a smiley's face, in parts of the em, y down.
  private static let middle = (0.113 - 0.806) / 2

  /// The same in points, drawn `scale` times as large as the em.
  ///
  /// A face grows around its middle, so that enlarged emoji stay inside the system font's line.
  package static func pictureFrame(
    of picture: GlyphPicture,
    size: Double,
    scale: Double
  ) -> CGRect {
    let frame = pictureFrame(of: picture)
    return CGRect(
      x: frame.minX * scale * size,
      y: (middle + (frame.minY - middle) * scale) * size,
      width: frame.width * scale * size,
      height: frame.height * scale * size
    )
  }

  /// The emoji font beside text of `size` points.
  ///
  /// Beside the system font a line keeps its height: iOS falls back to an interface variant of the
  /// emoji font there (inferred). Other fonts get the emoji font's own, taller line.
  package static func font(size: Double, besideSystemFont: Bool) -> Font? {
    guard let face = try? FontCatalog.shared.emoji() else { return nil }
    var font = Font(
      face: face,
      size: size,
      metrics: besideSystemFont ? .sanFrancisco : .appleColorEmoji
    )
    let enlargement = enlargement(at: size)
    // Apple's advance is one em; Noto's is 2550 of 2048 units.
    font.advanceScale = enlargement * 2048 / 2550
    font.glyphScale = enlargement
    return font
  }

  /// At text sizes iOS draws emoji larger than the em: 20 points wide at 16 (observed), fading to
  /// nothing at 24 (inferred).
  static func enlargement(at size: Double) -> Double {
    min(1.25, max(1, 1.25 - (size - 16) / 8 * 0.25))
  }
}
