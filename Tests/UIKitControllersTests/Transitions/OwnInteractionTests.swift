import Segue
import Testing
import UIKit

/// Pops that an interaction of the app's own drives, without a
/// `UIPercentDrivenInteractiveTransition`.
@MainActor
struct OwnInteractionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let navigation: UINavigationController
  private let delegate = PopDelegate()
  private let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    second.title = "Second"
    navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.window.addSubview(bystander)
    stage.advance(by: 0.1)
  }

  /// The pop takes 0.4 seconds; a bystander goes 100 points along with it.
  private func pop(completion: @escaping (Bool) -> Void = { _ in }) {
    navigation.popViewController(animated: true)
    navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in bystander.frame.origin.x = 100 },
      completion: { completion($0.isCancelled) }
    )
    stage.advance(by: 0)
  }

  private var shownX: CGFloat {
    stage.makeCurrent()
    return bystander.layer.presentation()?.frame.minX ?? -1
  }

  /// Where the title of a screen is in the bar, and how much of it shows.
  private func shownTitle(_ text: String) -> (x: CGFloat, alpha: CGFloat)? {
    stage.makeCurrent()
    func find(_ view: UIView, _ x: CGFloat, _ alpha: CGFloat) -> (x: CGFloat, alpha: CGFloat)? {
      guard let shown = view.layer.presentation() else { return nil }
      let x = x + shown.frame.minX
      let alpha = alpha * CGFloat(shown.opacity)
      if (view as? UILabel)?.text == text { return (x, alpha) }
      return view.subviews.lazy.compactMap { find($0, x, alpha) }.first
    }
    return find(navigation.navigationBar, 0, 1)
  }

  @Test
  func `alongside animations wait for the percentage, however long it takes`() {
    pop()
    stage.advance(by: 3)
    #expect(abs(shownX) < 1e-6)
    delegate.interaction.context?.updateInteractiveTransition(0.25)
    stage.advance(by: 3)
    #expect(abs(shownX - 25) < 1e-6)
    delegate.interaction.context?.updateInteractiveTransition(0.1)
    #expect(abs(shownX - 10) < 1e-6)
  }

  @Test
  func `the navigation bar follows the percentage`() throws {
    let start = try #require(shownTitle("Second"))
    pop()
    stage.advance(by: 3)
    let waiting = try #require(shownTitle("Second"))
    #expect(abs(waiting.x - start.x) < 1e-3 && abs(waiting.alpha - 1) < 1e-3)
    delegate.interaction.context?.updateInteractiveTransition(0.2)
    let near = try #require(shownTitle("Second"))
    delegate.interaction.context?.updateInteractiveTransition(0.4)
    let far = try #require(shownTitle("Second"))
    #expect(near.x > start.x + 1)
    #expect(abs((far.x - start.x) - 2 * (near.x - start.x)) < 0.1)
  }

  @Test
  func `a cancelled interaction takes them back in the time of its part`() throws {
    var cancelled: Bool?
    pop { cancelled = $0 }
    let context = try #require(delegate.interaction.context)
    context.updateInteractiveTransition(0.5)
    context.cancelInteractiveTransition()
    stage.advance(by: 0.1)
    #expect(abs(shownX - 25) < 0.5)
    let title = try #require(shownTitle("Second"))
    stage.advance(by: 0.101)
    #expect(abs(shownX) < 1e-6)
    #expect(try #require(shownTitle("Second")).x < title.x - 1)
    #expect(cancelled == nil)
    context.completeTransition(false)
    try stage.settle()
    #expect(cancelled == true)
    #expect(bystander.frame.minX == 0)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test
  func `a finished interaction takes them on in the time of the rest`() throws {
    var cancelled: Bool?
    pop { cancelled = $0 }
    let context = try #require(delegate.interaction.context)
    context.updateInteractiveTransition(0.5)
    context.finishInteractiveTransition()
    stage.advance(by: 0.1)
    #expect(abs(shownX - 75) < 0.5)
    stage.advance(by: 0.101)
    #expect(abs(shownX - 100) < 1e-6)
    context.completeTransition(true)
    try stage.settle()
    #expect(cancelled == false)
    #expect(bystander.frame.minX == 100)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test
  func `animations of a transition that completes early run on`() throws {
    pop()
    let context = try #require(delegate.interaction.context)
    context.updateInteractiveTransition(0.5)
    context.finishInteractiveTransition()
    context.completeTransition(true)
    #expect(navigation.transitionCoordinator == nil)
    stage.advance(by: 0.1)
    #expect(abs(shownX - 75) < 0.5)
    try stage.settle()
    #expect(bystander.frame.minX == 100)
  }

  @Test
  func `what is animated in a transition that is taken back early is where it was`() throws {
    pop()
    let context = try #require(delegate.interaction.context)
    context.updateInteractiveTransition(0.5)
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    #expect(bystander.frame.minX == 0)
    #expect(shownX == 0)
    try stage.settle()
    #expect(bystander.frame.minX == 0)
  }

  @Test
  func `animations that join later take the rest of the way`() throws {
    navigation.popViewController(animated: true)
    stage.advance(by: 0)
    let context = try #require(delegate.interaction.context)
    context.updateInteractiveTransition(0.5)
    navigation.transitionCoordinator?.animate { _ in bystander.frame.origin.x = 100 }
    #expect(abs(shownX) < 1e-6)
    context.updateInteractiveTransition(0.75)
    #expect(abs(shownX - 50) < 1e-6)
  }
}

private final class PopDelegate: NSObject, UINavigationControllerDelegate {
  let interaction = Interaction()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Unused() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

private final class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(view, at: 0)
  }
}

private final class Unused: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
