import CoreGraphics

/// The way of the keyboard along with a screen that is pushed or popped: it slides beside the
/// screen (observed), not from below.
@MainActor
struct KeyboardSlide {
  let transition: NavigationTransition
  /// How far beside the screen it comes from or goes to, in points.
  let distance: CGFloat

  /// Nil unless the screen of the responder slides: what is edited in the bar belongs to the screen
  /// that `comes`, or else to the one that goes.
  init?(with responder: UIResponder?, comes: Bool) {
    var next = responder
    while let current = next, !(current is UIViewController) { next = current.next }
    guard let controller = next as? UIViewController else { return nil }
    let transitions = controller.selfAndAncestors.lazy.compactMap {
      $0.runningTransition as? NavigationTransition
    }
    guard let transition = transitions.first else { return nil }
    let isInBar = controller === transition.navigationController
    let screen =
      isInBar ? transition.context.viewController(forKey: comes ? .to : .from) : controller
    guard let screen, let side = transition.slide(of: screen) else { return nil }
    self.transition = transition
    distance = side * UIKitWorld.current.screen.bounds.width
  }

  /// Whether a finger is about to take the screen.
  var isHeld: Bool {
    transition.interactor != nil && transition.phase == .running && !transition.animatorHasStarted
  }
}
