import Foundation
import QuartzCore

/// Plays a view transition: pictures of before and after, moved in a layer over the view, which is
/// hidden meanwhile.
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
    if case .crossDissolve = style {
      before = nil
      crossDissolve()
    } else {
      before = view.layer.wasShown ? UIView.lastPicture(of: view) : UIView.picture(of: view)
    }
  }

  func run() {
    switch style {
    case .crossDissolve: break
    case .flip(let aboutY, let sign): flip(aboutY: aboutY, sign: sign)
    case .curl(let up): curl(up: up)
    }
  }

  // MARK: Cross dissolve

  /// Core Animation's own fade takes its pictures itself.
  private func crossDissolve() {
    let transition = CATransition()
    transition.type = .fade
    context.time(transition)
    view.layer.add(transition, forKey: kCATransition)
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

  // MARK: Curl

  /// The rolled part of the page, as a fraction of its height.
  private static let rollShare: CGFloat = 0.18
  /// The reach of the roll's shadow, in points.
  private static let shadowReach: CGFloat = 36

  /// The page is rolled up from its lower edge, over the new one; or rolled down over the old one.
  private func curl(up: Bool) {
    guard let overlay = makeOverlay() else { return }
    let size = view.bounds.size
    let after = UIView.picture(of: view)
    let roll = size.height * TransitionPerformance.rollShare
    let top = up ? before : after
    let below = makePicture(up ? after : before)
    overlay.masksToBounds = true
    overlay.addSublayer(below)

    // The line where the page leaves the surface travels between these heights; at both ends roll
    // and shadow are invisible.
    let reach = TransitionPerformance.shadowReach
    let low = size.height + roll + reach
    let high = -reach

    // The flat part of the page: a clip that moves up over a still picture. It ends behind the
    // middle of the roll.
    let page = CALayer()
    page.anchorPoint = .zero
    page.bounds = CGRect(x: 0, y: 0, width: size.width, height: low - roll / 2)
    page.masksToBounds = true
    let picture = makePicture(top)
    page.addSublayer(picture)

    // Its rolled part hangs below the line where it leaves the surface.
    let cylinder = CAGradientLayer()
    cylinder.anchorPoint = CGPoint(x: 0.5, y: 1)
    cylinder.bounds = CGRect(x: 0, y: 0, width: size.width, height: roll)
    cylinder.colors = [0.62, 0.98, 0.9, 0.7].map { UIColor(white: $0, alpha: 1).cgColor }
    cylinder.locations = [0, 0.35, 0.7, 1]
    cylinder.shadowOpacity = 0.35
    cylinder.shadowRadius = 10
    cylinder.shadowOffset = CGSize(width: 0, height: 6)
    cylinder.shadowPath = CGPath(rect: cylinder.bounds, transform: nil)
    overlay.addSublayer(page)
    overlay.addSublayer(cylinder)

    let travel = low - high
    let middle = size.height / 2
    let start: CGFloat = up ? 0 : 1
    animate(page, "position.y", from: -start * travel, to: -(1 - start) * travel)
    animate(
      picture,
      "position.y",
      from: middle + start * travel,
      to: middle + (1 - start) * travel
    )
    animate(cylinder, "position.y", from: low - start * travel, to: low - (1 - start) * travel)
    cylinder.position.x = size.width / 2
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
    case .spring: animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    }
    if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
    tracker.track(animation)
  }
}
