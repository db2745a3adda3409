import CoreGraphics
import Foundation

public enum UITextInteractionMode: Int, Sendable {
  case editable, nonEditable
}

/// Gives a text view of the app's own the gestures of text: a tap edits the text and moves
/// the cursor, a double tap selects a word, and a long press moves the cursor; both open
/// the edit menu (observed).
///
/// `UITextSelectionDisplayInteraction` draws the cursor and the marks of a selection.
@preconcurrency
@MainActor
open class UITextInteraction: MainActorObject, UIInteraction {
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  public let textInteractionMode: UITextInteractionMode
  open private(set) weak var view: UIView?
  private let tap = UITapGestureRecognizer()
  private let doubleTap = WordTap()
  private let press = UILongPressGestureRecognizer()
  private weak var bar: EditMenuBar?

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init(isolated: ())
    tap.addTarget(self, action: Selector(UITextInteraction.didTap))
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addTarget(self, action: Selector(UITextInteraction.didDoubleTap))
    press.addTarget(self, action: Selector(UITextInteraction.didPress))
  }

  /// Those that others must wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] {
    [tap, doubleTap, press]
  }

  open func willMove(to view: UIView?) {
    bar?.close()
    for recognizer in gesturesForFailureRequirements {
      self.view?.removeGestureRecognizer(recognizer)
    }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    if textInteractionMode == .editable { view?.addGestureRecognizer(tap) }
    view?.addGestureRecognizer(doubleTap)
    view?.addGestureRecognizer(press)
  }

  private func didDoubleTap() {
    guard let textInput, let place = position(of: doubleTap) else { return }
    selectWord(at: place, of: textInput)
    openMenu()
  }

  private func didPress() {
    guard let textInput, let place = position(of: press) else { return }
    switch press.state {
    case .began, .changed:
      if textInteractionMode == .editable {
        select(textInput.textRange(from: place, to: place), of: textInput)
      } else {
        selectWord(at: place, of: textInput)
      }
    case .ended: openMenu()
    default: break
    }
  }

  private func position(of recognizer: UIGestureRecognizer) -> UITextPosition? {
    guard let textInput, textInput.isFirstResponder || textInteractionMode == .nonEditable else {
      return nil
    }
    return textInput.closestPosition(to: recognizer.location(in: textInput.textInputView))
  }

  private func selectWord(at place: UITextPosition, of textInput: any UITextInput) {
    let directions: [UITextStorageDirection] = [.forward, .backward]
    let word = directions.lazy.compactMap {
      textInput.tokenizer.rangeEnclosingPosition(
        place,
        with: .word,
        inDirection: .storage($0)
      )
    }.first
    select(word, of: textInput)
  }

  private func select(_ range: UITextRange?, of textInput: any UITextInput) {
    guard let range else { return }
    textInput.inputDelegate?.selectionWillChange(textInput)
    textInput.selectedTextRange = range
    textInput.inputDelegate?.selectionDidChange(textInput)
  }

  private func openMenu() {
    bar?.close()
    guard let textInput, let range = textInput.selectedTextRange else { return }
    bar = TextEditMenu.open(for: textInput, range: range, in: textInput.textInputView)
  }

  private func didTap() {
    guard let textInput, let view else { return }
    let point = tap.location(in: view)
    guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
    delegate?.interactionWillBegin(self)
    if !textInput.isFirstResponder { textInput.becomeFirstResponder() }
    let place = tap.location(in: textInput.textInputView)
    if let position = textInput.closestPosition(to: place),
      let range = textInput.textRange(from: position, to: position)
    {
      textInput.inputDelegate?.selectionWillChange(textInput)
      textInput.selectedTextRange = range
      textInput.inputDelegate?.selectionDidChange(textInput)
    }
    delegate?.interactionDidEnd(self)
  }
}

/// The double tap on a word, which comes after the tap that moves the cursor.
private final class WordTap: UITapGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UITapGestureRecognizer)
  }
}

@preconcurrency
@MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(
    _ interaction: UITextInteraction,
    at point: CGPoint
  ) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
