import Foundation

/// The zoom of iOS 18: a screen grows out of a view of the screen below, and shrinks back into it.
///
/// Time and curve are those of a push; the numbers are inferred.
final class ZoomAnimator: SystemAnimator {
  private let options: UIViewController.Transition.ZoomOptions
  private let source: ZoomSource
  private let isZoomingIn: Bool
  private weak var zoomed: UIViewController?

  /// Nil when the controller prefers something else, or when no view of the screen below is named.
  init?(
    _ zoomed: UIViewController,
    over below: UIViewController,
    isZoomingIn: Bool
  ) {
    guard case .zoom(let options, let provider)? = zoomed.preferredTransition?.kind,
      let source = provider(.init(source: below, zoomed: zoomed)), source.shows(in: below)
    else { return nil }
    self.options = options
    self.source = source
    self.isZoomingIn = isZoomingIn
    self.zoomed = zoomed
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { TransitionDuration.systemSpring }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let scene = makeScene(transitionContext) else {
      return transitionContext.completeTransition(true)
    }
    let motion = ZoomMotion(of: scene)
    if isZoomingIn {
      zoomed?.updateZoomDrag()
      zoomed?.zoomDrag?.arrival = motion
    }
    scene.move(toLarge: isZoomingIn) { motion.end() }
  }

  /// The views at the beginning of the transition, for the animation or for fingers.
  func makeScene(_ context: any UIViewControllerContextTransitioning) -> ZoomScene? {
    source.view.flatMap { ZoomScene(context, from: $0, options, isZoomingIn: isZoomingIn) }
  }
}
