import Foundation
import ObjectiveC
import QuartzCore

extension UIKitWorld {
  /// The device turns, and the interface with it if the app allows it.
  @MainActor
  package func turnDevice(to orientation: UIInterfaceOrientation) {
    device.turned = orientation.device
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification,
      object: device
    )
    guard orientation != self.orientation else { return }
    if let refusal = refusal(of: orientation) { return Diagnostics.report(refusal) }
    turnInterface?(orientation, true)
  }

  /// The screen takes its new shape, and its content turns with it; the device stays as it is held.
  ///
  /// The order is iOS's: traits, then sizes are announced, then everything is laid out in an
  /// animation of 0.3 seconds (documented) that the controllers may join. Without the animation
  /// nothing is announced: a screen begins in the new orientation.
  @MainActor
  package func turnScreen(
    to orientation: UIInterfaceOrientation,
    shape: ScreenDescription,
    traits: UITraitCollection,
    animated: Bool
  ) {
    guard orientation != self.orientation else { return }
    device.turned = device.orientation
    let old = (screen.bounds, self.orientation)
    let duration = animated ? application.statusBarOrientationAnimationDuration : 0
    let coordinator = RotationCoordinator(
      duration: duration,
      turn: orientation.angle - self.orientation.angle,
      container: keyWindow ?? UIView()
    )
    if animated {
      rotation = coordinator
      announce(shape.size, screen.traitCollection == traits ? nil : traits, coordinator)
    }
    note(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    self.orientation = orientation
    screen.take(shape, traits)
    turnLayer(from: old.0, old.1, over: duration)
    adaptPresentations()
    let chrome = systemChrome
    replaceSystemChrome()
    keyboard.screenDidTurn()
    note(UIApplication.didChangeStatusBarOrientationNotification, old.1)
    guard animated else { return UIView.performWithoutAnimation { layOutWindows(from: old.0) } }
    UIView.animate(withDuration: duration) { [self] in
      layOutWindows(from: old.0, with: coordinator)
    } completion: { [weak self] _ in
      coordinator.runCompletions()
      self?.keyboard.announceTurn(isOver: true)
      if self?.rotation === coordinator { self?.rotation = nil }
    }
    if let chrome { systemChrome?.turn(from: chrome, over: duration) }
  }

  @MainActor
  private func note(_ name: Notification.Name, _ value: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name,
      object: application,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: value.rawValue]
    )
  }

  /// Windows that filled the screen fill it again.
  @MainActor
  private func layOutWindows(from bounds: CGRect, with coordinator: RotationCoordinator? = nil) {
    for window in windows {
      if window.frame == bounds {
        // The safe area is announced once, with the bars that the new traits make higher or lower.
        window.layoutState.isBeingPlaced = true
        window.frame = screen.bounds
        window.layoutState.isBeingPlaced = false
      }
      window.traitsMayHaveChanged()
      window.safeAreaInsetsMayHaveChanged()
    }
    coordinator?.runAnimations()
    if coordinator != nil { keyboard.announceTurn(isOver: false) }
    for window in windows { window.layoutIfNeeded() }
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
      var presented = root.presentedScreen
      while let controller = presented {
        let target: any UIContentContainer = controller.presentationController ?? controller
        if let traits { target.willTransition(to: traits, with: coordinator) }
        target.viewWillTransition(to: size, with: coordinator)
        presented = controller.presentedScreen
      }
    }
  }

  /// The last screens of all windows take the form of the new traits.
  @MainActor
  private func adaptPresentations() {
    for root in windows.compactMap(\.rootViewController) {
      var top = root
      while let presented = top.presentedScreen { top = presented }
      top.presentation.controller?.adapt(to: screen.traitCollection)
    }
  }

  /// The film has the shape that the screen has now, unless it has one already.
  @MainActor
  package func placeScreen(inFilmOf size: CGSize) {
    if film == nil { placeScreen(inFilmOf: size, held: orientation) }
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
    guard duration > 0 else { return }
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
  var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    }
  }

  /// The device's left is the interface's right (documented).
  var device: UIDeviceOrientation {
    switch self {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// That of an interface which is upright on a device held so; nil for one that lies.
  init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }
}
