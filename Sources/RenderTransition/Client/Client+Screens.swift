import Animators
import UIKit

extension Client {
  /// Makes the screen of the user's own that a transition begins at, in place of the tool's.
  public static var source: ((Roles) -> UIViewController)?

  /// Makes the one that it leads to.
  public static var destination: ((Roles) -> UIViewController)?

  /// What a container of the user's own gets from its app; new ones, as the film's
  /// own screens are in use.
  public static var screens: [UIViewController] {
    let (first, second) = (Screens().firstScreen(), Screens().secondScreen())
    // Containers of articles name their buttons after these.
    (first.title, second.title) = ("First", "Second")
    ClientScene.nameTabs(first, second)
    return [first, second]
  }

  /// A screen that is all of another one.
  public static func screen<Outer: UIViewController>(
    _ outer: Outer,
    around content: UIViewController
  ) -> Outer {
    outer.addChild(content)
    content.view.frame = outer.view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.view.addSubview(content.view)
    content.didMove(toParent: outer)
    let (item, own) = (outer.navigationItem, content.navigationItem)
    (outer.title, outer.tabBarItem) = (content.title, content.tabBarItem)
    (item.title, item.titleView, item.prompt) = (own.title, own.titleView, own.prompt)
    item.largeTitleDisplayMode = own.largeTitleDisplayMode
    item.leftBarButtonItems = own.leftBarButtonItems
    item.rightBarButtonItems = own.rightBarButtonItems
    outer.hidesBottomBarWhenPushed = content.hidesBottomBarWhenPushed
    return outer
  }

  /// A container with that screen in it, unless it has made its own.
  public static func container<Container: UIViewController>(
    _ container: Container,
    of content: UIViewController
  ) -> Container {
    if let stack = container as? UINavigationController, stack.viewControllers.isEmpty {
      stack.viewControllers = [content]
    }
    if let tabs = container as? UITabBarController, tabs.viewControllers?.isEmpty ?? true {
      tabs.viewControllers = [content]
    }
    return container
  }
}
