import Foundation
import Pixels

/// How a stretch of text looks.
///
/// A nil colour means the colour of the view that draws it.
package struct TextStyle: Hashable, Sendable {
  package struct Decoration: Hashable, Sendable {
    package enum Weight: Sendable { case single, thick, double }
    package enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package var weight = Weight.single
    package var pattern = Pattern.solid
    package var color: Color?
    /// Whether spaces have none.
    package var isByWord = false

    package init(weight: Weight = .single, pattern: Pattern = .solid, color: Color? = nil) {
      self.weight = weight
      self.pattern = pattern
      self.color = color
    }
  }

  package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    package var blur: Double
    package var color: Color

    package init(offset: CGSize, blur: Double, color: Color) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The space of a picture in place of the character U+FFFC.
  ///
  /// `id` identifies the picture for the drawing code.
  package struct Attachment: Hashable, Sendable {
    package var id: Int
    /// Points, y up from the baseline, as `NSTextAttachment.bounds` has it.
    package var bounds: CGRect
    /// Points at both sides of the bounds.
    package var padding = 0.0
    /// How wide the space in the line is, in points.
    var width: Double { bounds.width + 2 * padding }
    /// Whether the code that owns the picture is asked for the bounds in each layout, by
    /// `Question.ask`.
    package var isAsked: Bool

    package init(id: Int, bounds: CGRect, isAsked: Bool = false) {
      self.id = id
      self.bounds = bounds
      self.isAsked = isAsked
    }

    /// Which bounds a picture has in a line.
    package struct Question {
      package var id: Int
      package var font: Font
      /// Points; as high as the font's lines.
      package var line: CGRect
      /// The character, as a UTF-16 offset.
      package var index: Int

      /// Answers nil where the bounds stay as they are.
      ///
      /// Set before the first such picture is laid out, and not changed then.
      nonisolated(unsafe) package static var ask: (Question) -> CGRect? = { _ in nil }
    }
  }

  /// What stands in place of the glyphs that the font has for a character.
  package enum Substitute: Hashable, Sendable {
    /// Room without a glyph, in points; it ends neither lines nor paragraphs.
    case room(Double)
    /// A glyph of the font, which does not join its neighbours.
    case glyph(GlyphID)
  }

  package var font: Font
  package var color: Color?
  package var background: Color?
  /// Points after each glyph, in addition to the font's own.
  ///
  /// 0 turns pair kerning off (documented).
  package var kern: Double?
  /// Points after each glyph, in addition to the font's own.
  package var tracking = 0.0
  /// Points, up.
  package var baselineOffset = 0.0
  package var underline: Decoration?
  package var strikethrough: Decoration?
  package var shadow: Shadow?
  /// Parts of the font size; negative fills as well (documented for `NSAttributedString`).
  package var strokeWidth = 0.0
  package var strokeColor: Color?
  package var hasLigatures = true
  package var attachment: Attachment?
  package var substitute: Substitute?
  package var paragraph = ParagraphStyle()

  package init(font: Font, color: Color? = nil) {
    self.font = font
    self.color = color
  }
}
