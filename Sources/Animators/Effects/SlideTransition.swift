import UIKit

/// One screen slides over or off the other, from any edge, with a shadow and a dimmed screen below.
///
///     let slide = SlideTransition(look: .init(kind: .push, edge: .trailing))
///     detail.modalPresentationStyle = .fullScreen
///     detail.transitioningDelegate = slide  // Keep it: UIKit's reference is weak.
///     present(detail, animated: true)
final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate {
  enum Kind: String, CaseIterable, Sendable {
    /// The new screen comes over the old one, which stands still.
    case cover
    /// The old screen goes, and the new one stands beneath.
    case uncover
    /// The new screen comes over the old one, which gives way a little.
    case push
    /// The old screen goes, and the new one comes after it a little.
    case reveal
  }

  enum Edge: String, CaseIterable, Sendable {
    case leading
    case trailing
    case top
    case bottom
  }

  struct Look: Sendable {
    var duration = 0.5
    var kind = Kind.push
    /// Where the new screen comes from.
    var edge = Edge.trailing
    /// How far the lower screen moves, as a part of the way of the upper one.
    var parallax = 0.3
    /// Black over the lower screen.
    var dim = 0.25
    var shadow = 0.3
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
    SlideAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(look, isPresenting: false)
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

/// Moves both screens by transforms and resets them at the end.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: SlideTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: SlideTransition.Look, isPresenting: Bool) {
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
      timingParameters: UISpringTimingParameters(dampingRatio: 1)
    )
    self.animator = animator
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator
    }
    let (presenter, presented) = isPresenting ? (from, to) : (to, from)
    let presentedIsUpper = look.kind == .cover || look.kind == .push
    let (upper, lower) = presentedIsUpper ? (presented, presenter) : (presenter, presented)
    to.frame = container.bounds
    container.addSubview(lower)
    container.addSubview(upper)

    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    container.insertSubview(dimming, aboveSubview: lower)
    let shadow = UIView(frame: container.bounds)
    shadow.layer.shadowPath = UIBezierPath(rect: shadow.bounds).cgPath
    shadow.layer.shadowRadius = 16
    shadow.layer.shadowOffset = .zero
    container.insertSubview(shadow, belowSubview: upper)

    let way = way(in: container)
    let parallax = look.kind == .push || look.kind == .reveal ? look.parallax : 0
    let look = look
    func show(_ presentedIsShown: Bool) {
      let upperIsThere = presentedIsShown == presentedIsUpper
      let away = presentedIsUpper ? way : CGVector(dx: -way.dx, dy: -way.dy)
      upper.transform =
        upperIsThere ? .identity : CGAffineTransform(translationX: away.dx, y: away.dy)
      lower.transform =
        upperIsThere
        ? CGAffineTransform(translationX: -away.dx * parallax, y: -away.dy * parallax)
        : .identity
      shadow.transform = upper.transform
      shadow.layer.shadowOpacity = upperIsThere ? Float(look.shadow) : 0
      dimming.alpha = upperIsThere ? look.dim : 0
    }
    let isPresenting = isPresenting
    show(!isPresenting)
    animator.addAnimations { show(isPresenting) }
    animator.addCompletion { _ in
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      upper.transform = .identity
      lower.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  /// From the resting place to where the new screen comes from.
  private func way(in container: UIView) -> CGVector {
    let size = container.bounds.size
    let trailing =
      container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -size.width : size.width
    switch look.edge {
    case .leading: return CGVector(dx: -trailing, dy: 0)
    case .trailing: return CGVector(dx: trailing, dy: 0)
    case .top: return CGVector(dx: 0, dy: -size.height)
    case .bottom: return CGVector(dx: 0, dy: size.height)
    }
  }
}
