import Foundation
import Testing

@testable import Typography

@Suite
struct EmojiTests {
  /// Name, text, and how many glyphs it makes in the emoji font.
  static let sequences: [(String, String, Int)] = [
    ("one character", "😀", 1),
    ("text by default, emoji asked for", "❤\u{FE0F}", 1),
    ("skin tone", "👍🏽", 1),
    ("family joined by ZWJ", "👨‍👩‍👧‍👦", 1),
    ("profession with skin tone", "👩🏾‍🚀", 1),
    ("joined with a sign that is text by default", "🏴‍☠️", 1),
    ("flag", "🇯🇵", 1),
    ("two flags", "🇯🇵🇩🇪", 2),
    ("keycap", "1️⃣", 1),
    ("tag sequence", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", 1),
    ("hair", "👩‍🦰", 1),
    ("several", "😀🐶🚀", 3),
  ]

  @Test(arguments: sequences)
  func `a sequence is one run of the emoji font`(name: String, text: String, count: Int) throws {
    let layout = TextLayout(StyledText("a" + text + "b", style: style(17)))
    let runs = layout.lines[0].runs
    #expect(runs.count == 3, "\(name)")
    let emoji = try #require(runs.first { $0.font.face?.isColor == true })
    #expect(emoji.glyphs.count == count)
    let face = try #require(emoji.font.face)
    for glyph in emoji.glyphs { #expect(face.picture(of: glyph.id) != nil) }
    #expect(layout.missing.isEmpty)
  }

  @Test
  func `text presentation and digits stay with the text font`() {
    for text in ["❤\u{FE0E}", "1", "#", "©"] {
      let layout = TextLayout(StyledText(text, style: style(17)))
      #expect(layout.lines[0].runs.allSatisfy { $0.font.face?.isColor == false }, "\(text)")
    }
  }

  /// A face of letters that has no digits, as fonts of icons are.
  private static let withoutDigits = FontCatalog.shared.face(named: "Noto Looped Thai UI")

  @Test(.enabled(if: withoutDigits != nil))
  func `digits that a font lacks are not pictures`() throws {
    let face = try #require(Self.withoutDigits)
    #expect(face.glyph(for: "1") == nil)
    let style = TextStyle(font: Font(face: face, size: 17))
    let layout = TextLayout(StyledText("10", style: style))
    #expect(layout.lines[0].runs.allSatisfy { $0.font.face?.isColor == false })
    let keycap = TextLayout(StyledText("1\u{FE0F}\u{20E3}", style: style))
    #expect(keycap.lines[0].runs.allSatisfy { $0.font.face?.isColor == true })
  }

  @Test(arguments: [44.0, 100, 200])
  func `a large emoji advances by one em and keeps the line's height`(size: Double) {
    let layout = TextLayout(StyledText("😃", style: style(size)))
    #expect(abs(layout.size.width - size) < 1e-9)
    #expect(Double(layout.size.height) == SystemFont().font(size: size).lineHeight)
  }

  @Test
  func `a smiley's face spans what Apple's spans`() throws {
    let face = try FontCatalog.shared.emoji()
    let picture = try #require(face.glyph(for: "😃").flatMap(face.picture))
    let rows = (0..<picture.pixmap.height).filter { y in
      (0..<picture.pixmap.width).contains { picture.pixmap[$0, y].alpha > 40 }
    }
    let frame = EmojiFont.pictureFrame(of: picture)
    let scale = frame.height / Double(picture.pixmap.height)
    let top = frame.minY + scale * Double(rows[0])
    let bottom = frame.minY + scale * Double(rows[rows.count - 1] + 1)
    #expect(abs(top + 0.806) < 0.002)
    #expect(abs(bottom - 0.113) < 0.002)
    #expect(abs(frame.midX - 0.5) < 1e-9)
  }

  @Test
  func `scaling a picture of one colour changes nothing but its size`() throws {
    let face = try FontCatalog.shared.emoji()
    let picture = try #require(face.glyph(for: "😃").flatMap(face.picture)).pixmap
    #expect(PictureScaler.scale(picture, width: 136, height: 128) == picture)
    let small = PictureScaler.scale(picture, width: 17, height: 16)
    #expect(small[8, 2].alpha == 255)
    #expect(small[0, 0].alpha == 0)
  }
}
