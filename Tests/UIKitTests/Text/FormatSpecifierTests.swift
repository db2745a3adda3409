import Testing
import UIKit

/// Texts of formats, as Apple's systems read them.
struct FormatSpecifierTests {
  @Test(arguments: [
    ("%.0.2f", "106.00"), ("%5.0.1f|", "106.0|"), ("%..2f", "106.00"), ("%.1-7f|", "106.0  |"),
    ("%.1f%%", "106.0%"), ("%.1Lf", "106.0"), ("%1$.0f é", "106 é"), ("%.0.1f %% %", "106.0 % "),
  ])
  func `of several precisions in a format the last one holds`(format: String, text: String) {
    #expect(String(format: format, 106.0) == text)
  }

  @Test
  func `the capital letters for whole numbers are those of a format`() {
    #expect(String(format: "%D %U %O", 5, 6, 8) == "5 6 10")
  }

  @Test
  func `a star takes its argument, and a text its place`() {
    #expect(String(format: "%*d|%-*d|", 5, 42, 5, 42) == "   42|42   |")
    #expect(String(format: "%2$@ %1$@", "a", "b") == "b a")
  }

  @Test
  func `every way to make a text of a format reads the same specifiers`() {
    #expect(NSString(format: "%.0.2f", 1.0) as String == "1.00")
    #expect("a".appendingFormat("%.0.1f", 2.0) == "a2.0")
    #expect(String(format: "%.0.2f", arguments: [2.5]) == "2.50")
    #expect(String(format: "%.0.2f", locale: Locale(identifier: "de_DE"), 2.5) == "2,50")
  }

  @Test(arguments: [
    ("%'d", "1234567"), ("%-'9d|", "1234567  |"), ("%'010d", "0001234567"), ("%1$'d'", "1234567'"),
  ])
  func `the mark that groups digits does nothing without a locale`(format: String, text: String) {
    #expect(String(format: format, 1_234_567) == text)
  }

  @Test
  func `the mark that groups digits leaves stars their arguments`() {
    #expect(String(format: "%'*d|%d", 4, 12, 7) == "  12|7")
  }

  @Test
  func `a localized format groups digits`() {
    #expect(
      NSString.localizedStringWithFormat("%d %@", 12_345, "points") as String == "12,345 points"
    )
    #expect(String(format: "%'d", locale: Locale(identifier: "en_US"), 1_234_567) == "1,234,567")
  }

  @Test
  @MainActor
  func `the address of an object is its own, each time`() {
    let (first, second) = (UIView(), UIView())
    let address = UInt(bitPattern: Unmanaged.passUnretained(first).toOpaque())
    #expect(String(format: "%p", first) == "0x" + String(address, radix: 16))
    #expect(String(format: "%p", first) != String(format: "%p", second))
    let both = NSString(format: "%@ at %p, 100%% p", "a view", first) as String
    #expect(both == "a view at 0x" + String(address, radix: 16) + ", 100% p")
    #expect(String(format: "%d p", 5) == "5 p")
  }

  @Test
  func `values and index paths are objects in a format`() {
    #expect(String(format: "%@", NSNumber(value: 5)) == "5")
    #expect(!String(format: "%@", NSValue(range: NSRange(location: 1, length: 2))).isEmpty)
    #expect(!String(format: "%@", IndexPath(row: 1, section: 2) as NSIndexPath).isEmpty)
  }
}
