import UIKit

/// The screen blurs and darkens, and the items of a menu fly in one after the other: from
/// alternating sides, or down from above with a bounce.
///
///     let menu = StaggeredMenuTransition()
///     compose.modalPresentationStyle = .custom
///     compose.transitioningDelegate = menu  // Keep it: UIKit's reference is weak.
///     present(compose, animated: true)
final class StaggeredMenuTransition: NSObject, UIViewControllerTransitioningDelegate {
  enum Kind: String, CaseIterable, Sendable {
    case sides
    case drop
  }

  struct Look: Sendable {
    var duration = 0.8
    var kind = Kind.sides
    /// From one item to the next, as a part of the time.
    var stagger = 0.07
    /// Of the springs; 1 does not swing.
    var damping = 0.72
    /// Black over the screen behind.
    var dim = 0.25
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
    StaggeredMenuAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    StaggeredMenuAnimator(look, isPresenting: false)
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

/// A screen that says which of its views fly in, in their order.
@MainActor
protocol StaggeredMenuScreen: AnyObject {
  var staggeredViews: [UIView] { get }
}

/// The presented view should be clear: what lies behind it shows through, dimmed.
final class StaggeredMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let dimmingTag = 0x57A6
  private let look: StaggeredMenuTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: StaggeredMenuTransition.Look, isPresenting: Bool) {
    self.look = look
    self.isPresenting = isPresenting
  }

  /// They leave faster than they came.
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
    let timing: UITimingCurveProvider =
      isPresenting
      ? UISpringTimingParameters(dampingRatio: look.damping)
      : UICubicTimingParameters(animationCurve: .easeIn)
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context),
      timingParameters: timing
    )
    self.animator = animator
    let container = context.containerView
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key), let menu = controller.view else {
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      return animator
    }
    let backdrop =
      isPresenting ? addBackdrop(to: container) : container.viewWithTag(Self.dimmingTag)
    if isPresenting {
      menu.frame = container.bounds
      container.addSubview(menu)
      container.layoutIfNeeded()
    }
    let items = (controller as? StaggeredMenuScreen)?.staggeredViews ?? menu.subviews
    let away = items.indices.map { place(of: items[$0], at: $0, in: menu) }
    if isPresenting {
      backdrop?.alpha = 0
      for (item, transform) in zip(items, away) {
        item.transform = transform
        item.alpha = 0
      }
    }
    let isPresenting = isPresenting
    animator.addAnimations { backdrop?.alpha = isPresenting ? 1 : 0 }
    for (index, item) in items.enumerated() {
      // All springs come to rest together; later ones are quicker. The last comes first to go.
      let turn = isPresenting ? index : items.count - 1 - index
      animator.addAnimations(
        {
          item.transform = isPresenting ? .identity : away[index]
          item.alpha = isPresenting ? 1 : 0
        },
        delayFactor: min(0.7, look.stagger * CGFloat(turn))
      )
    }
    animator.addCompletion { position in
      if (position == .end) != isPresenting { backdrop?.removeFromSuperview() }
      for item in items {
        item.transform = .identity
        item.alpha = 1
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  private func addBackdrop(to container: UIView) -> UIView {
    let backdrop = UIView(frame: container.bounds)
    backdrop.tag = Self.dimmingTag
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = backdrop.bounds
    let dimming = UIView(frame: backdrop.bounds)
    dimming.backgroundColor = UIColor(white: 0, alpha: look.dim)
    backdrop.addSubview(blur)
    backdrop.addSubview(dimming)
    container.insertSubview(backdrop, at: 0)
    return backdrop
  }

  /// Beyond the side it stands at, in the middle by turns; or beyond the upper edge.
  private func place(of item: UIView, at index: Int, in menu: UIView) -> CGAffineTransform {
    let frame = item.convert(item.bounds, to: menu)
    switch look.kind {
    case .sides:
      let offset = frame.midX - menu.bounds.midX
      let isLeft = abs(offset) < 1 ? index.isMultiple(of: 2) : offset < 0
      return CGAffineTransform(
        translationX: isLeft ? -frame.maxX : menu.bounds.width - frame.minX,
        y: 0
      )
    case .drop:
      return CGAffineTransform(translationX: 0, y: -frame.maxY)
    }
  }
}
