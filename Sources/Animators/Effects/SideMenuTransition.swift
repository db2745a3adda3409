import UIKit

/// A menu at the leading edge: over the screen, under it, beside it, or behind it while it tilts
/// away.
///
///     let side = SideMenuTransition(look: .init(kind: .tilt))
///     menu.modalPresentationStyle = .custom
///     menu.transitioningDelegate = side  // Keep it: UIKit's reference is weak.
///     present(menu, animated: true)
final class SideMenuTransition: NSObject, UIViewControllerTransitioningDelegate {
  enum Kind: String, CaseIterable, Sendable {
    /// The menu comes over the screen.
    case over
    /// The screen slides away and uncovers the menu.
    case under
    /// Menu and screen move together.
    case push
    /// The screen shrinks and turns away before the menu.
    case tilt
  }

  struct Look: Sendable {
    var duration = 0.5
    var kind = Kind.tilt
    /// Of the menu, as a part of the screen's width.
    var width = 0.72
    /// Black over the screen.
    var dim = 0.3
    /// Of the tilted screen's corners, in points.
    var radius = 32.0
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
    let controller = SideMenuPresentationController(
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
    SideMenuAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SideMenuAnimator(look, isPresenting: false)
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

/// Keeps a picture of the screen, which moves in its place: before the menu or behind it.
final class SideMenuPresentationController: UIPresentationController {
  fileprivate var look = SideMenuTransition.Look()
  private let backdrop = UIView()
  /// Carries the shadow, and closes the menu when it is tapped; the picture in it clips to its
  /// corners.
  private let stand = UIControl()
  private var picture: UIView?
  private let dimming = UIView()

  private var side: CGFloat {
    containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  private var menuWidth: CGFloat {
    ((containerView?.bounds.width ?? 0) * look.width).rounded()
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(
      x: side > 0 ? 0 : bounds.width - menuWidth,
      y: 0,
      width: menuWidth,
      height: bounds.height
    )
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let menu = presentedView else { return }
    backdrop.frame = containerView.bounds
    backdrop.backgroundColor = menu.backgroundColor
    stand.frame = containerView.bounds
    stand.layer.shadowPath = UIBezierPath(rect: stand.bounds).cgPath
    stand.layer.shadowRadius = 24
    stand.layer.shadowOffset = .zero
    if let picture = presentingViewController.view.snapshotView(afterScreenUpdates: true) {
      picture.layer.cornerCurve = .continuous
      picture.clipsToBounds = true
      picture.isUserInteractionEnabled = false
      stand.addSubview(picture)
      dimming.frame = picture.bounds
      dimming.backgroundColor = .black
      picture.addSubview(dimming)
      self.picture = picture
    }
    containerView.addSubview(backdrop)
    menu.frame = frameOfPresentedViewInContainerView
    if look.kind == .over {
      containerView.addSubview(stand)
      containerView.addSubview(menu)
      menu.layer.shadowPath = UIBezierPath(rect: menu.bounds).cgPath
      menu.layer.shadowRadius = 24
      menu.layer.shadowOffset = .zero
    } else {
      containerView.addSubview(menu)
      containerView.addSubview(stand)
      // A spring that swings turns the screen a little beyond the menu's plane: it stays before it.
      stand.layer.zPosition = containerView.bounds.width
    }
    stand.addAction(
      UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) },
      for: .touchUpInside
    )
    open(false)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { cleanUp() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { cleanUp() }
  }

  /// Where the menu and the screen are before and after.
  fileprivate func open(_ isOpen: Bool) {
    guard let menu = presentedView else { return }
    let way = side * menuWidth
    let closed = CGAffineTransform(translationX: -way, y: 0)
    dimming.alpha = isOpen ? look.dim : 0
    stand.layer.shadowOpacity = isOpen && look.kind != .over ? 0.35 : 0
    switch look.kind {
    case .over:
      menu.transform = isOpen ? .identity : closed
      menu.layer.shadowOpacity = isOpen ? 0.35 : 0
    case .under:
      stand.transform = isOpen ? CGAffineTransform(translationX: way, y: 0) : .identity
    case .push:
      menu.transform = isOpen ? .identity : closed
      stand.transform = isOpen ? CGAffineTransform(translationX: way, y: 0) : .identity
    case .tilt:
      menu.alpha = isOpen ? 1 : 0
      menu.transform =
        isOpen ? .identity : CGAffineTransform(translationX: -way * 0.25, y: 0)
      picture?.layer.cornerRadius = isOpen ? look.radius : 0
      stand.layer.transform = isOpen ? tilted(way: way * 0.92) : CATransform3DIdentity
    }
  }

  /// Aside, smaller and turned.
  ///
  /// Half of the screen turns away from the glass: it comes forward by as much, so that it never
  /// cuts through the menu, and its size makes up for that.
  private func tilted(way: CGFloat) -> CATransform3D {
    let width = stand.bounds.width
    let distance = 2 * width
    let angle = CGFloat.pi / 7
    let scale: CGFloat = 0.76
    let forward = sin(angle) * width / 2 * scale
    let shrink = scale * (distance - forward) / distance
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    transform = CATransform3DTranslate(transform, way, 0, forward)
    transform = CATransform3DRotate(transform, -side * angle, 0, 1, 0)
    return CATransform3DScale(transform, shrink, shrink, 1)
  }

  private func cleanUp() {
    backdrop.removeFromSuperview()
    stand.removeFromSuperview()
    guard let menu = presentedView else { return }
    menu.layer.shadowOpacity = 0
    menu.layer.shadowPath = nil
    menu.transform = .identity
    menu.alpha = 1
  }
}

final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: SideMenuTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: SideMenuTransition.Look, isPresenting: Bool) {
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
      timingParameters: UISpringTimingParameters(dampingRatio: 0.9)
    )
    self.animator = animator
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    let menu = context.viewController(forKey: key)?.presentationController
    let isPresenting = isPresenting
    animator.addAnimations {
      (menu as? SideMenuPresentationController)?.open(isPresenting)
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}
