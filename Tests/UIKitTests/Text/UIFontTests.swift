import Foundation
import Segue
import Testing

@testable import UIKit

@MainActor
@Suite
struct UIFontTests {
  let stage = Stage(size: CGSize(width: 100, height: 100), scale: 3)

  @Test(arguments: [
    (17.0, 16.186_523_437_5, -4.100_585_937_5, 20.287_109_375, 11.978_027_28, 8.948_242_187_5),
    (12, 11.425_781_25, -2.894_531_25, 14.320_312_5, 8.455_078_08, 6.316_406_25),
  ])
  func `the system font measures like San Francisco`(
    size: Double,
    ascender: Double,
    descender: Double,
    lineHeight: Double,
    capHeight: Double,
    xHeight: Double
  ) {
    for font in [UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size)] {
      #expect(Double(font.ascender) == ascender)
      #expect(Double(font.descender) == descender)
      #expect(Double(font.lineHeight) == lineHeight)
      #expect(abs(font.capHeight - capHeight) < 1e-6)
      #expect(Double(font.xHeight) == xHeight)
      #expect(font.leading == 0)
    }
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `text styles have Apple's default sizes`(style: UIFont.TextStyle, size: Double) {
    #expect(Double(UIFont.preferredFont(forTextStyle: style).pointSize) == size)
  }

  @Test
  func `the headline is semibold`() {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test
  func `preferred sizes grow with the content size category`() {
    let large = Stage(
      size: CGSize(width: 10, height: 10),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    #expect(UIFontMetrics.default.scaledValue(for: 34) == 106)
    large.makeCurrent()
  }

  @Test
  func `fonts are found by name and unknown names give nil`() {
    #expect(UIFont(name: "Inter-Bold", size: 20)?.familyName == "Inter")
    #expect(UIFont(name: "Inter", size: 20)?.fontName == "Inter-Regular")
    #expect(UIFont(name: "AppleColorEmoji", size: 20) != nil)
    #expect(UIFont(name: "Papyrus", size: 20) == nil)
  }

  @Test
  func `traits turn into faces`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.fontName == ".SFUI-SemiboldItalic")
    let inter = try #require(UIFont(name: "Inter-Regular", size: 12)?.fontDescriptor)
    #expect(inter.withSymbolicTraits(.traitBold)?.postscriptName == "Inter-Bold")
  }

  @Test
  func `a file that is no font is refused with its reason`() {
    #expect(throws: (any Error).self) {
      try UIFont.register(contentsOf: URL(fileURLWithPath: "/etc/hostname"))
    }
  }
}
