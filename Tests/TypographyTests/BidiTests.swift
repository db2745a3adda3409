import Testing

@testable import Typography

@Suite
struct BidiTests {
  /// Capitals stand for Hebrew letters, as in the standard's own examples.
  static func hebrew(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard (0x41...0x5A).contains(scalar.value) else { return scalar }
          return Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar
        }
      )
    )
  }

  @Test(arguments: [
    ("abc def", "0000000"),
    ("abc DEF", "0000111"),
    ("abc DEF ghi", "00001110000"),
    ("ABC def", "1111222"),
    ("ABC 12", "111122"),
    ("abc DEF 12 GHI", "00001111221111"),
    ("ABC 1,2%", "11112222"),
    ("abc (DEF) x", "00000111000"),
    ("ABC (def) X", "11111222111"),
    ("abc DEF ", "00001110"),
    ("ABC $5", "111122"),
    // An isolate has its own direction, and counts as one neutral character for the text around it.
    ("abc \u{2067}DEF 12\u{2069} ghi", "0000011112200000"),
    ("abc \u{2068}DEF\u{2069}, 5", "000001110000"),
    ("ABC \u{2066}def, g\u{2069} D", "11111222222111"),
    // An override, and an embedding.
    ("\u{202E}ab\u{202C} c", "011100"),
  ])
  func `levels are those of the standard`(text: String, levels: String) {
    let units = Array(BidiTests.hebrew(text).utf16)
    let bidi = Bidi(units[...], direction: .natural)
    #expect(bidi.levels.map(String.init).joined() == levels)
  }

  @Test
  func `a run's neighbours swap places in right-to-left text`() {
    #expect(Bidi.visualOrder(of: [0, 1, 0]) == [0, 1, 2])
    #expect(Bidi.visualOrder(of: [1, 2, 1]) == [2, 1, 0])
    #expect(Bidi.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
  }

  @Test
  func `the paragraph's direction can be given`() {
    let units = Array("abc".utf16)
    #expect(Bidi(units[...], direction: .rightToLeft).levels == [2, 2, 2])
    #expect(Bidi(units[...], direction: .natural).levels == [0, 0, 0])
  }
}
