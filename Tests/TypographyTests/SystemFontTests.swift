import Testing

@testable import Typography

@Suite
struct SystemFontTests {
  @Test(arguments: [(28.0, 0.025), (58, 0.012)])
  func `titles are spaced as far as San Francisco's`(size: Double, growth: Double) {
    let text = "The quick brown fox jumps over the lazy dog"
    let font = SystemFont().font(size: size)
    var plain = font
    plain.tracking = 0
    func width(_ font: Font) -> Double {
      TextLayout(StyledText(text, style: TextStyle(font: font))).size.width
    }
    #expect(abs(width(font) / width(plain) - 1 - growth) < 0.004, "\(width(font) / width(plain))")
  }

  @Test(arguments: [
    (17.0, 16.186_523_437_5, -4.100_585_937_5, 20.287_109_375),
    (12, 11.425_781_25, -2.894_531_25, 14.320_312_5),
    (13, 12.377_929_687_5, -3.135_742_187_5, 15.513_671_875),
    (200, 190.429_687_5, -48.242_187_5, 238.671_875),
  ])
  func `lines are as tall as San Francisco's`(
    size: Double,
    ascender: Double,
    descender: Double,
    lineHeight: Double
  ) {
    let font = SystemFont().font(size: size)
    #expect(font.ascender == ascender)
    #expect(font.descender == descender)
    #expect(font.lineHeight == lineHeight)
    #expect(font.leading == 0)
  }

  @Test(arguments: FontWeight.allCases)
  func `each weight has its own file, upright and italic`(weight: FontWeight) throws {
    for isItalic in [false, true] {
      for isDisplay in [false, true] {
        let face = try FontCatalog.shared.inter(weight, isItalic: isItalic, isDisplay: isDisplay)
        #expect(face.weight == weight.rawValue)
        #expect(face.isItalic == isItalic)
        #expect(face.family == (isDisplay ? "Inter Display" : "Inter"))
      }
    }
  }

  @Test(arguments: [
    ("Hello", 38.814_453_125), ("H", 12.1855), ("e", 9.2803), ("l", 3.8682), ("o", 9.6123),
    (" ", 4.3496),
  ])
  func `widths at 17 points are within 4 percent of San Francisco's`(text: String, width: Double) {
    let layout = TextLayout(StyledText(text, style: style(17)))
    #expect(abs(layout.size.width / width - 1) < 0.04, "\(layout.size.width)")
  }

  @Test(arguments: [
    ("Hello World", 20.0, 101.25), ("Wednesday", 20, 103.25), ("Appearance", 20, 105.75),
    ("Select location", 25, 158.75),
  ])
  func `titles that are not large are as wide as San Francisco's between its two cuts`(
    text: String,
    size: Double,
    width: Double
  ) {
    let layout = TextLayout(StyledText(text, style: style(size)))
    #expect(abs(layout.size.width / width - 1) < 0.02, "\(layout.size.width)")
  }

  @Test(arguments: [
    ("Quisque molestie auctor neque. Donec vitae risus non odio", 20.0, 513.0),
    ("East Side Gallery", 23, 166.0), ("odio viverra hendrerit.", 24, 222.5),
    ("Cannavaro", 28, 130.0), ("risus non odio viverra hendrerit.", 28, 373.0),
  ])
  func `words from 20 to 28 points are as wide as in pictures of iOS`(
    text: String,
    size: Double,
    width: Double
  ) {
    let layout = TextLayout(StyledText(text, style: style(size)))
    #expect(abs(layout.size.width / width - 1) < 0.025, "\(layout.size.width)")
  }

  @Test(arguments: [
    ("First Component", FontWeight.semibold, 17.0, 132.0),
    ("Confirm purchase", .semibold, 17, 142.0), ("a username", .semibold, 16, 87.5),
    ("content content content content content", .bold, 16, 307.5),
    ("Test Button", .bold, 12, 69.5), ("Test Button", .bold, 14, 79.5),
    ("Secondary no icon highlighted", .bold, 14, 209), ("Test Button", .bold, 16, 89.0),
    ("Secondary no icon highlighted", .bold, 16, 235),
    ("Primary no icon highlighted", .bold, 16, 212.5),
    ("Display Name", .bold, 22, 141.0), ("Drones, Virtual Reality", .bold, 28, 288.0),
    ("should wrap at some", .bold, 32, 298.0),
  ])
  func `heavy words are as wide as in pictures of iOS`(
    text: String,
    weight: FontWeight,
    size: Double,
    width: Double
  ) {
    let style = TextStyle(font: SystemFont(weight: weight).font(size: size))
    let layout = TextLayout(StyledText(text, style: style))
    #expect(abs(layout.size.width / width - 1) < 0.023, "\(layout.size.width)")
  }

  @Test(arguments: [12.0, 17, 20, 60])
  func `monospaced digits all have the same width`(size: Double) {
    var system = SystemFont()
    system.hasMonospacedDigits = true
    let style = TextStyle(font: system.font(size: size))
    let widths = Set(
      "0123456789".map { TextLayout(StyledText(String($0), style: style)).size.width }
    )
    #expect(widths.count == 1)
  }

  @Test
  func `capitals are drawn as tall as San Francisco's`() throws {
    for size in [17.0, 40] {
      let font = SystemFont().font(size: size)
      let face = try #require(font.face)
      let glyph = try #require(face.glyph(for: "H"))
      let top = try #require(face.outline(of: glyph).points.map(\.y).min())
      #expect(abs(-top * font.outlineScale - 0.704_589_84 * size) < 1e-6)
    }
  }

  @Test
  func `20 points is where the display cut begins`() {
    #expect(SystemFont().font(size: 19.99).face?.family == "Inter")
    #expect(SystemFont().font(size: 20).face?.family == "Inter Display")
  }
}

func style(_ size: Double) -> TextStyle { TextStyle(font: SystemFont().font(size: size)) }
