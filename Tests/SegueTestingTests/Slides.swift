import Foundation
import Segue
import UIKit

/// A named square that moves across a small screen.
@MainActor
func slide(
  duration: Double = 0.5,
  delay: Double = 0,
  color: UIColor = .red,
  size: CGSize = CGSize(width: 60, height: 40),
  scale: CGFloat = 1,
  curve: UIView.AnimationOptions = .curveLinear
) -> Scenario {
  Scenario(stage: { Stage(size: size, scale: scale) }) { stage in
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    square.backgroundColor = color
    square.accessibilityIdentifier = "square"
    controller.view.addSubview(square)
    stage.window.rootViewController = controller
    return {
      UIView.animate(withDuration: duration, delay: delay, options: curve) {
        square.frame.origin.x = 40
      }
    }
  }
}

/// A modal screen that an animator of the test brings in.
@MainActor
func presentation(
  _ animate: @escaping @MainActor (UIViewControllerContextTransitioning) -> Void
) -> Scenario {
  Scenario(stage: { Stage(size: CGSize(width: 60, height: 80)) }) { stage in
    let home = UIViewController()
    home.view.backgroundColor = .white
    stage.window.rootViewController = home
    let next = UIViewController()
    next.view.backgroundColor = .blue
    next.modalPresentationStyle = .fullScreen
    let animator = TestAnimator(animate)
    next.transitioningDelegate = animator
    return {
      _ = animator
      home.present(next, animated: true)
    }
  }
}

@MainActor
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  private let animate: @MainActor (UIViewControllerContextTransitioning) -> Void

  init(_ animate: @escaping @MainActor (UIViewControllerContextTransitioning) -> Void) {
    self.animate = animate
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) { animate(context) }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
}

/// Slides the new screen up and completes.
@MainActor
func slideUp(
  _ context: UIViewControllerContextTransitioning,
  then: @escaping @MainActor () -> Void = {}
) {
  guard let view = context.view(forKey: .to) else { return }
  context.containerView.addSubview(view)
  view.frame.origin.y = context.containerView.bounds.height
  UIView.animate(withDuration: 0.2) {
    view.frame.origin.y = 0
  } completion: { _ in
    then()
    context.completeTransition(true)
  }
}
