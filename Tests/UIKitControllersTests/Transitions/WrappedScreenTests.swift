import Segue
import Testing
import UIKit

/// A presentation that wraps the screen only when it begins.
private final class WrappingPresentation: UIPresentationController {
  var wrapper: UIView?
  override var presentedView: UIView? { wrapper }
  override func presentationTransitionWillBegin() {
    let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
    if let screen = super.presentedView {
      screen.frame = wrapper.bounds
      wrapper.addSubview(screen)
    }
    self.wrapper = wrapper
  }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var arriving: UIView?
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  )
    -> TimeInterval
  { 0.2 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    arriving = view
    view.alpha = 0
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.2, animations: { view.alpha = 1 }) { _ in
      transitionContext.completeTransition(true)
    }
  }
}

private final class Director: NSObject, UIViewControllerTransitioningDelegate {
  let fade = Fade()
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    WrappingPresentation(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { fade }
}

@MainActor
struct WrappedScreenTests {
  @Test
  func `the animator gets the view that the presentation makes when it begins`() {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let home = UIViewController()
    let detail = UIViewController()
    let director = Director()
    stage.window.rootViewController = home
    stage.advance(by: 0.1)
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = director
    stage.perform { home.present(detail, animated: true) }
    stage.advance(by: 0.5)
    #expect(director.fade.arriving != nil)
    #expect(director.fade.arriving !== detail.view)
    #expect(detail.view.superview === director.fade.arriving)
    #expect(stage.diagnostics == [])
  }
}
