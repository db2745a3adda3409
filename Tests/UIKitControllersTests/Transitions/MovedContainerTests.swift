import Segue
import Testing
import UIKit

/// What a transition or an app moves by a transform stays moved when bars and content are laid out.
@MainActor
struct MovedContainerTests {
  /// Moves the whole container, as cubes do.
  private final class Mover: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      let container = context.containerView
      container.addSubview(to)
      to.frame = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: {
          container.transform = CGAffineTransform(translationX: -container.bounds.width, y: 0)
        },
        completion: { _ in
          container.transform = .identity
          to.frame = container.bounds
          context.completeTransition(true)
        }
      )
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400))

  @Test
  func `the container of a push`() throws {
    let mover = Mover()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = mover
    stage.window.rootViewController = stack
    try stage.settle()
    let next = UIViewController()
    stage.perform { stack.pushViewController(next, animated: true) }
    stage.advance(by: 0.5)
    let container = try #require(next.view.superview)
    #expect(container.transform.tx == -200)
    #expect(container.center == CGPoint(x: 100, y: 200))
    stack.view.setNeedsLayout()
    stack.view.layoutIfNeeded()
    #expect(container.center == CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(next.view.superview === container)
  }

  @Test
  func `the bar of tabs`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    stage.window.rootViewController = tabs
    try stage.settle()
    let place = tabs.tabBar.center
    tabs.tabBar.transform = CGAffineTransform(translationX: 0, y: 100)
    tabs.view.setNeedsLayout()
    try stage.settle()
    #expect(tabs.tabBar.center == place)
  }
}
