import Foundation

extension UIResponder {
  /// Whether keys type into it.
  var isEdited: Bool {
    if let view = self as? UITextView { return view.isEditable }
    return self is any UIKeyInput
  }

  /// Types a text, one key after the other; the delegate may refuse each.
  ///
  /// Each key goes to what is first responder then: fields for a code move on at every digit. The
  /// rest is lost when nothing is.
  package func pressKeys(for text: String) {
    var receiver: UIResponder? = self
    for key in text.map(String.init) {
      let owner = receiver?.responderWindow?.owner
      receiver?.press(key: key)
      receiver = owner?.keyboardReceiver
    }
  }

  private func press(key: String) {
    if key == "\n", let field = self as? UITextField {
      field.pressReturn()
    } else if let field = self as? any EditedText {
      if field.allows(key, in: field.selection) { field.insertText(key) }
    } else {
      (self as? any UIKeyInput)?.insertText(key)
    }
  }
}

@MainActor
extension UIKitWorld {
  /// What has the keyboard: the first responder of the topmost window that has one.
  package var keyboardReceiver: UIResponder? {
    windows.reversed().lazy.compactMap(\.firstResponder).first
  }
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
