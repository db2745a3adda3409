import Segue
import Testing
import UIKit

/// Where the caret of a text view stands.
@MainActor
struct TextCaretTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func caret(before offset: Int, in text: NSAttributedString) throws -> CGRect {
    view.attributedText = text
    if view.superview == nil { stage.window.addSubview(view) }
    try stage.settle()
    let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    return view.caretRect(for: place)
  }

  private func caret(before offset: Int, in text: String) throws -> CGRect {
    let font = UIFont.systemFont(ofSize: 20)
    return try caret(
      before: offset,
      in: NSAttributedString(string: text, attributes: [.font: font])
    )
  }

  private let lineHeight = UIFont.systemFont(ofSize: 20).lineHeight

  @Test
  func `behind a line break the caret stands at the start of the next line`() throws {
    let end = try caret(before: 6, in: "Hello\n")
    #expect(end.minX == 5)
    #expect(abs(end.minY - 8 - lineHeight) < 0.01)
  }

  @Test
  func `before a line break the caret stands behind its line`() throws {
    let before = try caret(before: 5, in: "Hello\nworld")
    #expect(before == (try caret(before: 5, in: "Hello")))
    #expect(before.minX > 40 && before.minY == 8)
  }

  @Test
  func `an empty line between others has a caret, and a tap finds it`() throws {
    let empty = try caret(before: 2, in: "a\n\nb")
    #expect(empty.minX == 5 && abs(empty.minY - 8 - lineHeight) < 0.01)
    #expect(view.closestPosition(to: CGPoint(x: 100, y: empty.midY))?.offset == 2)
  }

  @Test
  func `a caret stands before and behind a picture and a tab`() throws {
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    let text = NSMutableAttributedString(attachment: picture)
    #expect(try caret(before: 0, in: text).minX == 5)
    #expect(try caret(before: 1, in: text).minX == 45)
    // The first tab stop is at 28 points.
    #expect(abs(try caret(before: 1, in: "\tx").minX - 33) < 0.01)
  }

  @Test
  func `the box of a picture in a text is as wide as the picture`() throws {
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    _ = try caret(before: 0, in: NSAttributedString(attachment: picture))
    let manager = view.layoutManager
    let first = NSRange(location: 0, length: 1)
    #expect(manager.boundingRect(forGlyphRange: first, in: view.textContainer).width == 40)
    #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: 40, height: 20))
  }
}
