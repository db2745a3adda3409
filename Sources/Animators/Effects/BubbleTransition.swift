import UIKit

/// A coloured disc grows from a button until it fills the screen, and the new screen appears in it;
/// on the way back it shrinks into the button.
///
///     let bubble = BubbleTransition(from: addButton)
///     form.modalPresentationStyle = .fullScreen
///     form.transitioningDelegate = bubble  // Keep it: UIKit's reference is weak.
///     present(form, animated: true)
final class BubbleTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Look: Sendable {
    var duration = 0.55
    /// The initial scale of the new screen.
    var scale = 0.92
    /// When the disc begins to give way to the new screen, as a part of the time.
    var handOver = 0.5
  }

  let look: Look
  /// Where the disc comes from.
  private(set) weak var source: UIView?
  /// Of the disc; the source's own colour when it is nil.
  var color: UIColor?
  /// The finger that drives and catches the transition.
  var interaction: UIPercentDrivenInteractiveTransition?

  init(from source: UIView, look: Look = Look()) {
    self.source = source
    self.look = look
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    BubbleAnimator(self, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    BubbleAnimator(self, isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}

final class BubbleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: BubbleTransition.Look
  private let color: UIColor?
  private weak var source: UIView?
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ transition: BubbleTransition, isPresenting: Bool) {
    look = transition.look
    color = transition.color
    source = transition.source
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    look.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func animationEnded(_ completed: Bool) { animator = nil }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let container = context.containerView
    let animator = UIViewPropertyAnimator(duration: look.duration, curve: .easeInOut)
    self.animator = animator
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator
    }
    to.frame = container.bounds
    let (presenter, presented) = isPresenting ? (from, to) : (to, from)
    container.addSubview(presenter)
    container.layoutIfNeeded()
    let start =
      source.map { $0.convert($0.bounds, to: container) }
      ?? CGRect(x: container.bounds.midX - 30, y: container.bounds.midY - 30, width: 60, height: 60)
    let disc = makeDisc(at: start, in: container.bounds)
    container.addSubview(disc)
    container.addSubview(presented)
    let small = min(start.width, start.height) / disc.bounds.width
    let isPresenting = isPresenting
    let look = look
    disc.transform = CGAffineTransform(scaleX: small, y: small)
    disc.alpha = 0
    presented.alpha = 0
    presented.transform = CGAffineTransform(scaleX: look.scale, y: look.scale)
    if !isPresenting {
      disc.transform = .identity
      disc.alpha = 1
      presented.alpha = 1
      presented.transform = .identity
    }
    animator.addAnimations {
      BubbleAnimator.move(disc, presented, isPresenting, small: small, look)
    }
    animator.addCompletion { _ in
      disc.removeFromSuperview()
      presented.alpha = 1
      presented.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  private static func move(
    _ disc: UIView,
    _ presented: UIView,
    _ isPresenting: Bool,
    small: CGFloat,
    _ look: BubbleTransition.Look
  ) {
    // The button's symbol fades under the disc instead of disappearing at once.
    let fade = 0.06
    let handOver = look.handOver
    UIView.animateKeyframes(
      withDuration: look.duration,
      delay: 0,
      options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(
          withRelativeStartTime: isPresenting ? handOver : 0,
          relativeDuration: 1 - handOver
        ) {
          presented.alpha = isPresenting ? 1 : 0
          presented.transform =
            isPresenting ? .identity : CGAffineTransform(scaleX: look.scale, y: look.scale)
        }
        // The disc covers everything before the new screen becomes visible.
        UIView.addKeyframe(
          withRelativeStartTime: isPresenting ? 0 : 1 - handOver - 0.1,
          relativeDuration: handOver + 0.1
        ) {
          disc.transform = isPresenting ? .identity : CGAffineTransform(scaleX: small, y: small)
        }
        UIView.addKeyframe(
          withRelativeStartTime: isPresenting ? 0 : 1 - fade,
          relativeDuration: fade
        ) {
          disc.alpha = isPresenting ? 1 : 0
        }
      }
    )
  }

  /// Large enough to reach the farthest corner from its centre.
  private func makeDisc(at start: CGRect, in bounds: CGRect) -> UIView {
    let dx = max(start.midX - bounds.minX, bounds.maxX - start.midX)
    let dy = max(start.midY - bounds.minY, bounds.maxY - start.midY)
    let radius = (dx * dx + dy * dy).squareRoot().rounded(.up)
    let disc = UIView(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
    disc.center = CGPoint(x: start.midX, y: start.midY)
    disc.layer.cornerRadius = radius
    disc.backgroundColor = color ?? source?.backgroundColor ?? source?.tintColor
    return disc
  }
}
