import Foundation
import Testing
import UIKit

/// Glyphs that a delegate of a layout manager chooses.
@MainActor
struct GlyphGenerationTests {
  /// Changes the properties and the glyphs of some characters.
  private final class Generator: NSObject, NSLayoutManagerDelegate {
    var hidden: Set<Int> = []
    var controls: [Int: CGFloat] = [:]
    var replaced: [Int: CGGlyph] = [:]
    var action = NSLayoutManager.ControlCharacterAction.whitespace

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>,
      font aFont: UIFont,
      forGlyphRange glyphRange: NSRange
    ) -> Int {
      var newGlyphs = Array(UnsafeBufferPointer(start: glyphs, count: glyphRange.length))
      var newProps = Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
      for place in 0..<glyphRange.length {
        let index = charIndexes[place]
        if hidden.contains(index) { newProps[place] = .null }
        if controls[index] != nil { newProps[place] = .controlCharacter }
        if let glyph = replaced[index] { newGlyphs[place] = glyph }
      }
      layoutManager.setGlyphs(
        newGlyphs,
        properties: newProps,
        characterIndexes: charIndexes,
        font: aFont,
        forGlyphRange: glyphRange
      )
      return glyphRange.length
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction {
      controls[charIndex] == nil ? action : self.action
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      boundingBoxForControlGlyphAt glyphIndex: Int,
      for textContainer: NSTextContainer,
      proposedLineFragment proposedRect: CGRect,
      glyphPosition: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: controls[charIndex] ?? 0, height: 0) }
  }

  private let generator = Generator()

  private func size(_ text: String, _ delegate: (any NSLayoutManagerDelegate)?) -> CGSize {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .ligature: 0, .kern: 0,
    ]
    let storage = NSTextStorage(string: text, attributes: attributes)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 400, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.delegate = delegate
    return manager.usedRect(for: container).size
  }

  @Test
  func `marks that a delegate makes null take no room`() {
    generator.hidden = [2, 3, 8, 9]
    let hidden = size("a **bold** c", generator)
    #expect(hidden.width < size("a **bold** c", nil).width - 10)
    #expect(abs(hidden.width - size("a bold c", nil).width) < 0.01)
  }

  @Test
  func `a line break that is null breaks no line`() {
    generator.hidden = [3]
    let (joined, plain) = (size("one\ntwo", generator), size("onetwo", nil))
    #expect(abs(joined.width - plain.width) < 0.01 && joined.height == plain.height)
  }

  @Test
  func `characters that a delegate makes white space have the room it wants`() {
    generator.controls = [1: 37]
    let width = size("axb", generator).width
    #expect(abs(width - size("ab", nil).width - 37) < 0.01)
    generator.action = .zeroAdvancement
    #expect(abs(size("axb", generator).width - size("ab", nil).width) < 0.01)
  }

  @Test
  func `a glyph that a delegate sets stands in place of the font's`() throws {
    let storage = NSTextStorage(string: "W", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 400, height: 0)))
    storage.addLayoutManager(manager)
    generator.replaced = [0: manager.cgGlyph(at: 0)]
    let wide = size("iWi", nil).width
    generator.replaced = [
      0: try #require(generator.replaced[0]), 2: try #require(generator.replaced[0]),
    ]
    #expect(size("iWi", generator).width > wide + 10)
    #expect(abs(size("iWi", generator).width - size("WWW", nil).width) < 0.01)
  }

  @Test
  func `a delegate without glyphs of its own leaves those of the font`() {
    final class Plain: NSObject, NSLayoutManagerDelegate {}
    let delegate = Plain()
    #expect(size("a\tb é 👍", delegate) == size("a\tb é 👍", nil))
  }
}
