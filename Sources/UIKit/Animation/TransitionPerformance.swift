import Foundation
import QuartzCore

/// Plays a view transition: one of Core Animation, or pictures of before and after, moved in a layer over the
/// view, which is hidden meanwhile.
@MainActor
final class TransitionPerformance {
  /// Points from the eye to the screen.
  ///
  /// iOS's value is unknown; this is a common choice.
  static let eyeDistance: CGFloat = 1000

  private let style: ViewTransition
  private let view: UIView
  private let context: AnimationContext
  private let before: CGImage?

  /// Make it before the view changes.
  init(_ style: ViewTransition, of view: UIView, in context: AnimationContext) {
    self.style = style
    self.view = view
    self.context = context
    switch style {
    case .crossDissolve, .curl:
      before = nil
      addTransition()
    case .flip:
      before =
        view.layer.wasShown
        ? UIView.lastPicture(of: view)
        : TransitionPerformance.withScreenBefore(of: view) { UIView.picture(of: view) }
    }
  }

  func run() {
    if case .flip(let aboutY, let sign) = style { flip(aboutY: aboutY, sign: sign) }
  }

  // MARK: Cross dissolve and curl

  private static func withScreenBefore<Result>(of view: UIView, _ body: () -> Result) -> Result {
    (view as? TransitionContainerView)?.withScreenBefore(body) ?? body()
  }

  /// Core Animation's own transitions take their pictures themselves.
  private func addTransition() {
    let transition = CATransition()
    switch style {
    case .curl(let up): transition.type = up ? .pageCurl : .pageUnCurl
    default: transition.type = .fade
    }
    context.time(transition)
    if view is TransitionContainerView, !view.layer.wasShown {
      view.layoutIfNeeded()
      view.layer.displayTree()
      transition.beginsWithPresentLook = true
    }
    TransitionPerformance.withScreenBefore(of: view) {
      view.layer.add(transition, forKey: kCATransition)
    }
  }

  // MARK: Flip

  private func flip(aboutY: Bool, sign: Double) {
    guard let overlay = makeOverlay() else { return }
    overlay.sublayerTransform.m34 = -1 / TransitionPerformance.eyeDistance
    let keyPath = aboutY ? "transform.rotation.y" : "transform.rotation.x"
    let faces = [(before, 0.0, sign * .pi), (UIView.picture(of: view), -sign * .pi, 0.0)]
    for (image, from, to) in faces {
      let face = makePicture(image)
      face.isDoubleSided = false
      overlay.addSublayer(face)
      animate(face, keyPath, from: from, to: to)
    }
    finish(overlay)
  }

  // MARK: Parts

  /// A layer in the place of the view, above it.
  private func makeOverlay() -> CALayer? {
    guard let superlayer = view.layer.superlayer else { return nil }
    let overlay = CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    overlay.bounds = CGRect(origin: .zero, size: view.bounds.size)
    overlay.anchorPoint = view.layer.anchorPoint
    overlay.position = view.layer.position
    overlay.transform = view.layer.transform
    overlay.zPosition = view.layer.zPosition
    overlay.opacity = view.layer.opacity
    superlayer.insertSublayer(overlay, above: view.layer)
    return overlay
  }

  private func makePicture(_ image: CGImage?) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: view.bounds.size)
    layer.contents = image
    layer.contentsScale = UIScreen.main.scale
    return layer
  }

  private func animate(_ layer: CALayer, _ keyPath: String, from: Double, to: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    context.time(animation)
    layer.add(animation, forKey: keyPath)
  }

  /// Hides the view while the overlay plays, and removes the overlay at the end.
  private func finish(_ overlay: CALayer) {
    CATransaction.commit()
    let hiding = CABasicAnimation(keyPath: "opacity")
    hiding.fromValue = 0
    hiding.toValue = 0
    context.time(hiding)
    view.layer.add(hiding, forKey: TransitionPerformance.hidingKey)
    context.tracker.prependCompletion { [view] _ in
      overlay.removeFromSuperlayer()
      view.layer.removeAnimation(forKey: TransitionPerformance.hidingKey)
    }
  }

  private static let hidingKey = "UIViewTransitionHiding"
}

extension UIView {
  /// A picture of the view in the last frame, without later changes (measured).
  fileprivate static func lastPicture(of view: UIView) -> CGImage? {
    picture(of: view.layer, in: view.bounds, scale: UIScreen.main.scale, showsModel: false)
  }

  /// A picture of the view with its present model values.
  fileprivate static func picture(of view: UIView) -> CGImage? {
    view.layoutIfNeeded()
    view.layer.displayTree()
    return picture(
      of: view.layer,
      in: view.bounds,
      scale: UIScreen.main.scale,
      showsModel: true
    )
  }
}

extension AnimationContext {
  /// Gives an animation the time and pace of the block, which waits for it.
  fileprivate func time(_ animation: CAAnimation) {
    animation.duration = duration
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    switch pace {
    case .curve(let function): animation.timingFunction = function
    // The spring of the system is over most of its way early (inferred for fades).
    case .spring, .thrown: animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    }
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    tracker.track(animation)
  }
}
