import UIKit

extension Demo {
  static let sidePanel = Demo(
    "side-panel",
    summary: "A panel slides in from the side while the screen steps back before black.",
    parameters: [
      .duration(0.5),
      Parameter(
        "width",
        .number(0.2...0.95, unit: "of the screen"),
        default: "0.8",
        help: "The panel's width."
      ),
      Parameter(
        "scale",
        .number(0.5...1, unit: ""),
        default: "0.92",
        help: "How small the screen behind becomes."
      ),
      Parameter(
        "radius",
        .number(0...60, unit: "pt"),
        default: "24",
        help: "The corner radius of both screens."
      ),
    ],
    interactions: [.back]
  ) { values, screens in
    let root = screens.first { PlacesViewController() }
    let look = SidePanelLook(
      duration: values.number("duration"),
      width: values.number("width"),
      scale: values.number("scale"),
      radius: values.number("radius")
    )
    let shown = ShownPanel()
    var scene = DemoScene(
      root: root,
      forward: { animated in
        let panel = screens.second { SettingsViewController() }
        let segue = SidePanelSegue(identifier: "panel", source: root, destination: panel)
        segue.look = look
        segue.isAnimated = animated
        segue.perform()
        shown.controller = segue.panel
      },
      back: { root.dismiss(animated: $0) }
    )
    // Near the panel's edge, towards the side it came from.
    scene.drags[.back] = { size in
      let start = size.width * (1 - look.width) + 20
      return DemoScene.Drag(
        from: CGPoint(x: start, y: size.height / 2),
        to: CGPoint(x: start + size.width * look.width, y: size.height / 2)
      )
    }
    return scene
  }
}

/// The scene keeps the panel's controller: a transitioning delegate is referred to weakly.
@MainActor
private final class ShownPanel {
  var controller: SidePanelController?
}

struct SidePanelLook {
  var duration: TimeInterval = 0.5
  /// Part of the screen's width.
  var width: CGFloat = 0.8
  var scale: CGFloat = 0.92
  /// In points.
  var radius: CGFloat = 24
}

/// A segue that presents its destination as a side panel.
///
/// The caller keeps `panel`.
final class SidePanelSegue: UIStoryboardSegue {
  var look = SidePanelLook()
  var isAnimated = true
  private(set) var panel: SidePanelController?

  override func perform() {
    let panel = SidePanelController(presentedViewController: destination, presenting: source)
    panel.look = look
    destination.modalPresentationStyle = .custom
    destination.transitioningDelegate = panel
    self.panel = panel
    source.present(destination, animated: isAnimated)
  }
}

/// Presentation controller, transitioning delegate and animator of the panel in one: the state of
/// the presentation lives as long as the presentation.
final class SidePanelController: UIPresentationController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var look = SidePanelLook()
  private let backdrop = UIView()
  /// Over the screen behind and below the panel.
  private let dimming = UIView()
  /// Carries the panel's shadow: the panel itself clips to its corners.
  private let shadow = UIView()
  private var isPresenting = true
  private var driver: PanDriver?

  private var isRightToLeft: Bool {
    containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let width = (bounds.width * look.width).rounded()
    return CGRect(
      x: isRightToLeft ? 0 : bounds.width - width,
      y: 0,
      width: width,
      height: bounds.height
    )
  }

  override func presentationTransitionWillBegin() {
    isPresenting = true
    guard let containerView else { return }
    // Black behind both screens: a step out of the app. It goes below the presenter, whose view
    // stays in the window.
    backdrop.backgroundColor = .black
    if let window = containerView.window {
      backdrop.frame = window.bounds
      window.insertSubview(backdrop, at: 0)
    }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = .zero
    containerView.insertSubview(shadow, aboveSubview: dimming)
    containerView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector(SidePanelController.handleTap(_:))
      )
    )
    driver = PanDriver(
      .right(isRightToLeft),
      on: containerView,
      distance: { [look] in $0.bounds.width * look.width },
      begin: { [weak self] in self?.presentedViewController.dismiss(animated: true) }
    )
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { cleanUp() }
  }

  override func dismissalTransitionWillBegin() { isPresenting = false }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      cleanUp()
    } else {
      isPresenting = true
    }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    shadow.frame = frameOfPresentedViewInContainerView
  }

  private func cleanUp() {
    backdrop.removeFromSuperview()
    dimming.removeFromSuperview()
    shadow.removeFromSuperview()
    driver = nil
  }

  func handleTap(_ recognizer: UITapGestureRecognizer) {
    guard let presentedView, !presentedView.bounds.contains(recognizer.location(in: presentedView))
    else { return }
    presentedViewController.dismiss(animated: true)
  }

  // MARK: UIViewControllerTransitioningDelegate

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    self
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver?.transition
  }

  // MARK: UIViewControllerAnimatedTransitioning

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    look.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let panel = presentedView, let behind = presentingViewController.view else {
      return context.completeTransition(false)
    }
    let shown = frameOfPresentedViewInContainerView
    let hidden = shown.offsetBy(dx: isRightToLeft ? -shown.width : shown.width, dy: 0)
    if isPresenting {
      panel.frame = hidden
      panel.layer.cornerRadius = look.radius
      panel.layer.cornerCurve = .continuous
      panel.layer.maskedCorners =
        isRightToLeft
        ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      panel.clipsToBounds = true
      shadow.frame = hidden
      shadow.layer.shadowPath =
        UIBezierPath(roundedRect: shadow.bounds, cornerRadius: look.radius).cgPath
      context.containerView.addSubview(panel)
      behind.clipsToBounds = true
      behind.layer.cornerCurve = .continuous
    }
    let stepBack = {
      panel.frame = shown
      self.shadow.frame = shown
      self.shadow.layer.shadowOpacity = 0.45
      self.dimming.alpha = 0.25
      behind.transform = CGAffineTransform(scaleX: self.look.scale, y: self.look.scale)
      behind.layer.cornerRadius = self.look.radius
    }
    let stepForward = {
      panel.frame = hidden
      self.shadow.frame = hidden
      self.shadow.layer.shadowOpacity = 0
      self.dimming.alpha = 0
      behind.transform = .identity
      behind.layer.cornerRadius = 0
    }
    let isPresenting = isPresenting
    UIView.animate(
      withDuration: look.duration,
      delay: 0,
      options: .curveEaseInOut,
      animations: isPresenting ? stepBack : stepForward,
      completion: { _ in
        let isDone = !context.transitionWasCancelled
        // A cancelled dismissal leaves the panel open, a cancelled presentation leaves it closed.
        if !isDone { isPresenting ? stepForward() : stepBack() }
        context.completeTransition(isDone)
      }
    )
  }
}

extension PanDriver.Direction {
  /// Towards the side that a panel at the end of the line slides out to: a plain pan.
  fileprivate static func right(_ isRightToLeft: Bool) -> PanDriver.Direction {
    isRightToLeft ? .left : .right
  }
}
