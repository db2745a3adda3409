import Foundation

/// Turns the screen over about its vertical axis, right to left on the way in: the old screen turns
/// to its edge, then the new one appears.
///
/// A presenter that stays in its place does not turn: the new screen turns in over it (inferred:
/// UIKit flips what is in the container).
final class FlipHorizontalAnimator: ModalAnimator {
  /// How far the eye is from the screen, in points; others that re-create the flip use 500 to 1000
  /// (inferred).
  private static let eyeDistance: CGFloat = 1000

  override var duration: TimeInterval { TransitionDuration.flip }

  override func animate(_ stage: ModalStage) {
    let backdrop = stage.presenter == nil ? nil : makeBackdrop(in: stage.context.containerView)
    let coming = isPresenting ? stage.presented : stage.presenter
    let going = isPresenting ? stage.presenter : stage.presented
    let quarter: CGFloat = isPresenting ? -.pi / 2 : .pi / 2
    let rest = (coming?.transform3D, going?.transform3D)

    coming?.transform3D = FlipHorizontalAnimator.turn(-quarter)
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          going?.transform3D = FlipHorizontalAnimator.turn(quarter)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          coming?.transform3D = CATransform3DIdentity
        }
      },
      completion: { _ in
        rest.0.map { coming?.transform3D = $0 }
        rest.1.map { going?.transform3D = $0 }
        backdrop?.removeFromSuperview()
        stage.complete()
      }
    )
  }

  /// What is seen beside the screens while they turn.
  private func makeBackdrop(in container: UIView) -> UIView {
    let backdrop = UIView(frame: container.bounds)
    backdrop.backgroundColor = .black
    // Turning siblings cut each other, so it is behind everything that they reach.
    backdrop.layer.zPosition = -container.bounds.width
    container.insertSubview(backdrop, at: 0)
    return backdrop
  }

  private static func turn(_ angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / eyeDistance
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }
}
