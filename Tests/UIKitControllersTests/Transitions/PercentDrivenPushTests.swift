import Segue
import Testing
import UIKit

/// Pushes that a percentage drives: when they end, and what goes with them.
@MainActor
struct PercentDrivenPushTests {
  private let stage = Stage.small()
  private let navigation: UINavigationController
  private let delegate = PushDelegate()
  private let next = UIViewController()

  init() {
    let first = UIViewController()
    first.title = "First"
    next.title = "Next"
    navigation = UINavigationController(rootViewController: first)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
  }

  /// Drags for a tenth of a second to the middle of a push of 0.7 seconds.
  private func dragToTheMiddle() -> TimeInterval {
    let start = stage.time
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0)
    for step in 1...5 {
      stage.advance(to: start + Double(step) * 0.02)
      delegate.driver.update(CGFloat(step) * 0.1)
    }
    return start
  }

  @Test
  func `a push released midway takes the rest of its duration`() throws {
    let start = dragToTheMiddle()
    delegate.driver.finish()
    try stage.settle()
    #expect(abs(stage.time - start - 0.45) < 1e-6)
    #expect(navigation.topViewController === next)
  }

  @Test
  func `a push cancelled midway takes the time it has run`() throws {
    let start = dragToTheMiddle()
    delegate.driver.cancel()
    try stage.settle()
    #expect(abs(stage.time - start - 0.45) < 1e-6)
    #expect(navigation.topViewController !== next)
  }

  @Test
  func `a layer above that an app slows down at the release does not stop the push falling back`()
    throws
  {
    let start = dragToTheMiddle()
    delegate.driver.cancel()
    navigation.view.layer.speed = 0.1
    navigation.view.layer.beginTime = stage.time
    var last = next.view.layer.presentation()?.frame.minX ?? 0
    for step in 1...3 {
      stage.advance(to: start + 0.1 + Double(step) * 0.1)
      let shown = next.view.layer.presentation()?.frame.minX ?? 0
      #expect(shown > last + 10)
      last = shown
    }
    try stage.settle()
    #expect(abs(stage.time - start - 0.45) < 1e-6)
    #expect(navigation.topViewController !== next)
  }

  @Test
  func `alongside animations stop with the finger`() {
    let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(bystander)
    stage.advance(by: 0)
    let start = stage.time
    navigation.pushViewController(next, animated: true)
    navigation.transitionCoordinator?.animateAlongsideTransition(
      in: bystander,
      animation: { _ in bystander.frame.origin.x = 100 },
      completion: nil
    )
    stage.advance(by: 0)
    delegate.driver.update(0.5)
    stage.advance(to: start + 3)
    let shown = bystander.layer.presentation()?.frame.minX ?? 0
    #expect(abs(shown - 50) < 1e-6)
  }

  @Test
  func `what moves by itself alongside comes back with a push that is cancelled`() throws {
    let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bystander.backgroundColor = .red
    stage.window.addSubview(bystander)
    stage.advance(by: 0)
    let start = stage.time
    navigation.pushViewController(next, animated: true)
    navigation.transitionCoordinator?.animate { _ in
      bystander.frame.origin.x = 100
      bystander.backgroundColor = .blue
    }
    stage.advance(by: 0)
    delegate.driver.update(0.5)
    stage.advance(to: start + 0.35)
    let middle = bystander.layer.presentation()?.frame.minX ?? 0
    #expect(middle > 20 && middle < 80)
    delegate.driver.cancel()
    #expect(bystander.backgroundColor == .red)
    var last = middle
    for step in 1...3 {
      stage.advance(to: start + 0.35 + Double(step) * 0.1)
      let shown = bystander.layer.presentation()?.frame.minX ?? -1
      #expect(shown < last && shown > 0)
      last = shown
    }
    try stage.settle()
    #expect(abs(stage.time - start - 0.7) < 1e-6)
    #expect(bystander.frame.minX == 0)
    #expect(bystander.layer.presentation()?.frame.minX == 0)
  }

  @Test
  func `alongside animations end with the push`() throws {
    let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(bystander)
    stage.advance(by: 0)
    navigation.pushViewController(next, animated: true)
    navigation.transitionCoordinator?.animateAlongsideTransition(
      in: bystander,
      animation: { _ in bystander.frame.origin.x = 100 },
      completion: nil
    )
    stage.advance(by: 0.1)
    delegate.driver.update(0.5)
    delegate.driver.finish()
    stage.advance(by: 0.351)
    #expect(bystander.layer.presentation()?.frame.minX == 100)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test
  func `alongside animations are over when the animator completes the push early`() throws {
    let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(bystander)
    stage.advance(by: 0)
    navigation.pushViewController(next, animated: true)
    navigation.transitionCoordinator?.animateAlongsideTransition(
      in: bystander,
      animation: { _ in bystander.frame.origin.x = 100 },
      completion: nil
    )
    stage.advance(by: 0.1)
    delegate.driver.update(0.5)
    delegate.driver.finish()
    stage.advance(by: 0.05)
    #expect((bystander.layer.presentation()?.frame.minX ?? 0) < 90)
    stage.perform { delegate.push.context?.completeTransition(true) }
    stage.advance(by: 0.01)
    #expect(bystander.layer.presentation()?.frame.minX == 100)
    stage.advance(by: 0.1)
    #expect(bystander.layer.presentation()?.frame.minX == 100)
  }
}

private final class PushDelegate: NSObject, UINavigationControllerDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  let push = SlowPush()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { push }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class SlowPush: NSObject, UIViewControllerAnimatedTransitioning {
  weak var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.7 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    self.context = context
    view.frame = context.containerView.bounds.offsetBy(dx: 320, dy: 0)
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.7) {
      view.frame = context.containerView.bounds
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
