import Testing

@testable import Segue
@testable import UIKit

/// What an app sets on its bars themselves, by the Xcode that built it.
@MainActor
@Suite
struct `Bars with nothing scrolled under them` {
  private final class Delegate: NSObject, UIApplicationDelegate {}

  private func run(builtBy xcode: String, _ body: (Stage) throws -> Void) throws {
    defer { AppResources.mainBundle = nil }
    var bundle = AppBundle(module: "Shop")
    bundle.infoKeys = ["DTXcode": xcode]
    let stage = Stage(screen: .iPhone15)
    let app = try AppLaunch(bundle: bundle, delegate: { Delegate() }).launch(on: stage)
    // An app shows its window itself.
    stage.window.isHidden = false
    try withExtendedLifetime(app) { try body(stage) }
  }

  @Test(arguments: [("1250", true), ("1300", false), ("1640", false)])
  func `a navigation bar has its own tint, except in apps that Xcode 13 or later builds`(
    xcode: String,
    isTinted: Bool
  ) throws {
    try run(builtBy: xcode) { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.barTintColor = .red
      stage.window.rootViewController = navigation
      stage.advance(by: 0.1)
      let shown = navigation.navigationBar.shownAppearance
      #expect((shown.backgroundColor == .red) == isTinted)
    }
  }

  @Test
  func `its tint shows as soon as content is under the bar`() throws {
    try run(builtBy: "1500") { stage in
      let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      content.contentSize = CGSize(width: 393, height: 2000)
      let screen = UIViewController()
      screen.view = content
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.barTintColor = .red
      stage.window.rootViewController = navigation
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.shownAppearance.backgroundColor == nil)
      content.contentOffset.y += 100
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.shownAppearance.backgroundColor == .red)
    }
  }

  @Test
  func `an appearance for the edge comes first`() throws {
    try run(builtBy: "1500") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.barTintColor = .red
      let edge = UINavigationBarAppearance()
      edge.backgroundColor = .blue
      navigation.navigationBar.scrollEdgeAppearance = edge
      stage.window.rootViewController = navigation
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.shownAppearance.backgroundColor == .blue)
    }
  }

  @Test
  func `a bar that is only opaque keeps its background`() throws {
    try run(builtBy: "1500") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.isTranslucent = false
      stage.window.rootViewController = navigation
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.shownAppearance.backgroundColor == .systemBackground)
    }
  }

  @Test
  func `a bar without a controller keeps its tint`() throws {
    try run(builtBy: "1500") { stage in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
      bar.barTintColor = .red
      stage.window.addSubview(bar)
      stage.advance(by: 0.1)
      #expect(bar.shownAppearance.backgroundColor == .red)
    }
  }

  @Test(arguments: [("1250", true), ("1300", false)])
  func `a tab bar has its own tint, except in apps that Xcode 13 or later builds`(
    xcode: String,
    isTinted: Bool
  ) throws {
    try run(builtBy: xcode) { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.tabBar.barTintColor = .red
      stage.window.rootViewController = tabs
      stage.advance(by: 0.1)
      let colors = tabs.tabBar.background.subviews.map(\.backgroundColor)
      let own = tabs.tabBar.background.backgroundColor
      #expect((colors + [own]).contains(.red) == isTinted)
    }
  }

  @Test(arguments: [("1240", true), ("1300", false)])
  func `bars without a look of their own have a background only in apps of before Xcode 13`(
    xcode: String,
    isThere: Bool
  ) throws {
    try run(builtBy: xcode) { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stage.window.rootViewController = tabs
      stage.advance(by: 0.1)
      let bars: [UIView] = [navigation.navigationBar, navigation.toolbar, tabs.tabBar]
      for bar in bars {
        let backgrounds = bar.subviews.compactMap { $0 as? _UIBarBackground }
        let blurs = backgrounds.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }
        #expect(blurs.map(\.isHidden) == [!isThere])
      }
    }
  }

  @Test(arguments: [false, true])
  func `an empty shadow picture removes the hairline of a bar that keeps its background`(
    isRemoved: Bool
  ) throws {
    try run(builtBy: "1240") { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      if isRemoved { navigation.navigationBar.shadowImage = UIImage() }
      stage.window.rootViewController = navigation
      stage.advance(by: 0.1)
      let shown = navigation.navigationBar.shownAppearance
      #expect(shown.backgroundEffect != nil)
      #expect((shown.shadowImage == nil && shown.shadowColor != nil) == !isRemoved)
    }
  }

  @Test
  func `a bar with a large title has no background in any app`() throws {
    try run(builtBy: "1240") { stage in
      let screen = UIViewController()
      screen.title = "Shop"
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      stage.window.rootViewController = navigation
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.shownAppearance.backgroundEffect == nil)
    }
  }
}
