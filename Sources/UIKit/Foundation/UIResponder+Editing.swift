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
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.firstResponder = nil
    window.owner.keyboard.responderMayHaveChanged()
    return true
  }
}
