import Foundation
import QuartzCore

/// What the system shows over every app: the status bar, and the home indicator.
///
/// The top controller of the foremost window decides whether the bar is light or dark and whether it
/// shows, or the application where its Info.plist says so; changes fade. It belongs to the screen, not to a window: no window list contains it and it
/// receives no touches.
@MainActor
package final class SystemChrome {
  /// The longest duration of a change in seconds; it never exceeds a transition's.
  private static let fade: TimeInterval = 0.25

  private enum Style: CaseIterable {
    case dark
    case light
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
    update(animated: false)
  }

  func remove() { layer.removeFromSuperlayer() }

  /// Takes the preferences of the top controller.
  package func update(animated: Bool, within duration: TimeInterval = fade) {
    let decider = decider
    let style = style(of: decider)
    let hides = hides(decider)
    let hasIndicator = owner.screen.screenDescription.safeAreaInsets.bottom > 0
    let hidesIndicator =
      !hasIndicator
      || (decider.map { indicatorDecider(of: $0).prefersHomeIndicatorAutoHidden } ?? false)
    let indicatorStyle = indicatorStyle(otherwise: style)
    let time = animated ? min(SystemChrome.fade, duration) : 0
    for each in Style.allCases {
      show(bars[each], each == style && !hides, over: time)
      show(indicators[each], each == indicatorStyle && !hidesIndicator, over: time)
    }
  }

  private func show(_ layer: CALayer?, _ isShown: Bool, over duration: TimeInterval) {
    guard let layer else { return }
    let opacity: Float = isShown ? 1 : 0
    guard layer.opacity != opacity else { return }
    let start = layer.presentation()?.opacity ?? layer.opacity
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = opacity
    CATransaction.commit()
    layer.removeAnimation(forKey: "fade")
    guard duration > 0 else { return }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = start
    fade.toValue = opacity
    fade.duration = duration
    layer.add(fade, forKey: "fade")
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
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
        || (presented.presentationController as? UISheetPresentationController)?.isCard == true
    {
      controller = presented
    }
    return controller
  }

  private func style(of decider: UIViewController?) -> Style {
    if owner.application.decidesStatusBar {
      return owner.application.statusBarStyle == .lightContent ? .light : .dark
    }
    guard var controller = decider else { return .dark }
    // Above a page sheet, the bar is over the black behind the presenting screen.
    if let sheet = controller.presentationController as? UISheetPresentationController,
      sheet.isCard,
      controller.presentingViewController != nil,
      !controller.modalPresentationCapturesStatusBarAppearance
    {
      if sheet.geometry.stacking(at: sheet.selectedDetent) > 0 { return .light }
      controller = controller.presentingViewController ?? controller
    }
    while let child = controller.childForStatusBarStyle { controller = child }
    if let navigation = controller as? UINavigationController, !navigation.isNavigationBarHidden,
      navigation.navigationBar.barStyle == .black
    {
      return .light
    }
    switch controller.preferredStatusBarStyle {
    case .lightContent: return .light
    case .darkContent: return .dark
    default: return controller.traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }
  }

  // MARK: The home indicator

  /// Dark over light content, light over dark content.
  ///
  /// iOS reads the pixels below it; this reads the colours of the views that will be there.
  private func indicatorStyle(otherwise style: Style) -> Style {
    if let isDark = owner.keyboard.isDark { return isDark ? .light : .dark }
    let place = HomeIndicator.frame(on: owner.screen.screenDescription)
    let point = CGPoint(x: place.midX, y: place.midY)
    var controllers: [UIViewController] = []
    for window in deciding.reversed() {
      var next = window.rootViewController
      while let controller = next {
        controllers.append(controller)
        next = controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
      }
    }
    for controller in controllers.reversed() {
      guard let view = controller.viewIfLoaded else { continue }
      var local = view.convert(point, from: nil)
      if controller.isBeingPresented, let presentation = controller.presentationController {
        // Where it will be.
        let frame = presentation.frameOfPresentedViewInContainerView
        local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        guard frame.contains(point) else { continue }
      }
      guard let luminance = Brightness(of: view, at: local).luminance else { continue }
      return luminance < 0.5 ? .light : .dark
    }
    return style
  }

  private func hides(_ decider: UIViewController?) -> Bool {
    if owner.application.decidesStatusBar { return owner.application.isStatusBarHidden }
    guard var controller = decider else { return false }
    if controller.presentationController is UISheetPresentationController,
      let behind = controller.presentingViewController
    {
      controller = behind
    }
    while let child = controller.childForStatusBarHidden { controller = child }
    if let navigation = controller as? UINavigationController,
      let top = navigation.topViewController
    {
      controller = top
    }
    return controller.prefersStatusBarHidden
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
