import Foundation

/// What the keyboard tells the app.
extension Keyboard {
  /// What the notifications are about.
  enum Moment {
    case willShow, didShow, willHide, didHide

    var names: [Notification.Name] {
      switch self {
      case .willShow:
        [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
      case .didShow:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
      case .willHide:
        [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
      case .didHide:
        [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
      }
    }
  }

  /// 0.25 seconds with curve 7, as iOS says; the motion is the system's spring over half a second
  /// (inferred from several apps).
  func post(
    _ moment: Moment,
    _ begin: CGRect,
    _ end: CGRect,
    lasting duration: TimeInterval = 0.25
  ) {
    let values: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in moment.names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: values)
    }
  }
}
