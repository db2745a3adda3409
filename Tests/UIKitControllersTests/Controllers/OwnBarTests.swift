import Segue
import Testing
import UIKit

/// Bars of an app's own class, given to controllers by key.
@MainActor
@Suite
struct `Bars given by key` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  private final class OwnTabBar: UITabBar {}
  private final class OwnNavigationBar: UINavigationBar {}

  @Test(arguments: [false, true])
  func `a tab bar replaces the controller's, before and after it shows`(isLoaded: Bool) {
    let controller = UITabBarController()
    let children = ["One", "Two"].map { title in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return child
    }
    controller.viewControllers = children
    if isLoaded { stage.window.rootViewController = controller }
    let old = controller.tabBar
    controller.setValue(OwnTabBar(), forKey: "tabBar")
    if !isLoaded { stage.window.rootViewController = controller }
    stage.advance(by: 0.1)
    #expect(controller.tabBar is OwnTabBar)
    #expect(old.superview == nil)
    #expect(controller.tabBar.frame.maxY == 400)
    #expect(controller.tabBar.items?.map(\.title) == ["One", "Two"])
    stage.tap(at: CGPoint(x: 225, y: controller.tabBar.frame.minY + 20))
    stage.advance(by: 0.5)
    #expect(controller.selectedViewController === children[1])
  }

  @Test
  func `pictures of system items have the names that VoiceOver says`() {
    let root = UIViewController()
    let own = UIBarButtonItem(systemItem: .search)
    own.accessibilityLabel = "Find"
    root.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), own]
    stage.window.rootViewController = UINavigationController(rootViewController: root)
    stage.advance(by: 0.1)
    #expect(Set(stage.elements.compactMap(\.label)).isSuperset(of: ["Add", "Find"]))
  }

  @Test(arguments: [false, true])
  func `a navigation bar replaces the controller's, before and after it shows`(isLoaded: Bool) {
    let root = UIViewController()
    root.title = "Root"
    let controller = UINavigationController(rootViewController: root)
    if isLoaded { stage.window.rootViewController = controller }
    controller.setValue(OwnNavigationBar(), forKey: "navigationBar")
    if !isLoaded { stage.window.rootViewController = controller }
    let next = UIViewController()
    next.title = "Next"
    controller.pushViewController(next, animated: false)
    stage.advance(by: 0.1)
    #expect(controller.navigationBar is OwnNavigationBar)
    #expect(controller.navigationBar.superview === controller.view)
    #expect(controller.navigationBar.items?.map(\.title) == ["Root", "Next"])
    #expect(controller.view.subviews.filter { $0 is UINavigationBar }.count == 1)
  }

  @Test
  func `a toolbar shows the items that the first screen had before it was in the stack`() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let (first, second) = (UIViewController(), UIViewController())
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    first.toolbarItems = [item]
    let navigation = UINavigationController(rootViewController: first)
    navigation.isToolbarHidden = false
    stage.perform { stage.window.rootViewController = navigation }
    #expect(navigation.toolbar.items == [item])
    stage.perform { navigation.setViewControllers([second, first], animated: false) }
    #expect(navigation.toolbar.items == [item])
  }
}
