import Foundation

/// Fades the presented screen in over the presenter, and out again.
final class CrossDissolveAnimator: SystemAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { TransitionDuration.dissolve }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = ModalStage(transitionContext, isPresenting: isPresenting) else {
      return transitionContext.completeTransition(true)
    }
    stage.arrange()
    let alpha = stage.presented.alpha
    if isPresenting { stage.presented.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { stage.presented.alpha = self.isPresenting ? alpha : 0 },
      completion: { _ in
        stage.presented.alpha = alpha
        stage.complete()
      }
    )
  }
}
