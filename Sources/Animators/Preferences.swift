import UIKit

extension Demo {
  static let preferences = Demo(
    "preferences",
    summary: "A panel of preferences springs in from the left over a dimmed screen.",
    parameters: [
      .duration(1),
      Parameter(
        "damping",
        .number(0.05...1, unit: ""),
        default: "0.7",
        help: "Damping ratio of the spring; 1 does not swing."
      ),
      Parameter(
        "velocity",
        .number(-20...20, unit: "of the way a second"),
        default: "2.3",
        help: "Velocity of the spring at the start."
      ),
      Parameter(
        "width",
        .number(80...340, unit: "pt"),
        default: "200",
        help: "How far the panel comes in."
      ),
      Parameter(
        "dim",
        .number(0...1, unit: ""),
        default: "0.8",
        help: "How dark the screen behind becomes."
      ),
    ],
    interactions: [.forward, .back]
  ) { values, screens in
    let root = screens.first { PlacesViewController() }
    let look = PreferencesLook(
      duration: values.number("duration"),
      damping: values.number("damping"),
      velocity: values.number("velocity"),
      width: values.number("width"),
      dim: values.number("dim")
    )
    let delegate = PreferencesDelegate(look: look)
    let open: (Bool) -> Void = { [unowned root] animated in
      let panel = screens.second {
        SettingsViewController(contentWidth: look.width, contentIsAtEnd: true)
      }
      panel.modalPresentationStyle = .custom
      panel.transitioningDelegate = delegate
      root.present(panel, animated: animated)
    }
    delegate.opening = PanDriver(
      .fromLeftEdge,
      on: root.view,
      distance: { _ in look.width },
      begin: { open(true) }
    )
    var scene = DemoScene(root: root, forward: open, back: { root.dismiss(animated: $0) })
    scene.mirrorsDrags = false
    scene.drags[.forward] = { size in
      DemoScene.Drag(
        from: CGPoint(x: 2, y: size.height / 2),
        to: CGPoint(x: 2 + look.width, y: size.height / 2)
      )
    }
    scene.drags[.back] = { size in
      DemoScene.Drag(
        from: CGPoint(x: look.width - 10, y: size.height / 2),
        to: CGPoint(x: -10, y: size.height / 2)
      )
    }
    return scene
  }
}

struct PreferencesLook {
  var duration: TimeInterval
  var damping: CGFloat
  var velocity: CGFloat
  var width: CGFloat
  var dim: CGFloat
}

/// Springs the panel in over an overlay that darkens the screen, and slides it out again.
///
/// The panel is a whole screen wide; only `width` of it enters, so the spring may overshoot without
/// showing its other edge.
final class PreferencesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let overlayTag = 1
  private let look: PreferencesLook
  private let isPresenting: Bool

  init(look: PreferencesLook, isPresenting: Bool) {
    self.look = look
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? look.duration : 0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if isPresenting {
      present(context)
    } else {
      dismiss(context)
    }
  }

  private func present(_ context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let panel = context.viewController(forKey: .to)?.view else {
      return context.completeTransition(false)
    }
    let overlay = UIView(frame: container.bounds)
    overlay.tag = PreferencesAnimator.overlayTag
    overlay.backgroundColor = .black
    overlay.alpha = 0
    container.addSubview(overlay)
    panel.frame = container.bounds
    panel.center = CGPoint(x: -container.bounds.midX, y: container.bounds.midY)
    container.addSubview(panel)
    UIView.animate(
      withDuration: look.duration,
      delay: 0,
      usingSpringWithDamping: look.damping,
      initialSpringVelocity: look.velocity,
      options: [],
      animations: {
        overlay.alpha = self.look.dim
        panel.center.x += self.look.width
      },
      completion: { _ in
        if context.transitionWasCancelled { overlay.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  private func dismiss(_ context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let overlay = container.viewWithTag(PreferencesAnimator.overlayTag)
    guard let panel = context.viewController(forKey: .from)?.view else {
      return context.completeTransition(false)
    }
    let shownCenter = panel.center
    let shownAlpha = overlay?.alpha ?? 0
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      options: .curveEaseOut,
      animations: {
        panel.center.x = -container.bounds.midX
        overlay?.alpha = 0
      },
      completion: { _ in
        if context.transitionWasCancelled {
          panel.center = shownCenter
          overlay?.alpha = shownAlpha
        } else {
          overlay?.removeFromSuperview()
        }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}

private final class PreferencesDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let look: PreferencesLook
  var opening: PanDriver?
  private var closing: PanDriver?

  init(look: PreferencesLook) { self.look = look }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let width = look.width
    closing = PanDriver(
      .left,
      on: presented.view,
      distance: { _ in width },
      begin: { [weak presented] in presented?.dismiss(animated: true) }
    )
    return PreferencesAnimator(look: look, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PreferencesAnimator(look: look, isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    opening?.transition
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    closing?.transition
  }
}
