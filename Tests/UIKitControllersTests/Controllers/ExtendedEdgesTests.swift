import Segue
import Testing
import UIKit

/// Screens that do not extend under the bars below them.
@MainActor
struct ExtendedEdgesTests {
  private let stage = Stage(screen: .iPhone15)

  private func makeScreen() -> UIViewController {
    let screen = UIViewController()
    screen.edgesForExtendedLayout = []
    return screen
  }

  @Test
  func `a screen among tabs ends at their bar`() throws {
    let (screen, other) = (makeScreen(), makeScreen())
    let tabs = UITabBarController()
    tabs.viewControllers = [screen, other]
    stage.window.rootViewController = tabs
    try stage.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 769))
    #expect(screen.view.safeAreaInsets.bottom == 0)
    stage.perform { tabs.selectedIndex = 1 }
    try stage.settle()
    #expect(other.view.frame.height == 769 && other.view.safeAreaInsets.bottom == 0)
  }

  @Test
  func `a screen in a navigation controller ends at the bar of the tabs around, or at a toolbar`()
    throws
  {
    let screen = makeScreen()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    try stage.settle()
    #expect(abs(screen.view.frame.minY - 293.0 / 3) < 0.01)
    #expect(abs(screen.view.frame.maxY - 769) < 0.01)
    #expect(screen.view.safeAreaInsets.bottom == 0)
    let tools = makeScreen()
    let plain = UINavigationController(rootViewController: tools)
    plain.isToolbarHidden = false
    stage.window.rootViewController = plain
    try stage.settle()
    #expect(tools.view.frame.maxY == 852 - 34 - 49 && tools.view.safeAreaInsets.bottom == 0)
    plain.isToolbarHidden = true
    try stage.settle()
    #expect(tools.view.frame.maxY == 852 && tools.view.safeAreaInsets.bottom == 34)
  }

  @Test
  func `a shown screen follows when it begins or ceases to extend under bars`() throws {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(screen.view.frame.minY == 0)
    stage.perform { screen.edgesForExtendedLayout = [] }
    try stage.settle()
    #expect(abs(screen.view.frame.minY - 293.0 / 3) < 0.01)
    stage.perform { screen.edgesForExtendedLayout = .all }
    try stage.settle()
    #expect(screen.view.frame.minY == 0)
    let (tab, tabs) = (UIViewController(), UITabBarController())
    tabs.viewControllers = [tab]
    stage.window.rootViewController = tabs
    try stage.settle()
    for edges in [[], UIRectEdge.all] {
      stage.perform { tab.edgesForExtendedLayout = edges }
      try stage.settle()
      #expect(tab.view.frame.height == (edges == .all ? 852 : 769))
      #expect(tab.view.safeAreaInsets.bottom == (edges == .all ? 83 : 0))
    }
  }
}
