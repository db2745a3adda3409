import Foundation
import Segue
import Typography
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

  @Test(arguments: [
    (UIFont.TextStyle.title1, 34.0), (.body, 22), (.subheadline, 20), (.footnote, 18),
  ])
  func `lines of text styles are farther apart, and one line is as high as before`(
    style: UIFont.TextStyle,
    pitch: Double
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(abs(font.lineHeight + font.leading - pitch) < 1e-6)
    let plain = UIFont.systemFont(ofSize: font.pointSize)
    #expect(font.lineHeight == plain.lineHeight)
    func height(_ text: String, _ font: UIFont) -> Double {
      NSAttributedString(string: text, attributes: [.font: font]).size().height
    }
    #expect(height("One", font) == height("One", plain))
    #expect(abs(height("One\ntwo\nthree", font) - 2 * pitch - font.lineHeight) < 1e-6)
    #expect(abs(height("One\ntwo", plain) - 2 * plain.lineHeight) < 1e-6)
  }

  @Test
  func `the headline is semibold`() {
    let font = UIFont.preferredFont(forTextStyle: .headline)
    #expect(font.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test
  func `preferred sizes grow with the content size category`() {
    let large = Stage(
      size: CGSize(width: 10, height: 10),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    #expect(abs(UIFontMetrics.default.scaledValue(for: 34) - 34 * 62 / 22) < 1e-9)
    large.makeCurrent()
  }

  @Test
  func `fonts are found by name`() {
    #expect(UIFont(name: "Inter-Bold", size: 20)?.familyName == "Inter")
    #expect(UIFont(name: "Inter", size: 20)?.fontName == "Inter-Regular")
    #expect(UIFont(name: "AppleColorEmoji", size: 20) != nil)
  }

  @Test
  func `traits select faces`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17)
    #expect(font.fontName == ".SFUI-SemiboldItalic")
    let inter = try #require(UIFont(name: "Inter-Regular", size: 12)?.fontDescriptor)
    #expect(inter.withSymbolicTraits(.traitBold)?.postscriptName == "Inter-Bold")
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, ".SFUI-Bold"), (.title1, ".SFUI-Bold"), (.title2, ".SFUI-Bold"),
    (.title3, ".SFUI-Semibold"), (.body, ".SFUI-Semibold"),
  ])
  func `large text styles are bold where they are emphasized`(
    style: UIFont.TextStyle,
    name: String
  ) throws {
    let plain = UIFont.preferredFont(forTextStyle: style).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == name)
    #expect(UIFont(descriptor: bold, size: 0).pointSize == plain.pointSize)
  }

  @Test
  func `a file that is not a font is refused with its reason`() {
    #expect(throws: (any Error).self) {
      try UIFont.register(contentsOf: URL(fileURLWithPath: "/etc/hostname"))
    }
  }

  @Test
  func `fonts of iOS have stand-ins under their own names, and that is reported once`() throws {
    let world = World()
    world.makeCurrent()
    defer { world.resign() }
    let names = [
      "AvenirNext-Bold", "HelveticaNeue-Light", "Helvetica", "Menlo-Regular", "Georgia-BoldItalic",
      "CourierNewPSMT", "Papyrus", "ArialRoundedMTBold", "Avenir Next", "TimesNewRomanPS-BoldMT",
    ]
    for name in names + names {
      let font = try #require(UIFont(name: name, size: 20))
      #expect(font.fontName == name || font.familyName == name)
      #expect(("Wide" as NSString).size(withAttributes: [.font: font]).width > 20)
    }
    #expect(world.diagnostics.messages.count == names.count - 1, "Avenir Next is asked for twice")
    #expect(
      world.diagnostics.messages.contains(
        "The font 'Menlo' is not installed: DejaVu Sans Mono is drawn in its place."
      )
    )
  }

  @Test
  func `every face of every iOS family is known by its name`() throws {
    for family in AppleFonts.families {
      #expect(UIFont.familyNames.contains(family.name))
      #expect(UIFont.fontNames(forFamilyName: family.name) == family.faces.sorted())
      for face in family.faces { #expect(StandInFont(apple: face)?.family == family.name) }
    }
  }

  @Test
  func `a stand-in has the weight, slant and line height of its original`() throws {
    let font = try #require(UIFont(name: "AvenirNext-DemiBoldItalic", size: 100))
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(abs(font.lineHeight - 136.6) < 0.01)
    #expect(font.withSize(50).fontName == "AvenirNext-DemiBoldItalic")
    #expect(abs(font.withSize(50).lineHeight - 68.3) < 0.01)
    let plain = try #require(UIFont(name: "HelveticaNeue", size: 10)?.fontDescriptor)
    #expect(plain.withSymbolicTraits(.traitBold)?.postscriptName == "HelveticaNeue-Bold")
    #expect(plain.withSymbolicTraits(.traitItalic)?.postscriptName == "HelveticaNeue-Italic")
  }

  @Test
  func `an unknown name gives the system font in its weight and slant, and is reported`() throws {
    let world = World()
    world.makeCurrent()
    defer { world.resign() }
    let font = try #require(UIFont(name: "Brand-BoldItalic", size: 20))
    #expect(font.fontName == "Brand-BoldItalic")
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(
      world.diagnostics.messages == [
        "There is no font named 'Brand-BoldItalic': the system font is drawn in its place."
      ]
    )
    #expect(UIFont(name: "", size: 20) == nil)
  }

  @Test
  func `an app's font is found by its name once it is registered`() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    let provider = try #require(CGDataProvider(filename: path))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "DejaVuSans")
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == 105)
    #expect(UIFont(name: "DejaVuSans", size: 10)?.familyName == "DejaVu Sans")
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: path), .process, nil))
    #expect(CTFontManagerUnregisterFontsForURL(URL(fileURLWithPath: path), .process, nil))
    #expect(
      !CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/etc/hostname"), .process, &error)
    )
    #expect(error?.takeRetainedValue().code == 103)
  }

  @Test
  func `the serif design and code are drawn with other families`() throws {
    let plain = UIFont.systemFont(ofSize: 17)
    let serif = try #require(plain.fontDescriptor.withDesign(.serif))
    func width(_ font: UIFont) -> CGFloat {
      "serif".size(withAttributes: [.font: font]).width
    }
    #expect(width(UIFont(descriptor: serif, size: 0)) != width(plain))
    let code = NSAttributedString(try AttributedString(markdown: "`iiii`"))
    let label = UILabel()
    label.attributedText = code
    let narrow = label.intrinsicContentSize.width
    label.attributedText = NSAttributedString(try AttributedString(markdown: "`mmmm`"))
    #expect(label.intrinsicContentSize.width == narrow)
  }
}
