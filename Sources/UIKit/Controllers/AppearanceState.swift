/// The state of a controller's view between appearing and disappearing.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing

  var isInTransition: Bool { self == .appearing || self == .disappearing }
}

/// The appearance callbacks of one change of screens for its two controllers.
///
/// A nil controller gets no call, such as a presenter that stays in the window.
@MainActor
struct AppearanceTransition {
  /// Which controller is called first (measured, and different for each kind).
  enum Order {
    /// Will: leaving, arriving. Did: arriving, leaving.
    case modal
    /// Will: leaving, arriving. Did: leaving, arriving.
    case navigation
    /// Will: arriving, leaving. Did: leaving, arriving.
    case tab
    /// Will: arriving, leaving. Did: arriving, leaving.
    case page
  }

  let leaving: UIViewController?
  let arriving: UIViewController?
  let order: Order
  let isAnimated: Bool

  func begin() {
    if order == .tab || order == .page { arriving?.beginAppearance(true, animated: isAnimated) }
    leaving?.beginAppearance(false, animated: isAnimated)
    arriving?.beginAppearance(true, animated: isAnimated)
  }

  func end(completed: Bool) {
    completed ? commit() : rollBack()
  }

  private func commit() {
    if order == .modal || order == .page { arriving?.endAppearance() }
    leaving?.endAppearance()
    // A tab without an animation is laid out between the two (measured, that it is after the first;
    // inferred, that it is before the second).
    if order == .tab, !isAnimated, let view = arriving?.viewIfLoaded, view.window != nil {
      UIKitWorld.current.animations.performQuietly { view.layoutIfNeeded() }
    }
    arriving?.endAppearance()
  }

  /// The arriving controller leaves again before the leaving one comes back (measured on navigation
  /// controllers).
  private func rollBack() {
    arriving?.beginAppearance(false, animated: isAnimated)
    arriving?.endAppearance()
    leaving?.beginAppearance(true, animated: isAnimated)
    leaving?.endAppearance()
  }
}
