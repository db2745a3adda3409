import Segue
import Testing
import UIKit

/// What a script's keys and fingers make text fields and text views report.
@MainActor
struct TypingTests {
  private let stage = Stage(size: CGSize(width: 200, height: 400))
  private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 180, height: 40))
  private let view = UITextView(frame: CGRect(x: 10, y: 100, width: 180, height: 80))
  private let log = CallLog()
  private let ear: Ear

  init() {
    ear = Ear(log)
    let home = UIViewController()
    home.view.addSubview(field)
    home.view.addSubview(view)
    stage.window.rootViewController = home
    stage.advance(by: 0.1)
  }

  private final class Ear: NSObject {
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func hear(_ notification: Notification) { log.note(notification.name.rawValue) }
  }

  private func listen(_ names: [Notification.Name], _ object: AnyObject) {
    for name in names {
      NotificationCenter.default.addObserver(
        ear,
        selector: Selector(Ear.hear(_:)),
        name: name,
        object: object
      )
    }
  }

  private func type(_ text: String) throws {
    try stage.prepare(.type(text))()
    stage.advance(by: 0.1)
  }

  @Test
  func `each key changes a field`() throws {
    let log = log
    field.addAction(UIAction { _ in log.note("changed") }, for: .editingChanged)
    field.becomeFirstResponder()
    try type("abc")
    #expect(field.text == "abc")
    #expect(log.take() == ["changed", "changed", "changed"])
  }

  @Test
  func `a field posts the beginning, each change and the end`() throws {
    listen(
      [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ],
      field
    )
    field.becomeFirstResponder()
    try type("ab")
    field.resignFirstResponder()
    #expect(
      log.take() == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidChangeNotification", "UITextFieldTextDidEndEditingNotification",
      ]
    )
  }

  @Test
  func `an assignment is not an edit`() {
    listen([UITextField.textDidChangeNotification], field)
    field.text = "abc"
    #expect(log.take().isEmpty)
  }

  @Test
  func `a delegate refuses keys`() throws {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let digits = Digits()
    field.delegate = digits
    field.becomeFirstResponder()
    try type("a1b2")
    #expect(field.text == "12")
  }

  @Test
  func `a tap in a text view begins to edit it`() throws {
    listen(
      [UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification],
      view
    )
    stage.tap(at: CGPoint(x: 50, y: 120))
    stage.advance(by: 1)
    #expect(view.isFirstResponder)
    try type("x")
    #expect(
      log.take() == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
      ]
    )
  }

  @Test
  func `a text view that is not editable stays as it is`() {
    view.isEditable = false
    stage.tap(at: CGPoint(x: 50, y: 120))
    stage.advance(by: 1)
    #expect(!view.isFirstResponder)
  }

  @Test
  func `a screen sees the app become active once`() {
    let other = Stage(size: CGSize(width: 100, height: 200))
    other.makeCurrent()
    listen([UIApplication.didBecomeActiveNotification], other.application)
    other.window.rootViewController = UIViewController()
    other.advance(by: 1)
    #expect(log.take() == ["UIApplicationDidBecomeActiveNotification"])
  }
}
