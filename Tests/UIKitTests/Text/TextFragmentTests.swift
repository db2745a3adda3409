import Foundation
import Segue
import Testing
import UIKit

@MainActor
struct TextFragmentTests {
  private let content = NSTextContentStorage()
  private let manager = NSTextLayoutManager()
  private let text = NSAttributedString(
    string: "One\nTwo\nThree",
    attributes: [.font: UIFont.systemFont(ofSize: 20)]
  )

  init() {
    content.attributedString = text
    content.addTextLayoutManager(manager)
    manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
  }

  private func fragments(of manager: NSTextLayoutManager) -> [NSTextLayoutFragment] {
    var result: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      result.append($0)
      return true
    }
    return result
  }

  private final class Bubble: NSTextLayoutFragment {
    override var leadingPadding: CGFloat { 30 }
    override var topMargin: CGFloat { 12 }
    override func draw(at point: CGPoint, in context: CGContext) {
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
      super.draw(at: point, in: context)
    }
  }

  /// Gives the second paragraph a fragment of its own.
  private final class Bubbles: NSObject, NSTextLayoutManagerDelegate {
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager,
      textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
      let start = textLayoutManager.documentRange.location
      return textLayoutManager.offset(from: start, to: location) == 4
        ? Bubble(textElement: textElement, range: textElement.elementRange)
        : NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
  }

  @Test
  func `fragments of the app's own have room around their lines`() throws {
    let plain = fragments(of: manager)
    let delegate = Bubbles()
    manager.delegate = delegate
    let own = fragments(of: manager)
    try #require(plain.count == 3 && own.count == 3)
    #expect(own[1] is Bubble)
    #expect(abs(own[1].layoutFragmentFrame.minY - plain[1].layoutFragmentFrame.minY - 12) < 0.01)
    #expect(abs(own[1].layoutFragmentFrame.minX - 5) < 0.01)
    #expect(abs((own[1].textLineFragments.first?.typographicBounds.minX ?? 0) - 30) < 0.01)
    #expect(abs(own[2].layoutFragmentFrame.minY - plain[2].layoutFragmentFrame.minY - 12) < 0.01)
  }

  @Test
  func `fragments are the same ones until the text changes`() throws {
    let (first, again) = (fragments(of: manager), fragments(of: manager))
    #expect(first.count == 3 && first.elementsEqual(again, by: ===))
    content.attributedString = NSAttributedString(string: "Other")
    #expect(fragments(of: manager).count == 1)
  }

  @Test
  func `a text view draws the fragments of its delegate`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = UITextView(usingTextLayoutManager: true)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    view.attributedText = text
    let delegate = Bubbles()
    view.textLayoutManager?.delegate = delegate
    stage.window.addSubview(view)
    let image = stage.render()
    let scale = image.width / 200
    let manager = try #require(view.textLayoutManager)
    let frame = fragments(of: manager)[1].layoutFragmentFrame
    // Left of the text, in its fragment; the container begins 8 points below the view's top.
    let (x, y) = (Int(frame.minX + 10) * scale, Int(frame.midY + 8) * scale)
    #expect(image[x, y].red > 200 && image[x, y].green < 50)
    #expect(image[x, y - Int(frame.height) * scale].green > 200)
  }

  private final class Shown: NSObject, NSTextContentStorageDelegate {
    var hidesSecond = false
    func textContentManager(
      _ textContentManager: NSTextContentManager,
      shouldEnumerate textElement: NSTextElement,
      options: NSTextContentManager.EnumerationOptions
    ) -> Bool {
      !hidesSecond || (textElement as? NSTextParagraph)?.attributedString.string != "Two\n"
    }
    func textContentStorage(
      _ textContentStorage: NSTextContentStorage,
      textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      guard range.location == 0, let text = textContentStorage.attributedString else { return nil }
      let large = NSMutableAttributedString(attributedString: text.attributedSubstring(from: range))
      let all = NSRange(location: 0, length: large.length)
      large.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: all)
      return NSTextParagraph(attributedString: large)
    }
  }

  @Test
  func `the delegate of the content decides which paragraphs show, and how`() throws {
    let delegate = Shown()
    let plain = fragments(of: manager)
    content.delegate = delegate
    let shown = fragments(of: manager)
    try #require(plain.count == 3 && shown.count == 3)
    let (height, large) = (plain[0].layoutFragmentFrame.height, shown[0].layoutFragmentFrame.height)
    #expect(abs(large - 2 * height) < 0.1)
    #expect(content.attributedString?.string == text.string)
    delegate.hidesSecond = true
    let rest = fragments(of: manager)
    try #require(rest.count == 2)
    #expect(abs(rest[1].layoutFragmentFrame.minY - large) < 0.1)
  }

  @Test
  func `rendering attributes change the colour and not the text`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.attributedText = text
    stage.window.addSubview(view)
    func reds() -> Int {
      let image = stage.render()
      return (0..<image.height).flatMap { y in (0..<image.width).map { image[$0, y] } }
        .count { $0.red > 200 && $0.green < 50 }
    }
    #expect(reds() == 0)
    let manager = try #require(view.textLayoutManager)
    let range = manager.documentRange
    manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: range)
    #expect(reds() > 50)
    #expect(view.text == text.string)
    manager.removeRenderingAttribute(.foregroundColor, for: range)
    #expect(reds() == 0)
  }
}
