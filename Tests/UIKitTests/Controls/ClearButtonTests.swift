import Segue
import Testing

@testable import UIKit

@MainActor
@Suite
struct `Clear buttons of text fields` {
  private final class Keeper: NSObject, UITextFieldDelegate {
    func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 100), scale: 1)
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  private func show(_ mode: UITextField.ViewMode, text: String?) {
    field.borderStyle = .roundedRect
    field.clearButtonMode = mode
    field.text = text
    stage.window.addSubview(field)
    field.layoutIfNeeded()
  }

  private var shown: UIButton? { field.clearButton.flatMap { $0.isHidden ? nil : $0 } }

  @Test
  func `a field with text has the button at its right, and text ends before it`() throws {
    show(.always, text: "Text")
    #expect(try #require(shown).frame == CGRect(x: 176, y: 5.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
  }

  @Test
  func `an empty field has none`() {
    show(.always, text: "")
    #expect(shown == nil)
  }

  @Test
  func `a field that shows it while editing shows it then`() {
    show(.whileEditing, text: "Text")
    #expect(shown == nil)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(shown != nil)
  }

  @Test
  func `a right view takes its place`() {
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightViewMode = .always
    show(.always, text: "Text")
    #expect(shown == nil)
  }

  @Test
  func `a touch clears the text, unless the delegate refuses`() throws {
    show(.always, text: "Text")
    let keeper = Keeper()
    field.delegate = keeper
    try #require(shown).sendActions(for: .touchUpInside)
    #expect(field.text == "Text")
    field.delegate = nil
    try #require(shown).sendActions(for: .touchUpInside)
    field.layoutIfNeeded()
    #expect(field.text == "")
    #expect(shown == nil)
  }
}
