import Foundation

/// Rolls the presenter's screen up like a page by its lower right corner, uncovering most of the
/// presented one; rolls it down again.
///
/// The roll stays at the top during the presentation.
///
/// iOS bends the page around a cone, whose slant changes on the way; here the roll is a cylinder
/// and its slant stays (inferred from pictures).
final class PartialCurlAnimator: ModalAnimator {
  override var duration: TimeInterval { TransitionDuration.curl }

  override func animate(_ stage: ModalStage) {
    let container = stage.context.containerView
    let resting = container.subviews.lazy.compactMap { $0 as? PageCurl }.first
    let curl = resting ?? stage.presenter.flatMap { PageCurl(of: $0, in: container.bounds) }
    if let curl {
      stage.presenter?.isHidden = true
      curl.extent = isPresenting ? .flat : .resting
      container.addSubview(curl)
    }
    let roll: () -> Void = { curl?.extent = self.isPresenting ? .resting : .flat }
    let finish = {
      stage.presenter?.isHidden = false
      if stage.context.transitionWasCancelled == self.isPresenting {
        curl?.removeFromSuperview()
      }
      stage.complete()
    }
    guard stage.context.isAnimated else {
      roll()
      return finish()
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .curveEaseInOut,
      animations: roll,
      completion: { _ in finish() }
    )
  }
}
