import Testing

@testable import Typography

@Suite
struct ShapingTests {
  static let dejaVu = FontCatalog.shared.face(named: "DejaVu Sans")
  static let ethiopic = FontCatalog.shared.fallback(
    for: ["\u{1200}"],
    weight: 400,
    isItalic: false
  )

  @Test
  func `pairs are kerned unless kerning is off`() {
    var spaced = style(40)
    let kerned = TextLayout(StyledText("AVAVAV", style: spaced)).size.width
    spaced.kern = 0
    #expect(TextLayout(StyledText("AVAVAV", style: spaced)).size.width > kerned + 1)
  }

  @Test
  func `kern and tracking are added after each cluster`() {
    var wide = style(20)
    wide.hasLigatures = false
    let plain = TextLayout(StyledText("abcd", style: wide)).size.width
    wide.kern = 3
    #expect(abs(TextLayout(StyledText("abcd", style: wide)).size.width - plain - 12) < 1e-9)
  }

  @Test
  func `a letter and its combining mark stay together`() {
    let layout = TextLayout(StyledText("e\u{301}x", style: style(20)))
    #expect(layout.size.width == TextLayout(StyledText("éx", style: style(20))).size.width)
  }

  @Test(.enabled(if: dejaVu != nil, "needs fonts-dejavu"))
  func `Arabic joins and runs from right to left`() throws {
    let layout = TextLayout(StyledText("سلام", style: style(17)))
    let run = try #require(layout.lines[0].runs.first)
    #expect(run.isRightToLeft)
    // Lam and alef are one glyph; the first letter is rightmost.
    #expect(run.glyphs.count == 3)
    #expect(run.glyphs.map(\.cluster) == [3, 1, 0])
    let isolated = try #require(run.font.face?.glyph(for: "س"))
    #expect(run.glyphs[2].id != isolated)
    #expect(layout.lines[0].isRightToLeft)
  }

  @Test
  func `Chinese is drawn with a font that has it and may break anywhere`() {
    let layout = TextLayout(
      StyledText("漢字漢字漢字", style: style(20)),
      limits: .init(width: 50)
    )
    #expect(layout.missing.isEmpty)
    #expect(layout.lines.map(\.range) == [0..<2, 2..<4, 4..<6])
  }

  @Test(.enabled(if: ethiopic == nil, "a font with Ethiopic is installed"))
  func `characters without a font are named`() {
    let layout = TextLayout(StyledText("\u{1200}\u{1200} \u{1218}", style: style(20)))
    #expect(layout.missing == ["\u{1200}", "\u{1218}"])
  }

  @Test(arguments: [
    ("สวัสดี", "Noto Looped Thai UI"), ("سلام", "Noto Sans Arabic UI"),
    ("नमस्ते", "Noto Sans Devanagari UI"),
    ("வணக்கம்", "Noto Sans Tamil UI"), ("✶", "DejaVu Sans"), ("שלום", "DejaVu Sans"),
  ])
  func `each script has its own font`(text: String, family: String) {
    let layout = TextLayout(StyledText(text, style: style(20)))
    #expect(layout.missing.isEmpty)
    #expect(Set(layout.lines[0].runs.map { $0.font.face?.family }) == [family])
  }

  @Test(arguments: ["สวัสดี", "سلام", "नमस्ते"])
  func `a line of the system font keeps its height in other scripts`(text: String) {
    let system = SystemFont().font(size: 20)
    let layout = TextLayout(StyledText(text, style: TextStyle(font: system)))
    #expect(Double(layout.size.height) == system.lineHeight)
  }

  @Test
  func `Devanagari reorders its vowel signs`() throws {
    let layout = TextLayout(StyledText("कि", style: style(20)))
    #expect(layout.missing.isEmpty)
    #expect(layout.lines[0].runs[0].glyphs.count == 2)
  }

  @Test
  func `the same text shapes to the same glyphs every time`() {
    let text = StyledText("Affinity 12:34 – “fi”", style: style(17))
    let first = TextLayout(text).lines[0].runs.flatMap(\.glyphs)
    #expect(TextLayout(text).lines[0].runs.flatMap(\.glyphs) == first)
  }
}
