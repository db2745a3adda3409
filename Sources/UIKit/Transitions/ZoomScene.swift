import Foundation
import QuartzCore

/// The views of a zoom in their container: the screen, what covers the one below, and the
/// picture of the source.
///
/// The screen is cut to the source's shape where it is small, and shown so large that it fills it;
/// the source's own picture lies over it and fades.
@MainActor
struct ZoomScene {
  private enum Look {
    /// Over the screen below, when it takes part; one that stays is dimmed by its presentation.
    static let dimming = UIColor(white: 0, alpha: 0.2)
    /// In seconds: the picture fades while most of the way is covered.
    static let fade: TimeInterval = 0.2
    static let fadeInDelay: TimeInterval = 0.08
    /// Of a held screen on a display with square corners, in points.
    static let cornerRadius: CGFloat = 10
  }

  private let stage: ModalStage
  private let options: UIViewController.Transition.ZoomOptions
  private let view: UIView
  private let shape: ZoomShape
  private let rest: ZoomRest
  private let picture: UIView
  private let cut = UIView()
  private let dimming = UIView()
  private let blur = UIVisualEffectView(effect: nil)
  private let covers: [UIView]

  /// Puts the views into the container; the screen is small, or large.
  init?(
    _ context: any UIViewControllerContextTransitioning,
    from source: UIView,
    _ options: UIViewController.Transition.ZoomOptions,
    isZoomingIn: Bool
  ) {
    guard let stage = ModalStage(context, isPresenting: isZoomingIn),
      let zoomed = context.viewController(forKey: isZoomingIn ? .to : .from)
    else { return nil }
    stage.arrange()
    let container = context.containerView
    container.layoutIfNeeded()
    self.stage = stage
    self.options = options
    view = stage.presented
    let aligned = ZoomScene.alignment(of: source, in: zoomed, options)
    shape = ZoomShape(of: source, in: view, at: aligned, container)
    rest = ZoomRest(view, source)
    picture = source.snapshotView(afterScreenUpdates: !isZoomingIn) ?? UIView()
    covers = options.dimmingVisualEffect == nil ? [dimming] : [blur, dimming]

    picture.frame = shape.hole
    view.addSubview(picture)
    cut.backgroundColor = .black
    cut.layer.cornerCurve = source.layer.cornerCurve
    view.mask = cut
    source.alpha = 0
    dimming.backgroundColor =
      options.dimmingColor ?? (stage.presenter == nil ? .clear : Look.dimming)
    for cover in covers {
      cover.frame = container.bounds
      container.insertSubview(cover, belowSubview: view)
    }
    UIView.performWithoutAnimation {
      stand(isLarge: !isZoomingIn)
      picture.alpha = isZoomingIn ? 1 : 0
    }
  }

  private static func alignment(
    of source: UIView,
    in zoomed: UIViewController,
    _ options: UIViewController.Transition.ZoomOptions
  ) -> CGRect {
    zoomed.view.layoutIfNeeded()
    let wanted = options.alignmentRectProvider?(.init(source: source, zoomed: zoomed))
    guard let wanted, !wanted.isNull, !wanted.isEmpty else { return zoomed.view.bounds }
    return wanted
  }

  private func stand(isLarge: Bool) {
    view.transform = isLarge ? rest.transform : shape.transform
    view.center = isLarge ? rest.center : shape.center
    cut.frame = isLarge ? view.bounds : shape.hole
    cut.layer.cornerRadius = isLarge ? rest.cornerRadius : shape.cornerRadius
    dimming.alpha = isLarge ? 1 : 0
    blur.effect = isLarge ? options.dimmingVisualEffect : nil
  }

  /// Held, the screen has the corners of the display, and darkens the one below the
  /// less, the smaller it is.
  func stand(at hold: ZoomHold) {
    let display = view.window?.screen.screenDescription.cornerRadius ?? 0
    let scale = hold.scale * (hold.caught?.scale ?? 1)
    UIView.performWithoutAnimation {
      view.transform = rest.transform.scaledBy(x: scale, y: scale)
      view.center = hold.place(of: hold.caught?.center ?? rest.center)
      cut.layer.cornerRadius = max(display, Look.cornerRadius)
      dimming.alpha = scale
    }
  }

  /// Stops the motion, and returns what the screen looks like.
  func stop() -> ZoomLook {
    let shown: CALayer = view.layer.presentation() ?? view.layer
    let hole: CALayer = cut.layer.presentation() ?? cut.layer
    let cover: CALayer = picture.layer.presentation() ?? picture.layer
    let look = ZoomLook(
      scale: shown.affineTransform().a / max(rest.transform.a, .leastNormalMagnitude),
      center: shown.position,
      cut: hole.frame,
      pictureAlpha: CGFloat(cover.opacity)
    )
    for moving in [view, cut, picture, dimming] { moving.layer.removeAllAnimations() }
    return look
  }

  /// Shows a screen that was caught on its way, and opens its cut to the whole of it.
  func open(from look: ZoomLook) {
    UIView.performWithoutAnimation {
      cut.frame = look.cut
      picture.alpha = look.pictureAlpha
    }
    UIView.animate(withDuration: Look.fade) {
      cut.frame = view.bounds
      picture.alpha = 0
    }
  }

  /// Grows or shrinks to one of its ends.
  func move(toLarge isLarge: Bool, completion: @escaping () -> Void) {
    UIView.animate(withDuration: Look.fade, delay: isLarge ? 0 : Look.fadeInDelay) {
      picture.alpha = isLarge ? 0 : 1
    }
    // Fingers catch a screen that becomes large.
    UIView.animateWithSystemSpring(options: isLarge ? .allowUserInteraction : []) {
      stand(isLarge: isLarge)
    } completion: { _ in
      completion()
    }
  }

  /// Leaves every view as it was, and completes the transition.
  func end() {
    for added in covers + [picture] { added.removeFromSuperview() }
    rest.restore()
    stage.complete()
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
