import Foundation

/// The zoom of iOS 18: a screen grows out of a view of the screen below, and shrinks back into it.
///
/// The new screen is cut to the view's shape and shown so large that it fills it; the view's own
/// picture lies over it and fades. Time and curve are those of a push; the numbers are inferred.
final class ZoomAnimator: SystemAnimator {
  private enum Look {
    /// Over the screen below, when it takes part; one that stays is dimmed by its presentation.
    static let dimming = UIColor(white: 0, alpha: 0.2)
    /// In seconds: the picture fades while most of the way is covered.
    static let fade: TimeInterval = 0.2
    static let fadeInDelay: TimeInterval = 0.08
  }

  private let options: UIViewController.Transition.ZoomOptions
  private let source: UIView
  private let isZoomingIn: Bool

  /// Nil when the controller prefers something else, or when no view of the screen below is named.
  init?(
    _ zoomed: UIViewController,
    over below: UIViewController,
    isZoomingIn: Bool
  ) {
    guard case .zoom(let options, let provider)? = zoomed.preferredTransition?.kind,
      let source = provider(.init(source: below, zoomed: zoomed)),
      let screen = below.viewIfLoaded, source.isDescendant(of: screen)
    else { return nil }
    self.options = options
    self.source = source
    self.isZoomingIn = isZoomingIn
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { TransitionDuration.systemSpring }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = ModalStage(transitionContext, isPresenting: isZoomingIn),
      let zoomed = transitionContext.viewController(forKey: isZoomingIn ? .to : .from)
    else { return transitionContext.completeTransition(true) }
    stage.arrange()
    let container = transitionContext.containerView
    container.layoutIfNeeded()
    let view = stage.presented
    let shape = ZoomShape(of: source, in: view, at: alignment(in: zoomed), container)
    let rest = ZoomRest(view, source)

    let picture = source.snapshotView(afterScreenUpdates: !isZoomingIn) ?? UIView()
    picture.frame = shape.hole
    view.addSubview(picture)
    let cut = UIView()
    cut.backgroundColor = .black
    cut.layer.cornerCurve = source.layer.cornerCurve
    view.mask = cut
    source.alpha = 0
    let dimming = UIView()
    dimming.backgroundColor =
      options.dimmingColor ?? (stage.presenter == nil ? .clear : Look.dimming)
    let blur = UIVisualEffectView(effect: nil)
    let covers = options.dimmingVisualEffect == nil ? [dimming] : [blur, dimming]
    for cover in covers {
      cover.frame = container.bounds
      container.insertSubview(cover, belowSubview: view)
    }

    let place: (_ isLarge: Bool) -> Void = { [options] isLarge in
      view.transform = isLarge ? rest.transform : shape.transform
      view.center = isLarge ? rest.center : shape.center
      cut.frame = isLarge ? view.bounds : shape.hole
      cut.layer.cornerRadius = isLarge ? rest.cornerRadius : shape.cornerRadius
      dimming.alpha = isLarge ? 1 : 0
      blur.effect = isLarge ? options.dimmingVisualEffect : nil
    }
    UIView.performWithoutAnimation {
      place(!isZoomingIn)
      picture.alpha = isZoomingIn ? 1 : 0
    }
    UIView.animate(withDuration: Look.fade, delay: isZoomingIn ? 0 : Look.fadeInDelay) {
      picture.alpha = self.isZoomingIn ? 0 : 1
    }
    UIView.animateWithSystemSpring {
      place(self.isZoomingIn)
    } completion: { _ in
      for added in covers + [picture] { added.removeFromSuperview() }
      rest.restore()
      stage.complete()
    }
  }

  private func alignment(in zoomed: UIViewController) -> CGRect {
    zoomed.view.layoutIfNeeded()
    let wanted = options.alignmentRectProvider?(.init(source: source, zoomed: zoomed))
    guard let wanted, !wanted.isNull, !wanted.isEmpty else { return zoomed.view.bounds }
    return wanted
  }
}

/// The small end of a zoom.
@MainActor
private struct ZoomShape {
  /// What is seen of the screen, in its own space.
  let hole: CGRect
  let cornerRadius: CGFloat
  let transform: CGAffineTransform
  let center: CGPoint

  /// `aligned` is the part of the screen that lies where the source is.
  init(of source: UIView, in screen: UIView, at aligned: CGRect, _ container: UIView) {
    let frame = source.convert(source.bounds, to: container)
    let scale = max(
      frame.width / aligned.width,
      frame.height / aligned.height,
      CGFloat.leastNormalMagnitude
    )
    let size = CGSize(width: frame.width / scale, height: frame.height / scale)
    hole = CGRect(
      x: aligned.midX - size.width / 2,
      y: aligned.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    cornerRadius = source.layer.cornerRadius / scale
    transform = CGAffineTransform(scaleX: scale, y: scale)
    center = CGPoint(
      x: frame.midX - scale * (aligned.midX - screen.bounds.midX),
      y: frame.midY - scale * (aligned.midY - screen.bounds.midY)
    )
  }
}

/// What a zoom changes on views that are not its own.
@MainActor
private struct ZoomRest {
  let view: UIView
  let source: UIView
  let transform: CGAffineTransform
  let center: CGPoint
  let cornerRadius: CGFloat
  let mask: UIView?
  let alpha: CGFloat

  init(_ view: UIView, _ source: UIView) {
    self.view = view
    self.source = source
    transform = view.transform
    center = view.center
    cornerRadius = view.layer.cornerRadius
    mask = view.mask
    alpha = source.alpha
  }

  func restore() {
    view.mask = mask
    view.transform = transform
    view.center = center
    source.alpha = alpha
  }
}
