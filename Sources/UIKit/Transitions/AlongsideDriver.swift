import Foundation

/// Moves the animations alongside a transition that an interaction of the app's own drives: by the
/// percentage that it reports, and after its end to one of theirs.
///
/// The interaction moves the screens itself; bars, and what clients animate alongside, follow its
/// percentage (inferred from what `updateInteractiveTransition` is for).
@MainActor
final class AlongsideDriver {
  /// In seconds, where the transition's animator has no duration, because nothing runs it
  /// (inferred).
  private static let usualDuration: TimeInterval = 0.35

  private let animator: UIViewPropertyAnimator
  private let interactor: any UIViewControllerInteractiveTransitioning
  private var percent: CGFloat = 0
  /// Whether all animations have ended, or will not be moved any more.
  private var isOver = false

  init(duration: TimeInterval, interactor: any UIViewControllerInteractiveTransitioning) {
    animator = UIViewPropertyAnimator(
      duration: duration > 0 ? duration : AlongsideDriver.usualDuration,
      curve: .linear
    )
    self.interactor = interactor
    animator.isUserInteractionEnabled = false
    animator.addCompletion { [weak self] _ in
      self?.isOver = true
      self?.hasEnded = true
    }
  }

  var takesAnimations: Bool { !isOver }
  /// Whether it has moved animations that are at one of their ends for good.
  private(set) var hasEnded = false

  /// Runs changes whose animations take the rest of the way.
  func add(_ changes: @escaping () -> Void) {
    UIKitWorld.current.animations.performOutsideOpenBlocks {
      if animator.state == .inactive {
        animator.pauseAnimation()
        animator.fractionComplete = percent
      }
      animator.addAnimations(changes)
    }
  }

  func scrub(to percent: CGFloat) {
    guard percent.isFinite else { return }
    self.percent = min(max(percent, 0), 1)
    guard animator.state == .active, !animator.isRunning else { return }
    animator.fractionComplete = self.percent
  }

  /// Goes on to the end, or back to the start.
  func release(cancelled: Bool) {
    guard animator.state == .active else {
      isOver = true
      return
    }
    let speed = interactor.completionSpeed > 0 ? interactor.completionSpeed : 1
    animator.isReversed = cancelled
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: interactor.completionCurve),
      durationFactor: (cancelled ? percent : 1 - percent) / speed
    )
  }

  /// The finger holds the transition again.
  func pause() {
    guard animator.state == .active else { return }
    animator.pauseAnimation()
    animator.isReversed = false
    percent = animator.fractionComplete
  }

  /// The transition is over.
  ///
  /// Animations on their way to its end go on, as those of blocks do; others are there at once.
  func end(completed: Bool) {
    guard animator.state == .active else { return }
    if completed, animator.isRunning, !animator.isReversed { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: completed ? .end : .start)
  }
}
