import Segue
import Testing
import UIKit

/// Presentations whose interaction controller only starts the animator: it can be turned back, and
/// reports no percentage.
@MainActor
struct StartingInteractionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let home = UIViewController()
  private let menu = Menu()

  private func present() {
    stage.perform { home.present(menu, animated: true) }
    stage.advance(by: 0.2)
  }

  private func shownAlpha(of view: UIView) -> Float {
    stage.makeCurrent()
    return view.layer.presentation()?.opacity ?? -1
  }

  @Test(arguments: [true, false])
  func `what runs alongside joins the animation that an interaction starts`(
    beginsInteractively: Bool
  ) throws {
    stage.window.rootViewController = home
    menu.player.wantsInteractiveStart = beginsInteractively
    present()
    let shade = try #require(menu.shade)
    #expect(abs(shownAlpha(of: shade) - 0.5) < 0.05)
    try stage.settle()
    #expect(home.presentedViewController === menu)
    #expect(shownAlpha(of: shade) == 1)
  }

  @Test
  func `a shade that fades in alongside takes the touch that turns the presentation back`() throws {
    stage.window.rootViewController = home
    present()
    let shade = try #require(menu.shade)
    #expect(abs(shownAlpha(of: shade) - 0.5) < 0.05)
    stage.tap(at: CGPoint(x: 300, y: 470))
    try stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(menu.player.end == .start)
  }
}

private final class Menu: UIViewController, UIViewControllerTransitioningDelegate {
  let player = Player()
  var shade: UIView? { (presentationController as? Presentation)?.shade }

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = Presentation(presentedViewController: presented, presenting: presenting)
    controller.player = player
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { player }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { player }
}

private final class Presentation: UIPresentationController {
  let shade = UIView()
  var player: Player?

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 50, y: 50, width: 200, height: 200)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    shade.frame = containerView.bounds
    shade.alpha = 0
    shade.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(Presentation.turnBack))
    )
    containerView.addSubview(shade)
    presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 1 }
  }

  func turnBack() { player?.turnBack() }
}

private final class Player: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  var wantsInteractiveStart = true
  private(set) var end: UIViewAnimatingPosition?
  private var context: (any UIViewControllerContextTransitioning)?
  private let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    animateTransition(using: context)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      return
    }
    view.frame = context.finalFrame(for: to)
    view.alpha = 0
    context.containerView.addSubview(view)
    animator.addAnimations { view.alpha = 1 }
    animator.addCompletion { position in
      self.end = position
      context.completeTransition(position == .end)
    }
    animator.startAnimation()
  }

  func turnBack() {
    context?.cancelInteractiveTransition()
    animator.isReversed = true
  }
}
