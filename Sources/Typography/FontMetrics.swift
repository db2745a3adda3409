/// The vertical measures of a font, in parts of the em (multiply by the point size).
///
/// `descender` and `underlinePosition` are negative below the baseline.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  package var descender: Double
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double
  /// The middle of the line.
  package var underlinePosition: Double
  package var underlineThickness: Double

  package init(
    ascender: Double,
    descender: Double,
    leading: Double = 0,
    capHeight: Double,
    xHeight: Double,
    underlinePosition: Double = -0.1,
    underlineThickness: Double = 0.05
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  package var lineHeight: Double { ascender - descender + leading }

  /// San Francisco, all weights (measured on iOS).
  ///
  /// Lines of the system font are laid out with these although Inter's glyphs are drawn.
  package static let sanFrancisco = FontMetrics(
    ascender: 0.952_148_437_5,
    descender: -0.241_210_937_5,
    capHeight: 0.704_589_84,
    xHeight: 0.526_367_187_5,
    underlinePosition: -0.125,
    underlineThickness: 0.06
  )

  /// Apple Color Emoji at large sizes (measured).
  package static let appleColorEmoji = FontMetrics(
    ascender: 1,
    descender: -0.313,
    capHeight: 0.704_589_84,
    xHeight: 0.526_367_187_5
  )
}
