import Testing
import UIKit

/// Where selections of TextKit 2 go, and what its lines answer.
@MainActor
@Suite
struct `Selections of text by keys and touches` {
  private let content = NSTextContentStorage()
  private let manager = NSTextLayoutManager()

  init() {
    content.attributedString = NSAttributedString(
      string: "One two. Three\nFour",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    content.addTextLayoutManager(manager)
    manager.textContainer = NSTextContainer(size: CGSize(width: 400, height: 0))
  }

  private func place(_ offset: Int) throws -> any NSTextLocation {
    try #require(manager.location(manager.documentRange.location, offsetBy: offset))
  }

  private func offset(_ location: (any NSTextLocation)?) -> Int? {
    location.map { manager.offset(from: manager.documentRange.location, to: $0) }
  }

  private func ends(_ selection: NSTextSelection?) -> [Int?]? {
    selection?.textRanges.first.map { [offset($0.location), offset($0.endLocation)] }
  }

  private func move(
    from start: Int,
    _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination,
    extending: Bool = false
  ) throws -> [Int?]? {
    ends(
      manager.textSelectionNavigation.destinationSelection(
        for: NSTextSelection(try place(start), affinity: .downstream),
        direction: direction,
        destination: destination,
        extending: extending,
        confined: false
      )
    )
  }

  @Test
  func `an insertion point goes to the next edge of a unit, or nowhere at the end`() throws {
    #expect(try move(from: 0, .forward, .character) == [1, 1])
    #expect(try move(from: 1, .right, .word) == [3, 3])
    #expect(try move(from: 3, .forward, .word) == [7, 7])
    #expect(try move(from: 6, .backward, .word) == [4, 4])
    #expect(try move(from: 2, .forward, .sentence) == [9, 9])
    #expect(try move(from: 2, .forward, .paragraph) == [15, 15])
    #expect(try move(from: 2, .forward, .document) == [19, 19])
    #expect(try move(from: 19, .forward, .character) == nil)
    #expect(try move(from: 0, .backward, .word) == nil)
  }

  @Test
  func `an extended selection keeps its other end`() throws {
    #expect(try move(from: 4, .forward, .word, extending: true) == [4, 7])
    #expect(try move(from: 4, .backward, .document, extending: true) == [0, 4])
  }

  @Test
  func `up and down go to the nearest place of the adjacent line`() throws {
    #expect(try move(from: 0, .down, .character) == [15, 15])
    #expect(try move(from: 15, .up, .character) == [0, 0])
    #expect(try move(from: 3, .up, .character) == nil)
  }

  @Test
  func `a touch selects its word, and a delete key removes what is before the point`() throws {
    let line = try #require(manager.textLayoutFragment(for: CGPoint(x: 1, y: 1)))
    let x = try #require(line.textLineFragments.first).locationForCharacter(at: 5).x
    let navigation = manager.textSelectionNavigation
    let word = navigation.textSelection(
      for: .word,
      enclosing: CGPoint(x: line.layoutFragmentFrame.minX + x, y: 5),
      inContainerAt: manager.documentRange.location
    )
    #expect(ends(word) == [4, 7])
    let ranges = navigation.deletionRanges(
      for: NSTextSelection(try place(7), affinity: .downstream),
      direction: .backward,
      destination: .word,
      allowsDecomposition: false
    )
    #expect(ranges.map { offset($0.location) } == [4])
  }

  @Test
  func `a line of one's own is as wide as its range, and tells how far a place is in a letter`() {
    let text = NSAttributedString(
      string: "Hello there",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    let line = NSTextLineFragment(attributedString: text, range: NSRange(location: 6, length: 5))
    let width = text.attributedSubstring(from: NSRange(location: 6, length: 5)).size().width
    #expect(abs(line.typographicBounds.width - width) < 0.5)
    #expect(line.characterIndex(for: CGPoint(x: 0, y: 5)) == 6)
    let middle = line.locationForCharacter(at: 7).x / 2
    #expect(abs(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: middle, y: 5)) - 0.5) < 1e-6)
  }

  @Test
  func `a list's items are counted from its first number`() {
    let list = NSTextList(markerFormat: .decimal, options: 0, startingItemNumber: 3)
    let items = ["a", "b"].map { text in
      NSTextListElement(
        parentElement: NSTextListElement(childElements: [], textList: list, nestingLevel: 0)!,
        textList: list,
        contents: NSAttributedString(string: text)
      )
    }
    let root = NSTextListElement(childElements: items, textList: list, nestingLevel: 0)
    #expect(root?.childElements.count == 2 && items[1].parent === root)
    #expect(items.map(\.markerString) == ["3", "4"])
    #expect(list.isOrdered && !NSTextList(markerFormat: .disc).isOrdered)
  }

  @Test
  func `paragraphs replace a range of the content`() throws {
    let range = try #require(NSTextRange(location: try place(0), end: try place(8)))
    content.replaceContents(
      in: range,
      with: [NSTextParagraph(attributedString: NSAttributedString(string: "Go."))]
    )
    #expect(content.attributedString?.string == "Go. Three\nFour")
  }
}
