import UIKit

/// Views that are on both screens move from one place to the other and change on the way;
/// everything else fades.
///
///     let magic = MagicMoveTransition()
///     photo.modalPresentationStyle = .fullScreen
///     photo.transitioningDelegate = magic  // Keep it: UIKit's reference is weak.
///     present(photo, animated: true)
///
/// Both screens say which views are the same: see `MagicMoveScreen`.
final class MagicMoveTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Look: Sendable {
    var duration = 0.55
    /// Of the spring; 1 does not swing.
    var damping = 0.82
    /// How far the rest of the new screen comes up, in points.
    var rise = 24.0
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
    MagicMoveAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    MagicMoveAnimator(look, isPresenting: false)
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

/// A screen with views that are on the other screen as well.
@MainActor
protocol MagicMoveScreen: AnyObject {
  /// The views by what they show; the same name on both screens is the same thing.
  var magicViews: [String: UIView] { get }
}

final class MagicMoveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: MagicMoveTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: MagicMoveTransition.Look, isPresenting: Bool) {
    self.look = look
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
    let animator = UIViewPropertyAnimator(
      duration: look.duration,
      timingParameters: UISpringTimingParameters(dampingRatio: look.damping)
    )
    self.animator = animator
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator
    }
    to.frame = container.bounds
    let (presenter, presented) = isPresenting ? (from, to) : (to, from)
    container.addSubview(presenter)
    container.addSubview(presented)
    container.layoutIfNeeded()
    let flights = makeFlights(context, in: container)
    for flight in flights {
      flight.view.frame = flight.start
      container.addSubview(flight.view)
      flight.hide(true)
    }
    let isPresenting = isPresenting
    let down = CGAffineTransform(translationX: 0, y: look.rise)
    // Everything but the background: that fades in its place.
    let rest = presented.subviews
    if isPresenting {
      presented.alpha = 0
      for view in rest { view.transform = down }
    }
    animator.addAnimations {
      presented.alpha = isPresenting ? 1 : 0
      for view in rest { view.transform = isPresenting ? .identity : down }
      for flight in flights { flight.arrive() }
    }
    animator.addCompletion { _ in
      for flight in flights {
        flight.hide(false)
        flight.view.removeFromSuperview()
      }
      presented.alpha = 1
      for view in rest { view.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  private func makeFlights(
    _ context: UIViewControllerContextTransitioning,
    in container: UIView
  ) -> [MagicFlight] {
    let here = (context.viewController(forKey: .from) as? MagicMoveScreen)?.magicViews ?? [:]
    let there = (context.viewController(forKey: .to) as? MagicMoveScreen)?.magicViews ?? [:]
    return here.keys.sorted().compactMap { name in
      guard let from = here[name], let to = there[name] else { return nil }
      return MagicFlight(from: from, to: to, in: container)
    }
  }
}

/// One thing on its way: a picture stays a picture and is cut again, anything else becomes the
/// other by fading.
@MainActor
private final class MagicFlight {
  let view = UIView()
  let start: CGRect
  private let end: CGRect
  private let from: UIView
  private let to: UIView
  private let faces: [UIView]

  init(from: UIView, to: UIView, in container: UIView) {
    self.from = from
    self.to = to
    start = from.convert(from.bounds, to: container)
    end = to.convert(to.bounds, to: container)
    view.frame = start
    view.clipsToBounds = true
    view.layer.cornerCurve = to.layer.cornerCurve
    view.layer.cornerRadius = from.layer.cornerRadius
    view.backgroundColor = from.backgroundColor
    if let picture = to as? UIImageView, from is UIImageView {
      let face = UIImageView(image: picture.image)
      face.contentMode = .scaleAspectFill
      faces = [face]
    } else {
      faces = [from, to].compactMap { $0.snapshotView(afterScreenUpdates: true) }
      if faces.count > 1 { faces[1].alpha = 0 }
    }
    for face in faces {
      face.frame = view.bounds
      view.addSubview(face)
    }
  }

  func hide(_ isHidden: Bool) {
    from.isHidden = isHidden
    to.isHidden = isHidden
  }

  /// In an animation: takes the place and the looks of the other view.
  func arrive() {
    view.frame = end
    view.layer.cornerRadius = to.layer.cornerRadius
    view.backgroundColor = to.backgroundColor
    for (index, face) in faces.enumerated() {
      face.frame = CGRect(origin: .zero, size: end.size)
      if faces.count > 1 { face.alpha = index == 1 ? 1 : 0 }
    }
  }
}
