import UIKit

/// The new screen hangs by its leading upper corner, drops, and bounces until it rests.
///
///     let guillotine = GuillotineTransition()
///     menu.modalPresentationStyle = .fullScreen
///     menu.transitioningDelegate = guillotine  // Keep it: UIKit's reference is weak.
///     present(menu, animated: true)
final class GuillotineTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Look: Sendable {
    var duration = 0.9
    /// How much of its speed the screen keeps when it strikes: 0 does not bounce.
    var bounce = 0.35
    /// Black over the screen below.
    var dim = 0.4
  }

  let look: Look
  /// The finger that drives and catches the transition.
  var interaction: UIPercentDrivenInteractiveTransition?

  init(look: Look = Look()) { self.look = look }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    GuillotineAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    GuillotineAnimator(look, isPresenting: false)
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

final class GuillotineAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: GuillotineTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: GuillotineTransition.Look, isPresenting: Bool) {
    self.look = look
    self.isPresenting = isPresenting
  }

  /// Up it goes in one swing.
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? look.duration : look.duration * 0.6
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
    let duration = transitionDuration(using: context)
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: isPresenting ? .linear : .easeInOut
    )
    self.animator = animator
    if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
      to.frame = container.bounds
      let (presenter, blade) = isPresenting ? (from, to) : (to, from)
      container.addSubview(presenter)
      let dimming = UIView(frame: container.bounds)
      dimming.backgroundColor = .black
      container.addSubview(dimming)
      container.addSubview(blade)
      let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      hang(blade, isMirrored: isMirrored)
      blade.layer.allowsEdgeAntialiasing = true
      let up: CGFloat = isMirrored ? .pi / 2 : -.pi / 2
      let look = look
      if isPresenting {
        blade.transform = CGAffineTransform(rotationAngle: up)
        dimming.alpha = 0
        animator.addAnimations {
          GuillotineAnimator.drop(blade, from: up, duration: duration, bounce: look.bounce)
          dimming.alpha = look.dim
        }
      } else {
        dimming.alpha = look.dim
        animator.addAnimations {
          blade.transform = CGAffineTransform(rotationAngle: up)
          dimming.alpha = 0
        }
      }
      animator.addCompletion { _ in
        dimming.removeFromSuperview()
        blade.transform = .identity
        blade.layer.allowsEdgeAntialiasing = false
        blade.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        blade.frame = container.bounds
      }
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }

  /// The hinge is the leading upper corner.
  private func hang(_ blade: UIView, isMirrored: Bool) {
    let frame = blade.frame
    blade.layer.anchorPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0)
    blade.layer.position = CGPoint(x: isMirrored ? frame.maxX : frame.minX, y: frame.minY)
  }

  /// A falling and bouncing body: parabolas, in steps too small to see.
  private static func drop(
    _ blade: UIView,
    from up: CGFloat,
    duration: TimeInterval,
    bounce: CGFloat
  ) {
    let steps = 60
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      options: .calculationModeLinear,
      animations: {
        for step in 1...steps {
          UIView.addKeyframe(
            withRelativeStartTime: Double(step - 1) / Double(steps),
            relativeDuration: 1 / Double(steps)
          ) {
            let height = height(at: CGFloat(step) / CGFloat(steps), bounce: bounce)
            blade.transform =
              height == 0 ? .identity : CGAffineTransform(rotationAngle: up * height)
          }
        }
      }
    )
  }

  /// Height at a part of the time: 1 hangs, 0 rests.
  ///
  /// Three bounces, each lower by `bounce` squared.
  static func height(at part: CGFloat, bounce: CGFloat) -> CGFloat {
    guard part < 1 else { return 0 }
    let bounce = min(max(bounce, 0), 0.9)
    var spans: [CGFloat] = [1]
    for count in 1...3 { spans.append(2 * pow(bounce, CGFloat(count))) }
    var time = part * spans.reduce(0, +)
    if time < 1 { return 1 - time * time }
    time -= 1
    for (count, span) in spans.enumerated().dropFirst() {
      guard time >= span else {
        let half = span / 2
        let distance = (time - half) / half
        return pow(bounce, CGFloat(2 * count)) * (1 - distance * distance)
      }
      time -= span
    }
    return 0
  }
}
