import UIKit

/// What an app has: nothing in it knows of Segue.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    view.frame = context.containerView.bounds
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
