import UIKit

/// The old screen splits in two halves that swing or slide apart like doors, while the new
/// one comes up behind them.
///
///     let portal = PortalTransition(look: .init(kind: .swing))
///     next.modalPresentationStyle = .fullScreen
///     next.transitioningDelegate = portal  // Keep it: UIKit's reference is weak.
///     present(next, animated: true)
final class PortalTransition: NSObject, UIViewControllerTransitioningDelegate {
  enum Kind: String, CaseIterable, Sendable {
    case swing
    case slide
  }

  struct Look: Sendable {
    var duration = 0.7
    var kind = Kind.swing
    /// How small the new screen begins.
    var scale = 0.8
    /// The radius of its corners then, in points.
    var radius = 40.0
    /// Black over it then.
    var dim = 0.6
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
    PortalAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PortalAnimator(look, isPresenting: false)
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

/// Opens doors made of pictures of the old screen.
final class PortalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: PortalTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: PortalTransition.Look, isPresenting: Bool) {
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
      controlPoint1: CGPoint(x: 0.5, y: 0),
      controlPoint2: CGPoint(x: 0.2, y: 1)
    )
    self.animator = animator
    if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
      to.frame = container.bounds
      let (presenter, presented) = isPresenting ? (from, to) : (to, from)
      // A finger that catches the transition falls through the pictures on the presented screen.
      container.addSubview(presenter)
      container.addSubview(presented)
      container.layoutIfNeeded()
      let portal = PortalView(
        frame: container.bounds,
        doors: presenter,
        room: presented.snapshotView(afterScreenUpdates: true),
        look: look
      )
      container.addSubview(portal)
      let isPresenting = isPresenting
      portal.open(!isPresenting)
      animator.addAnimations { portal.open(isPresenting) }
      animator.addCompletion { _ in portal.removeFromSuperview() }
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}

/// A dark room with a picture in it, behind two doors.
private final class PortalView: UIView {
  private let look: PortalTransition.Look
  private let room: UIView?
  private let shade = UIView()
  private var doors: [(view: UIView, side: CGFloat)] = []

  init(frame: CGRect, doors screen: UIView, room: UIView?, look: PortalTransition.Look) {
    self.look = look
    self.room = room
    super.init(frame: frame)
    backgroundColor = .black
    clipsToBounds = true
    isUserInteractionEnabled = false
    if let room {
      room.clipsToBounds = true
      room.layer.cornerCurve = .continuous
      addSubview(room)
      shade.frame = room.bounds
      shade.backgroundColor = .black
      room.addSubview(shade)
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (2 * frame.width)
    layer.sublayerTransform = perspective
    // At a whole point, so that no half pixel is cut.
    let middle = (frame.width / 2).rounded()
    for (x, width, side) in [(0, middle, -1), (middle, frame.width - middle, 1)]
      as [(
        CGFloat, CGFloat, CGFloat
      )]
    {
      let part = CGRect(x: x, y: 0, width: width, height: frame.height)
      guard
        let door = screen.resizableSnapshotView(
          from: part,
          afterScreenUpdates: true,
          withCapInsets: .zero
        )
      else { continue }
      // Hinged at the side of the screen.
      door.layer.anchorPoint = CGPoint(x: side < 0 ? 0 : 1, y: 0.5)
      door.frame = part
      door.layer.zPosition = 1
      addSubview(door)
      doors.append((door, side))
    }
  }

  required init?(coder: NSCoder) { return nil }

  func open(_ isOpen: Bool) {
    room?.transform =
      isOpen ? .identity : CGAffineTransform(scaleX: look.scale, y: look.scale)
    room?.layer.cornerRadius = isOpen ? 0 : look.radius
    shade.alpha = isOpen ? 0 : look.dim
    for (door, side) in doors {
      guard isOpen else {
        door.layer.transform = CATransform3DIdentity
        continue
      }
      door.layer.transform =
        look.kind == .slide
        ? CATransform3DMakeTranslation(side * door.bounds.width, 0, 0)
        : CATransform3DMakeRotation(side * .pi / 2, 0, 1, 0)
    }
  }
}
