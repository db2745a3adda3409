import Foundation
import ObjectiveC
import QuartzCore

extension UIKitWorld {
  /// The device turns: the screen takes its new shape, and its content turns with it if the app
  /// allows it.
  ///
  /// The order is iOS's: traits, then sizes are announced, then everything is laid out in an
  /// animation of 0.3 seconds (documented) that the controllers may join.
  @MainActor
  package func turn(
    to orientation: UIInterfaceOrientation,
    shape: ScreenDescription,
    traits: UITraitCollection,
    turnsDevice: Bool = true
  ) {
    if turnsDevice {
      device.turned = orientation.device
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification,
        object: device
      )
    }
    guard orientation != self.orientation else { return }
    if let refusal = refusal(of: orientation) { return Diagnostics.report(refusal) }
    let old = (screen.bounds, self.orientation)
    let turn = orientation.angle - self.orientation.angle
    let coordinator = RotationCoordinator(
      duration: application.statusBarOrientationAnimationDuration,
      turn: turn,
      container: keyWindow ?? UIView()
    )
    rotation = coordinator
    announce(shape.size, screen.traitCollection == traits ? nil : traits, coordinator)
    let note = { (name: Notification.Name, value: UIInterfaceOrientation) in
      NotificationCenter.default.post(
        name: name,
        object: self.application,
        userInfo: [UIApplication.statusBarOrientationUserInfoKey: value.rawValue]
      )
    }
    note(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    self.orientation = orientation
    screen.take(shape, traits)
    turnLayer(from: old.0, old.1, over: coordinator.transitionDuration)
    adaptPresentations()
    let chrome = systemChrome
    replaceSystemChrome()
    keyboard.screenDidTurn()
    note(UIApplication.didChangeStatusBarOrientationNotification, old.1)
    UIView.animate(withDuration: coordinator.transitionDuration) { [self] in
      for window in windows {
        if window.frame == old.0 { window.frame = screen.bounds }
        window.traitsMayHaveChanged()
        window.safeAreaInsetsMayHaveChanged()
      }
      coordinator.runAnimations()
      for window in windows { window.layoutIfNeeded() }
    } completion: { [weak self] _ in
      coordinator.runCompletions()
      if self?.rotation === coordinator { self?.rotation = nil }
    }
    if let chrome { systemChrome?.turn(from: chrome, over: coordinator.transitionDuration) }
  }

  /// Notifies the controllers on the screen, those behind first.
  @MainActor
  private func announce(
    _ size: CGSize,
    _ traits: UITraitCollection?,
    _ coordinator: RotationCoordinator
  ) {
    for root in windows.compactMap(\.rootViewController) {
      if let traits { root.willTransition(to: traits, with: coordinator) }
      root.viewWillTransition(to: size, with: coordinator)
      var presented = root.presentedViewController
      while let controller = presented {
        let target: any UIContentContainer = controller.presentationController ?? controller
        if let traits { target.willTransition(to: traits, with: coordinator) }
        target.viewWillTransition(to: size, with: coordinator)
        presented = controller.presentedViewController
      }
    }
  }

  /// The last screens of all windows take the form of the new traits.
  @MainActor
  private func adaptPresentations() {
    for root in windows.compactMap(\.rootViewController) {
      var top = root
      while let presented = top.presentedViewController { top = presented }
      top.presentation.controller?.adapt(to: screen.traitCollection)
    }
  }

  /// Why the app's interface does not turn; nil when it does.
  ///
  /// The app and the controller that fills the screen must both allow it (documented).
  @MainActor
  func refusal(of orientation: UIInterfaceOrientation) -> String? {
    let wanted = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
    let name = orientation.isLandscape ? "landscape" : "portrait"
    if let delegate = application.delegate,
      !delegate.application(application, supportedInterfaceOrientationsFor: keyWindow)
        .contains(wanted)
    {
      return "The device is turned, and the screen is not: the app does not support \(name)."
    }
    var controller = keyWindow?.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      [.fullScreen, .overFullScreen].contains(presented.shownPresentationStyle)
    {
      controller = presented
    }
    guard let controller else { return nil }
    if controller.locksInterfaceOrientation {
      return "The device is turned, and the screen is not: \(type(of: controller)) locks it."
    }
    guard controller.shouldAutorotate, controller.supportedInterfaceOrientations.contains(wanted)
    else {
      return
        "The device is turned, and the screen is not: \(type(of: controller)) does not support "
        + "\(name)."
    }
    return nil
  }

  /// The rotation of the contents in the film, which has the device's last orientation.
  @MainActor
  package func placeScreen(inFilmOf size: CGSize, held: UIInterfaceOrientation) {
    film = (size, held)
    let layer = screen.layer
    layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
    layer.transform = CATransform3DMakeRotation(orientation.angle - held.angle, 0, 0, 1)
  }

  @MainActor
  private func turnLayer(
    from bounds: CGRect,
    _ start: UIInterfaceOrientation,
    over duration: TimeInterval
  ) {
    let (size, held) = film ?? (screen.bounds.size, orientation)
    let angles = (start.angle - held.angle, orientation.angle - held.angle)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    screen.layer.bounds = screen.bounds
    placeScreen(inFilmOf: size, held: held)
    CATransaction.commit()
    let grow = CABasicAnimation(keyPath: "bounds")
    grow.fromValue = NSValue(cgRect: bounds)
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = angles.0
    spin.toValue = angles.1
    for animation in [grow, spin] {
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      screen.layer.add(animation, forKey: animation.keyPath)
    }
  }
}

extension UIInterfaceOrientation {
  /// The angle of the interface relative to the device, clockwise, in radians.
  fileprivate var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    }
  }

  /// The device's left is the interface's right (documented).
  fileprivate var device: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations in the Info.plist of the main bundle.
  @MainActor
  static var ofInfo: UIInterfaceOrientationMask {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    return UIInterfaceOrientationMask(info: Bundle.main.infoDictionary ?? [:], isPad: isPad)
  }

  /// The orientations in an app's Info.plist; by default all that phones have.
  package init(info: [String: Any], isPad: Bool) {
    let key = "UISupportedInterfaceOrientations"
    let names = info[key + (isPad ? "~ipad" : "~iphone")] ?? info[key]
    let mask = Self(names: names as? [String] ?? [])
    self = mask.isEmpty ? .allButUpsideDown : mask
  }

  private init(names: [String]) {
    self = names.reduce(into: []) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
  }
}

/// The coordinator of a turn of the device.
@MainActor
final class RotationCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  let containerView: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isUnderWay = false

  init(duration: TimeInterval, turn: CGFloat, container: UIView) {
    transitionDuration = duration
    targetTransform = CGAffineTransform(rotationAngle: turn)
    containerView = container
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { isUnderWay ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation {
      if isUnderWay {
        UIView.animate(withDuration: transitionDuration) { animation(self) }
      } else {
        animations.append(animation)
      }
    }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: Block?,
    completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  func runAnimations() {
    isUnderWay = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}

extension UIViewController {
  /// What the controller prefers, or the child that it names for the question (documented).
  fileprivate var locksInterfaceOrientation: Bool {
    childForInterfaceOrientationLock?.locksInterfaceOrientation
      ?? prefersInterfaceOrientationLocked
  }
}
