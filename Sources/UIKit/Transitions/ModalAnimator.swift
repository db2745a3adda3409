import Foundation

/// The animator of a modal style, for both directions.
@MainActor
class ModalAnimator: SystemAnimator {
  let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  /// In seconds.
  var duration: TimeInterval { 0 }

  /// Moves the views of a stage, which are in place, and completes the transition.
  func animate(_ stage: ModalStage) { stage.complete() }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = ModalStage(transitionContext, isPresenting: isPresenting) else {
      return transitionContext.completeTransition(true)
    }
    stage.arrange()
    animate(stage)
  }
}
