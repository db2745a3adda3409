import Testing

@testable import Typography

@Suite
struct EastAsianTests {
  private func language(_ text: String, _ preferred: [String]) -> EastAsianLanguage? {
    EastAsianLanguage(of: GraphemeCluster.clusters(of: text), preferred: preferred)
  }

  @Test(arguments: [
    ("你好，世界", "Noto Sans CJK SC"), ("画面遷移する", "Noto Sans CJK JP"),
    ("화면 전환", "Noto Sans CJK KR"),
  ])
  func `each language has its own signs`(text: String, family: String) {
    let layout = TextLayout(StyledText(text, style: style(20)))
    #expect(layout.missing.isEmpty)
    let families = Set(layout.lines[0].runs.compactMap { $0.font.face?.family })
    #expect(families.subtracting(["Inter", "Inter Display"]) == [family])
  }

  @Test
  func `the user's languages decide about signs that several use`() {
    #expect(language("今骨", ["en", "zh-Hant-TW", "ja"]) == .traditionalChinese)
    #expect(language("今骨", ["ja"]) == .japanese)
    #expect(language("今骨", ["de"]) == .simplifiedChinese)
    #expect(language("今骨かな", ["zh-Hans"]) == .japanese)
    #expect(language("今骨 전환", ["ja"]) == .korean)
    #expect(language("Ça va… “yes”", ["ja"]) == nil)
  }

  @Test
  func `a line of the system font keeps its height, one of another font has PingFang's`() {
    let system = SystemFont().font(size: 20)
    let layout = TextLayout(StyledText("世界", style: TextStyle(font: system)))
    #expect(Double(layout.size.height) == system.lineHeight)
    #expect(Double(layout.size.width) == 40)
    var named = system
    named.system = nil
    let other = TextLayout(StyledText("世界", style: TextStyle(font: named)))
    #expect(abs(Double(other.size.height) - 28) < 1e-9)
  }

  @Test(arguments: [("두께", 29.67), ("검은색", 44.33)])
  func `syllables of hangul are as wide as in storyboards of iOS`(text: String, width: Double) {
    let layout = TextLayout(StyledText(text, style: style(17)))
    // Storyboards round up to a pixel of three a point.
    #expect((Double(layout.size.width) * 3).rounded(.up) == (width * 3).rounded())
  }

  @Test
  func `other signs among hangul keep their widths`() {
    func width(_ text: String) -> Double {
      Double(TextLayout(StyledText(text, style: style(20))).size.width)
    }
    // A syllable and an ideograph of 20 points.
    #expect(abs(width("한漢") - width("한") - 20) < 0.01)
  }

  @Test
  func `Korean lines end between syllables, or between words where these come first`() {
    var style = style(20)
    func lines() -> [Range<Int>] {
      TextLayout(StyledText("화면 전환", style: style), limits: .init(width: 70)).lines.map(\.range)
    }
    #expect(lines() == [0..<4, 4..<5])
    style.paragraph.keepsHangulWords = true
    #expect(lines() == [0..<3, 3..<5])
  }

  @Test
  func `semibold and heavier text is drawn bold`() throws {
    let catalog = FontCatalog.shared
    let bold = try #require(catalog.eastAsian(.simplifiedChinese, weight: 600))
    let medium = try #require(catalog.eastAsian(.simplifiedChinese, weight: 500))
    #expect(bold.weight == 700)
    #expect(medium.weight == 400)
  }

  @Test
  func `the large collections are opened for such text and by name only`() {
    let catalog = FontCatalog(searchPaths: ["/usr/share/fonts"])
    #expect(!catalog.installed.contains { $0.family.contains("CJK") })
    #expect(catalog.face(named: "Noto Sans CJK JP")?.family == "Noto Sans CJK JP")
    #expect(catalog.fallback(for: ["★"], weight: 400, isItalic: false)?.family == "DejaVu Sans")
  }
}
