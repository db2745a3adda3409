import Foundation

/// The turn of the interface for a screen that covers it in another orientation, and the way back.
///
/// The interface has turned when the animator begins, and the screen that leaves stands in its
/// former orientation: animators of video players turn their view back in it to begin, and end with
/// the container's bounds (inferred from them). So the screen before keeps its layout, too.
@MainActor
final class PresentationTurn {
  private let before: UIInterfaceOrientation
  private let during: UIInterfaceOrientation
  private let deviceBefore: UIDeviceOrientation
  private let presenter: HeldScreen?
  /// While it is dismissed in another orientation.
  private var presented: HeldScreen?

  private init(to orientation: UIInterfaceOrientation, over presenter: UIViewController?) {
    let world = UIKitWorld.current
    (before, during) = (world.orientation, orientation)
    deviceBefore = world.device.orientation
    self.presenter = presenter.flatMap { HeldScreen($0) }
  }

  /// Turns the interface if the presented controller is to cover it in another orientation.
  static func begin(_ presentation: UIPresentationController) {
    let (presenter, presented) = (
      presentation.presentingViewController, presentation.presentedViewController
    )
    guard presentation.builtInStyle == .fullScreen, presenter.viewIfLoaded?.window != nil else {
      return
    }
    let world = UIKitWorld.current
    guard world.asksControllersForOrientations else { return }
    let mask = world.orientations(allowedBy: presented)
    let choices = [presented.preferredInterfaceOrientationForPresentation, world.orientation]
    guard let target = mask.first(of: choices), target != world.orientation else { return }
    let turn = PresentationTurn(to: target, over: presenter)
    presentation.turn = turn
    turn.presenter?.hold()
    world.turnInterface?(target, false)
    turn.presenter?.stand(in: turn.before)
  }

  /// Turns the interface back to what suits the screen that is revealed.
  ///
  /// That is as before, or as the device is held when it was turned meanwhile.
  static func beginDismissal(of stack: [UIPresentationController]) {
    guard let bottom = stack.first, let top = stack.last,
      stack.contains(where: { $0.builtInStyle == .fullScreen })
    else { return }
    let world = UIKitWorld.current
    guard world.asksControllersForOrientations else { return }
    let (device, present) = (world.device.orientation, world.orientation)
    let turns = stack.compactMap(\.turn)
    let suitable = turns.first.flatMap { turn in
      device == turn.deviceBefore ? turn.before : UIInterfaceOrientation(device)
    }
    let decider =
      world.orientationDecider(under: bottom.presentedViewController)
      ?? bottom.presentingViewController
    let mask = world.orientations(allowedBy: decider)
    let target = mask.first(of: [suitable, present]) ?? present
    if target != present {
      let turn = top.turn ?? PresentationTurn(to: present, over: nil)
      top.turn = turn
      turn.presented = HeldScreen(top.presentedViewController)
      turn.presented?.hold()
      world.turnInterface?(target, false)
      turn.presented?.stand(in: present)
    }
    for turn in turns { turn.presenter?.release() }
  }

  /// The presentation or the dismissal has ended.
  func end(_ direction: ModalTransition.Direction, completed: Bool) {
    switch (direction, completed) {
    case (.present, true): break
    case (.present, false):
      UIKitWorld.current.turnInterface?(before, false)
      presenter?.release()
    case (.dismiss, _):
      if !completed {
        presenter?.hold()
        if presented != nil { UIKitWorld.current.turnInterface?(during, false) }
      }
      presented?.release()
      presented = nil
    }
  }
}

/// A screen that stays as it looks while the interface turns.
@MainActor
private final class HeldScreen {
  private let controller: UIViewController
  private let view: UIView
  private let mask: UIView.AutoresizingMask
  private let transform: CGAffineTransform
  private var isHeld = false

  /// Nil for a screen that does not fill its window, which is laid out like any other.
  init?(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let window = view.window,
      view.superview?.bounds.size == window.bounds.size, view.frame.size == window.bounds.size
    else { return nil }
    (self.controller, self.view) = (controller, view)
    (mask, transform) = (view.autoresizingMask, view.transform)
  }

  /// Keeps its layout.
  func hold() {
    isHeld = true
    controller.containment.heldTraits = controller.traitCollection
    controller.containment.keepsSafeAreaInsets = true
    view.autoresizingMask = []
  }

  /// Turns it back in an interface that has turned.
  func stand(in orientation: UIInterfaceOrientation) {
    guard let superview = view.superview else { return }
    let angle = orientation.angle - UIKitWorld.current.orientation.angle
    UIView.performWithoutAnimation {
      view.transform = transform.rotated(by: angle)
      view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    }
  }

  /// Fills its place again.
  func release() {
    guard isHeld else { return }
    isHeld = false
    UIView.performWithoutAnimation {
      view.transform = transform
      if transform.isIdentity { view.frame = view.superview?.bounds ?? UIScreen.main.bounds }
      view.autoresizingMask = mask
    }
    controller.containment.heldTraits = nil
    controller.containment.keepsSafeAreaInsets = false
    guard view.window != nil else { return }
    controller.traitsMayHaveChanged()
    view.safeAreaInsetsMayHaveChanged()
  }
}
