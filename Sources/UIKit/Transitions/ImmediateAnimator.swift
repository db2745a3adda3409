import Foundation

/// Shows the end at once: for transitions that are not animated.
final class ImmediateAnimator: SystemAnimator {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if let controller = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    {
      let frame = transitionContext.finalFrame(for: controller)
      if !frame.isEmpty { view.frame = frame }
      container.addSubview(view)
    }
    transitionContext.view(forKey: .from).map(container.sendSubviewToBack)
    transitionContext.completeTransition(true)
  }
}
