import Foundation

/// The push and pop of iOS 7 and later: the new screen slides over the old one, which moves a
/// little the same way and darkens.
///
/// A pop is the mirror image, on the same spring. Right-to-left interfaces mirror both.
final class NavigationAnimator: SystemAnimator {
  /// How far the lower screen moves, as a part of the width.
  ///
  /// Three re-creations say 0.3, two 1/3 (Fidelity 25).
  static let parallax: CGFloat = 0.3

  private enum Look {
    /// Black over the lower screen; others measured 0.07 to 0.1.
    static let dimming: CGFloat = 0.1
    /// Points of shade before the edge of the upper screen, and its darkest alpha (inferred).
    static let edgeShadowWidth: CGFloat = 9
    static let edgeShadowAlpha: CGFloat = 0.12
  }

  private let operation: UINavigationController.Operation
  private let isMirrored: Bool

  init(operation: UINavigationController.Operation, isMirrored: Bool) {
    self.operation = operation
    self.isMirrored = isMirrored
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { TransitionDuration.systemSpring }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let container = transitionContext.containerView
    let isPush = operation == .push
    let upper: UIView = isPush ? toView : fromView
    let lower: UIView = isPush ? fromView : toView
    let upperRest =
      isPush ? transitionContext.finalFrame(for: to) : transitionContext.initialFrame(for: from)
    let lowerRest =
      isPush ? transitionContext.initialFrame(for: from) : transitionContext.finalFrame(for: to)
    let away = isMirrored ? -container.bounds.width : container.bounds.width
    let upperAway = upperRest.offsetBy(dx: away, dy: 0)
    let lowerAway = lowerRest.offsetBy(dx: -away * NavigationAnimator.parallax, dy: 0)

    let (dimming, shadow) = makeShades(in: container)
    let shadowRest = CGRect(
      x: isMirrored ? upperRest.maxX : upperRest.minX - Look.edgeShadowWidth,
      y: 0,
      width: Look.edgeShadowWidth,
      height: container.bounds.height
    )
    container.insertSubview(lower, belowSubview: upper)
    if isPush { container.addSubview(upper) }
    container.insertSubview(dimming, belowSubview: upper)
    container.insertSubview(shadow, aboveSubview: dimming)

    let place: (_ covered: Bool) -> Void = { covered in
      upper.frame = covered ? upperRest : upperAway
      lower.frame = covered ? lowerAway : lowerRest
      shadow.frame = covered ? shadowRest : shadowRest.offsetBy(dx: away, dy: 0)
      shadow.alpha = covered ? 1 : 0
      dimming.alpha = covered ? Look.dimming : 0
    }
    UIView.performWithoutAnimation { place(!isPush) }
    UIView.animateWithSystemSpring {
      place(isPush)
    } completion: { _ in
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      upper.frame = upperRest
      lower.frame = lowerRest
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// What darkens the lower screen, and the shade at the edge of the upper one.
  private func makeShades(in container: UIView) -> (dimming: UIView, shadow: UIView) {
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    let shadow = EdgeShadowView(alpha: Look.edgeShadowAlpha, isMirrored: isMirrored)
    // A sheet may grow around the stack meanwhile; the screens grow with it.
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shadow.autoresizingMask = .flexibleHeight
    return (dimming, shadow)
  }
}

/// A shade that darkens toward the screen it belongs to.
private final class EdgeShadowView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(alpha: CGFloat, isMirrored: Bool) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: alpha).cgColor,
    ]
    gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
  }

  required init?(coder: NSCoder) { nil }
}
