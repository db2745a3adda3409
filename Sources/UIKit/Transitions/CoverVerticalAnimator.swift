import Foundation

/// Slides the presented screen up from below the container, and down again, on the system spring.
final class CoverVerticalAnimator: ModalAnimator {
  override var duration: TimeInterval { TransitionDuration.systemSpring }

  override func animate(_ stage: ModalStage) {
    // The screen moves as it stands at rest: rows below a bar are in place before it begins
    // (inferred). Its size may follow from what it contains.
    if isPresenting { stage.presented.layoutIfNeeded() }
    // Constraints that an app's presentation controller gives the view decide where it stands
    // (inferred).
    let hasConstraints = !stage.presented.translatesAutoresizingMaskIntoConstraints
    let resting = hasConstraints ? stage.presented.frame : stage.restingFrame
    var below = resting
    below.origin.y = stage.context.containerView.bounds.height
    if isPresenting { stage.presented.frame = below }
    UIView.animateWithSystemSpring {
      stage.presented.frame = self.isPresenting ? resting : below
    } completion: { _ in
      stage.complete()
    }
  }
}
