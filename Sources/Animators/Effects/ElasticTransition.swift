import UIKit

/// A panel is pulled in from the side; its edge is elastic, bulges in the middle and springs back.
///
///     let elastic = ElasticTransition()
///     menu.modalPresentationStyle = .custom
///     menu.transitioningDelegate = elastic  // Keep it: UIKit's reference is weak.
///     present(menu, animated: true)
final class ElasticTransition: NSObject, UIViewControllerTransitioningDelegate {
  enum Edge: String, CaseIterable, Sendable {
    case leading
    case trailing
  }

  struct Look: Sendable {
    var duration = 0.8
    /// Where the panel comes from.
    var edge = Edge.leading
    /// Of the panel, as a part of the screen's width.
    var width = 0.68
    /// How far the middle of the edge bulges, in points.
    var bulge = 84.0
    /// Of the spring; 1 does not swing.
    var damping = 0.62
    /// Black over the screen.
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
    let controller = ElasticPresentationController(
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
    ElasticAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ElasticAnimator(look, isPresenting: false)
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

/// Keeps the skin behind the panel: its colour, beyond its edges on both sides.
final class ElasticPresentationController: UIPresentationController {
  fileprivate var look = ElasticTransition.Look()
  private let dimming = UIControl()
  /// Carries the shadow of panel and bulge together.
  private let skin = UIView()
  private let body = UIView()
  /// Half of it stands out of the panel, as flat as it is scaled.
  private let bulge = UIView()

  /// How much of the skin is outside the screen, for a spring that overshoots.
  private static let reserve: CGFloat = 120
  /// A zero transform cannot be decomposed.
  private static let flat: CGFloat = 0.001

  /// 1 when the panel stands at the left.
  private var side: CGFloat {
    let isMirrored = containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (look.edge == .leading) != isMirrored ? 1 : -1
  }

  private var panelWidth: CGFloat {
    ((containerView?.bounds.width ?? 0) * look.width).rounded()
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(
      x: side > 0 ? 0 : bounds.width - panelWidth,
      y: 0,
      width: panelWidth,
      height: bounds.height
    )
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let panel = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    dimming.frame = containerView.bounds
    dimming.backgroundColor = .black
    dimming.addAction(
      UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) },
      for: .touchUpInside
    )
    skin.frame = frame
    skin.isUserInteractionEnabled = false
    skin.layer.shadowRadius = 20
    skin.layer.shadowOffset = .zero
    let reserve = ElasticPresentationController.reserve
    body.frame = CGRect(
      x: side > 0 ? -reserve : 0,
      y: -reserve,
      width: frame.width + reserve,
      height: frame.height + 2 * reserve
    )
    let height = frame.height * 1.1
    bulge.frame = CGRect(
      x: (side > 0 ? frame.width : 0) - height / 2,
      y: (frame.height - height) / 2,
      width: height,
      height: height
    )
    bulge.layer.cornerRadius = height / 2
    for part in [body, bulge] {
      part.backgroundColor = panel.backgroundColor ?? .systemBackground
      skin.addSubview(part)
    }
    panel.frame = frame
    containerView.addSubview(dimming)
    containerView.addSubview(skin)
    containerView.addSubview(panel)
    open(false)
    stretch(0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { cleanUp() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { cleanUp() }
  }

  /// Where the panel is before and after.
  fileprivate func open(_ isOpen: Bool) {
    let closed = CGAffineTransform(translationX: -side * (panelWidth + 1), y: 0)
    skin.transform = isOpen ? .identity : closed
    presentedView?.transform = isOpen ? .identity : closed
    skin.layer.shadowOpacity = isOpen ? 0.35 : 0
    dimming.alpha = isOpen ? look.dim : 0
  }

  /// How far the middle of the edge stands out, as a part of the most.
  fileprivate func stretch(_ part: CGFloat) {
    let depth = max(
      ElasticPresentationController.flat,
      part * look.bulge / (bulge.bounds.width / 2)
    )
    bulge.transform = CGAffineTransform(scaleX: depth, y: 1)
  }

  private func cleanUp() {
    dimming.removeFromSuperview()
    skin.removeFromSuperview()
    presentedView?.transform = .identity
  }
}

final class ElasticAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: ElasticTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: ElasticTransition.Look, isPresenting: Bool) {
    self.look = look
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? look.duration : look.duration * 0.7
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func animationEnded(_ completed: Bool) { animator = nil }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let duration = transitionDuration(using: context)
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: isPresenting ? look.damping : 1)
    )
    self.animator = animator
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    let panel =
      context.viewController(forKey: key)?.presentationController as? ElasticPresentationController
    let isPresenting = isPresenting
    animator.addAnimations {
      panel?.open(isPresenting)
      ElasticAnimator.pull(panel, over: duration)
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }

  /// The edge runs ahead, soon, and takes its time to come to rest.
  private static func pull(_ panel: ElasticPresentationController?, over duration: TimeInterval) {
    let steps = 24
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
            panel?.stretch(step == steps ? 0 : bulge(at: CGFloat(step) / CGFloat(steps)))
          }
        }
      }
    )
  }

  /// How far it stands out at a part of the time; 1 at most.
  ///
  /// It comes to rest without a stop.
  static func bulge(at part: CGFloat) -> CGFloat {
    sin(.pi * pow(part, 0.6)) * (1 - part) / 0.746
  }
}
