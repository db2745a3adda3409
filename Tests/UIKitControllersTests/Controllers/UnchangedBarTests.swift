import Segue
import Testing
import UIKit

/// Bars that are given the look that they have while they are laid out.
@MainActor
@Suite
struct `Bars that are given the look they have` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Bar: UINavigationBar {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      setBackgroundImage(nil, for: .default)
      shadowImage = UIImage()
      barStyle = .default
      isTranslucent = true
      titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 15)]
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .blue
      appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
      standardAppearance = appearance
      scrollEdgeAppearance = appearance
      topItem?.standardAppearance = appearance
      topItem?.title = "Title"
      topItem?.largeTitleDisplayMode = .never
    }
  }

  private final class Tools: UIToolbar {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
      setShadowImage(UIImage(), forToolbarPosition: .any)
      let appearance = UIToolbarAppearance()
      appearance.shadowColor = .red
      standardAppearance = appearance
      scrollEdgeAppearance = appearance
    }
  }

  private final class Tabs: UITabBar {
    var passes = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.selected.iconColor = .red
      standardAppearance = appearance
      scrollEdgeAppearance = appearance
    }
  }

  @Test
  func `their layout comes to rest`() throws {
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    navigation.viewControllers = [UIViewController()]
    let tools = Tools(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
    let tabs = Tabs(frame: CGRect(x: 0, y: 400, width: 320, height: 49))
    stage.window.rootViewController = navigation
    stage.window.addSubview(tools)
    stage.window.addSubview(tabs)
    try stage.settle()
    let bar = try #require(navigation.navigationBar as? Bar)
    #expect((1...20).contains(bar.passes))
    #expect((1...20).contains(tools.passes))
    #expect((1...20).contains(tabs.passes))
  }

  @Test
  func `an appearance that was changed and is set again shows its change`() throws {
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    tools.standardAppearance = appearance
    stage.window.addSubview(tools)
    try stage.settle()
    func colors() -> [UIColor?] { tools.subviews.map(\.backgroundColor) }
    #expect(colors().contains(.red))
    appearance.backgroundColor = .green
    tools.standardAppearance = appearance
    try stage.settle()
    #expect(colors().contains(.green))
  }

  @Test
  func `another look asks for layout`() throws {
    final class Bar: UINavigationBar {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "Title")]
    stage.window.addSubview(bar)
    try stage.settle()
    let before = bar.passes
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = appearance
    try stage.settle()
    #expect(bar.passes > before)
  }
}
