import Foundation
import Segue
import Testing
import UIKit

@MainActor
struct LayoutManagerTests {
  private let stage = Stage(size: CGSize(width: 320, height: 500))
  private let storage = NSTextStorage(
    attributedString: NSAttributedString(
      string: "one two three four five six seven",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
  )
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 130, height: 0))

  init() {
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private func range(of word: String) -> NSRange { (storage.string as NSString).range(of: word) }

  @Test(arguments: ["one", "three", "seven"])
  func `a word's box leads back to its characters`(word: String) {
    let range = range(of: word)
    let box = manager.boundingRect(forGlyphRange: range, in: container)
    var fraction: CGFloat = -1
    let first = manager.characterIndex(
      for: CGPoint(x: box.minX + 1, y: box.midY),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(first == range.location)
    #expect((0..<0.5).contains(fraction))
    let last = manager.glyphIndex(for: CGPoint(x: box.maxX - 1, y: box.midY), in: container)
    #expect(last == range.location + range.length - 1)
  }

  @Test
  func `a range that was not found has no box and no glyphs, one to the last number has all`() {
    let missing = NSRange(location: NSNotFound, length: 3)
    #expect(manager.boundingRect(forGlyphRange: missing, in: container) == .zero)
    #expect(
      manager.getGlyphs(
        in: missing,
        glyphs: nil,
        properties: nil,
        characterIndexes: nil,
        bidiLevels: nil
      ) == 0
    )
    let rest = NSRange(location: 4, length: .max)
    let end = NSRange(location: 4, length: storage.length - 4)
    #expect(
      manager.boundingRect(forGlyphRange: rest, in: container)
        == manager.boundingRect(forGlyphRange: end, in: container)
    )
  }

  @Test
  func `glyphs of one font are spaced by it`() {
    storage.addAttribute(
      .font,
      value: UIFont(name: "Georgia", size: 20) as Any,
      range: range(of: "two")
    )
    let spaced = manager.range(ofNominallySpacedGlyphsContaining: range(of: "two").location + 1)
    #expect(spaced == range(of: "two"))
    let first = manager.range(ofNominallySpacedGlyphsContaining: 0)
    #expect(first.location == 0 && (3...4).contains(first.length))
  }

  @Test
  func `lines follow each other and have all characters once`() {
    var lines: [(box: CGRect, range: NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      box,
      used,
      _,
      range,
      _ in
      #expect(box.width == 130 && used.width <= 130 && box.minY == used.minY)
      lines.append((box, range))
    }
    #expect(lines.count >= 3)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(abs(line.box.maxY - next.box.minY) < 0.01)
      #expect(line.range.location + line.range.length == next.range.location)
    }
    #expect(lines.reduce(0) { $0 + $1.range.length } == storage.length)
    #expect(abs(manager.usedRect(for: container).maxY - (lines.last?.box.maxY ?? 0)) < 0.01)
  }

  @Test
  func `a range over two lines is enclosed by two rectangles`() {
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 0, length: storage.length),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, stop in
      rects.append(rect)
      if rects.count == 2 { stop.pointee = true }
    }
    #expect(rects.count == 2)
    #expect(rects[0].minX == container.lineFragmentPadding)
  }

  @Test
  func `a part of the text is drawn where it is in the whole`() throws {
    let range = range(of: "two")
    let box = manager.boundingRect(forGlyphRange: range, in: container)
    let size = CGSize(width: 130, height: 120)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      manager.drawGlyphs(forGlyphRange: range, at: .zero)
    }
    let inside = try #require(image.cgImage?.cropping(to: box.integral.scaled(by: image.scale)))
    let whole = try #require(image.cgImage)
    #expect(ink(of: inside) > 50)
    #expect(ink(of: inside) == ink(of: whole))
  }

  private final class Marker: NSLayoutManager {
    var filled: [CGRect] = []

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>,
      count rectCount: Int,
      forCharacterRange charRange: NSRange,
      color: UIColor
    ) {
      filled = (0..<rectCount).map { rectArray[$0] }
    }
  }

  @Test
  func `a layout manager of the app's own draws a text view, and what is behind its text`() throws {
    let (marker, text) = (Marker(), NSTextStorage())
    let own = NSTextContainer(size: .zero)
    marker.addTextContainer(own)
    text.addLayoutManager(marker)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      textContainer: own
    )
    let string = NSMutableAttributedString(
      string: "one two",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    let two = NSRange(location: 4, length: 3)
    string.addAttribute(.backgroundColor, value: UIColor.red, range: two)
    view.attributedText = string
    stage.window.addSubview(view)
    _ = stage.render()
    let box = marker.boundingRect(forGlyphRange: two, in: own)
    #expect(marker.filled == [box.offsetBy(dx: -5, dy: 0)])
  }

  @Test
  func `links of a text around areas look as its view says`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.isEditable = false
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 250, y: 0, width: 50, height: 10))
    ]
    let link = try #require(URL(string: "https://example.com"))
    view.attributedText = NSAttributedString(
      string: "MMMM",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .link: link]
    )
    stage.window.addSubview(view)
    let image = stage.render()
    let reds = (0..<image.height).flatMap { y in (0..<image.width).map { image[$0, y] } }
      .count { $0.red > 200 && $0.green < 50 }
    #expect(reds > 50)
  }

  @Test
  func `what is behind the text is drawn alone, and the glyphs without it`() throws {
    let range = range(of: "two")
    storage.addAttribute(.backgroundColor, value: UIColor.red, range: range)
    let size = CGSize(width: 130, height: 120)
    let box = manager.boundingRect(forGlyphRange: range, in: container)
    let behind = UIGraphicsImageRenderer(size: size).image { _ in
      manager.drawBackground(forGlyphRange: manager.glyphRange(for: container), at: .zero)
    }
    let glyphs = UIGraphicsImageRenderer(size: size).image { _ in
      manager.drawGlyphs(forGlyphRange: range, at: .zero)
    }
    let area = box.width * box.height * behind.scale * behind.scale
    #expect(abs(CGFloat(ink(of: try #require(behind.cgImage))) - area) < area / 6)
    #expect(CGFloat(ink(of: try #require(glyphs.cgImage))) < area / 2)
  }

  @Test
  func `the lines of a text view run around the areas of its container`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.font = .systemFont(ofSize: 17)
    view.text = String(repeating: "some words ", count: 20)
    stage.window.addSubview(view)
    let plain = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
    let area = CGRect(x: 100, y: 20, width: 80, height: 60)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: area)]
    #expect(view.sizeThatFits(CGSize(width: 300, height: 1000)).height > plain)
    let image = stage.render()
    // The container begins 8 points below the view's top.
    let scale = image.width / 320
    var marks = 0
    for y in 28 * scale..<88 * scale {
      for x in 100 * scale..<180 * scale where image[x, y].red < 128 { marks += 1 }
    }
    #expect(marks == 0)
    let all = view.layoutManager.glyphRange(for: view.textContainer)
    view.layoutManager.enumerateEnclosingRects(
      forGlyphRange: all,
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: view.textContainer
    ) { box, _ in #expect(!box.intersects(area)) }
  }

  @Test
  func `the container of a view that does not scroll is as large as its view, before any layout`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0)
    #expect(view.textContainer.size == CGSize(width: 90, height: 0))
    view.isScrollEnabled = false
    #expect(view.textContainer.size == CGSize(width: 90, height: 35))
    view.text = String(repeating: "some words ", count: 40)
    // Lines below the view are laid out all the same.
    view.frame.size = CGSize(width: 300, height: 60)
    let plain = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
    #expect(plain > 60)
    #expect(view.textContainer.size == CGSize(width: 290, height: 35))
    let size = view.textContainer.size
    view.textContainer.exclusionPaths = [
      UIBezierPath(
        rect: CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
      )
    ]
    #expect(view.sizeThatFits(CGSize(width: 300, height: 1000)).height > plain)
  }

  private func ink(of image: CGImage) -> Int { image.ink }

  @Test
  func `a caret stands at the end of the text, and a point finds its position`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "Hello"
    stage.window.addSubview(view)
    try stage.settle()
    let start = view.caretRect(for: view.beginningOfDocument)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(start.minX == 5 && start.minY == 8)
    #expect(end.minX > start.minX + 30)
    #expect(view.closestPosition(to: CGPoint(x: 290, y: 20))?.offset == 5)
    #expect(view.closestPosition(to: CGPoint(x: 0, y: 20))?.offset == 0)
  }

  @Test
  func `from right to left a caret stands at the end of its text on the right`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 500), layoutDirection: .rightToLeft)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.font = .systemFont(ofSize: 17)
    stage.window.addSubview(view)
    try stage.settle()
    // The padding of 5 points, and the caret's own width.
    #expect(abs(view.caretRect(for: view.endOfDocument).minX - 293) < 0.01)
    view.text = "Hello"
    let start = view.caretRect(for: view.beginningOfDocument)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(abs(end.minX - 295) < 1)
    #expect(start.minX < end.minX - 30 && start.minX > 200)
    view.text = "שלום"
    #expect(abs(view.caretRect(for: view.beginningOfDocument).minX - 295) < 1)
    #expect(view.caretRect(for: view.endOfDocument).minX < 270)
  }

  @Test
  func `spaces stretch, line breaks are not shown, and letters have glyphs`() {
    storage.setAttributedString(
      NSAttributedString(string: "a b\n", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    )
    #expect(manager.propertyForGlyph(at: 0) == [] && manager.cgGlyph(at: 0) != 0)
    #expect(manager.propertyForGlyph(at: 1) == .elastic)
    #expect(manager.propertyForGlyph(at: 3) == .controlCharacter)
    #expect(manager.notShownAttribute(forGlyphAt: 3) && !manager.notShownAttribute(forGlyphAt: 0))
    #expect(manager.isValidGlyphIndex(3) && !manager.isValidGlyphIndex(4))
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    let count = manager.getGlyphs(
      in: NSRange(location: 0, length: 3),
      glyphs: &glyphs,
      properties: nil,
      characterIndexes: nil,
      bidiLevels: nil
    )
    #expect(count == 3 && glyphs[0] == manager.cgGlyph(at: 0) && glyphs[0] != glyphs[2])
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(abs(manager.extraLineFragmentRect.minY - line.maxY) < 0.01)
  }

  @Test
  func `the glyphs in a rectangle are those of its lines`() {
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    let range = manager.glyphRange(forBoundingRect: first.insetBy(dx: 0, dy: 2), in: container)
    #expect(range.location == 0 && range.length > 3 && range.length < storage.length)
    let missing = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(missing.location == NSNotFound)
  }

  @Test
  func `a list's markers count in letters and in Roman numbers`() {
    let letters = NSTextList(markerFormat: .lowercaseAlpha)
    #expect([1, 26, 27].map { letters.marker(forItemNumber: $0) } == ["a", "z", "aa"])
    let roman = NSTextList(markerFormat: .uppercaseRoman)
    #expect([4, 9, 2025].map { roman.marker(forItemNumber: $0) } == ["IV", "IX", "MMXXV"])
  }
}

extension CGRect {
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}

extension CGImage {
  /// How many pixels are not clear.
  var ink: Int {
    let context = CGContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: 8,
      bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    guard let context, let data = context.data else { return 0 }
    context.draw(self, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    return (0..<width * height).count { bytes[$0 * 4 + 3] > 8 }
  }
}
