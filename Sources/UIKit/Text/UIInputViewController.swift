import Foundation

/// The text that a keyboard of an app's own types into.
@preconcurrency
@MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// The controller of a view in the place of a keyboard.
@preconcurrency
@MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  open override var inputView: UIInputView? { nil }
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open var primaryLanguage: String?
  /// What the field that is edited has.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = DocumentProxy {
    [weak self] in self?.responderWindow?.firstResponder as? any UITextInput
  }
  open func dismissKeyboard() { view.endEditing(true) }
  /// There is no other keyboard.
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  { DispatchQueue.main.async { completionHandler(UILexicon()) } }

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Words of the user's own: contacts and shortcuts, of which a stage has none.
@preconcurrency
@MainActor
open class UILexicon: MainActorObject {
  init() { super.init(isolated: ()) }
  open var entries: [UILexiconEntry] { [] }
}

@preconcurrency
@MainActor
open class UILexiconEntry: MainActorObject {
  init() { super.init(isolated: ()) }
  open var documentText: String { "" }
  open var userInput: String { "" }
}

/// The first responder as a keyboard sees it.
private final class DocumentProxy: MainActorObject, UITextDocumentProxy {
  private let find: () -> (any UITextInput)?

  init(_ find: @escaping () -> (any UITextInput)?) {
    self.find = find
    super.init(isolated: ())
  }

  private func text(
    _ range: (any UITextInput, UITextRange) -> UITextRange?
  ) -> String? {
    guard let input = find(), let selected = input.selectedTextRange,
      let range = range(input, selected)
    else { return nil }
    return input.text(in: range)
  }

  var documentContextBeforeInput: String? {
    text { $0.textRange(from: $0.beginningOfDocument, to: $1.start) }
  }
  var documentContextAfterInput: String? {
    text { $0.textRange(from: $1.end, to: $0.endOfDocument) }
  }
  var selectedText: String? { text { $1.isEmpty ? nil : $1 } }
  var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  let documentIdentifier = UUID()
  var hasText: Bool { find()?.hasText ?? false }
  func insertText(_ text: String) { find()?.insertText(text) }
  func deleteBackward() { find()?.deleteBackward() }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    find()?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { find()?.unmarkText() }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input = find(), let selected = input.selectedTextRange,
      let place = input.position(from: selected.end, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }
}
