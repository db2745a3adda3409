import Segue
import Testing
import UIKit

/// Containers whose subclass loads a view of its own, without `super`.
@MainActor
@Suite
struct `Containers with a view of the app` {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)

  private final class Stack: UINavigationController {
    override func loadView() { view = UIView() }
  }

  private final class Tabs: UITabBarController {
    override func loadView() { view = UIView() }
  }

  private final class Wrapped: UINavigationController {
    override func loadView() {
      super.loadView()
      let own = UIView()
      if let view { own.addSubview(view) }
      view = own
    }
  }

  @Test
  func `a navigation controller shows its bar and its screens in it`() throws {
    let first = UIViewController()
    let stack = Stack(rootViewController: first)
    stage.window.rootViewController = stack
    stage.advance(by: 0.1)
    #expect(stack.navigationBar.superview === stack.view)
    #expect(stack.navigationBar.frame.width == 390)
    #expect(first.view.isDescendant(of: stack.view))
    #expect(first.view.bounds.size == CGSize(width: 390, height: 844))
    let second = UIViewController()
    stack.pushViewController(second, animated: true)
    try stage.settle()
    #expect(first.viewIfLoaded?.window == nil)
    #expect(second.view.isDescendant(of: stack.view))
  }

  @Test
  func `a tab bar controller shows its bar and its screen in it`() {
    let first = UIViewController()
    let tabs = Tabs()
    tabs.viewControllers = [first, UIViewController()]
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.frame.maxY == 844)
    #expect(first.view.isDescendant(of: tabs.view))
    #expect(first.view.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test
  func `a view around that of the controller leaves the bar where it is`() throws {
    let stack = Wrapped(rootViewController: UIViewController())
    stage.window.rootViewController = stack
    stage.advance(by: 0.1)
    #expect(stack.navigationBar.superview !== stack.view)
    #expect(stack.navigationBar.isDescendant(of: stack.view))
  }
}
