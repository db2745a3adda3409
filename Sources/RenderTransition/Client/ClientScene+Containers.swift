import UIKit

/// Containers of the user's own that get their screens from the app: without any they are black.
extension UINavigationController {
  /// Begins with a screen, unless the stack has one.
  func fill(with screen: UIViewController) {
    if viewControllers.isEmpty { loadViewIfNeeded() }
    if viewControllers.isEmpty { viewControllers = [screen] }
  }
}

extension UITabBarController {
  /// Has these tabs, unless it has others.
  func fill(with first: UIViewController, _ second: UIViewController) {
    if viewControllers?.isEmpty ?? true { loadViewIfNeeded() }
    guard viewControllers?.isEmpty ?? true else { return }
    ClientScene.nameTabs(first, second)
    viewControllers = [first, second]
  }
}

extension ClientScene {
  /// Gives two tabs a name and a picture.
  static func nameTabs(_ first: UIViewController, _ second: UIViewController) {
    first.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "house"), tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "star"), tag: 1)
  }
}
