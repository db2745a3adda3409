import UIKit

extension Demo {
  static let presentReverse = Demo(
    "present-reverse",
    summary: "A modal screen comes down from the top.",
    parameters: [.duration(0.5)]
  ) { values, screens in
    let root = screens.first { PlacesViewController() }
    let delegate = PresentReverseDelegate(duration: values.number("duration"))
    return .modal(from: root) {
      let modal = screens.second { NoteViewController() }
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = delegate
      return modal
    }
  }
}

/// The system's modal animation upside down.
final class PresentReverseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let duration: TimeInterval

  init(isPresenting: Bool, duration: TimeInterval) {
    self.isPresenting = isPresenting
    self.duration = duration
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to), let toView = to.view
    else { return context.completeTransition(false) }
    let moving: UIView
    let end: CGRect
    if isPresenting {
      end = context.finalFrame(for: to)
      toView.frame = end.offsetBy(dx: 0, dy: -end.height)
      context.containerView.addSubview(toView)
      moving = toView
    } else {
      toView.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(toView, belowSubview: from.view)
      moving = from.view
      end = moving.frame.offsetBy(dx: 0, dy: -moving.frame.height)
    }
    UIView.animate(
      withDuration: duration,
      animations: { moving.frame = end },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}

private final class PresentReverseDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PresentReverseAnimator(isPresenting: true, duration: duration)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PresentReverseAnimator(isPresenting: false, duration: duration)
  }
}
