import Foundation

/// A place in a text.
@preconcurrency
@MainActor
open class UITextPosition: MainActorObject {
  package let offset: Int
  package init(offset: Int) { self.offset = offset }
  public init() { offset = 0 }
}

/// A range between two places in a text.
@preconcurrency
@MainActor
open class UITextRange: MainActorObject {
  open var start: UITextPosition
  open var end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }

  package init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }

  public init() {
    start = UITextPosition()
    end = UITextPosition()
  }
}

public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// Text that accepts typing.
@preconcurrency
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A text's options for the keyboard.
@preconcurrency
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// Text with places and ranges.
///
/// Fields and text views implement the part that needs no keyboard.
@preconcurrency
@MainActor
public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func replace(_ range: UITextRange, withText text: String)
}

/// The text behind a `UITextInput` of UIKit's own.
@MainActor
protocol EditedText: UITextInput {
  var editedText: String { get set }
  /// Asks the delegate about a change that a key makes.
  func allows(_ text: String, in range: NSRange) -> Bool
  /// Called after each change that is not made by the app's own assignment.
  func didEdit()
}

extension EditedText {
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: editedText.utf16.count) }

  private func range(_ range: UITextRange) -> NSRange {
    let count = editedText.utf16.count
    let start = min(max(0, range.start.offset), count)
    return NSRange(location: start, length: min(max(start, range.end.offset), count) - start)
  }

  public func text(in range: UITextRange) -> String? {
    (editedText as NSString).substring(with: self.range(range))
  }

  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition, toPosition) }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...editedText.utf16.count).contains(place) ? UITextPosition(offset: place) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func replace(_ range: UITextRange, withText text: String) {
    editedText = (editedText as NSString).replacingCharacters(in: self.range(range), with: text)
  }

  public func insertText(_ text: String) {
    editedText += text
    didEdit()
  }

  public func deleteBackward() {
    guard !editedText.isEmpty else { return }
    editedText.removeLast()
    didEdit()
  }
}

extension UITextField: EditedText {
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  /// The end of the text while the field is being edited.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(endOfDocument, endOfDocument) : nil }
    set {}
  }

  func allows(_ text: String, in range: NSRange) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func didEdit() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView: EditedText {
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  public var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(offset: selectedRange.location),
        UITextPosition(offset: selectedRange.location + selectedRange.length)
      )
    }
    set {
      guard let range = newValue else { return }
      selectedRange = NSRange(
        location: range.start.offset,
        length: range.end.offset - range.start.offset
      )
    }
  }

  func allows(_ text: String, in range: NSRange) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func didEdit() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

/// A view for input that makes the sound of keys; films have none.
@MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
