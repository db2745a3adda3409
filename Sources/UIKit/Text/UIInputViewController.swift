import Foundation

/// The controller of a view in the place of a keyboard.
@preconcurrency
@MainActor
open class UIInputViewController: UIViewController {
  open override var inputView: UIInputView? { nil }
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open var primaryLanguage: String?
  open func dismissKeyboard() { view.endEditing(true) }
  open func advanceToNextInputMode() {}
}
