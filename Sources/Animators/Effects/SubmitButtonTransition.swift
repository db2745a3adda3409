import UIKit

/// A button contracts to a circle, a ring turns in it, and the circle grows to fill the screen.
///
///     let submit = SubmitButtonTransition(from: signInButton)
///     home.modalPresentationStyle = .fullScreen
///     home.transitioningDelegate = submit  // Keep it: UIKit's reference is weak.
///     present(home, animated: true)
final class SubmitButtonTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Look: Sendable {
    var duration = 1.6
    /// How often the ring turns.
    var turns = 2.0
    /// Of the ring, in points.
    var lineWidth = 2.5
  }

  let look: Look
  /// The button.
  private(set) weak var source: UIView?
  /// Of the circle; the button's own colour when it is nil.
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
    SubmitButtonAnimator(self, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SubmitButtonAnimator(self, isPresenting: false)
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

final class SubmitButtonAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: SubmitButtonTransition.Look
  private let color: UIColor?
  private weak var source: UIView?
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  /// When the button is a circle, and when the circle begins to grow, as parts of the time.
  private enum Moment {
    static let drawnTogether = 0.2
    static let grows = 0.66
    static let hands = 0.85
  }

  init(_ transition: SubmitButtonTransition, isPresenting: Bool) {
    look = transition.look
    color = transition.color
    source = transition.source
    self.isPresenting = isPresenting
  }

  /// The way back has no waiting time.
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? look.duration : look.duration * 0.4
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
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
    self.animator = animator
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to), let source
    else {
      context.view(forKey: .to).map(container.addSubview)
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator
    }
    to.frame = container.bounds
    let (presenter, presented) = isPresenting ? (from, to) : (to, from)
    container.addSubview(presenter)
    container.layoutIfNeeded()
    let pill = PillView(over: source, color: color, lineWidth: look.lineWidth, in: container)
    container.addSubview(pill)
    container.addSubview(presented)
    source.isHidden = true
    let look = look
    if isPresenting {
      presented.alpha = 0
      animator.addAnimations {
        SubmitButtonAnimator.submit(pill, presented, look: look, duration: duration)
      }
    } else {
      pill.draw(together: true)
      pill.grow(true)
      animator.addAnimations {
        SubmitButtonAnimator.takeBack(pill, presented, duration: duration)
      }
    }
    animator.addCompletion { _ in
      pill.removeFromSuperview()
      source.isHidden = false
      presented.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  private static func submit(
    _ pill: PillView,
    _ presented: UIView,
    look: SubmitButtonTransition.Look,
    duration: TimeInterval
  ) {
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      options: .calculationModeLinear,
      animations: {
        ease(from: 0, to: Moment.drawnTogether) { pill.draw(part: $0) }
        let wait = Moment.grows - Moment.drawnTogether
        UIView.addKeyframe(
          withRelativeStartTime: Moment.drawnTogether,
          relativeDuration: 0.06
        ) { pill.showRing(true) }
        // A turn of half a circle has no side to go round: thirds do.
        let steps = max(1, Int((look.turns * 3).rounded()))
        for step in 0..<steps {
          UIView.addKeyframe(
            withRelativeStartTime: Moment.drawnTogether + wait * Double(step) / Double(steps),
            relativeDuration: wait / Double(steps)
          ) { pill.turnRing(to: CGFloat(step + 1) * 2 * .pi / 3) }
        }
        UIView.addKeyframe(withRelativeStartTime: Moment.grows - 0.05, relativeDuration: 0.05) {
          pill.showRing(false)
        }
        ease(from: Moment.grows, to: Moment.hands + 0.08) { pill.grow(part: $0) }
        ease(from: Moment.hands, to: 1) { presented.alpha = $0 }
      }
    )
  }

  private static func takeBack(_ pill: PillView, _ presented: UIView, duration: TimeInterval) {
    UIView.animateKeyframes(
      withDuration: duration,
      delay: 0,
      options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
          presented.alpha = 0
        }
        ease(from: 0.1, to: 0.65) { pill.grow(part: 1 - $0) }
        ease(from: 0.65, to: 1) { pill.draw(part: 1 - $0) }
      }
    )
  }

  /// Keyframes are straight lines; several of them make a curve that starts and ends at rest.
  private static func ease(
    from start: Double,
    to end: Double,
    _ change: @escaping (CGFloat) -> Void
  ) {
    let steps = 8
    let length = (end - start) / Double(steps)
    for step in 0..<steps {
      let part = CGFloat(step + 1) / CGFloat(steps)
      UIView.addKeyframe(
        withRelativeStartTime: start + Double(step) * length,
        relativeDuration: length
      ) { change(part * part * (3 - 2 * part)) }
    }
  }
}

/// Stands over the button and looks like it, until it moves.
private final class PillView: UIView {
  private let face: UIView?
  private let ring = UIView()
  private let disc = UIView()
  private let wide: CGRect
  private let wideRadius: CGFloat
  private let growth: CGFloat

  init(over source: UIView, color: UIColor?, lineWidth: CGFloat, in container: UIView) {
    wide = source.convert(source.bounds, to: container)
    wideRadius = min(source.layer.cornerRadius, wide.height / 2)
    face = source.snapshotView(afterScreenUpdates: true)
    // To the farthest corner from the middle of the button.
    let dx = max(wide.midX, container.bounds.width - wide.midX)
    let dy = max(wide.midY, container.bounds.height - wide.midY)
    growth = (dx * dx + dy * dy).squareRoot() / max(1, wide.height / 2) + 0.1
    super.init(frame: wide)
    disc.frame = bounds
    disc.backgroundColor = color ?? source.backgroundColor ?? source.tintColor
    disc.layer.cornerRadius = wideRadius
    disc.clipsToBounds = true
    addSubview(disc)
    if let face {
      face.frame = bounds
      disc.addSubview(face)
    }
    addRing(lineWidth: lineWidth)
  }

  required init?(coder: NSCoder) { return nil }

  private func addRing(lineWidth: CGFloat) {
    let side = wide.height * 0.5
    ring.frame = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    let arc = CAShapeLayer()
    arc.frame = ring.bounds
    arc.path =
      UIBezierPath(
        arcCenter: CGPoint(x: side / 2, y: side / 2),
        radius: (side - lineWidth) / 2,
        startAngle: -.pi / 2,
        endAngle: .pi * 0.75,
        clockwise: true
      ).cgPath
    arc.fillColor = nil
    arc.strokeColor = UIColor.white.cgColor
    arc.lineWidth = lineWidth
    arc.lineCap = .round
    ring.layer.addSublayer(arc)
    ring.alpha = 0
    addSubview(ring)
  }

  func draw(together isTogether: Bool) { draw(part: isTogether ? 1 : 0) }

  /// 0 is the button, 1 the circle.
  ///
  /// The words on the button go first.
  func draw(part: CGFloat) {
    let width = wide.width + (wide.height - wide.width) * part
    disc.bounds.size.width = width
    disc.layer.cornerRadius = wideRadius + (wide.height / 2 - wideRadius) * part
    face?.center.x = width / 2
    face?.alpha = max(0, 1 - part * 4)
  }

  func showRing(_ isShown: Bool) { ring.alpha = isShown ? 1 : 0 }

  func turnRing(to angle: CGFloat) { ring.transform = CGAffineTransform(rotationAngle: angle) }

  func grow(_ isGrown: Bool) { grow(part: isGrown ? 1 : 0) }

  func grow(part: CGFloat) {
    let scale = 1 + (growth - 1) * part
    disc.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
