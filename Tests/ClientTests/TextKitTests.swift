import Testing
import UIKit

// TextKit 2 as apps ask it.

@Suite
@MainActor
struct TextKitTests {
  private func makeView() -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    view.font = .systemFont(ofSize: 16)
    view.text = "One\nTwo words that need more than one line\nThree"
    view.layoutIfNeeded()
    return view
  }

  @Test
  func `a text view has a fragment for each paragraph, below each other`() throws {
    let manager = try #require(makeView().textLayoutManager)
    var texts: [String] = []
    var frames: [CGRect] = []
    var counts: [Int] = []
    manager.enumerateTextLayoutFragments(
      from: manager.documentRange.location,
      options: [.ensuresLayout]
    ) { fragment in
      texts.append((fragment.textElement as? NSTextParagraph)?.attributedString.string ?? "")
      frames.append(fragment.layoutFragmentFrame)
      counts.append(fragment.textLineFragments.count)
      return true
    }
    #expect(texts == ["One\n", "Two words that need more than one line\n", "Three"])
    #expect(counts[0] == 1 && counts[1] >= 3 && counts[2] == 1)
    #expect(frames[0].maxY <= frames[1].minY + 0.01 && frames[1].maxY <= frames[2].minY + 0.01)
    #expect(abs(manager.usageBoundsForTextContainer.height - frames[2].maxY) < 1)
  }

  @Test
  func `places and ranges count characters`() throws {
    let manager = try #require(makeView().textLayoutManager)
    let content = try #require(manager.textContentManager)
    let start = content.documentRange.location
    let four = try #require(content.location(start, offsetBy: 4))
    #expect(content.offset(from: start, to: four) == 4)
    let fragment = try #require(manager.textLayoutFragment(for: four))
    #expect(fragment.rangeInElement.location.compare(four) == .orderedSame)
    let range = try #require(NSTextRange(location: start, end: four))
    #expect(!range.isEmpty && range.contains(start) && !range.contains(four))
    #expect(content.location(start, offsetBy: 1000) == nil)
    var rects: [CGRect] = []
    manager.enumerateTextSegments(in: range, type: .standard) { _, rect, _, _ in
      rects.append(rect)
      return true
    }
    #expect(rects.count == 1 && rects.first.map { $0.width > 10 } == true)
  }

  @Test
  func `a layout without a view has the same lines`() throws {
    let storage = NSTextContentStorage()
    storage.attributedString = makeView().attributedText
    let manager = NSTextLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 120, height: 0))
    storage.addTextLayoutManager(manager)
    manager.textContainer = container
    let view = try #require(makeView().textLayoutManager)
    #expect(manager.usageBoundsForTextContainer.height == view.usageBoundsForTextContainer.height)
    #expect(
      manager.textLayoutFragment(for: CGPoint(x: 5, y: 5))?.textLineFragments.first?.characterRange
        .length == 4
    )
  }
}
