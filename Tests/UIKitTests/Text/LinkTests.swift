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
}
