import Segue
import Testing

@testable import UIKit

@MainActor
@Suite
struct `Links in text` {
  private let text: NSAttributedString = {
    let text = NSMutableAttributedString(
      string: "Terms apply",
      attributes: [.foregroundColor: UIColor.red]
    )
    text.addAttribute(.link, value: "https://a.b", range: NSRange(location: 0, length: 5))
    return text
  }()

  private func color(of text: NSAttributedString, at index: Int) -> UIColor? {
    text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test
  func `in a label they are blue and underlined, whatever their own colour`() {
    let label = UILabel()
    let shown = text.showingLinks(label.linkAttributes)
    #expect(color(of: shown, at: 0) == .link)
    #expect(shown.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(color(of: shown, at: 6) == .red)
  }

  @Test
  func `in a text view they have the tint, unless the view has attributes for them`() {
    let view = UITextView()
    view.tintColor = .green
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .green)
    view.linkTextAttributes = [:]
    #expect(color(of: text.showingLinks(view.linkTextAttributes), at: 0) == .red)
  }

  @Test
  func `the text itself keeps its attributes`() {
    let label = UILabel()
    label.attributedText = text
    #expect(label.attributedText.map { color(of: $0, at: 0) } == .red)
  }

  @Test
  func `a text view finds numbers and pages by itself, where nobody edits the text`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.text = "Call 555-123-4567 or see example.com, on 2026-03-04."
    stage.window.addSubview(view)
    #expect(view.shownItems.isEmpty)
    view.isEditable = false
    #expect(view.shownItems.map(\.text) == ["555-123-4567", "example.com"])
    let url = view.textWithLinks.attribute(.link, at: 5, effectiveRange: nil) as? URL
    #expect(url?.absoluteString == "tel:5551234567")
    #expect(view.attributedText.attribute(.link, at: 5, effectiveRange: nil) == nil)
    view.text = "See example.org"
    #expect(view.shownItems.map(\.text) == ["example.org"])
    view.dataDetectorTypes = []
    #expect(view.shownItems.isEmpty)
  }

  @MainActor
  private final class Reader: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool {
      log.append("\(url.host ?? "") \(range.location)")
      return false
    }
  }

  @MainActor
  private final class Newer: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(
      _ textView: UITextView,
      primaryActionFor textItem: UITextItem,
      defaultAction: UIAction
    ) -> UIAction? {
      guard case .tag(let tag) = textItem.content else { return defaultAction }
      return UIAction { [weak self] _ in self?.log.append(tag) }
    }
  }

  @Test
  func `a tap on a link or a tag reaches the delegate, where the text is not edited`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let text = NSMutableAttributedString(string: "Read the page and the terms.")
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 9, length: 4))
    text.addAttribute(.textItemTag, value: "terms", range: NSRange(location: 22, length: 5))
    view.attributedText = text
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let (reader, newer) = (Reader(), Newer())
    view.delegate = reader
    func tap(_ words: String) throws {
      let item = try #require(stage.element(named: words))
      stage.tap(at: item.center)
      stage.advance(by: 1)
    }
    #expect(stage.elements.filter { $0.className == "UITextItem" }.isEmpty)
    view.isEditable = false
    try tap("page")
    stage.tap(at: CGPoint(x: 20, y: 15))
    stage.advance(by: 1)
    #expect(reader.log == ["example.com 9"])
    view.delegate = newer
    try tap("terms")
    #expect(newer.log == ["terms"])
  }
}
