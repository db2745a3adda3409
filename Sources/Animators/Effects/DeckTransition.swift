import UIKit

/// The screen shrinks, rounds its corners and sinks back, while the new one rises over it as a card
/// and leaves a strip of it in sight.
///
///     let deck = DeckTransition()
///     player.modalPresentationStyle = .custom
///     player.transitioningDelegate = deck  // Keep it: UIKit's reference is weak.
///     present(player, animated: true)
final class DeckTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Look: Sendable {
    var duration = 0.55
    /// How much of the screen behind stays visible above the card, in points.
    var strip = 12.0
    /// How far the screen behind draws in on each side, in points.
    var inset = 18.0
    /// Of both cards, in points.
    var radius = 14.0
    /// Black over the screen behind.
    var dim = 0.35
  }

  let look: Look
  /// The finger that drives and catches the transition.
  var interaction: UIPercentDrivenInteractiveTransition?

  init(look: Look = Look()) { self.look = look }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = DeckPresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.look = look
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DeckAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DeckAnimator(look, isPresenting: false)
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

/// Decides the frame of the card, and shows a picture of the screen behind it, on black.
///
/// A picture moves back instead of the screen, which may be part of another hierarchy.
final class DeckPresentationController: UIPresentationController {
  fileprivate var look = DeckTransition.Look()
  private let backdrop = UIView()
  private var behind: UIView?
  private let dimming = UIView()

  /// The upper edge of the picture behind, when it has sunk back.
  private var sunkTop: CGFloat {
    guard let containerView else { return 0 }
    return max(containerView.safeAreaInsets.top, 12)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let top = sunkTop + look.strip
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
    backdrop.backgroundColor = .black
    containerView.addSubview(backdrop)
    if let behind = presentingViewController.view.snapshotView(afterScreenUpdates: true) {
      behind.layer.cornerCurve = .continuous
      behind.clipsToBounds = true
      backdrop.addSubview(behind)
      dimming.frame = behind.bounds
      dimming.backgroundColor = .black
      behind.addSubview(dimming)
      self.behind = behind
    }
    if let card = presentedView {
      card.layer.cornerRadius = look.radius
      card.layer.cornerCurve = .continuous
      card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      card.clipsToBounds = true
    }
    sink(false)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { cleanUp() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { cleanUp() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let presentedView, presentedView.transform.isIdentity else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
  }

  /// Where the card and the screen behind it are before and after.
  fileprivate func sink(_ isSunk: Bool) {
    guard let containerView else { return }
    dimming.alpha = isSunk ? look.dim : 0
    behind?.layer.cornerRadius = isSunk ? look.radius : 0
    guard isSunk else {
      behind?.transform = .identity
      return
    }
    let size = containerView.bounds.size
    let scale = 1 - 2 * look.inset / size.width
    // Shrinking towards the middle moves the upper edge down; it is to stand at `sunkTop`.
    let shift = sunkTop - size.height * (1 - scale) / 2
    behind?.transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: shift))
  }

  private func cleanUp() {
    backdrop.removeFromSuperview()
    guard let card = presentedView else { return }
    card.layer.cornerRadius = 0
    card.clipsToBounds = false
  }
}

final class DeckAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: DeckTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: DeckTransition.Look, isPresenting: Bool) {
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
    let animator = UIViewPropertyAnimator(
      duration: look.duration,
      timingParameters: UISpringTimingParameters(dampingRatio: 0.95)
    )
    self.animator = animator
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    if let controller = context.viewController(forKey: key), let card = controller.view {
      let deck = controller.presentationController as? DeckPresentationController
      if isPresenting {
        card.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(card)
      }
      let away = CGAffineTransform(translationX: 0, y: card.bounds.height)
      let isPresenting = isPresenting
      if isPresenting { card.transform = away }
      animator.addAnimations {
        card.transform = isPresenting ? .identity : away
        deck?.sink(isPresenting)
      }
      animator.addCompletion { _ in card.transform = .identity }
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}
