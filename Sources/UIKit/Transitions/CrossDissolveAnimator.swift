import Foundation

/// Fades the presented screen in over the presenter, and out again.
final class CrossDissolveAnimator: ModalAnimator {
  override var duration: TimeInterval { TransitionDuration.dissolve }

  override func animate(_ stage: ModalStage) {
    let alpha = stage.presented.alpha
    if isPresenting { stage.presented.alpha = 0 }
    UIView.animate(
      withDuration: duration,
      animations: { stage.presented.alpha = self.isPresenting ? alpha : 0 },
      completion: { _ in
        stage.presented.alpha = alpha
        stage.complete()
      }
    )
  }
}
