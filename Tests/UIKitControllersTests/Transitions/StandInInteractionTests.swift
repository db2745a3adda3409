import Segue
import Testing
import UIKit

/// The tool's finger in place of an interaction controller that the code lacks.
@MainActor
struct StandInInteractionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let first = UIViewController()
  private let second = UIViewController()
  private let fade = FadeDelegate()
  private let interaction = UIPercentDrivenInteractiveTransition()

  init() {
    second.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = first
    stage.advance(by: 0.1)
  }

  private var alpha: CGFloat {
    stage.makeCurrent()
    return CGFloat(second.view.layer.presentation()?.opacity ?? -1)
  }

  @Test
  func `an animator whose delegate has no interaction controller is driven by it`() {
    stage.window.owner.standInInteraction = { _ in interaction }
    second.transitioningDelegate = fade
    first.present(second, animated: true)
    stage.advance(by: 1)
    #expect(abs(alpha) < 1e-3)
    interaction.update(0.25)
    stage.advance(by: 1)
    #expect(abs(alpha - 0.25) < 1e-3)
    interaction.finish()
    stage.advance(by: 1)
    #expect(first.presentedViewController === second)
    #expect(!second.isBeingPresented)
  }

  @Test
  func `it learns which animator it drives`() {
    var asked: (any UIViewControllerAnimatedTransitioning)?
    stage.window.owner.standInInteraction = {
      asked = $0
      return nil
    }
    second.transitioningDelegate = fade
    first.present(second, animated: true)
    #expect(asked === fade)
  }

  @Test
  func `UIKit's own animator runs by itself`() {
    let log = CallLog()
    stage.window.owner.standInInteraction = { _ in
      log.note("request")
      return interaction
    }
    first.present(second, animated: true)
    stage.advance(by: 1)
    #expect(!second.isBeingPresented)
    #expect(log.calls.isEmpty)
  }
}

private final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      options: .curveLinear,
      animations: { view.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}
