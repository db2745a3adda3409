import Foundation

/// UIKit's own context: an animator's access to a `ControllerTransition`.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  /// One of the two controllers, its view, and its frames at both ends in the container's
  /// coordinates.
  struct Side {
    var controller: UIViewController?
    /// Nil when the animator must leave the view alone.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let from: Side
  /// Its final frame is known when the bars are, which the arriving controller may hide.
  var to: Side
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  /// The queue that owns it releases it at the end, so an animator may keep its context.
  weak var transition: ControllerTransition?
  /// Called by `updateInteractiveTransition`; bars and other views alongside follow it.
  var onUpdate: ((CGFloat) -> Void)?

  init(
    containerView: UIView,
    from: Side,
    to: Side,
    presentationStyle: UIModalPresentationStyle,
    isAnimated: Bool
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.presentationStyle = presentationStyle
    self.isAnimated = isAnimated
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    if controller === from.controller { return from }
    return controller === to.controller ? to : nil
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    onUpdate?(percentComplete)
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    transition?.interactionDidEnd()
  }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    transition?.interactionDidEnd()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let transition else {
      Diagnostics.report("completeTransition was called on a transition that is over.")
      return
    }
    transition.complete(didComplete)
  }
}
