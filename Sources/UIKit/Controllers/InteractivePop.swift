import Foundation

/// Pops a screen while a finger drags: the delegate and the target of the pop recognizer.
///
/// Apps have their own pan call the method by its name, to pop from anywhere on the screen.
final class InteractivePop: MainActorObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?
  /// What takes a zoomed screen back while a finger drags.
  private weak var zoom: ZoomDrag?

  /// When a released swipe pops: past half the width, or faster than this many widths a second
  /// (others' measurements).
  private static let fraction: CGFloat = 0.5
  private static let speed: CGFloat = 1

  init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init(isolated: ())
  }

  func makeRecognizer() -> UIGestureRecognizer {
    let gesture = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector(
        "handleNavigationTransition:",
        InteractivePop.handleNavigationTransition(_:)
      )
    )
    gesture.edges = .left
    gesture.delegate = self
    return gesture
  }

  func handleNavigationTransition(_ gesture: UIGestureRecognizer) {
    guard let pan = gesture as? UIPanGestureRecognizer, let navigationController,
      !moveZoomedScreen(pan)
    else { return }
    let view = navigationController.view
    let width = max(view?.bounds.width ?? 0, 1)
    let direction: CGFloat = navigationController.isRightToLeft ? -1 : 1
    let fraction = direction * pan.translation(in: view).x / width
    switch gesture.state {
    case .began:
      guard mayBegin else { return }
      navigationController.backSwipe = UIPercentDrivenInteractiveTransition()
      navigationController.popViewController(animated: true)
      navigationController.backSwipe?.update(fraction)
    case .changed:
      navigationController.backSwipe?.update(fraction)
    case .ended:
      let speed = direction * pan.velocity(in: view).x / width
      let pops = speed > Self.speed || (speed > -Self.speed && fraction > Self.fraction)
      let swipe = navigationController.backSwipe
      pops ? swipe?.finish() : swipe?.cancel()
    case .cancelled, .failed:
      navigationController.backSwipe?.cancel()
    default:
      break
    }
  }

  /// - Returns: whether the finger has to do with a screen that goes back by a zoom.
  private func moveZoomedScreen(_ pan: UIPanGestureRecognizer) -> Bool {
    if pan.state == .began {
      zoom = nil
      guard mayBegin, let navigationController,
        let drag = navigationController.topViewController?.zoomDrag, drag.isPossible
      else { return false }
      let way = ZoomHold.Way.aside(navigationController.isRightToLeft ? -1 : 1)
      guard drag.mayBegin(pan, way) else { return true }
      zoom = drag
    }
    zoom?.changed(pan)
    return zoom != nil
  }

  /// No swipe where the system shows no back button, and none where the app animates the pop
  /// itself: apps set another delegate, or have a pan of their own, which the swipe would keep
  /// from beginning (observed).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard mayBegin, let navigationController, !navigationController.isNavigationBarHidden,
      let item = navigationController.topViewController?.navigationItem, !item.hidesBackButton,
      !isAnimatedByApp
    else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  /// Whether the navigation controller's delegate has an animator for the pop.
  private var isAnimatedByApp: Bool {
    guard let navigationController, let delegate = navigationController.delegate else {
      return false
    }
    let ends = navigationController.stack.suffix(2)
    guard ends.count == 2, let from = ends.last, let to = ends.first else { return false }
    return delegate.navigationController(
      navigationController,
      animationControllerFor: .pop,
      from: from,
      to: to
    ) != nil
  }

  /// Whether there is a screen to pop to, and no other change runs.
  private var mayBegin: Bool {
    guard let navigationController else { return false }
    return navigationController.stack.count > 1 && navigationController.navigationTransition == nil
  }
}
