import Foundation
import QuartzCore

/// What the system shows over every app: the status bar, and the home indicator.
///
/// The top controller of the foremost window decides whether the bar is light or dark and whether
/// it shows, or the application where its Info.plist says so. Changes fade; the controller may let
/// the bar slide out and in. It belongs to the screen, not to a window: no window list contains it
/// and it receives no touches.
@MainActor
package final class SystemChrome {
  /// The longest duration of a change in seconds; it never exceeds a transition's.
  private static let fade: TimeInterval = 0.25

  private enum Style: CaseIterable {
    case dark
    case light

    @MainActor
    init(_ style: UIStatusBarStyle, in traits: UITraitCollection) {
      switch style {
      case .lightContent: self = .light
      case .darkContent: self = .dark
      default: self = traits.userInterfaceStyle == .dark ? .light : .dark
      }
    }
  }

  private unowned let owner: UIKitWorld
  private let layer = CALayer()
  private var bars: [Style: CALayer] = [:]
  private var indicators: [Style: CALayer] = [:]

  package init(owner: UIKitWorld) {
    self.owner = owner
    let screen = owner.screen
    layer.frame = screen.bounds
    // Above all windows, whenever they come.
    layer.zPosition = 1_000
    let glyphs = StatusBarGlyphs(screen.screenDescription)
    for style in Style.allCases {
      let color = style == .dark ? UIColor.black : .white
      let bar = CALayer()
      bar.frame = CGRect(
        x: 0,
        y: 0,
        width: screen.bounds.width,
        height: max(screen.screenDescription.safeAreaInsets.top, glyphs.height)
      )
      bar.contentsScale = screen.scale
      bar.contents = glyphs.image(size: bar.bounds.size, color: color, scale: screen.scale).cgImage
      bar.opacity = 0
      layer.addSublayer(bar)
      bars[style] = bar
      let indicator = CALayer()
      indicator.frame = HomeIndicator.frame(on: screen.screenDescription)
      indicator.cornerRadius = indicator.bounds.height / 2
      indicator.backgroundColor = color.cgColor
      indicator.opacity = 0
      layer.addSublayer(indicator)
      indicators[style] = indicator
    }
    screen.layer.addSublayer(layer)
    if let window = owner.application.madeStatusBarWindow { show(window) }
    update(animated: false)
  }

  /// The window that code of before iOS 13 finds is above all others, and the bar's glyphs move and
  /// fade with it, above the view that has the colour.
  func show(_ window: UIWindow) {
    window.bounds.size.width = layer.bounds.width
    window.center.x = layer.bounds.midX
    layer.insertSublayer(window.layer, at: 0)
    window.statusBar?.isHidden = hidesBar
    for bar in bars.values { window.layer.addSublayer(bar) }
  }

  func remove() {
    layer.removeFromSuperlayer()
    for bar in bars.values { bar.removeFromSuperlayer() }
  }

  /// Comes with a screen that turns, once that is laid out: the indicator keeps to the lower edge,
  /// and the bar, which has another width, fades in (inferred).
  func turn(from old: SystemChrome, over duration: TimeInterval) {
    update(animated: false)
    for style in Style.allCases {
      if let bar = bars[style], bar.opacity > 0 {
        animate("opacity", of: bar, from: 0, to: bar.opacity, .seconds(duration))
      }
      guard let indicator = indicators[style], let start = old.indicators[style] else { continue }
      let places = [
        ("position", NSValue(cgPoint: start.position)), ("bounds", NSValue(cgRect: start.bounds)),
      ]
      for (path, place) in places {
        let move = CABasicAnimation(keyPath: path)
        move.fromValue = place
        move.duration = duration
        move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        indicator.add(move, forKey: path)
      }
    }
  }

  /// How long a change takes.
  private enum Timing {
    case atOnce
    case seconds(TimeInterval)
    /// After a delay, in so many seconds.
    case later(TimeInterval, TimeInterval)
    /// As the changes of a block of animations.
    case block(AnimationContext)
  }

  /// Takes the preferences of the top controller.
  package func update(animated: Bool, within duration: TimeInterval = fade) {
    update(animated ? .seconds(min(SystemChrome.fade, duration)) : .atOnce)
  }

  /// Takes the preferences that have changed: along with the block of animations that is open, else
  /// at once (documented); during a transition of controllers as with the transition (inferred).
  func updateAlongside() {
    if let block = owner.animations.current {
      update(.block(block))
    } else {
      update(animated: TransitionQueue.current.isRunning && owner.animations.animatesOwnChanges)
    }
  }

  /// The application hides or shows the bar, where it decides.
  func update(hiding way: UIStatusBarAnimation, over duration: TimeInterval) {
    update(way == .none ? .atOnce : .seconds(duration), hiding: way)
  }

  private(set) var hidesBar = false
  /// What the last update took: that of the deciding controller, or light over the black above a
  /// sheet.
  private(set) var statusBarStyle = UIStatusBarStyle.default

  /// Where the status bar is on the screen, in points; nil while it is hidden.
  var barFrame: CGRect? { hidesBar ? nil : barPlace }
  /// Also while it is hidden.
  var barPlace: CGRect? { bars[.dark]?.frame }

  /// - Parameter way: how the bar comes or goes; nil is the controller's preference.
  private func update(_ timing: Timing, hiding way: UIStatusBarAnimation? = nil) {
    let decider = decider
    let (barStyle, stylist) = statusBarStyle(of: decider)
    statusBarStyle = barStyle
    let style = style(of: barStyle, in: stylist)
    let hider = hider(of: decider)
    let hides = hides(hider)
    // Another colour fades, whatever the preference.
    let way = hides == hidesBar ? .fade : way ?? hider?.preferredStatusBarUpdateAnimation ?? .fade
    hidesBar = hides
    // The glyphs, which are in its window, go in their own way.
    owner.application.madeStatusBarWindow?.statusBar?.isHidden = hides
    let hasIndicator = owner.screen.screenDescription.safeAreaInsets.bottom > 0
    let hidesIndicator =
      !hasIndicator
      || (decider.map { indicatorDecider(of: $0).prefersHomeIndicatorAutoHidden } ?? false)
    let indicatorStyle = indicatorStyle(otherwise: style, timing)
    let indicatorTiming = indicatorTiming(otherwise: timing)
    for each in Style.allCases {
      show(bars[each], each == style && !hides, timing, by: way)
      guard let indicatorTiming else { continue }
      show(indicators[each], each == indicatorStyle && !hidesIndicator, indicatorTiming, by: .fade)
    }
  }

  /// The indicator keeps its brightness while a screen that is dismissed still lies below it
  /// (inferred: iOS reads the pixels there); nil before it is known for how long.
  private func indicatorTiming(otherwise timing: Timing) -> Timing? {
    let place = HomeIndicator.frame(on: owner.screen.screenDescription)
    switch TransitionQueue.current.cover(at: CGPoint(x: place.midX, y: place.midY)) {
    case .none: return timing
    case .unknown: return nil
    case .until(let delay, let rest): return .later(delay, min(SystemChrome.fade, rest))
    }
  }

  private func show(
    _ layer: CALayer?,
    _ isShown: Bool,
    _ timing: Timing,
    by way: UIStatusBarAnimation
  ) {
    guard let layer else { return }
    let opacity: Float = isShown ? 1 : 0
    guard layer.opacity != opacity else { return }
    let start = layer.presentation() ?? layer
    let (oldOpacity, oldY) = (start.opacity, start.position.y)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = opacity
    CATransaction.commit()
    layer.removeAnimation(forKey: "opacity")
    layer.removeAnimation(forKey: "position.y")
    switch way {
    case .none: break
    case .fade: animate("opacity", of: layer, from: oldOpacity, to: opacity, timing)
    case .slide:
      let (home, away) = (layer.position.y, layer.position.y - layer.bounds.height)
      let isOnItsWay = oldY != home
      if isShown {
        animate("position.y", of: layer, from: isOnItsWay ? oldY : away, to: home, timing)
      } else {
        animate("position.y", of: layer, from: oldY, to: away, timing)
        animate("opacity", of: layer, from: oldOpacity, to: oldOpacity, timing)
      }
    }
  }

  private func animate(
    _ path: String,
    of layer: CALayer,
    from: Any,
    to: Any,
    _ timing: Timing
  ) {
    let animation: CABasicAnimation
    switch timing {
    case .atOnce: return
    case .seconds(let duration):
      guard duration > 0 else { return }
      animation = CABasicAnimation(keyPath: path)
      animation.duration = duration
    case .later(let delay, let duration):
      animation = CABasicAnimation(keyPath: path)
      animation.duration = duration
      animation.beginTime = CACurrentMediaTime() + delay
      animation.fillMode = .backwards
    case .block(let context):
      animation = context.pace.animation(of: path)
      context.time(animation, on: layer)
    }
    animation.fromValue = from
    animation.toValue = to
    if case .block(let context) = timing {
      context.addTimed(animation, to: layer, forKey: path)
    } else {
      layer.add(animation, forKey: path)
    }
  }

  // MARK: Who decides

  /// The foremost window with a controller that covers the screen decides, key or not (observed).
  private var deciding: [UIWindow] {
    owner.windows.reversed().filter {
      $0.rootViewController != nil && $0.alpha > 0 && $0.frame.contains($0.screen.bounds)
    }
  }

  private var decider: UIViewController? {
    var controller = deciding.first?.rootViewController
    while let presented = controller?.presentedScreen, !presented.isLeaving,
      presented.shownPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
        || (presented.presentationController as? UISheetPresentationController)?.isCard == true
    {
      controller = presented
    }
    return controller
  }

  /// - Parameter controller: the one whose traits decide about a default style; nil where
  ///   the application does, whose default follows the system, whatever style its screens
  ///   have (observed on iOS 13).
  private func style(of style: UIStatusBarStyle, in controller: UIViewController?) -> Style {
    Style(style, in: controller?.traitCollection ?? UIScreen.main.traitCollection)
  }

  private func statusBarStyle(
    of decider: UIViewController?
  ) -> (style: UIStatusBarStyle, decider: UIViewController?) {
    if owner.application.decidesStatusBar { return (owner.application.statusBarStyle, nil) }
    guard var controller = decider else { return (.default, nil) }
    // Above a page sheet, the bar is over the black behind the presenting screen; a low one leaves
    // the bar to the sheet or the screen below it.
    while let presenter = controller.presentingViewController,
      let sheet = controller.presentationController as? UISheetPresentationController,
      sheet.isCard,
      !controller.modalPresentationCapturesStatusBarAppearance
    {
      if sheet.geometry.stacking(at: sheet.selectedDetent) > 0 { return (.lightContent, presenter) }
      controller = presenter
    }
    while let child = controller.childForStatusBarStyle { controller = child }
    if let navigation = controller as? UINavigationController, !navigation.isNavigationBarHidden,
      navigation.navigationBar.barStyle == .black
    {
      return (.lightContent, navigation)
    }
    return (controller.preferredStatusBarStyle, controller)
  }

  // MARK: The home indicator

  /// Dark over light content, light over dark content.
  ///
  /// iOS reads the pixels below it; this reads the colours of the views that will be
  /// there after a transition.
  private func indicatorStyle(otherwise style: Style, _ timing: Timing) -> Style {
    if let isDark = owner.keyboard.isDark { return isDark ? .light : .dark }
    let place = HomeIndicator.frame(on: owner.screen.screenDescription)
    let brightness = Brightness(of: deciding, at: CGPoint(x: place.midX, y: place.midY))
    if brightness.awaitsDrawing { readOnceDrawn(timing) }
    guard let luminance = brightness.luminance else { return style }
    return luminance < 0.5 ? .light : .dark
  }

  /// Takes the colour that a screen's view has got, along with the block of animations that is open;
  /// transitions tell by themselves.
  func backgroundDidChange() {
    guard !TransitionQueue.current.isRunning, owner.keyboard.isDark == nil,
      let shown = Style.allCases.first(where: { indicators[$0]?.opacity == 1 })
    else { return }
    let timing = owner.animations.current.map(Timing.block) ?? .atOnce
    let style = indicatorStyle(otherwise: shown, timing)
    for each in Style.allCases { show(indicators[each], each == style, timing, by: .fade) }
  }

  private var awaitsDrawing = false

  /// Views that may draw hide what is behind them until they have been drawn, at the end of the
  /// turn.
  private func readOnceDrawn(_ timing: Timing) {
    guard !awaitsDrawing, let world = owner.world else { return }
    awaitsDrawing = true
    world.afterCommit { [weak self] in
      guard let self else { return }
      if case .block = timing { update(.atOnce) } else { update(timing) }
      // Views outside of the screen are never drawn.
      awaitsDrawing = false
    }
  }

  private func hides(_ hider: UIViewController?) -> Bool {
    if owner.application.decidesStatusBar { return owner.application.isStatusBarHidden }
    return hider?.prefersStatusBarHidden ?? false
  }

  /// The controller that decides whether the bar shows, and how it comes and goes.
  private func hider(of decider: UIViewController?) -> UIViewController? {
    guard var controller = decider else { return nil }
    while let behind = controller.presentingViewController,
      controller.presentationController is UISheetPresentationController
    {
      controller = behind
    }
    while let child = controller.childForStatusBarHidden { controller = child }
    if let navigation = controller as? UINavigationController,
      let top = navigation.topViewController
    {
      controller = top
    }
    return controller
  }

  private func indicatorDecider(of decider: UIViewController) -> UIViewController {
    var controller = decider
    while let child = controller.childForHomeIndicatorAutoHidden { controller = child }
    return controller
  }
}

/// The bar at the lower edge of phones without a home button, and of tablets.
package enum HomeIndicator {
  /// In points of the screen, however it is turned (measured on pictures; widths differ by device).
  package static func frame(on screen: ScreenDescription) -> CGRect {
    let size = screen.size
    let share: CGFloat = size.width > size.height ? 0.26 : screen.idiom == .pad ? 0.27 : 0.355
    let width = (size.width * share).rounded()
    return CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
  }
}

extension UIViewController {
  /// A dismissal that was cancelled brings the screen back.
  var isLeaving: Bool {
    isBeingDismissed && transitionCoordinator?.isCancelled != true
  }
}
