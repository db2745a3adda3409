import UIKit

extension Demo {
  static let modalSlide = Demo(
    "modal-slide",
    summary: "A modal screen that slides up faster than the system's.",
    parameters: [
      .duration(0.2),
      Parameter(
        "edge",
        .choice(["bottom", "top", "left", "right"]),
        default: "bottom",
        help: "Where the screen comes from."
      ),
    ]
  ) { values, screens in
    let root = screens.first { PlacesViewController() }
    let delegate = ModalSlideDelegate(
      duration: values.number("duration"),
      edge: values.choice("edge")
    )
    return .modal(from: root) {
      let modal = screens.second { NoteViewController() }
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = delegate
      return modal
    }
  }
}

/// Slides the presented view over the presenter, which stays where it is.
final class ModalSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let duration: TimeInterval
  private let edge: String

  init(isPresenting: Bool, duration: TimeInterval, edge: String) {
    self.isPresenting = isPresenting
    self.duration = duration
    self.edge = edge
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let moving = context.viewController(forKey: key), let view = moving.view else {
      context.completeTransition(false)
      return
    }
    let shown = isPresenting ? context.finalFrame(for: moving) : view.frame
    let hidden = offScreen(shown, in: context.containerView.bounds)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = hidden
    }
    UIView.animate(
      withDuration: duration,
      animations: { view.frame = self.isPresenting ? shown : hidden },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }

  private func offScreen(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    switch edge {
    case "top": frame.offsetBy(dx: 0, dy: -bounds.height)
    case "left": frame.offsetBy(dx: -bounds.width, dy: 0)
    case "right": frame.offsetBy(dx: bounds.width, dy: 0)
    default: frame.offsetBy(dx: 0, dy: bounds.height)
    }
  }
}

private final class ModalSlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let duration: TimeInterval
  private let edge: String

  init(duration: TimeInterval, edge: String) {
    self.duration = duration
    self.edge = edge
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ModalSlideAnimator(isPresenting: true, duration: duration, edge: edge)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ModalSlideAnimator(isPresenting: false, duration: duration, edge: edge)
  }
}
