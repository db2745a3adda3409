import Foundation

/// The pan of a scroll view: calls the view before any target of the client.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  var onChange: (() -> Void)?

  override func sendActions() {
    onChange?()
    super.sendActions()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (view as? UIScrollView)?.touchDidLand()
  }
}
