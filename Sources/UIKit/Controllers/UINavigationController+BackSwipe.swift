import Foundation

extension UINavigationController {
  /// When a released swipe pops: past half the width, or faster than this many widths a second
  /// (others' measurements).
  private enum BackSwipe {
    static let fraction: CGFloat = 0.5
    static let speed: CGFloat = 1
  }

  func makePopGesture() -> UIGestureRecognizer {
    let gesture = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector(UINavigationController.backSwipeChanged)
    )
    gesture.edges = .left
    return gesture
  }

  @MainActor
  private func backSwipeChanged(_ gesture: UIGestureRecognizer) {
    guard let pan = gesture as? UIPanGestureRecognizer else { return }
    let width = max(view.bounds.width, 1)
    let direction: CGFloat = isRightToLeft ? -1 : 1
    let fraction = direction * pan.translation(in: view).x / width
    switch gesture.state {
    case .began:
      guard stack.count > 1, navigationTransition == nil else { return }
      backSwipe = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
      backSwipe?.update(fraction)
    case .changed:
      backSwipe?.update(fraction)
    case .ended:
      let speed = direction * pan.velocity(in: view).x / width
      let pops =
        speed > BackSwipe.speed || (speed > -BackSwipe.speed && fraction > BackSwipe.fraction)
      pops ? backSwipe?.finish() : backSwipe?.cancel()
    case .cancelled, .failed:
      backSwipe?.cancel()
    default:
      break
    }
  }
}
