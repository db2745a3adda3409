import Foundation

/// The pan of a scroll view: calls the view before any target of the client.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  var onChange: (() -> Void)?
  /// Whether its touch has stopped content that was moving.
  private(set) var hasStoppedMotion = false

  override func sendActions() {
    onChange?()
    super.sendActions()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView = view as? UIScrollView else { return }
    hasStoppedMotion = hasStoppedMotion || scrollView.isDecelerating
    scrollView.touchDidLand()
  }

  override func reset() {
    super.reset()
    let hasStopped = hasStoppedMotion
    hasStoppedMotion = false
    (view as? UIScrollView)?.touchDidLift(havingStoppedMotion: hasStopped)
  }
}
