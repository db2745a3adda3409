import Foundation

/// One line of laid-out text.
///
/// Points, y down.
package struct TextLine: Sendable {
  /// What it shows of the text, UTF-16 offsets; with the hidden part where it is truncated.
  package var range: Range<Int>
  /// The left end of the baseline, in the layout's space.
  package var origin: CGPoint
  /// Without the spaces that hang over a wrapped line's end.
  package var width: Double
  /// Of the line box: from its top to the baseline.
  package var ascent: Double
  package var descent: Double
  package var leading: Double
  /// From left to right.
  package var runs: [GlyphRun]
  package var isTruncated = false
  package var isRightToLeft = false
  /// To the next line, in points; not part of its height.
  var gap = 0.0
  /// What stands before its text without being part of it.
  package var marker: Marker?

  /// A laid-out bullet or number.
  package struct Marker: Sendable {
    var runs: [GlyphRun]
    var width: Double
    /// From its leading edge to that of the line's text.
    var distance: Double
  }

  package var top: Double { origin.y - ascent }
  package var height: Double { ascent + descent + leading }
  package var bottom: Double { top + height }

  /// Applies the paragraph's line height rules; the change of height is above the baseline, as in
  /// TextKit.
  ///
  /// A line that becomes lower first loses what offsets have added below (observed: text with a
  /// negative offset is lower in a line of limited height, since iOS 16.6).
  mutating func adjustHeight(_ style: ParagraphStyle) {
    var wanted = height
    // A paragraph's own height of lines stands for all (inferred).
    if max(style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight) > 0 {
      gap = 0
    }
    if style.lineHeightMultiple > 0 { wanted *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { wanted = max(wanted, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
    let lowered = descent - (runs.map(\.descentOnBaseline).max() ?? descent)
    descent -= min(max(0, lowered), max(0, height - wanted))
    ascent += wanted - height
  }

  /// Changes which characters of the text the glyphs stand for.
  mutating func moveCharacters(by offset: Int) {
    for run in runs.indices {
      let characters = runs[run].characters
      runs[run].characters = characters.lowerBound + offset..<characters.upperBound + offset
      for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].cluster += offset }
    }
  }

  /// Widens the spaces until the line is `width` wide.
  mutating func justify(to target: Double) {
    let spaces = runs.reduce(0) { $0 + $1.glyphs.count(where: \.isSpace) }
    guard spaces > 0, target > width else { return }
    let extra = (target - width) / Double(spaces)
    var shift = 0.0
    for run in runs.indices {
      runs[run].x += shift
      let before = shift
      for glyph in runs[run].glyphs.indices {
        runs[run].glyphs[glyph].position.x += shift
        if runs[run].glyphs[glyph].isSpace { shift += extra }
      }
      runs[run].width += shift - before
    }
    width = target
  }
}
