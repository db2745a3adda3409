import CoreGraphics
import Foundation
import Geometry
import Testing
import Typography

@testable import UIKit

@MainActor
@Suite
struct `Lists in text` {
  private let outer = NSTextList(markerFormat: .decimal, options: 0, startingItemNumber: 4)
  private let inner = NSTextList(markerFormat: .disc, options: 0)

  private func text(_ paragraphs: [(String, [NSTextList])]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (index, paragraph) in paragraphs.enumerated() {
      let style = NSMutableParagraphStyle()
      style.textLists = paragraph.1
      let end = index + 1 < paragraphs.count ? "\n" : ""
      text.append(
        NSAttributedString(
          string: paragraph.0 + end,
          attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
        )
      )
    }
    return text
  }

  private func markers(_ text: NSAttributedString) -> [String?] {
    let shown = text.showingLists()
    var result: [String?] = []
    (shown.string as NSString).enumerateSubstrings(
      in: NSRange(location: 0, length: shown.length),
      options: .byParagraphs
    ) { _, range, _, _ in
      let style = shown.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
      result.append((style as? NSParagraphStyle)?.style.marker?.text)
    }
    return result
  }

  private func view(_ text: NSAttributedString, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    view.attributedText = text
    view.layoutIfNeeded()
    return view
  }

  /// The boxes of what is drawn left of a place, from the text's corner.
  private func ink(in view: UITextView, leftOf x: CGFloat) -> [CGRect] {
    let layout = view.measuringManager.layout(in: view.textContainer)
    return (layout?.marks(at: .zero) ?? []).compactMap { mark in
      guard case .fill(let path, _) = mark, path.bounds.maxX < x else { return nil }
      return path.bounds
    }
  }

  @Test
  func `a text view draws the markers of items, which are not in its text`() {
    let view = view(text([("Apples", [inner]), ("Pears", [inner]), ("Done", [])]))
    #expect(view.text == "Apples\nPears\nDone")
    let markers = ink(in: view, leftOf: 36)
    #expect(markers.count == 2)
    #expect(markers.allSatisfy { $0.minX >= 11 && $0.maxX < 25 })
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(abs(first.minX - 41) < 1.5)
  }

  @Test
  func `a wrapped item goes on below its text, without another marker`() throws {
    let words = "Several words that need more than one line of it"
    let view = view(text([(words, [inner])]), width: 120)
    let layout = try #require(view.measuringManager.layout(in: view.textContainer))
    #expect(layout.lines.count > 2 && layout.lines.allSatisfy { $0.origin.x == 36 })
    #expect(ink(in: view, leftOf: 36).count == 1)
  }

  @Test
  func `items are counted from the list's first number, past the lists inside`() {
    let items: [(String, [NSTextList])] = [
      ("a", [outer]), ("b", [outer, inner]), ("c", [outer, inner]), ("d", [outer]), ("e", []),
      ("f", [outer]),
    ]
    #expect(markers(text(items)) == ["4", "•", "•", "5", nil, "4"])
  }

  @Test
  func `a list inside another one begins 36 points further`() {
    let view = view(text([("a", [outer]), ("b", [outer, inner])]))
    let lines = view.measuringManager.layout(in: view.textContainer)?.lines ?? []
    #expect(lines.map(\.origin.x) == [36, 72])
  }

  @Test
  func `a marker may have that of the list around it before its own`() {
    let letters = NSTextList(
      markerFormat: NSTextList.MarkerFormat(".{lower-alpha})"),
      options: .prependEnclosingMarker
    )
    let items: [(String, [NSTextList])] = [
      ("a", [outer]), ("b", [outer, letters]), ("c", [outer, letters]),
    ]
    #expect(markers(text(items)) == ["4", "4.a)", "4.b)"])
  }

  @Test
  func `text around the braces of a format stays`() {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat("({upper-roman})."), options: 0)
    #expect(list.marker(forItemNumber: 4) == "(IV).")
    #expect(list.isOrdered)
    let plain = NSTextList(markerFormat: NSTextList.MarkerFormat("–"), options: 0)
    #expect(plain.marker(forItemNumber: 4) == "–")
    #expect(!plain.isOrdered)
    #expect(NSTextList(markerFormat: .check, options: 0).marker(forItemNumber: 2) == "✓")
    #expect(NSTextList(markerFormat: .uppercaseHexadecimal).marker(forItemNumber: 27) == "1B")
  }

  @Test
  func `a marker that is too wide moves the text to the next tab stop`() throws {
    let wide = NSTextList(markerFormat: NSTextList.MarkerFormat("Chapter {decimal}:"), options: 0)
    let view = view(text([("Text", [wide])]))
    let line = try #require(view.measuringManager.layout(in: view.textContainer)?.lines.first)
    #expect(line.origin.x > 72)
    let marker = ink(in: view, leftOf: line.origin.x).map(\.maxX).max()
    #expect(try #require(marker) > 60)
  }

  @Test
  func `a text view with the layout of TextKit 1 draws no markers`() {
    let text = text([("Apples", [inner])])
    let asked = view(text)
    _ = asked.layoutManager
    asked.layoutIfNeeded()
    #expect(abs(asked.caretRect(for: asked.beginningOfDocument).minX - 5) < 1.5)
    let old = UITextView(usingTextLayoutManager: false)
    old.attributedText = text
    #expect(!old.showsLists && !old.measuringManager.showsLists)
  }

  @Test
  func `a label has no markers`() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.textLists = [inner]
    label.attributedText = NSAttributedString(string: "Apples")
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(
      string: "Apples",
      attributes: [.paragraphStyle: style]
    )
    #expect(label.intrinsicContentSize == plain)
  }

  @Test
  func `an empty last line is no item`() {
    let view = view(text([("Apples", [inner]), ("", [inner])]))
    #expect(ink(in: view, leftOf: 36).count == 1)
  }

  @Test
  func `items as elements have two names for each initializer, and need no parent`() throws {
    let text = NSAttributedString(string: "a")
    let items = [
      NSTextListElement(contents: text, textList: outer, children: nil),
      NSTextListElement(contents: text, textList: outer, childElements: []),
      NSTextListElement(parent: nil, textList: outer, contents: text, children: nil),
    ]
    #expect(items.allSatisfy { $0.parent == nil })
    let root = try #require(NSTextListElement(children: items, textList: outer, nestingLevel: 0))
    #expect(items.map(\.markerString) == ["4", "5", "6"])
    #expect(items[0].parent === root)
  }
}
