import Foundation

extension UIKitWorld {
  /// Turns the interface when its orientation is no longer supported.
  ///
  /// It turns as the device is held where that is supported (inferred); an app that lets the
  /// interface follow the device asks for it.
  @MainActor
  func updateOrientation(followingDevice: Bool = false) {
    world?.schedule(after: 0) { [weak self] in
      MainActor.assumeIsolated { self?.turnIfNeeded(followingDevice: followingDevice) }
    }
  }

  @MainActor
  private func turnIfNeeded(followingDevice: Bool) {
    guard asksControllersForOrientations, let controller = orientationDecider,
      controller.shouldAutorotate,
      !controller.locksInterfaceOrientation
    else { return }
    let mask = orientations(allowedBy: controller)
    let held = UIInterfaceOrientation(device.orientation)
    let choices = followingDevice ? [held, orientation] : [orientation, held]
    guard let target = mask.first(of: choices), target != orientation else { return }
    turnInterface?(target, true)
  }

  /// The interface of a window comes in an orientation that its root supports, as at the launch of
  /// an app.
  @MainActor
  func turnForRoot(of window: UIWindow) {
    guard asksControllersForOrientations, let root = window.rootViewController,
      turnInterface != nil, !window.isForKeyboard,
      window === keyWindow || window === windowBecomingKey, window.frame == screen.bounds
    else { return }
    let mask = orientations(allowedBy: root)
    let alike = UIInterfaceOrientation.ordered.filter { $0.isLandscape == orientation.isLandscape }
    guard let target = mask.first(of: [orientation] + alike), target != orientation else { return }
    if film == nil, alike.contains(target) {
      // The device is held the way that the app needs, and the film shows it upright.
      orientation = target
      device.turned = target.device
      return
    }
    Diagnostics.report(
      "The interface is turned: \(type(of: root)) or the app supports \(target.words) only."
    )
    turnInterface?(target, false)
  }

  /// On an iPad they are not asked, unless the app needs the full screen (documented).
  @MainActor
  var asksControllersForOrientations: Bool {
    device.userInterfaceIdiom != .pad
      || Bundle.main.infoDictionary?["UIRequiresFullScreen"] as? Bool == true
  }

  /// What both the app and the controller support (documented); empty when they have nothing in
  /// common, for which iOS raises an exception.
  @MainActor
  func orientations(allowedBy controller: UIViewController) -> UIInterfaceOrientationMask {
    let own = controller.supportedInterfaceOrientations
    guard let delegate = application.delegate else { return own }
    return own.intersection(
      delegate.application(application, supportedInterfaceOrientationsFor: keyWindow)
    )
  }

  /// The controller that fills the screen: the root, or what is presented over all of it
  /// (documented).
  @MainActor
  var orientationDecider: UIViewController? { orientationDecider(under: nil) }

  /// That without a presented controller and all over it.
  @MainActor
  func orientationDecider(under leaving: UIViewController?) -> UIViewController? {
    var controller = keyWindow?.rootViewController
    while let presented = controller?.presentedScreen, presented !== leaving,
      !presented.isBeingDismissed,
      [.fullScreen, .overFullScreen].contains(presented.shownPresentationStyle)
    {
      controller = presented
    }
    return controller
  }

  /// Why the app's interface does not turn; nil when it does.
  ///
  /// The app and the controller that fills the screen must both allow it (documented).
  @MainActor
  func refusal(of orientation: UIInterfaceOrientation) -> String? {
    if let delegate = application.delegate,
      !delegate.application(application, supportedInterfaceOrientationsFor: keyWindow)
        .contains(orientation.mask)
    {
      return
        "The device is turned, and the screen is not: the app does not support \(orientation.words)."
    }
    guard let controller = orientationDecider else { return nil }
    if controller.locksInterfaceOrientation {
      return "The device is turned, and the screen is not: \(type(of: controller)) locks it."
    }
    guard controller.shouldAutorotate,
      controller.supportedInterfaceOrientations.contains(orientation.mask)
    else {
      return
        "The device is turned, and the screen is not: \(type(of: controller)) does not support "
        + "\(orientation.words)."
    }
    return nil
  }
}

extension UIInterfaceOrientation {
  var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// Those that are tried first are first (inferred).
  static let ordered: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  fileprivate var words: String { isLandscape ? "landscape" : "portrait" }
}

extension UIInterfaceOrientationMask {
  /// The first of the choices that it has, or else the first of all (inferred).
  func first(of choices: [UIInterfaceOrientation?]) -> UIInterfaceOrientation? {
    (choices.compactMap { $0 } + UIInterfaceOrientation.ordered).first { contains($0.mask) }
  }

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

extension UIViewController {
  /// What the controller prefers, or the child that it names for the question (documented).
  fileprivate var locksInterfaceOrientation: Bool {
    childForInterfaceOrientationLock?.locksInterfaceOrientation
      ?? prefersInterfaceOrientationLocked
  }
}
