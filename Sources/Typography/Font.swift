/// A face at a size, with everything that changes its layout: the value behind `UIFont`.
///
/// Layout and drawing differ where Apple's fonts are imitated: `metrics` are those of the font on
/// iOS, `glyphScale` and `advanceScale` fit the substitute's glyphs into them.
package struct Font: Hashable, Sendable {
  /// Nil when no font could be opened: text then has height but no glyphs.
  package var face: FontFace?
  /// In points.
  package var size: Double
  /// In parts of `size`.
  package var metrics: FontMetrics
  /// The em the glyphs are drawn with, in parts of `size`.
  package var glyphScale = 1.0
  /// The em the glyphs are advanced with, in parts of `size`.
  package var advanceScale = 1.0
  /// Added after each glyph, in points.
  package var tracking = 0.0
  /// Between two lines, in points, as fonts of text styles have it.
  package var lineGap = 0.0
  /// HarfBuzz feature strings, separated by commas.
  package var features = ""
  /// How far the glyphs lean: x grows by this part of y.
  ///
  /// For fonts without an italic.
  package var slant = 0.0
  /// Set for the system font: the same font can be made at another size, weight or slant.
  package var system: SystemFont?

  package init(face: FontFace?, size: Double, metrics: FontMetrics? = nil) {
    self.face = face
    self.size = size
    self.metrics = metrics ?? face?.metrics ?? .sanFrancisco
  }

  package var ascender: Double { metrics.ascender * size }
  package var descender: Double { metrics.descender * size }
  package var leading: Double { metrics.leading * size }
  package var lineHeight: Double { metrics.lineHeight * size }
  package var capHeight: Double { metrics.capHeight * size }
  package var xHeight: Double { metrics.xHeight * size }

  /// Points for each font unit of an outline.
  package var outlineScale: Double {
    size * glyphScale / Double(face?.unitsPerEm ?? 1)
  }

  /// The same font at another size.
  package func withSize(_ size: Double) -> Font {
    if let system {
      var font = system.font(size: size)
      font.features = features
      return font
    }
    var font = self
    font.size = size
    return font
  }

  /// Turns on more features, separated by commas.
  package mutating func add(_ more: String) {
    features = [features, more].filter { !$0.isEmpty }.joined(separator: ",")
  }
}
