import UIKit

/// Both screens are faces of a turning box, or the old one is a page that turns at its edge.
///
///     let cube = CubeTransition(look: .init(kind: .cube))
///     next.modalPresentationStyle = .fullScreen
///     next.transitioningDelegate = cube  // Keep it: UIKit's reference is weak.
///     present(next, animated: true)
final class CubeTransition: NSObject, UIViewControllerTransitioningDelegate {
  enum Kind: String, CaseIterable, Sendable {
    case cube
    case page
  }

  struct Look: Sendable {
    var duration = 0.8
    var kind = Kind.cube
    /// How far away the eye is, in widths of the screen: less is more dramatic.
    var distance = 2.5
    /// Black over a face that is turned away.
    var shade = 0.5
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
    CubeAnimator(look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CubeAnimator(look, isPresenting: false)
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

/// Turns pictures of the screens; the screens themselves stay in place, hidden.
final class CubeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: CubeTransition.Look
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ look: CubeTransition.Look, isPresenting: Bool) {
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
    let animator = UIViewPropertyAnimator(duration: look.duration, curve: .easeInOut)
    self.animator = animator
    if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
      to.frame = container.bounds
      let (presenter, presented) = isPresenting ? (from, to) : (to, from)
      // A finger that catches the transition falls through the pictures on the presented screen.
      container.addSubview(presenter)
      container.addSubview(presented)
      container.layoutIfNeeded()
      if let old = presenter.snapshotView(afterScreenUpdates: true),
        let new = presented.snapshotView(afterScreenUpdates: true)
      {
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: CGFloat = isMirrored ? -1 : 1
        let theater = TheaterView(frame: container.bounds, distance: look.distance)
        container.addSubview(theater)
        let turn =
          look.kind == .cube
          ? theater.addCube(old, new, side: side, shade: look.shade)
          : theater.addPage(old, new, side: side, shade: look.shade)
        let isPresenting = isPresenting
        turn(!isPresenting)
        animator.addAnimations { turn(isPresenting) }
        animator.addCompletion { _ in theater.removeFromSuperview() }
      }
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}

/// Black, seen in perspective.
private final class TheaterView: UIView {
  init(frame: CGRect, distance: CGFloat) {
    super.init(frame: frame)
    backgroundColor = .black
    clipsToBounds = true
    isUserInteractionEnabled = false
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / (max(0.5, distance) * frame.width)
    layer.sublayerTransform = perspective
  }

  required init?(coder: NSCoder) { return nil }

  /// Returns the face of the new or of the old screen.
  func addCube(
    _ old: UIView,
    _ new: UIView,
    side: CGFloat,
    shade: CGFloat
  ) -> (_ showsNew: Bool) -> Void {
    let box = BoxView(frame: bounds)
    addSubview(box)
    let half = bounds.width / 2
    let (oldShade, newShade) = (addShade(to: old), addShade(to: new))
    // Each face stands half a width from the middle of the box, looking outwards.
    old.layer.transform = CATransform3DMakeTranslation(0, 0, half)
    new.layer.transform = CATransform3DTranslate(
      CATransform3DMakeRotation(side * .pi / 2, 0, 1, 0),
      0,
      0,
      half
    )
    box.addSubview(new)
    box.addSubview(old)
    return { showsNew in
      // The box stands behind the glass, so that a face to the front is neither large nor small.
      box.layer.transform = CATransform3DRotate(
        CATransform3DMakeTranslation(0, 0, -half),
        showsNew ? -side * .pi / 2 : 0,
        0,
        1,
        0
      )
      oldShade.alpha = showsNew ? shade : 0
      newShade.alpha = showsNew ? 0 : shade
    }
  }

  /// The old screen turns at its leading edge and uncovers the new one.
  func addPage(
    _ old: UIView,
    _ new: UIView,
    side: CGFloat,
    shade: CGFloat
  ) -> (_ showsNew: Bool) -> Void {
    addSubview(new)
    let newShade = addShade(to: new)
    addSubview(old)
    let oldShade = addShade(to: old)
    old.layer.zPosition = 1
    old.layer.anchorPoint.x = side > 0 ? 0 : 1
    old.layer.position.x = side > 0 ? 0 : bounds.width
    return { showsNew in
      old.layer.transform =
        showsNew ? CATransform3DMakeRotation(-side * .pi / 2, 0, 1, 0) : CATransform3DIdentity
      oldShade.alpha = showsNew ? shade : 0
      newShade.alpha = showsNew ? 0 : shade
    }
  }

  private func addShade(to view: UIView) -> UIView {
    let shade = UIView(frame: view.bounds)
    shade.backgroundColor = .black
    view.addSubview(shade)
    return shade
  }
}

/// Keeps the depth of what is in it.
private final class BoxView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}
