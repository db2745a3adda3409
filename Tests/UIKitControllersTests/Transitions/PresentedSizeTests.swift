import Segue
import Testing
import UIKit

/// A presented view fills its place before it is visible.
@MainActor
struct PresentedSizeTests {
  private final class Half: UIPresentationController {
    var seen: CGRect?
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 100, width: 100, height: 100)
    }
    override func presentationTransitionWillBegin() { seen = presentedViewController.view.frame }
  }

  private final class Fade: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var half: Half?
    var seen: CGRect?
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      half = Half(presentedViewController: presented, presenting: presenting)
      return half
    }
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else {
        seen = context.viewController(forKey: .from).map(context.finalFrame)
        return context.completeTransition(true)
      }
      seen = view.frame
      context.containerView.addSubview(view)
      context.completeTransition(true)
    }
  }

  /// As a storyboard's: of the size of its canvas.
  private func screen(_ delegate: Fade, _ style: UIModalPresentationStyle) -> UIViewController {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 60, height: 70)
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = delegate
    return controller
  }

  /// Notes whether its container is there when it hears of another size.
  private final class Noting: UIPresentationController {
    var hasContainer: [Bool] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { hasContainer.append(containerView != nil) }
  }

  private final class NotingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var noting: Noting?
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      noting = Noting(presentedViewController: presented, presenting: presenting)
      return noting
    }
  }

  private final class Sized: UIViewController {
    override func viewDidLoad() { preferredContentSize = CGSize(width: 50, height: 50) }
  }

  @Test
  func `a presentation hears of another size once it has a container`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let home = UIViewController()
    stage.window.rootViewController = home
    let (sized, delegate) = (Sized(), NotingDelegate())
    sized.modalPresentationStyle = .custom
    sized.transitioningDelegate = delegate
    stage.perform { home.present(sized, animated: true) }
    try stage.settle()
    #expect(delegate.noting?.hasContainer == [])
    sized.preferredContentSize.height = 60
    #expect(delegate.noting?.hasContainer == [true])
  }

  /// At the lower edge, as high as its screen says.
  private final class Measured: UIPresentationController {
    var height: CGFloat = 0
    override var frameOfPresentedViewInContainerView: CGRect {
      let (whole, lower) = (containerView?.bounds ?? .zero, height)
      return CGRect(x: 0, y: whole.height - lower, width: whole.width, height: lower)
    }
  }

  private final class MeasuredDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Measured(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Measuring: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      (presentationController as? Measured)?.height = 60
    }
  }

  @Test
  func `a screen that measures itself when it is to appear slides up whole`() throws {
    try withExtendedLifetime(MeasuredDelegate()) { delegate in
      _ = try slideUp(Measuring(), presentedBy: delegate)
    }
  }

  /// Presents a screen that is to be 60 points high, and checks that it comes up so.
  private func slideUp(
    _ screen: UIViewController,
    presentedBy delegate: any UIViewControllerTransitioningDelegate
  ) throws -> Stage {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let home = UIViewController()
    stage.window.rootViewController = home
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
    stage.perform { home.present(screen, animated: true) }
    stage.advance(by: 0.1)
    let coming = try #require(screen.view.layer.presentation()?.frame)
    #expect(coming.height == 60 && coming.minY > 140 && coming.minY < 200)
    try stage.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 140, width: 100, height: 60))
    return stage
  }

  @Test
  func `a full-screen presentation has the container's size when its animator begins`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let home = UIViewController()
    stage.window.rootViewController = home
    let fade = Fade()
    stage.perform { home.present(screen(fade, .fullScreen), animated: true) }
    try stage.settle()
    #expect(fade.seen == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test
  func `a custom presentation has its frame when its animator begins`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let home = UIViewController()
    stage.window.rootViewController = home
    let fade = Fade()
    stage.perform { home.present(screen(fade, .custom), animated: true) }
    try stage.settle()
    #expect(fade.half?.seen == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(fade.seen == CGRect(x: 0, y: 100, width: 100, height: 100))
  }
  @Test
  func `a leaving view has its resting place for a final frame`() throws {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let home = UIViewController()
    stage.window.rootViewController = home
    let fade = Fade()
    stage.perform { home.present(screen(fade, .custom), animated: true) }
    try stage.settle()
    stage.perform { home.dismiss(animated: true) }
    try stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(fade.seen == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  /// As high as the presented view's constraints, at the lower edge.
  private final class Card: UIPresentationController {
    override func presentationTransitionWillBegin() {
      guard let view = presentedView, let containerView else { return }
      containerView.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
  }

  private final class Cards: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test
  func `constraints decide where a screen of a custom presentation slides to, and from where back`()
    throws
  {
    let (screen, cards) = (UIViewController(), Cards())
    let stage = try slideUp(screen, presentedBy: cards)
    stage.perform { screen.dismiss(animated: true) }
    stage.advance(by: 0.1)
    let leaving = try #require(screen.view.layer.presentation()?.frame)
    #expect(leaving.height == 60 && leaving.minY > 140 && leaving.minY < 200)
    try stage.settle()
    withExtendedLifetime(cards) {}
  }

  @Test
  func `rows below a bar stand still in a screen that slides in`() throws {
    let stage = Stage(size: CGSize(width: 393, height: 852))
    let (root, table) = (UIViewController(), UITableViewController())
    stage.perform { stage.window.rootViewController = root }
    let screen = UINavigationController(rootViewController: table)
    screen.modalPresentationStyle = .fullScreen
    stage.perform { root.present(screen, animated: true) }
    stage.advance(by: 0.1)
    let (shown, offset) = (table.tableView.layer.presentation(), table.tableView.contentOffset)
    #expect(shown?.bounds.origin == offset && offset.y < 0)
    #expect(screen.view.layer.presentation()?.frame.minY ?? 0 > 100)
  }
}
