import Segue
import Testing

@testable import UIKit

@MainActor
struct BarBackgroundTests {
  @Test
  func `the colour of a bar covers its blur`() {
    let stage = Stage(size: CGSize(width: 60, height: 40), scale: 1)
    stage.window.backgroundColor = .white
    let background = _UIBarBackground(hairlineIsAtBottom: true)
    background.frame = stage.window.bounds
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(appearance.backgroundEffect != nil)
    background.show(appearance)
    stage.window.addSubview(background)
    let frame = stage.render()
    let pixel = frame[30, 20]
    #expect(pixel.red == 255 && pixel.green == 0 && pixel.blue == 0)
  }

  @Test
  func `the bars of an older app keep their background beside a screen that keeps away`() throws {
    for keepsAway in [false, true] {
      let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
      let screen = UIViewController()
      if keepsAway { screen.edgesForExtendedLayout = [] }
      let navigation = UINavigationController(rootViewController: screen)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stage.window.rootViewController = tabs
      try stage.settle()
      let bars: [UIView] = [navigation.navigationBar, tabs.tabBar]
      for bar in bars {
        let background = try #require(bar.subviews.first { $0 is _UIBarBackground })
        let blur = try #require(background.subviews.first { $0 is UIVisualEffectView })
        #expect(blur.isHidden == !keepsAway)
      }
    }
  }

  @Test
  func `a colour that is set alongside a pop fades in the place of the one before`() throws {
    final class Upper: UIViewController {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let bar = navigationController?.navigationBar
        transitionCoordinator?.animate { _ in
          bar?.barTintColor = .blue
          bar?.layoutIfNeeded()
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.barTintColor = .red
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    navigation.pushViewController(Upper(), animated: false)
    stage.advance(by: 0.1)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.05)
    let backgrounds = navigation.navigationBar.subviews.filter { $0 is _UIBarBackground }
    #expect(backgrounds.count == 2)
    for background in backgrounds {
      #expect(background.layer.presentation()?.frame.width == 320)
    }
    try stage.settle()
    #expect(navigation.navigationBar.subviews.filter { $0 is _UIBarBackground }.count == 1)
  }

  /// The colour beside the titles in the middle of a push between two looks of the bar.
  private func middle(
    from old: @escaping (UINavigationBarAppearance) -> Void,
    to new: @escaping (UINavigationBarAppearance) -> Void
  ) -> [UInt8] {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    stage.window.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let screens = [old, new].map { configure in
      let screen = UIViewController()
      let appearance = UINavigationBarAppearance()
      configure(appearance)
      appearance.shadowColor = nil
      screen.navigationItem.standardAppearance = appearance
      screen.navigationItem.scrollEdgeAppearance = appearance
      return screen
    }
    let navigation = UINavigationController(rootViewController: screens[0])
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
    navigation.pushViewController(screens[1], animated: true)
    stage.advance(by: 0.1)
    let pixel = stage.render()[160, Int(navigation.navigationBar.frame.midY)]
    return [pixel.red, pixel.green, pixel.blue]
  }

  private func fill(_ red: CGFloat, _ blue: CGFloat) -> (UINavigationBarAppearance) -> Void {
    { appearance in
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = UIColor(red: red, green: 0, blue: blue, alpha: 1)
    }
  }

  @Test
  func `nothing shines through between two opaque colours`() {
    let color = middle(from: fill(1, 0), to: fill(0, 1))
    #expect(color[0] > 20 && color[2] > 20)
    #expect(color[1] == 0)
    #expect(abs(Int(color[0]) + Int(color[2]) - 255) < 3)
  }

  @Test
  func `between an opaque look and a clear one, the content shows as far as the colour is gone`() {
    for color in [
      middle(from: fill(1, 0)) { $0.configureWithTransparentBackground() },
      middle(from: { $0.configureWithTransparentBackground() }, to: fill(1, 0)),
    ] {
      #expect(color[0] > 20 && color[1] > 20)
      // The push darkens the content.
      #expect(abs(Int(color[0]) + Int(color[1]) - 255) < 30)
    }
  }
}
