import Foundation

extension UIView {
  /// Makes the first responder inside the view resign, if there is one.
  ///
  /// `force` does not ask it.
  func endEditingInside(_ force: Bool) -> Bool {
    guard let window = (self as? UIWindow) ?? responderWindow, let responder = window.firstResponder
    else {
      return false
    }
    var current: UIResponder? = responder
    while let next = current, next !== self { current = next.next }
    guard current === self else { return false }
    if !force { return responder.resignFirstResponder() }
    window.resign(responder)
    return true
  }
}

extension UIWindow {
  /// Takes the keyboard from its first responder, which is asked first and cannot refuse.
  func resign(_ responder: UIResponder) {
    guard !responder.resignFirstResponder() else { return }
    firstResponder = nil
    owner.keyboard.responderMayHaveChanged()
    responder.wasForcedToResign()
  }
}
