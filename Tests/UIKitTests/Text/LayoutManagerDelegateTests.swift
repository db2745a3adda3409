import Foundation
import Testing
import UIKit

@MainActor
struct LayoutManagerDelegateTests {
  private let storage = NSTextStorage(
    attributedString: NSAttributedString(
      string: "one two three four\nfive six",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
  )
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))

  private func manager(
    _ manager: NSLayoutManager,
    _ delegate: any NSLayoutManagerDelegate
  ) -> NSLayoutManager {
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.delegate = delegate
    return manager
  }

  private func lines(of manager: NSLayoutManager) -> [(rect: CGRect, range: NSRange)] {
    var lines: [(rect: CGRect, range: NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect,
      _,
      _,
      range,
      _ in lines.append((rect, range))
    }
    return lines
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { glyphIndex < 18 ? 10 : 0 }
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { glyphIndex == 19 ? 7 : 0 }
  }

  @Test
  func `the delegate decides how much space is between lines and paragraphs`() throws {
    let delegate = Spacing()
    let lines = lines(of: manager(NSLayoutManager(), delegate))
    #expect(lines.count >= 3)
    let next = try #require(lines.firstIndex { $0.range.location == 19 })
    for index in 1..<next {
      #expect(abs(lines[index].rect.minY - lines[index - 1].rect.maxY - 10) < 0.01)
    }
    // The spacing of the line before, and that before the paragraph.
    #expect(abs(lines[next].rect.minY - lines[next - 1].rect.maxY - 17) < 0.01)
  }

  private final class Breaks: NSObject, NSLayoutManagerDelegate {
    var asked: Set<Int> = []
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool {
      asked.insert(charIndex)
      return charIndex != 8
    }
  }

  @Test
  func `a line ends only where the delegate allows it`() {
    let delegate = Breaks()
    let manager = manager(NSLayoutManager(), delegate)
    let starts = lines(of: manager).map(\.range.location)
    #expect(delegate.asked.contains(8))
    #expect(starts.contains(4) && !starts.contains(8))
    manager.delegate = nil
    #expect(lines(of: manager).map(\.range.location).contains(8))
  }

  private final class Grid: NSObject, NSLayoutManagerDelegate {
    var completed = 0
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 40
      lineFragmentUsedRect.pointee.size.height = 40
      baselineOffset.pointee = 30
      return true
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager,
      didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { if textContainer != nil, layoutFinishedFlag { completed += 1 } }
  }

  @Test
  func `the delegate sets the boxes and baselines of lines`() {
    let delegate = Grid()
    let manager = manager(NSLayoutManager(), delegate)
    let lines = lines(of: manager)
    for (index, line) in lines.enumerated() {
      #expect(abs(line.rect.minY - 40 * CGFloat(index)) < 0.01 && abs(line.rect.height - 40) < 0.01)
      #expect(abs(manager.location(forGlyphAt: line.range.location).y - 30) < 0.01)
    }
    #expect(abs(manager.usedRect(for: container).height - 40 * CGFloat(lines.count)) < 0.01)
  }

  @Test
  func `the delegate hears of a complete layout once, and again after an edit`() {
    let delegate = Grid()
    let manager = manager(NSLayoutManager(), delegate)
    manager.ensureLayout(for: container)
    manager.ensureLayout(for: container)
    #expect(delegate.completed == 1)
    storage.append(NSAttributedString(string: " more"))
    manager.ensureLayout(for: container)
    #expect(delegate.completed == 2)
  }

  private final class Lines: NSLayoutManager {
    var underlined: [(range: NSRange, style: NSUnderlineStyle)] = []
    var struck: [NSRange] = []
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange,
      underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) { underlined.append((glyphRange, underlineVal)) }
    override func drawStrikethrough(
      forGlyphRange glyphRange: NSRange,
      strikethroughType strikethroughVal: NSUnderlineStyle,
      baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) { struck.append(glyphRange) }
  }

  @Test
  func `a layout manager of the app's own draws lines under and across the text`() {
    let (one, six) = (NSRange(location: 0, length: 3), NSRange(location: 24, length: 3))
    storage.addAttribute(.underlineStyle, value: NSUnderlineStyle.thick.rawValue, range: one)
    storage.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: six)
    let manager = Lines()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 200)).image { _ in
      manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: .zero)
    }
    #expect(manager.underlined.map(\.range) == [one])
    #expect(manager.underlined.first?.style == .thick)
    #expect(manager.struck == [six])
  }

  private final class Plain: NSLayoutManager {}

  @Test
  func `lines that are drawn by themselves look as those of a text`() throws {
    let one = NSRange(location: 0, length: 3)
    storage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: one)
    func ink(_ manager: NSLayoutManager) throws -> Int {
      let own = NSTextContainer(size: CGSize(width: 100, height: 0))
      manager.addTextContainer(own)
      storage.addLayoutManager(manager)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 200)).image { _ in
        manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: own), at: .zero)
      }
      return try #require(image.cgImage).ink
    }
    let standard = try ink(NSLayoutManager())
    // Its underline is clipped to the characters, which changes the pixels of its ends alone.
    #expect(abs(try ink(Plain()) - standard) <= 12)
    // This one draws no lines.
    #expect(try ink(Lines()) < standard - 20)
  }
}
