import Foundation
import Segue
import Testing

@testable import UIKit

/// When a tab takes the colour of the selected one.
@MainActor
@Suite
struct TabSelectionTests {
  private final class Switch: NSObject, UITabBarControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var finger: UIPercentDrivenInteractiveTransition?

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let controller = UITabBarController()
  private let delegate = Switch()

  init() {
    controller.viewControllers = (0..<2).map { index in
      let child = UIViewController()
      child.view.backgroundColor = .white
      child.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: index)
      return child
    }
    controller.delegate = delegate
    stage.window.rootViewController = controller
    stage.advance(by: 0.5)
  }

  /// The ink of the tint in the halves of the bar: grey has as much red as blue.
  private var tint: (left: Int, right: Int) {
    let frame = stage.render()
    var result = (left: 0, right: 0)
    for y in 431..<480 {
      for x in 0..<320 {
        let pixel = frame[x, y]
        let ink = max(0, Int(pixel.blue) - Int(pixel.red) - 20)
        if x < 160 { result.left += ink } else { result.right += ink }
      }
    }
    return result
  }

  @Test
  func `a selected tab has its colour from the start of an animator`() {
    #expect(tint.left > 0)
    #expect(tint.right == 0)
    controller.selectedIndex = 1
    stage.advance(by: 0.1)
    #expect(controller.runningTransition != nil)
    #expect(tint.left == 0)
    #expect(tint.right > 0)
  }

  @Test
  func `along with a finger the colour changes as far as the screens do`() {
    let whole = tint.left
    let finger = UIPercentDrivenInteractiveTransition()
    delegate.finger = finger
    controller.selectedIndex = 1
    finger.update(0.5)
    stage.advance(by: 0.1)
    #expect(tint.left > 0 && tint.left < whole)
    #expect(tint.right > 0 && tint.right < whole)
    finger.cancel()
    stage.advance(by: 2)
    #expect(controller.selectedIndex == 0)
    #expect(tint.left == whole)
    #expect(tint.right == 0)
  }

  @Test
  func `what an app animates in a tab shows while an animator runs`() throws {
    controller.selectedIndex = 1
    let button = try #require(controller.tabBar.subviews.last { $0 is UITabBarButton })
    stage.advance(by: 0.1)
    #expect(button.alpha == 1)
    #expect(controller.tabBar.subviews.last is UITabBarButton)
  }
}
