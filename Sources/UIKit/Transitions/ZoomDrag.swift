import Foundation

/// The fingers that take a zoomed screen back into its source: a drag down, one towards the side
/// from which screens come, and a pinch.
///
/// They begin an interactive pop or dismissal, which finishes or is cancelled when they lift.
@MainActor
final class ZoomDrag: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var zoomed: UIViewController?
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)

  /// How the fingers are about to take the screen.
  private var way = ZoomHold.Way.down
  /// Nil before and after the dismissal by fingers.
  private var hold: ZoomHold?
  /// The container of the transition, before it begins.
  private weak var ground: UIView?
  private var context: (any UIViewControllerContextTransitioning)?
  private var scene: ZoomScene?
  /// The end that the fingers have chosen before the transition could begin.
  private var waitingEnd: Bool?
  /// The motion by which the screen comes.
  weak var arrival: ZoomMotion?
  /// Counts the motions after the fingers have lifted: one that was caught ends nothing.
  private var releases = 0

  init(of zoomed: UIViewController) {
    self.zoomed = zoomed
    super.init()
    for recognizer in recognizers {
      recognizer.addTarget(self, action: Selector(ZoomDrag.changed))
      recognizer.delegate = self
    }
  }

  private var recognizers: [UIGestureRecognizer] { [pan, pinch] }

  func attach() {
    guard let view = zoomed?.viewIfLoaded else { return }
    for recognizer in recognizers where recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
    // An animator of the app's own has ended what fingers asked for.
    if scene == nil { detach() }
  }

  func remove() {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// What drives the transition that begins now; nil unless fingers have asked for it.
  var interaction: (any UIViewControllerInteractiveTransitioning)? { hold == nil ? nil : self }

  // MARK: Whether it may leave

  /// Where the screen is on top of a stack.
  private var navigation: UINavigationController? {
    guard let zoomed, let navigation = zoomed.parent as? UINavigationController,
      navigation.stack.count > 1, navigation.stack.last === zoomed
    else { return nil }
    return navigation
  }

  /// Where the screen is presented; a card has its own drag.
  private var presentation: UIPresentationController? {
    guard let zoomed, zoomed.presentation.presenting != nil,
      let controller = zoomed.presentation.controller,
      !(controller is UISheetPresentationController)
    else { return nil }
    return controller
  }

  private var isAtRest: Bool {
    zoomed?.appearance == .appeared && zoomed?.runningTransition == nil
      && navigation?.navigationTransition == nil
  }

  /// Whether the screen becomes large again after fingers have let it go, and can be caught.
  ///
  /// Once what runs alongside is back, nothing could move it again.
  private var isReturning: Bool {
    guard scene != nil, let context, let transition = (context as? TransitionContext)?.transition
    else { return false }
    return !context.isInteractive && context.transitionWasCancelled
      && transition.coordinator.driver?.hasEnded != true
  }

  /// Whether the screen is at rest or becomes large, and has a source to go to.
  var isPossible: Bool {
    if isReturning { return true }
    guard let zoomed, isAtRest || arrival?.isRunning == true,
      zoomed.presentedScreen == nil,
      let below = navigation.map({ $0.stack[$0.stack.count - 2] })
        ?? presentation?.presentingViewController
    else { return false }
    return ZoomAnimator(zoomed, over: below, isZoomingIn: false) != nil
  }

  /// Whether the fingers may begin to take the screen; the application is asked.
  func mayBegin(_ gesture: UIGestureRecognizer, _ way: ZoomHold.Way) -> Bool {
    guard isPossible, let zoomed, case .zoom(let options, _)? = zoomed.preferredTransition?.kind
    else { return false }
    let speed = (gesture as? UIPanGestureRecognizer)?.velocity(in: zoomed.view) ?? .zero
    let question = UIViewController.Transition.ZoomOptions.InteractionContext(
      location: gesture.location(in: zoomed.view),
      velocity: CGVector(dx: speed.x, dy: speed.y),
      willBegin: gesture !== pan || !contentTakes(way)
    )
    guard options.interactiveDismissShouldBegin?(question) ?? question.willBegin,
      isReturning || navigation != nil || presentationAllows
    else { return false }
    self.way = way
    return true
  }

  private var presentationAllows: Bool {
    guard let presentation, let zoomed else { return false }
    let allows =
      !zoomed.isModalInPresentation
      && presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
    if !allows { presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation) }
    return allows
  }

  /// Whether something between the finger and the screen moves the same way.
  private func contentTakes(_ way: ZoomHold.Way) -> Bool {
    guard let screen = zoomed?.viewIfLoaded, let touched = pan.touches.first?.view else {
      return false
    }
    return sequence(first: touched, next: { $0 === screen ? nil : $0.superview })
      .contains { $0.follows(way) }
  }

  // MARK: Fingers

  func changed(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began: begin(gesture)
    case .changed: follow(gesture)
    case .ended:
      let speed = (gesture as? UIPanGestureRecognizer)?.velocity(in: ground) ?? .zero
      settle(leaves: hold?.leaves(at: speed) ?? false)
    case .cancelled, .failed: settle(leaves: false)
    default: break
    }
  }

  private func begin(_ gesture: UIGestureRecognizer) {
    guard let zoomed, let ground = zoomed.view.superview else { return }
    let place = gesture.location(in: ground)
    let gone = (gesture as? UIPanGestureRecognizer)?.translation(in: ground) ?? .zero
    self.ground = ground
    waitingEnd = nil
    let caught = stopMotion()
    hold = ZoomHold(
      way: way,
      grip: CGPoint(x: place.x - gone.x, y: place.y - gone.y),
      size: zoomed.view.bounds.size,
      caught: caught
    )
    if let caught, let scene {
      scene.open(from: caught)
    } else if let navigation {
      navigation.popViewController(animated: true)
      // An animator of the app's own is not for fingers.
      if scene == nil { hold = nil }
    } else if let presentation {
      presentation.isDismissedByUser = true
      zoomed.dismiss(animated: true)
    }
    follow(gesture)
  }

  /// Returns what the screen looks like that the fingers have caught on its way; nil at rest.
  private func stopMotion() -> ZoomLook? {
    if isReturning, let scene {
      releases += 1
      let look = scene.stop()
      context?.pauseInteractiveTransition()
      return look
    }
    let look = arrival?.stop()
    arrival = nil
    return look
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    guard let hold, waitingEnd == nil else { return }
    let place = gesture.location(in: ground)
    self.hold?.offset =
      (gesture as? UIPanGestureRecognizer)?.translation(in: ground)
      ?? CGPoint(x: place.x - hold.grip.x, y: place.y - hold.grip.y)
    self.hold?.spread = (gesture as? UIPinchGestureRecognizer)?.scale ?? 1
    show()
  }

  private func show() {
    guard let hold, let context, context.isInteractive else { return }
    scene?.stand(at: hold)
    context.updateInteractiveTransition(hold.progress)
  }

  private func settle(leaves: Bool) {
    guard hold != nil, let scene, let context else {
      waitingEnd = leaves
      return
    }
    guard context.isInteractive else { return }
    let presentation = self.presentation
    leaves ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    releases += 1
    let release = releases
    scene.move(toLarge: !leaves) { [self] in
      guard release == releases else { return }
      detach()
      scene.end()
      if leaves, let presentation {
        presentation.delegate?.presentationControllerDidDismiss(presentation)
      }
    }
  }

  // MARK: UIViewControllerInteractiveTransitioning

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = (transitionContext as? TransitionContext)?.transition else { return }
    guard let scene = (transition.animator as? ZoomAnimator)?.makeScene(transitionContext) else {
      return goWithoutFingers(transition)
    }
    context = transitionContext
    self.scene = scene
    if let caught = hold?.caught { scene.open(from: caught) }
    show()
    if let waitingEnd { settle(leaves: waitingEnd) }
  }

  /// The source has gone meanwhile.
  private func goWithoutFingers(_ transition: ControllerTransition) {
    detach()
    transition.context.finishInteractiveTransition()
    transition.runAnimator()
  }

  /// Called at the end of the dismissal that it drives, and when that ends with its world.
  func detach() {
    hold = nil
    context = nil
    scene = nil
    waitingEnd = nil
  }
}

extension ZoomDrag: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let way = gestureRecognizer === pinch ? wayOfPinch : wayOfPan else { return false }
    return mayBegin(gestureRecognizer, way)
  }

  /// Content waits until it is known whether the finger takes the screen; both know at the same
  /// time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pan && otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  private var wayOfPan: ZoomHold.Way? {
    let side: CGFloat = zoomed?.isRightToLeft == true ? -1 : 1
    let moved = pan.translation(in: nil)
    if moved.y > abs(moved.x) { return .down }
    return side * moved.x > abs(moved.y) ? .aside(side) : nil
  }

  /// Two fingers that move apart take nothing.
  private var wayOfPinch: ZoomHold.Way? {
    guard pinch.touches.count >= 2 else { return nil }
    let (a, b) = (pinch.touches[0], pinch.touches[1])
    let now = hypot(
      a.windowLocation.x - b.windowLocation.x,
      a.windowLocation.y - b.windowLocation.y
    )
    let before = hypot(
      a.previousWindowLocation.x - b.previousWindowLocation.x,
      a.previousWindowLocation.y - b.previousWindowLocation.y
    )
    return now < before ? .pinch : nil
  }
}

extension UIView {
  /// Whether the view itself follows a finger that goes that way.
  fileprivate func follows(_ way: ZoomHold.Way) -> Bool {
    switch self {
    case is UISlider, is UISwitch: return true
    case let content as UIScrollView: return content.hasRoom(way)
    default:
      guard case .aside = way, let stack = viewController as? UINavigationController else {
        return false
      }
      return stack.stack.count > 1
    }
  }
}

extension UIScrollView {
  /// Content at its edge leaves the finger to the screen, unless a pull refreshes it (inferred).
  fileprivate func hasRoom(_ way: ZoomHold.Way) -> Bool {
    guard panGestureRecognizer.isEnabled else { return false }
    switch way {
    case .down: return roomAbove > 0 || refreshControl != nil
    case .aside(let side): return roomBeside(side) > 0
    case .pinch: return false
    }
  }
}
