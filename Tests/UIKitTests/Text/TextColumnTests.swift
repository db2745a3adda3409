import Foundation
import Segue
import Testing
import UIKit

@MainActor
struct TextColumnTests {
  private let stage = Stage(size: CGSize(width: 320, height: 500))
  private let storage = NSTextStorage(
    attributedString: NSAttributedString(
      string: "one two three four five six seven eight nine ten",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
  )
  private let manager = NSLayoutManager()
  // Two lines of the system font at 20 points are 48 points high.
  private let first = NSTextContainer(size: CGSize(width: 130, height: 50))
  private let second = NSTextContainer(size: CGSize(width: 130, height: 500))

  init() {
    manager.addTextContainer(first)
    manager.addTextContainer(second)
    storage.addLayoutManager(manager)
  }

  private func lines(of container: NSTextContainer) -> [NSRange] {
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _,
      _,
      own,
      range,
      _ in if own === container { lines.append(range) }
    }
    return lines
  }

  @Test
  func `text that does not fit into a container goes on in the next one`() {
    let (start, rest) = (manager.glyphRange(for: first), manager.glyphRange(for: second))
    #expect(start.location == 0 && start.length > 0)
    #expect(rest.location == NSMaxRange(start) && NSMaxRange(rest) == storage.length)
    #expect(lines(of: first).count == 2 && lines(of: second).count >= 2)
    #expect(manager.textContainer(forGlyphAt: rest.location, effectiveRange: nil) === second)
    #expect(manager.lineFragmentRect(forGlyphAt: rest.location, effectiveRange: nil).minY == 0)
  }

  @Test
  func `a container behind the end of the text stays empty`() {
    first.size.height = 500
    #expect(manager.glyphRange(for: second) == NSRange(location: storage.length, length: 0))
    #expect(manager.usedRect(for: second) == .zero)
  }

  @Test
  func `only the beginning of a paragraph has its first indent`() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 30
    let all = NSRange(location: 0, length: storage.length)
    storage.addAttribute(.paragraphStyle, value: style, range: all)
    #expect(manager.location(forGlyphAt: 0).x == 35)
    let rest = manager.glyphRange(for: second).location
    #expect(manager.location(forGlyphAt: rest).x == 5)
  }

  @Test
  func `each text view shows the part of its own container`() throws {
    let views = [first, second].enumerated().map { index, container in
      let view = UITextView(
        frame: CGRect(x: CGFloat(index) * 150, y: 0, width: 130, height: 300),
        textContainer: container
      )
      view.isScrollEnabled = false
      stage.window.addSubview(view)
      return view
    }
    #expect(views.allSatisfy { $0.text == storage.string })
    let image = stage.render()
    let scale = image.width / 320
    func ink(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
      var count = 0
      for y in rows.lowerBound * scale..<rows.upperBound * scale {
        for x in columns.lowerBound * scale..<columns.upperBound * scale
        where image[x, y].red < 128 { count += 1 }
      }
      return count
    }
    #expect(ink(0..<130, 8..<58) > 50)
    #expect(ink(0..<130, 58..<300) == 0)
    #expect(ink(150..<280, 8..<58) > 50)
  }
}
