import CoreText
import Testing
import UIKit

@MainActor
@Suite
struct CoreTextTests {
  private let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [NSAttributedString.Key(kCTFontAttributeName as String): font]
    )
  }

  @Test
  func `a font of Core Text is one of UIKit's`() {
    let same = font as UIFont
    #expect(CTFontGetSize(font) == 20 && same.pointSize == 20)
    #expect(CTFontGetAscent(font) == same.ascender && CTFontGetDescent(font) == -same.descender)
    #expect(CTFontCopyPostScriptName(font) as String == same.fontName)
  }

  @Test
  func `a text has the colour that Core Text's name gives it`() throws {
    let name = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
    let text = NSAttributedString(
      string: "█",
      attributes: [.font: font, name: UIColor.red.cgColor]
    )
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30))
    let image = renderer.image { context in
      context.cgContext.textMatrix = .identity
      context.cgContext.textPosition = CGPoint(x: 2, y: 20)
      CTLineDraw(CTLineCreateWithAttributedString(text), context.cgContext)
    }
    let data: Data = try #require(image.cgImage?.dataProvider?.data)
    let red: [UInt8] = [255, 0, 0, 255]
    let reds = stride(from: 0, to: data.count, by: 4).filter { Array(data[$0..<$0 + 4]) == red }
    #expect(!reds.isEmpty)
  }

  @Test
  func `characters have glyphs, glyphs have advances and outlines`() throws {
    let characters = Array("Hi ".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    #expect(CTFontGetGlyphsForCharacters(font, characters, &glyphs, 3))
    var advances = [CGSize](repeating: .zero, count: 3)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
    let width = CTLineGetTypographicBounds(
      CTLineCreateWithAttributedString(text("Hi")),
      nil,
      nil,
      nil
    )
    #expect(abs(sum - advances[2].width - width) < 0.5 && advances[0].width > advances[1].width)
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    #expect(abs(path.boundingBox.maxY - CTFontGetCapHeight(font)) < 1)
    #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
  }

  @Test
  func `a delegate's run is as wide and as high as the delegate says, and has no glyph of a font`()
    throws
  {
    let height = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
    height.initialize(to: 50)
    defer { height.deallocate() }
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1,
      dealloc: { _ in },
      getAscent: { $0.assumingMemoryBound(to: CGFloat.self).pointee },
      getDescent: { _ in 6 },
      getWidth: { _ in 70 }
    )
    let mixed = NSMutableAttributedString(attributedString: text("ab cd"))
    let delegate = try #require(CTRunDelegateCreate(&callbacks, height))
    mixed.addAttribute(
      NSAttributedString.Key(kCTRunDelegateAttributeName as String),
      value: delegate,
      range: NSRange(location: 2, length: 1)
    )
    let line = CTLineCreateWithAttributedString(mixed)
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(ascent == 50 && descent == 6 && CTLineGetGlyphCount(line) == 5)
    let start = CTLineGetOffsetForStringIndex(line, 2, nil)
    let end = CTLineGetOffsetForStringIndex(line, 3, nil)
    #expect(end - start == 70 && width > 100)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    let key = kCTRunDelegateAttributeName as String
    let own = runs.filter { (CTRunGetAttributes($0) as NSDictionary)[key] != nil }
    #expect(own.map(CTRunGetStringRange) == [CFRangeMake(2, 1)])
    #expect(CTRunGetTypographicBounds(own[0], CFRangeMake(0, 0), nil, nil, nil) == 70)
    #expect(CTRunDelegateGetRefCon(delegate) == UnsafeMutableRawPointer(height))
  }

  @Test
  func `a line has measures, runs and places of characters`() throws {
    let line = CTLineCreateWithAttributedString(text("Hello"))
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(width > 30 && ascent > descent && descent > 0)
    #expect(CTLineGetGlyphCount(line) == 5)
    let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
    #expect(CTRunGetStringRange(run) == CFRangeMake(0, 5))
    let attributes = CTRunGetAttributes(run) as NSDictionary
    #expect(attributes[kCTFontAttributeName as String] as? UIFont == font)
    var positions = [CGPoint](repeating: .zero, count: 5)
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    let second = CTLineGetOffsetForStringIndex(line, 1, nil)
    #expect(positions[1].x == second && second > 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: second + 1, y: 0)) == 1)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 5)
  }

  @Test
  func `a frame breaks lines from the top of its path, with y pointing up`() {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four five six"))
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 80, height: 300), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
    #expect(lines.count > 1 && CFArrayGetCount(CTFrameGetLines(frame)) == lines.count)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[0].y < 300)
    #expect(CTLineGetStringRange(lines[1]).location > 0)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter,
      CFRangeMake(0, 0),
      nil,
      CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude),
      nil
    )
    #expect(size.width <= 80 && size.height > 40)
  }

  /// Whether a bitmap has ink in its upper and in its lower half.
  private func ink(_ image: UIImage) -> (upper: Bool, lower: Bool) {
    guard let data = image.cgImage?.dataProvider?.data as Data?, let image = image.cgImage else {
      return (false, false)
    }
    let half = image.bytesPerRow * image.height / 2
    func isInked(_ part: Data) -> Bool {
      part.enumerated().contains { $0.offset % 4 == 3 && $0.element > 60 }
    }
    return (isInked(data.prefix(half)), isInked(data.dropFirst(half)))
  }

  @Test
  func `text is drawn upright in a context that the app has turned`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 60, height: 60)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let context = context.cgContext
      context.textMatrix = .identity
      context.translateBy(x: 0, y: 60)
      context.scaleBy(x: 1, y: -1)
      context.textPosition = CGPoint(x: 5, y: 38)
      CTLineDraw(CTLineCreateWithAttributedString(text("Hi")), context)
    }
    #expect(ink(image) == (true, false))
    let below = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let context = context.cgContext
      context.translateBy(x: 0, y: 60)
      context.scaleBy(x: 1, y: -1)
      let setter = CTFramesetterCreateWithAttributedString(text("Hi"))
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 28), transform: nil)
      CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(), path, nil), context)
    }
    #expect(ink(below) == (false, true))
  }

  @Test
  func `a style of paragraphs is made of settings`() {
    var alignment = CTTextAlignment.center
    var spacing: CGFloat = 7
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        CTParagraphStyleCreate(
          [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
            CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: 8, value: spacing),
          ],
          2
        )
      }
    }
    #expect(style.alignment == .center && style.lineSpacing == 7)
  }

  @Test
  func `a range that goes past the end stops there`() throws {
    let line = CTLineCreateWithAttributedString(text("Hello"))
    let runs = CTLineGetGlyphRuns(line) as? [CTRun] ?? []
    let run = try #require(runs.first)
    var glyphs = [CGGlyph](repeating: 9999, count: 5)
    CTRunGetGlyphs(run, CFRange(location: 3, length: .max), &glyphs)
    #expect(glyphs[0] != 9999 && glyphs[1] != 9999 && glyphs[2] == 9999)
    CTRunGetGlyphs(run, CFRange(location: 9, length: -4), &glyphs)
    #expect(glyphs[2] == 9999)
    let setter = CTFramesetterCreateWithAttributedString(text("Hello"))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRange(location: 1, length: .max), path, nil)
    #expect(CTFrameGetStringRange(frame).length == 4)
    var origins = [CGPoint(x: -1, y: -1)]
    CTFrameGetLineOrigins(frame, CFRange(location: 1, length: .max), &origins)
    #expect(origins == [CGPoint(x: -1, y: -1)])
  }

  @Test
  func `fonts that cannot be registered are errors of the whole`() {
    let missing = [URL(fileURLWithPath: "/missing.ttf"), URL(fileURLWithPath: "/other.ttf")]
    var codes: [Int] = []
    CTFontManagerRegisterFontURLs(missing as CFArray, .process, true) { errors, isDone in
      codes = (errors as? [NSError] ?? []).map(\.code)
      return isDone
    }
    #expect(codes == [101, 101])
  }

  @Test
  func `fonts that cannot be registered together make the whole fail`() {
    let missing = [URL(fileURLWithPath: "/missing.ttf"), URL(fileURLWithPath: "/other.ttf")]
    #expect(!CTFontManagerRegisterFontsForURLs(missing as CFArray, .process, nil))
    #expect(CTFontManagerRegisterFontsForURLs([] as CFArray, .process, nil))
  }
}
