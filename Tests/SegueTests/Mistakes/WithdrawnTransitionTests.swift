import Segue
import Testing
import UIKit

/// `completeTransition(false)` where nothing was cancelled: the film ends on the first screen.
@MainActor
@Suite
struct `Transitions that withdraw themselves` {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let succeeds: Bool

    init(succeeds: Bool) { self.succeeds = succeeds }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.2) {
        view.alpha = 1
      } completion: { [succeeds] _ in
        context.completeTransition(succeeds)
      }
    }
  }

  @Test(arguments: [true, false])
  func `one that completes with false although nothing cancelled it is remarked on`(
    succeeds: Bool
  ) throws {
    let scenario = Scenario(stage: { Stage(size: CGSize(width: 60, height: 80)) }) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      let (next, fade) = (UIViewController(), Fade(succeeds: succeeds))
      next.modalPresentationStyle = .fullScreen
      next.transitioningDelegate = fade
      return {
        withExtendedLifetime(fade) { home.present(next, animated: true) }
      }
    }
    let rehearsal = try scenario.rehearse()
    #expect(rehearsal.diagnostics.isEmpty)
    #expect(
      rehearsal.remarks.map { $0.hasPrefix("Fade called completeTransition(false)") }
        == (succeeds ? [] : [true])
    )
  }
}
