import Segue
import Testing
import UIKit

/// Property animators that an animator starts by itself, without offering them as its
/// interruptible animator.
@MainActor
struct UnscrubbedAnimatorTests {
  private let stage = Stage.small()
  private let delegate = UnscrubbedDelegate()
  private let presenter = UIViewController()
  private let presented = LeavingController()

  init() {
    presented.modalPresentationStyle = .overFullScreen
    presented.transitioningDelegate = delegate
    stage.window.rootViewController = presenter
    stage.advance(by: 0)
  }

  private func present() {
    presenter.present(presented, animated: false)
    stage.advance(by: 0)
  }

  private func shown(_ view: UIView) -> CGPoint {
    stage.makeCurrent()
    let origin = view.layer.presentation()?.frame.origin ?? .zero
    return CGPoint(x: (origin.x * 1e6).rounded() / 1e6, y: (origin.y * 1e6).rounded() / 1e6)
  }

  /// Begins a dismissal of 0.4 seconds over 200 points; returns when.
  private func dismiss() -> TimeInterval {
    let start = stage.time
    presented.dismiss(animated: true)
    stage.advance(by: 0)
    return start
  }

  @Test
  func `it plays on whatever the finger does, and completes the transition`() throws {
    present()
    let start = dismiss()
    delegate.driver.update(0.05)
    stage.advance(to: start + 0.1)
    #expect(shown(presented.view).y == 50)
    delegate.driver.update(0.1)
    #expect(shown(presented.view).y == 50)
    stage.advance(to: start + 0.2)
    #expect(shown(presented.view).y == 100)
    try stage.settle()
    #expect(abs(stage.time - start - 0.4) < 1e-6)
    #expect(presenter.presentedViewController == nil)
    delegate.driver.update(0.5)
    delegate.driver.finish()
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
  }

  @Test
  func `blocks of the same transition follow the finger`() {
    present()
    let start = dismiss()
    delegate.driver.update(0.25)
    stage.advance(to: start + 0.3)
    #expect(shown(delegate.mark).x == 25)
    #expect(shown(presented.view).y == 150)
  }

  @Test
  func `what is animated alongside follows the finger, and returns with it`() throws {
    present()
    let start = dismiss()
    let bystander = presented.bystander
    delegate.driver.update(0.25)
    stage.advance(to: start + 0.1)
    #expect(shown(bystander).x == 25)
    delegate.driver.cancel()
    try stage.settle()
    #expect(bystander.frame.minX == 0)
  }

  @Test
  func `it plays on after the interaction was finished before its end`() throws {
    present()
    let start = dismiss()
    delegate.driver.update(0.9)
    delegate.driver.finish()
    stage.advance(to: start + 0.2)
    #expect(shown(presented.view).y == 100)
    try stage.settle()
    #expect(abs(stage.time - start - 0.4) < 1e-6)
    #expect(presenter.presentedViewController == nil)
  }

  @Test
  func `a cancelled interaction lets it play out, and the screen stays presented`() throws {
    present()
    let start = dismiss()
    delegate.driver.update(0.1)
    delegate.driver.cancel()
    stage.advance(to: start + 0.2)
    #expect(shown(presented.view).y == 100)
    #expect(shown(delegate.mark).x == 0)
    try stage.settle()
    #expect(abs(stage.time - start - 0.4) < 1e-6)
    #expect(presenter.presentedViewController === presented)
  }

  @Test
  func `time runs again in the container after it has ended the transition`() throws {
    presenter.present(presented, animated: true)
    stage.advance(by: 0)
    delegate.driver.update(0.05)
    try stage.settle()
    #expect(presenter.presentedViewController === presented)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    presented.view.addSubview(square)
    let start = stage.time
    stage.perform {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { square.frame.origin.x = 80 }
      )
    }
    stage.advance(to: start + 0.5)
    #expect(shown(square).x == 40)
  }
}

/// Moves a view of its presenter along with its dismissal.
private final class LeavingController: UIViewController {
  let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presentingViewController?.view.addSubview(bystander)
    transitionCoordinator?.animateAlongsideTransition(
      in: bystander,
      animation: { [bystander] _ in bystander.frame.origin.x = 100 },
      completion: nil
    )
  }
}

/// Moves the presented screen with a property animator and a mark with a block,
/// linearly, in 0.4 seconds.
private final class UnscrubbedDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let arriving = context.view(forKey: .to)
    guard let view = arriving ?? context.view(forKey: .from) else { return }
    if let arriving {
      container.addSubview(arriving)
      arriving.frame.origin.y = container.bounds.height
    }
    container.addSubview(mark)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { [mark] in
      mark.frame.origin.x = 100
    }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view.frame.origin.y = arriving == nil ? container.bounds.height : 0
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator.startAnimation()
  }
}
