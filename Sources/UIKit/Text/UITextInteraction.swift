import CoreGraphics
import Foundation

public enum UITextInteractionMode: Int, Sendable {
  case editable, nonEditable
}

/// Gives a text view of the app's own the gestures of text: a tap edits the text and moves the cursor.
///
/// The cursor and the marks of a selection are drawn for text fields and text views alone.
@preconcurrency
@MainActor
open class UITextInteraction: MainActorObject, UIInteraction {
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  public let textInteractionMode: UITextInteractionMode
  open private(set) weak var view: UIView?
  private let tap = UITapGestureRecognizer()

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init(isolated: ())
    tap.addTarget(self, action: Selector(UITextInteraction.didTap))
  }

  /// Those that others must wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap] }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(tap) }

  open func didMove(to view: UIView?) {
    self.view = view
    if textInteractionMode == .editable { view?.addGestureRecognizer(tap) }
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
