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
  /// UTF-16 offsets, in the line's text.
  package var characters: Range<Int>
  /// From the line's origin to the run's left edge.
  package var x: Double
  package var width: Double
  package var isRightToLeft: Bool
  /// Set for a run that is the space of a picture.
  package var attachment: TextStyle.Attachment?

  /// Above the baseline.
  ///
  /// An offset makes a line higher at its side, and takes nothing from the other one: text
  /// whose offset is half of what its line's height adds stands in the middle (observed by
  /// many, since iOS 16.4).
  package var ascent: Double { ascentOnBaseline + max(0, style.baselineOffset) }

  /// Below the baseline, positive.
  package var descent: Double { descentOnBaseline + max(0, -style.baselineOffset) }

  private var ascentOnBaseline: Double {
    attachment.map { max(0, Double($0.bounds.maxY)) } ?? font.ascender
  }

  /// That of the run without its offset.
  var descentOnBaseline: Double {
    attachment.map { max(0, -Double($0.bounds.minY)) } ?? -font.descender
  }

  package var leading: Double { attachment == nil ? font.leading : 0 }
}
