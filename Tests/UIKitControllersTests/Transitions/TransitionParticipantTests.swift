import Segue
import Testing
import UIKit

/// Which classes a film of a file's screen or delegate is looked for by.
@MainActor
@Suite
struct TransitionParticipantTests {
  private final class Menu: UIViewController {}
  private final class Page: UIViewController {}

  private final class Fade: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  @Test(arguments: [true, false])
  func `screens in stacks take part, and the one that is left in an app's own transition`(
    isOwn: Bool
  ) throws {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let menu = Menu()
    stage.window.rootViewController = UINavigationController(rootViewController: menu)
    stage.advance(by: 0)
    let fade = Fade()
    let page = UINavigationController(rootViewController: Page())
    page.modalPresentationStyle = .fullScreen
    if isOwn { page.transitioningDelegate = fade }
    menu.present(page, animated: true)
    stage.advance(by: 1)
    let names = try #require(stage.transitionsSoFar.last).participantClasses
    #expect(names.contains("Page"))
    #expect(names.contains("Menu") == isOwn)
    #expect(names.contains("Fade") == isOwn)
  }
}
