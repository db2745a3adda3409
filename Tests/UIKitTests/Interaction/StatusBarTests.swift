import Segue
import Testing
import UIKit

/// Who decides about the status bar; two ways to the same bar are compared.
@MainActor
struct StatusBarTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  private func makeStage(_ configure: (Screen, UIWindow) -> Void = { _, _ in }) -> Stage {
    let stage = Stage(screen: .iPhone15, showsStatusBar: true)
    let screen = Screen()
    screen.view.backgroundColor = .systemBackground
    configure(screen, stage.window)
    stage.window.rootViewController = screen
    stage.advance(by: 1)
    return stage
  }

  /// A clear window over everything.
  private func cover(
    _ stage: Stage,
    with screen: Screen,
    _ frame: CGRect? = nil
  ) -> UIWindow {
    let window = UIWindow(frame: frame ?? stage.window.bounds)
    window.windowLevel = .statusBar
    window.rootViewController = screen
    window.isHidden = false
    stage.advance(by: 1)
    return window
  }

  @Test
  func `an application that decides about the status bar is followed, and its controllers are not`()
  {
    let light = makeStage { screen, _ in screen.style = .lightContent }.render()
    let hidden = makeStage { screen, _ in screen.hides = true }.render()
    let stage = makeStage { screen, _ in screen.hides = true }
    stage.application.decidesStatusBar = true
    stage.application.statusBarStyle = .lightContent
    stage.advance(by: 1)
    #expect(stage.render() == light)
    stage.application.isStatusBarHidden = true
    stage.advance(by: 1)
    #expect(stage.render() == hidden)
  }

  @Test
  func `the home indicator is dark over a light gradient above black`() {
    func stage(gradient: Bool) -> Stage {
      makeStage { screen, window in
        screen.view.backgroundColor = gradient ? .black : .white
        let layer = CAGradientLayer()
        layer.frame = window.bounds
        layer.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
        if gradient { screen.view.layer.addSublayer(layer) }
      }
    }
    let expected = stage(gradient: false).render()
    #expect(stage(gradient: true).render() == expected)
  }

  @Test
  func `a window whose root does not lie below the home indicator leaves its colour alone`() {
    let stage = makeStage()
    let small = Screen()
    small.view.backgroundColor = .black
    let window = cover(stage, with: small)
    small.view.frame = CGRect(x: 20, y: 500, width: 100, height: 50)
    small.setNeedsStatusBarAppearanceUpdate()
    stage.advance(by: 1)
    let frame = stage.render()
    let place = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 10.5)
    let color = frame[Int(place.x * frame.scale), Int(place.y * frame.scale)]
    #expect(color == (0, 0, 0, 255))
  }

  @Test
  func `the bars follow a window that turns dark`() {
    let dark = makeStage { $1.overrideUserInterfaceStyle = .dark }
    let expected = dark.render()
    let stage = makeStage()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.advance(by: 1)
    #expect(stage.render() == expected)
  }

  @Test
  func `a window over the screen decides about the status bar`() {
    let expected = makeStage { screen, _ in screen.hides = true }.render()
    let stage = makeStage()
    let screen = Screen()
    screen.hides = true
    let window = cover(stage, with: screen)
    #expect(stage.render() == expected)
    window.isHidden = true
    stage.advance(by: 1)
    #expect(stage.render() == makeStage().render())
  }

  @Test(arguments: [false, true])
  func `a window that loses its scene, or is released, decides no more`(isReleased: Bool) {
    let expected = makeStage().render()
    let stage = makeStage()
    let screen = Screen()
    screen.hides = true
    var window: UIWindow? = cover(stage, with: screen)
    #expect(stage.render() != expected)
    if !isReleased { window?.windowScene = nil }
    if isReleased { window = nil }
    stage.advance(by: 1)
    #expect(stage.render() == expected)
    #expect(isReleased == (window == nil))
  }

  @Test
  func `a window over a part of the screen decides nothing`() {
    let expected = makeStage().render()
    let stage = makeStage()
    let screen = Screen()
    screen.hides = true
    let window = cover(stage, with: screen, CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(stage.render() == expected)
    window.isHidden = true
  }

  @Test(arguments: [false, true])
  func `a navigation bar decides while it shows, its top controller while it is hidden`(
    isHidden: Bool
  ) {
    func stage(_ style: UIStatusBarStyle, _ barStyle: UIBarStyle) -> Stage {
      let stage = Stage(screen: .iPhone15, showsStatusBar: true)
      let screen = Screen()
      screen.style = style
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isNavigationBarHidden = isHidden
      navigation.navigationBar.barStyle = barStyle
      // The bar itself looks the same.
      navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
      stage.window.rootViewController = navigation
      stage.advance(by: 1)
      return stage
    }
    let dark = stage(.darkContent, .default).render()
    let light = stage(.lightContent, .black).render()
    #expect(dark != light)
    #expect(stage(.lightContent, .default).render() == (isHidden ? light : dark))
    #expect(stage(.darkContent, .black).render() == (isHidden ? dark : light))
  }
}
