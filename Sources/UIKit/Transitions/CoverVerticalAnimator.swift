import Foundation

/// Slides the presented screen up from below the container, and down again, on the system spring.
final class CoverVerticalAnimator: SystemAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { TransitionDuration.systemSpring }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = ModalStage(transitionContext, isPresenting: isPresenting) else {
      return transitionContext.completeTransition(true)
    }
    stage.arrange()
    let resting = stage.restingFrame
    var below = resting
    below.origin.y = transitionContext.containerView.bounds.height
    if isPresenting { stage.presented.frame = below }
    UIView.animateWithSystemSpring {
      stage.presented.frame = self.isPresenting ? resting : below
    } completion: { _ in
      stage.complete()
    }
  }
}
