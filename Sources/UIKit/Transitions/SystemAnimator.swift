import Foundation

/// An animator of UIKit's own.
@preconcurrency
@MainActor
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {}

/// A system screen that covers the screen and comes from the side, like a pushed one, where the app chooses neither
/// a style nor an animator.
@MainActor
package protocol SlidingScreen: UIViewController {}

/// How long the built-in transitions take, in seconds.
enum TransitionDuration {
  /// After this time, a tenth of a percent is left of the system spring of mass 3, stiffness 1000
  /// and damping 500.
  ///
  /// iOS's transitions end with this step (fitted to measured ones).
  static let systemSpring: TimeInterval = 0.5057
  /// Quoted often, never measured.
  static let flip: TimeInterval = 0.75
  /// Inferred.
  static let dissolve: TimeInterval = 0.4
  static let curl: TimeInterval = 0.6
}

/// The two ends of a modal transition, independent of its direction.
@MainActor
struct ModalStage {
  let context: any UIViewControllerContextTransitioning
  let isPresenting: Bool
  /// The view that comes with a presentation and goes with a dismissal.
  let presented: UIView
  private let presentedController: UIViewController
  /// The presenter's view, when it takes part.
  let presenter: UIView?

  init?(_ context: any UIViewControllerContextTransitioning, isPresenting: Bool) {
    let presentedKey: (UITransitionContextViewControllerKey, UITransitionContextViewKey) =
      isPresenting ? (.to, .to) : (.from, .from)
    guard let controller = context.viewController(forKey: presentedKey.0),
      let presented = context.view(forKey: presentedKey.1) ?? controller.view
    else { return nil }
    self.context = context
    self.isPresenting = isPresenting
    self.presented = presented
    presentedController = controller
    presenter = context.view(forKey: isPresenting ? .from : .to)
  }

  /// The frame of the presented view while it is presented.
  var restingFrame: CGRect {
    isPresenting
      ? context.finalFrame(for: presentedController)
      : context.initialFrame(for: presentedController)
  }

  /// Puts both views into the container, the presented one on top at rest.
  func arrange() {
    let container = context.containerView
    if isPresenting {
      presented.frame = restingFrame
      container.addSubview(presented)
      // A text in it that is edited from the start brings the keyboard, and a sheet stands on that.
      if presented.frame != restingFrame { presented.frame = restingFrame }
    } else if let presenter {
      // Below a bar that is not translucent in a stack.
      let frame = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? .zero
      presenter.frame = frame.isEmpty ? container.bounds : frame
      container.insertSubview(presenter, belowSubview: presented)
    }
  }

  func complete() {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// The animator of a modal style, for both directions.
@MainActor
class ModalAnimator: SystemAnimator {
  let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  /// In seconds.
  var duration: TimeInterval { 0 }

  /// Moves the views of a stage, which are in place, and completes the transition.
  func animate(_ stage: ModalStage) { stage.complete() }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = ModalStage(transitionContext, isPresenting: isPresenting) else {
      return transitionContext.completeTransition(true)
    }
    stage.arrange()
    animate(stage)
  }
}

/// Shows the end at once: for transitions that are not animated.
final class ImmediateAnimator: SystemAnimator {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if let controller = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    {
      let frame = transitionContext.finalFrame(for: controller)
      if !frame.isEmpty { view.frame = frame }
      container.addSubview(view)
    }
    transitionContext.view(forKey: .from).map(container.sendSubviewToBack)
    transitionContext.completeTransition(true)
  }
}
