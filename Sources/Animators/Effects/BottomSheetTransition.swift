import UIKit

/// A sheet that rises to one of two stops, follows the finger, and springs to the nearest stop at
/// the finger's speed.
///
/// The screen behind is dimmed by how much the sheet covers.
///
///     let sheet = BottomSheetTransition(look: .init(short: 0.4, long: 0.9))
///     filters.modalPresentationStyle = .custom
///     filters.transitioningDelegate = sheet  // Keep it: UIKit's reference is weak.
///     present(filters, animated: true)
final class BottomSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Look: Sendable {
    var duration = 0.5
    /// Heights of the stops, as parts of the screen.
    var short = 0.45
    var long = 0.9
    /// The damping ratio of the springs; 1 does not oscillate.
    var damping = 0.88
    /// Of the upper corners, in points.
    var radius = 28.0
    /// Black over the screen behind a sheet at its long stop.
    var dim = 0.4
  }

  let look: Look
  /// The finger that pulls the sheet up; on the sheet it has one of its own.
  var interaction: UIPercentDrivenInteractiveTransition?

  init(look: Look = Look()) { self.look = look }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = BottomSheetPresentationController(
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
    BottomSheetAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    BottomSheetAnimator(look, isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}

/// Places the sheet and follows the finger on it.
final class BottomSheetPresentationController: UIPresentationController {
  fileprivate var look = BottomSheetTransition.Look()
  private let dimming = UIControl()
  private let grabber = UIView()
  private var motion: UIViewPropertyAnimator?
  private var grabbedTop: CGFloat = 0
  private var isLong = false
  /// The speed at which a finger flung the sheet down, in points a second; the dismissal continues
  /// at it.
  fileprivate var throwSpeed: CGFloat = 0

  /// The sheet is a little longer than its long stop, so that a spring may overshoot.
  private static let reserve: CGFloat = 80

  private var bounds: CGRect { containerView?.bounds ?? .zero }
  private var longTop: CGFloat { (bounds.height * (1 - look.long)).rounded() }
  private var shortTop: CGFloat { (bounds.height * (1 - look.short)).rounded() }
  private var stopTop: CGFloat { isLong ? longTop : shortTop }

  override var frameOfPresentedViewInContainerView: CGRect {
    let width = min(bounds.width, 640)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: stopTop,
      width: width,
      height: bounds.height - longTop + BottomSheetPresentationController.reserve
    )
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let sheet = presentedView else { return }
    dimming.frame = bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    sheet.layer.cornerRadius = look.radius
    sheet.layer.cornerCurve = .continuous
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.clipsToBounds = true
    grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.5)
    grabber.layer.cornerRadius = 2.5
    sheet.addSubview(grabber)
    sheet.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self,
        action: panAction
      )
    )
    dimming.addAction(
      UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) },
      for: .touchUpInside
    )
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { cleanUp() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { cleanUp() }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let sheet = presentedView else { return }
    grabber.frame = CGRect(x: (sheet.bounds.width - 36) / 2, y: 6, width: 36, height: 5)
  }

  private func cleanUp() {
    motion = nil
    dimming.removeFromSuperview()
    grabber.removeFromSuperview()
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
  }

  // MARK: The finger

  private var panAction: Selector {
    #if _runtime(_ObjC)
    #selector(handlePan(_:))
    #else
    Selector(BottomSheetPresentationController.handlePan(_:))
    #endif
  }

  #if _runtime(_ObjC)
  @objc
  #endif
  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let containerView, let sheet = presentedView,
      !presentedViewController.isBeingDismissed
    else { return }
    let speed = recognizer.velocity(in: containerView).y
    switch recognizer.state {
    case .began:
      // Catches the sheet at its presented place.
      motion?.stopAnimation(true)
      motion = nil
      grabbedTop = sheet.frame.minY
      follow(recognizer.translation(in: containerView).y)
    case .changed:
      follow(recognizer.translation(in: containerView).y)
    case .ended:
      release(speed: speed)
    case .cancelled, .failed:
      settle(speed: 0)
    default:
      break
    }
  }

  private func follow(_ way: CGFloat) {
    let top = grabbedTop + way
    // Above the long stop it follows with increasing resistance.
    place(top < longTop ? longTop - (longTop - top) * 0.12 : top)
  }

  private func release(speed: CGFloat) {
    guard let sheet = presentedView else { return }
    // The place at which it comes to rest by itself.
    let reached = sheet.frame.minY + speed * 0.2
    let middle = (longTop + shortTop) / 2
    if reached > (shortTop + bounds.height) / 2 {
      throwSpeed = max(0, speed)
      presentedViewController.dismiss(animated: true)
      return
    }
    isLong = reached < middle
    settle(speed: speed)
  }

  private func settle(speed: CGFloat) {
    guard let sheet = presentedView else { return }
    let way = stopTop - sheet.frame.minY
    let velocity = abs(way) < 1 ? 0 : speed / way
    let motion = UIViewPropertyAnimator(
      duration: look.duration,
      timingParameters: UISpringTimingParameters(
        dampingRatio: look.damping,
        initialVelocity: CGVector(dx: velocity, dy: 0)
      )
    )
    let top = stopTop
    motion.addAnimations { [weak self] in self?.place(top) }
    motion.startAnimation()
    self.motion = motion
  }

  /// Puts the sheet's upper edge at `top`, and dims by what it covers.
  fileprivate func place(_ top: CGFloat) {
    presentedView?.frame.origin.y = top
    let covered = (bounds.height - top) / max(1, bounds.height - longTop)
    dimming.alpha = look.dim * min(1, max(0, covered))
  }

  fileprivate func open(_ isOpen: Bool) { place(isOpen ? stopTop : bounds.height) }
}

final class BottomSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: BottomSheetTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: BottomSheetTransition.Look, isPresenting: Bool) {
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
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    let controller = context.viewController(forKey: key)
    let sheet = controller?.presentationController as? BottomSheetPresentationController
    var velocity: CGFloat = 0
    if let sheet, let view = controller?.view, !isPresenting {
      velocity = sheet.throwSpeed / max(1, context.containerView.bounds.height - view.frame.minY)
      sheet.throwSpeed = 0
    }
    let animator = UIViewPropertyAnimator(
      duration: look.duration,
      timingParameters: UISpringTimingParameters(
        dampingRatio: isPresenting ? look.damping : 1,
        initialVelocity: CGVector(dx: velocity, dy: 0)
      )
    )
    self.animator = animator
    if isPresenting, let controller, let view = controller.view {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
      sheet?.open(false)
    }
    let isPresenting = isPresenting
    animator.addAnimations { sheet?.open(isPresenting) }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}
