import Foundation

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
