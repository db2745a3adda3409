import Foundation

/// Consecutive glyphs of one font and style on a line.
///
/// Points, y down; positions are relative to the line's origin (the left end of its baseline).
package struct GlyphRun: Sendable {
  package struct Glyph: Equatable, Sendable {
    package var id: GlyphID
    package var position: CGPoint
    /// UTF-16 offset of the first character it stands for, in the line's text.
    package var cluster: Int
    var isSpace: Bool
  }

  package var font: Font
  package var style: TextStyle
  package var glyphs: [Glyph]
  /// From the line's origin to the run's left edge.
  package var x: Double
  package var width: Double
  package var isRightToLeft: Bool
  /// Set for a run that is the space of a picture.
  package var attachment: TextStyle.Attachment?

  /// Above the baseline.
  package var ascent: Double {
    if let attachment { return max(0, attachment.bounds.maxY) + style.baselineOffset }
    return font.ascender + style.baselineOffset
  }

  /// Below the baseline, positive.
  package var descent: Double {
    if let attachment { return max(0, -attachment.bounds.minY) - style.baselineOffset }
    return -font.descender - style.baselineOffset
  }

  package var leading: Double { attachment == nil ? font.leading : 0 }
}
