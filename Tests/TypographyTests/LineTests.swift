import Foundation
import Testing

@testable import Typography

@Suite
struct LineTests {
  private func lines(
    _ text: String,
    width: Double,
    lines: Int = 0,
    _ mode: ParagraphStyle.LineBreakMode = .wordWrapping
  ) -> [String] {
    let styled = StyledText(text, style: style(17))
    let layout = TextLayout(
      styled,
      limits: .init(width: width, maximumLines: lines, lineBreakMode: mode)
    )
    return layout.lines.map { String(decoding: styled.units[$0.range], as: UTF16.self) }
  }

  @Test(
    arguments: [
      ("Testing various linking now", ["Testing various ", "linking now"]),
      ("Testing various linking now then", ["Testing various linking ", "now then"]),
      // Two long words do not fit on one line, and a line keeps one word.
      ("Testing various linking somewhatlongerwords", nil),
      ("Testingvariouslinking now", nil),
    ] as [(String, [String]?)]
  )
  func `the last line has two words where orphans are avoided`(text: String, pushed: [String]?) {
    var styled = style(17)
    let width = TextLayout(StyledText("Testing various linking ..", style: styled)).size.width
    func lines() -> [String] {
      let text = StyledText(text, style: styled)
      return TextLayout(text, limits: .init(width: width)).lines
        .map { String(decoding: text.units[$0.range], as: UTF16.self) }
    }
    let plain = lines()
    #expect(plain.count == 2)
    styled.paragraph.avoidsOrphans = true
    #expect(lines() == pushed ?? plain)
    // A line without another one below it keeps its words.
    let alone = TextLayout(
      StyledText(text, style: styled),
      limits: .init(width: width, maximumLines: 1)
    )
    #expect(alone.lines.map(\.range.count) == [plain[0].utf16.count])
  }

  @Test
  func `a line by word leaves out the spaces`() throws {
    /// How many rectangles underline a text, and their box.
    func underline(_ isByWord: Bool) throws -> (count: Int, box: CGRect) {
      var styled = style(17)
      styled.underline = TextStyle.Decoration()
      styled.underline?.isByWord = isByWord
      let marks = TextLayout(StyledText("one two three", style: styled)).marks(at: .zero)
      guard case .fill(let path, _) = try #require(marks.first) else { return (0, .null) }
      let corners = path.flattened(tolerance: 1).points.map(\.x)
      return (Set(corners).count / 2, path.bounds)
    }
    let (whole, words) = (try underline(false), try underline(true))
    #expect(whole.count == 1)
    #expect(words.count == 3)
    #expect(abs(whole.box.width - words.box.width) < 0.01)
  }

  /// Height of the line, offset, where the letters' baseline is below its top.
  @Test(arguments: [
    (0.0, 0.0, 0.0), (30, 0, 30), (30, 5, 25), (10, 0, 10), (10, 3, 7), (10, -3, 13),
  ])
  func `an offset moves text in a line of fixed height by itself`(
    height: Double,
    offset: Double,
    bottom: Double
  ) throws {
    var styled = style(17)
    styled.baselineOffset = offset
    styled.paragraph.minimumLineHeight = height
    styled.paragraph.maximumLineHeight = height
    let layout = TextLayout(StyledText("Text", style: styled))
    let line = try #require(layout.lines.first)
    let glyph = try #require(line.runs.first?.glyphs.first)
    // Without an offset, the font's descent is between the baseline and the line's bottom.
    let baseline = line.origin.y + glyph.position.y
    let natural = styled.font.ascender - styled.font.descender
    let expected = (height > 0 ? bottom : natural) + styled.font.descender
    #expect(abs(baseline - expected) < 1e-9)
    if height > 0 { #expect(abs(layout.size.height - height) < 1e-9) }
  }

  @Test
  func `an offset makes a line of free height higher`() {
    var styled = style(17)
    let natural = TextLayout(StyledText("Text", style: styled)).size.height
    for offset in [6.0, -6] {
      styled.baselineOffset = offset
      let height = TextLayout(StyledText("Text", style: styled)).size.height
      #expect(abs(height - natural - 6) < 1e-9)
    }
  }

  @Test
  func `a soft hyphen shows where a line ends at it, and has room there`() throws {
    func width(_ text: String) -> Double {
      TextLayout(StyledText(text, style: style(17))).size.width
    }
    let text = "inter\u{AD}nationali\u{AD}zation"
    // Pairs are not kerned across a soft hyphen.
    #expect(abs(width(text) - width("internationalization")) < 1.5)
    func layout(_ width: Double) -> TextLayout {
      TextLayout(StyledText(text, style: style(17)), limits: .init(width: width))
    }
    let wide = layout(width("internationali-") + 1.5)
    #expect(wide.lines.count == 2)
    #expect(try abs(#require(wide.lines.first).width - width("internationali-")) < 1.5)
    // The hyphen has no room behind the longer part.
    let narrow = layout(width("internationali") + 1)
    #expect(try abs(#require(narrow.lines.first).width - width("inter-")) < 1.5)
    #expect(narrow.lines.map(\.range) == [0..<6, 6..<16, 16..<22])
    // Glyphs of later lines stand for their own characters.
    let firsts = narrow.lines.map { $0.runs.first?.glyphs.first?.cluster }
    #expect(firsts == [0, 6, 16])
  }

  @Test
  func `the characters of a line with an ellipsis are found at their places`() throws {
    let text = StyledText("one two three four five six", style: style(17))
    let layout = TextLayout(
      text,
      limits: .init(width: 75, maximumLines: 2, lineBreakMode: .truncatingTail)
    )
    let last = try #require(layout.lines.last)
    #expect(layout.lines.count == 2 && last.isTruncated)
    let start = last.range.lowerBound
    #expect(start > 0)
    #expect(layout.character(at: CGPoint(x: 1, y: last.top + 5))?.offset == start)
    #expect(layout.boxes(of: start..<start + 1).first?.minX == 0)
  }

  /// The breaks of `text`, marked by `|`.
  @Test(arguments: [
    "one |two |three", "well-|known", "a/|b", "(one) |two", "«one» |two", "1,234.5 |x",
    "$100 |%", "3.5%", "e.g. |this", "no\u{A0}break |here", "wait… |what", "en |– |dash",
    "漢|字", "「漢|字」", "漢|字。", "😀|😀", "👨‍👩‍👧|👍🏽", "-5 |x", "don't |stop",
    "ภาษา|ไทย|เป็น|ภาษา", "http://|a.com/|b", "a\u{200B}|b", "co\u{AD}|operate", "12:30 |(or |7)",
  ])
  func `lines may end where the standard allows`(text: String) {
    let plain = text.replacingOccurrences(of: "|", with: "")
    let clusters = GraphemeCluster.clusters(of: plain)
    let breaks = LineBreaks(clusters, units: Array(plain.utf16)[...]).canBreakBefore
    var marked = ""
    for (cluster, canBreak) in zip(clusters, breaks) {
      if canBreak { marked += "|" }
      cluster.scalars.forEach { marked.unicodeScalars.append($0) }
    }
    #expect(marked == text)
  }

  @Test
  func `plain text breaks as ICU breaks it`() throws {
    var state: UInt64 = 7
    let alphabet = Array("ab Zé 19 .,:;!?…()'’-".unicodeScalars)
    var plain = 0
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<9 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.unicodeScalars.append(alphabet[Int(state >> 40) % alphabet.count])
      }
      let units = Array(text.utf16)
      guard let breaks = LineBreaks.plain(units[...]) else { continue }
      plain += 1
      let general = LineBreaks.general(units[...])
      #expect(breaks == general, "'\(text)'")
      if breaks != general { break }
    }
    #expect(plain > 100)
  }

  @Test
  func `words wrap and their spaces hang`() {
    #expect(
      lines("Lorem ipsum dolor sit amet", width: 100) == ["Lorem ipsum ", "dolor sit ", "amet"]
    )
    let layout = TextLayout(
      StyledText("Lorem ipsum", style: style(17)),
      limits: .init(width: 60)
    )
    let word = TextLayout(StyledText("Lorem", style: style(17)))
    #expect(layout.lines[0].width == Double(word.size.width))
  }

  @Test
  func `a word wider than the line breaks between its characters`() {
    let broken = lines("incomprehensibilities", width: 60)
    #expect(broken.count > 2)
    #expect(broken.joined() == "incomprehensibilities")
  }

  @Test
  func `each separator ends one paragraph`() {
    #expect(lines("a\nb\r\nc\u{2029}d\u{2028}e", width: 99).count == 5)
    #expect(lines("a\n", width: 99).count == 2)
    #expect(lines("", width: 99).count == 1)
  }

  @Test(arguments: [
    ParagraphStyle.LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle,
  ])
  func `truncated lines fit and have one ellipsis`(mode: ParagraphStyle.LineBreakMode) throws {
    let styled = StyledText("The quick brown fox jumps over it", style: style(17))
    let ellipsis = try #require(SystemFont().font(size: 17).face?.glyph(for: "\u{2026}"))
    for width in stride(from: 30.0, to: 250, by: 7) {
      let layout = TextLayout(
        styled,
        limits: .init(width: width, maximumLines: 1, lineBreakMode: mode)
      )
      #expect(layout.isTruncated)
      #expect(layout.lines.count == 1)
      #expect(layout.size.width <= width + 1e-6)
      #expect(layout.lines[0].runs.flatMap(\.glyphs).count { $0.id == ellipsis } == 1)
    }
  }

  @Test
  func `text that fits is not truncated`() {
    let styled = StyledText("Title", style: style(17))
    let natural = TextLayout(styled).size.width
    let layout = TextLayout(
      styled,
      limits: .init(width: natural, maximumLines: 1, lineBreakMode: .truncatingTail)
    )
    #expect(!layout.isTruncated)
    #expect(layout.size.width == natural)
  }

  @Test
  func `only the last line is truncated, and lines that do not fit are left out`() {
    let styled = StyledText("one two three four five six seven", style: style(17))
    let two = TextLayout(
      styled,
      limits: .init(width: 80, maximumLines: 2, lineBreakMode: .truncatingTail)
    )
    #expect(two.lines.map(\.isTruncated) == [false, true])
    let low = TextLayout(
      styled,
      limits: .init(width: 80, height: 45, lineBreakMode: .truncatingTail)
    )
    #expect(low.lines.map(\.isTruncated) == [false, true])
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
    (.justified, 0),
  ])
  func `lines are placed by their alignment`(
    alignment: ParagraphStyle.Alignment,
    part: Double
  ) {
    var centered = style(17)
    centered.paragraph.alignment = alignment
    let layout = TextLayout(StyledText("abc", style: centered), limits: .init(width: 200))
    #expect(abs(layout.lines[0].origin.x - (200 - layout.size.width) * part) < 1e-9)
  }

  @Test
  func `justified lines reach both margins, the last one does not`() {
    var justified = style(17)
    justified.paragraph.alignment = .justified
    let layout = TextLayout(
      StyledText("Lorem ipsum dolor sit amet, consectetur elit", style: justified),
      limits: .init(width: 150)
    )
    #expect(layout.lines.count > 2)
    for line in layout.lines.dropLast() { #expect(abs(line.width - 150) < 1e-9) }
    #expect(layout.lines[layout.lines.count - 1].width < 149)
  }

  @Test
  func `line heights and spacings follow the paragraph style`() {
    var spaced = style(10)
    let height = SystemFont().font(size: 10).lineHeight
    spaced.paragraph.lineHeightMultiple = 1.5
    spaced.paragraph.lineSpacing = 4
    spaced.paragraph.paragraphSpacing = 10
    let layout = TextLayout(StyledText("a\u{2028}b\nc", style: spaced))
    #expect(layout.lines.map(\.height) == Array(repeating: height * 1.5, count: 3))
    #expect(abs(layout.size.height - (height * 4.5 + 14)) < 1e-9)
    spaced.paragraph = ParagraphStyle()
    spaced.paragraph.minimumLineHeight = 30
    #expect(TextLayout(StyledText("a", style: spaced)).size.height == 30)
    spaced.paragraph.minimumLineHeight = 0
    spaced.paragraph.maximumLineHeight = 8
    #expect(TextLayout(StyledText("a", style: spaced)).size.height == 8)
  }

  @Test
  func `tabs end at multiples of 28 points`() {
    let layout = TextLayout(StyledText("a\tb", style: style(17)))
    let run = layout.lines[0].runs.last
    #expect(run?.x == 28)
  }

  @Test
  func `mixed sizes share a baseline in the taller line`() {
    let text = StyledText(
      "ab",
      runs: [
        .init(range: 0..<1, style: style(12)), .init(range: 1..<2, style: style(40)),
      ],
      emptyStyle: style(12)
    )
    let layout = TextLayout(text)
    #expect(Double(layout.size.height) == SystemFont().font(size: 40).lineHeight)
    #expect(layout.firstBaseline == SystemFont().font(size: 40).ascender)
  }

  @Test
  func `small print below a title fits where a second title would not`() {
    let text = StyledText(
      "Title\nsmall print",
      runs: [
        .init(range: 0..<6, style: style(22)), .init(range: 6..<17, style: style(14)),
      ],
      emptyStyle: style(14)
    )
    let whole = TextLayout(text)
    let height = Double(whole.size.height)
    #expect(height < 2 * Double(whole.lines[0].height))
    let fitting = TextLayout(text, limits: .init(height: height, lineBreakMode: .truncatingTail))
    #expect(fitting.lines.count == 2)
    #expect(!fitting.isTruncated)
    let low = TextLayout(text, limits: .init(height: height - 1, lineBreakMode: .truncatingTail))
    #expect(low.lines.count == 1)
    #expect(low.isTruncated)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.right, 1.0), (.center, 0.5), (.left, 0), (.natural, 0),
  ])
  func `a column ends, begins or has its middle at its tab stop`(
    alignment: ParagraphStyle.Alignment,
    part: Double
  ) throws {
    var own = style(17)
    own.paragraph.tabStops = [
      .init(location: 100, alignment: alignment), .init(location: 200, alignment: alignment),
    ]
    let line = try #require(TextLayout(StyledText("a\tbcd\tef", style: own)).lines.first)
    let columns = line.runs.filter { !$0.glyphs.isEmpty }
    #expect(columns.count == 3)
    for (column, place) in zip(columns.dropFirst(), [100.0, 200]) {
      #expect(abs(column.x + column.width * part - place) < 1e-6)
    }
  }
}
