import Segue
import Testing
import UIKit

/// Texts that become longer than their views while they are typed.
@MainActor
@Suite
struct `A text that outgrows its view` {
  private let stage = Stage(screen: .iPhone15, showsKeyboard: true)
  private let host = UIViewController()

  init() throws {
    stage.window.rootViewController = host
    host.view.backgroundColor = .white
    try stage.settle()
  }

  @Test
  func `scrolls in a text view as far as the caret needs`() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
    view.font = .systemFont(ofSize: 18)
    host.view.addSubview(view)
    stage.perform {
      view.becomeFirstResponder()
      view.insertText("One line")
    }
    try stage.settle()
    #expect(view.contentOffset.y == 0)
    stage.perform { view.insertText("\n2\n3\n4\n5\n6") }
    try stage.settle()
    #expect(view.contentSize.height > 120)
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 60)) < 1)
    stage.perform {
      view.selectedRange = NSRange(location: 0, length: 0)
      view.insertText("1")
    }
    try stage.settle()
    #expect(view.contentOffset.y == 0)
  }

  @Test
  func `shows its end in a field that is edited, and its beginning afterwards`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    field.font = .systemFont(ofSize: 18)
    host.view.addSubview(field)
    // Black letters at the beginning, and white ones at the end.
    func hasInk() -> Bool {
      let frame = stage.render()
      let scale = frame.width / 393
      for y in 100 * scale..<140 * scale {
        for x in 20 * scale..<110 * scale where frame[x, y].red < 100 && frame[x, y].blue < 100 {
          return true
        }
      }
      return false
    }
    let text = NSMutableAttributedString(
      string: "MMMMMMMMMM" + String(repeating: " ", count: 20) + ".........."
    )
    let font = UIFont.systemFont(ofSize: 18)
    text.addAttributes(
      [.font: font, .foregroundColor: UIColor.black],
      range: NSRange(location: 0, length: 10)
    )
    text.addAttributes(
      [.font: font, .foregroundColor: UIColor.white],
      range: NSRange(location: 10, length: 30)
    )
    field.attributedText = text
    try stage.settle()
    #expect(hasInk())
    stage.perform { field.becomeFirstResponder() }
    try stage.settle()
    #expect(!hasInk())
    stage.perform {
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument,
        to: field.beginningOfDocument
      )
    }
    try stage.settle()
    #expect(hasInk())
  }
}
