import Foundation

/// Text that accepts typing.
@preconcurrency
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Text with places and ranges, which a keyboard edits.
@preconcurrency
@MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Nil without an insertion point.
  var selectedTextRange: UITextRange? { get set }

  // MARK: Text that is being composed

  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()

  // MARK: Places

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Writing direction

  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The coordinates of all rectangles.
  var textInputView: UIView { get }

  // MARK: The keyboard

  var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  var selectionAffinity: UITextStorageDirection { get set }
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  func dictationRecordingDidEnd()
  func dictationRecognitionFailed()
  func beginFloatingCursor(at point: CGPoint)
  func updateFloatingCursor(at point: CGPoint)
  func endFloatingCursor()

  // MARK: The edit menu

  /// Nil for the suggested actions alone.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating)
}

/// What iOS makes optional.
///
/// No stage dictates, and no finger moves a cursor over a keyboard.
extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  public func position(
    within range: UITextRange,
    atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }

  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }

  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  public var textInputView: UIView { self as? UIView ?? UIView() }

  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }

  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }

  public func dictationRecordingDidEnd() {}
  public func dictationRecognitionFailed() {}
  public func beginFloatingCursor(at point: CGPoint) {}
  public func updateFloatingCursor(at point: CGPoint) {}
  public func endFloatingCursor() {}

  public func editMenu(
    for textRange: UITextRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func willPresentEditMenu(with animator: any UIEditMenuInteractionAnimating) {}
  public func willDismissEditMenu(with animator: any UIEditMenuInteractionAnimating) {}
}

/// What a keyboard is notified of by a text that changes by itself.
@preconcurrency
@MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A piece of dictated text.
@preconcurrency
@MainActor
open class UIDictationPhrase: MainActorObject {
  open var text: String { "" }
  open var alternativeInterpretations: [String]? { nil }
}

/// A view for input that makes the sound of keys; films have none.
@preconcurrency
@MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
