import Foundation

/// The panel that formats a text.
///
/// It is never shown: the menu of a text here does not lead to it.
@preconcurrency
@MainActor
open class UITextFormattingViewController: UIViewController {}

/// What an app suggests to type, which iOS shows over its keyboard.
@preconcurrency
@MainActor
open class UIInputSuggestion: MainActorObject {}

extension UITextViewDelegate {
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  public func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView,
    didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView,
    willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView,
    didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView,
    insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
}
