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
