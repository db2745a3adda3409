import Testing

@testable import Typography

/// Words that are divided at the ends of lines.
@Suite
struct `Hyphenation` {
  /// Those that Liang's thesis explains the method with.
  private let patterns = HyphenationPatterns(
    rules: """
      LEFTHYPHENMIN 2
      RIGHTHYPHENMIN 2
      % a comment
      hy3ph
      he2n
      hena4
      hen5at
      1na
      n2at
      1tio
      2io
      o2n
      """.split(separator: "\n")
  )

  @Test
  func `the largest number between two letters decides`() {
    #expect(patterns.divisions(of: "hyphenation") == [2, 6])
    #expect(patterns.divisions(of: "Hyphenation") == [2, 6])
    #expect(patterns.divisions(of: "nap").isEmpty && patterns.divisions(of: "").isEmpty)
    #expect(HyphenationPatterns(rules: []).divisions(of: "hyphenation").isEmpty)
  }

  private func width(_ text: String) -> Double {
    TextLayout(StyledText(text, style: style(17))).size.width
  }

  private func paragraph(_ text: String, factor: Double) -> TextParagraph {
    var style = style(17)
    style.paragraph.hyphenationFactor = factor
    let styled = StyledText(text, style: style)
    var paragraph = TextParagraph(styled, clusters: styled.clusters, start: 0)
    paragraph.findDivisions(patterns)
    return paragraph
  }

  private func end(_ paragraph: TextParagraph, width: Double, byCharacter: Bool = false) -> Int {
    paragraph.lineEnd(
      from: 0,
      width: width,
      indent: 0,
      breaks: LineBreaks(paragraph),
      byCharacter: byCharacter
    )
  }

  @Test
  func `a word is divided where its part and a hyphen fit, and shows the hyphen`() {
    let paragraph = paragraph("a hyphenation", factor: 1)
    let room = width("a hyphen-") + 1.5
    #expect(end(paragraph, width: room) == 8)
    let line = paragraph.line(0..<8, isWrapped: true, indent: 0)
    #expect(abs(line.width - width("a hyphen-")) < 1.5 && line.range == 0..<8)
    // The hyphen of the longer part has no room.
    #expect(end(paragraph, width: width("a hyphen") + 0.5) == 4)
    // At the end of a paragraph no word is divided.
    #expect(end(paragraph, width: 500) == 13)
  }

  @Test
  func `a line that is full enough, or that breaks anywhere, divides no word`() {
    let room = width("a hyphen-") + 1.5
    #expect(end(paragraph("a hyphenation", factor: 0.01), width: room) == 2)
    #expect(end(paragraph("a hyphenation", factor: 0), width: room) == 2)
    #expect(end(paragraph("hyphenation", factor: 0.01), width: room) == 6)
    #expect(end(paragraph("a hyphe\u{AD}nation", factor: 1), width: room) == 8)
    let full = width("a hyphen") + 0.5
    #expect(end(paragraph("a hyphenation", factor: 1), width: full, byCharacter: true) == 8)
  }
}
