import UIKit

extension Demo {
  static let reveal = Demo(
    "reveal",
    summary: "The pushed screen is uncovered by a shape that grows from a button.",
    parameters: [
      .duration(0.5),
      Parameter(
        "shape",
        .choice(["circle", "rect"]),
        default: "circle",
        help: "The shape that grows."
      ),
      Parameter(
        "origin",
        .point(orWord: "button"),
        default: "button",
        help: "Where it starts: the round button, or a place on the screen."
      ),
      Parameter(
        "size",
        .number(1...400, unit: "pt"),
        default: "60",
        help: "How large it starts."
      ),
    ]
  ) { values, screens in
    let first = screens.first { PlacesViewController() }
    let navigation = UINavigationController(rootViewController: first)
    navigation.setNavigationBarHidden(true, animated: false)
    let delegate = RevealDelegate(values)
    navigation.delegate = delegate
    return DemoScene(
      root: navigation,
      forward: { animated in
        _ = delegate  // The navigation controller's reference is weak.
        navigation.pushViewController(screens.second { PlaceViewController() }, animated: animated)
      },
      back: { _ = navigation.popViewController(animated: $0) }
    )
  }
}

/// Uncovers the pushed view, or covers the popped one, by animating the path of a mask.
final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  @preconcurrency CAAnimationDelegate
{
  enum Shape {
    case circle
    case rect
  }

  private let isPush: Bool
  private let shape: Shape
  private let duration: TimeInterval
  /// Where the shape starts, in the container's coordinates.
  private let origin: CGRect
  /// What the shape grows out of, and what it becomes again: the pushed screen begins in its
  /// colours.
  private weak var button: UIView?
  private var context: UIViewControllerContextTransitioning?
  private var masked: UIView?
  private var cover: UIView?
  private var dimming: UIView?

  init(
    isPush: Bool,
    shape: Shape,
    duration: TimeInterval,
    origin: CGRect,
    button: UIView? = nil
  ) {
    self.isPush = isPush
    self.shape = shape
    self.duration = duration
    self.origin = origin
    self.button = button
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let destination = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    self.context = context
    to.frame = context.finalFrame(for: destination)
    if isPush {
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, belowSubview: from)
    }
    let masked = isPush ? to : from
    self.masked = masked
    addDimming(below: masked, in: context.containerView)
    addCover(to: masked)

    let small = path(around: origin)
    let large = path(covering: masked.bounds)
    let mask = CAShapeLayer()
    mask.path = isPush ? large : small
    masked.layer.mask = mask
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = isPush ? small : large
    animation.toValue = mask.path
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    mask.add(animation, forKey: "path")
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    masked?.layer.mask = nil
    masked = nil
    cover?.removeFromSuperview()
    dimming?.removeFromSuperview()
    guard let context else { return }
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// The screen below steps back while it is covered.
  private func addDimming(below masked: UIView, in container: UIView) {
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    container.insertSubview(dimming, belowSubview: masked)
    fade(dimming, values: isPush ? [0, 0.3] : [0.3, 0], keyTimes: [0, 1])
    self.dimming = dimming
  }

  /// The button in its own colour over the pushed screen, there while the shape is small.
  private func addCover(to masked: UIView) {
    guard let button, let color = button.backgroundColor else { return }
    let cover = UIView(frame: masked.bounds)
    cover.backgroundColor = color
    if let face = button.snapshotView(afterScreenUpdates: true) {
      face.center = CGPoint(x: origin.midX, y: origin.midY)
      cover.addSubview(face)
    }
    masked.addSubview(cover)
    // What is drawn on the button goes before its colour does.
    for face in cover.subviews {
      if isPush {
        fade(face, values: [1, 0, 0], keyTimes: [0, 0.25, 1])
      } else {
        fade(face, values: [0, 0, 1], keyTimes: [0, 0.75, 1])
      }
    }
    if isPush {
      fade(cover, values: [1, 0, 0], keyTimes: [0, 0.55, 1])
    } else {
      fade(cover, values: [0, 0, 1], keyTimes: [0, 0.45, 1])
    }
    self.cover = cover
  }

  private func fade(_ view: UIView, values: [CGFloat], keyTimes: [NSNumber]) {
    view.alpha = values.last ?? 0
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = values
    fade.keyTimes = keyTimes
    fade.duration = duration
    view.layer.add(fade, forKey: "fade")
  }

  private func path(around rect: CGRect) -> CGPath {
    switch shape {
    case .circle: CGPath(ellipseIn: rect, transform: nil)
    case .rect: CGPath(rect: rect, transform: nil)
    }
  }

  /// The circle has to reach the farthest corner from its centre.
  private func path(covering bounds: CGRect) -> CGPath {
    guard shape == .circle else { return CGPath(rect: bounds, transform: nil) }
    let center = CGPoint(x: origin.midX, y: origin.midY)
    let dx = max(center.x - bounds.minX, bounds.maxX - center.x)
    let dy = max(center.y - bounds.minY, bounds.maxY - center.y)
    let radius = (dx * dx + dy * dy).squareRoot()
    return CGPath(
      ellipseIn: CGRect(x: center.x, y: center.y, width: 0, height: 0)
        .insetBy(dx: -radius, dy: -radius),
      transform: nil
    )
  }
}

private final class RevealDelegate: NSObject, UINavigationControllerDelegate {
  private let values: ParameterValues

  init(_ values: ParameterValues) { self.values = values }

  /// The round button, when the first screen is the one that has it.
  private func button(in navigationController: UINavigationController) -> UIView? {
    (navigationController.viewControllers.first as? PlacesViewController)?.addButton
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromViewController: UIViewController,
    to toViewController: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let size = navigationController.view.bounds.size
    let chosen = values.point("origin", in: size)
    let button = chosen == nil ? button(in: navigationController) : nil
    let center =
      chosen ?? button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
      ?? CGPoint(x: size.width * 0.86, y: size.height * 0.91)
    let half = values.number("size") / 2
    return RevealAnimator(
      isPush: operation == .push,
      shape: values.choice("shape") == "rect" ? .rect : .circle,
      duration: values.number("duration"),
      origin: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half),
      button: button
    )
  }
}
