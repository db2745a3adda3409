import Segue
import Testing
import UIKit

/// Who is notified of what, in which order, when screens are pushed and popped.
@MainActor
struct NavigationCallOrderTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animates = false
    var interactor: UIPercentDrivenInteractiveTransition?

    init(log: CallLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) { log.note("willShow \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { log.note("didShow \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard animates else { return nil }
      log.note("animationControllerFor \(operation)")
      return LoggingAnimator(log: log, arrives: operation == .push)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private let stage = Stage.small()
  private let log = CallLog()
  private let delegate: Delegate
  private let navigation: UINavigationController
  private let a: LoggingController
  private let b: LoggingController

  init() {
    delegate = Delegate(log: log)
    a = LoggingController("A", .red, log: log)
    b = LoggingController("B", .blue, log: log)
    navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    _ = log.take()
  }

  @Test
  func `a subclass pushes its root too, when it has no screen yet`() {
    final class Stack: UINavigationController {
      var pushes: [(controller: UIViewController, count: Int)] = []
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes.append((viewController, viewControllers.count))
        super.pushViewController(viewController, animated: animated)
      }
    }
    let root = UIViewController()
    let stack = Stack(rootViewController: root)
    #expect(stack.pushes.map(\.count) == [0])
    #expect(stack.pushes.first?.controller === root)
    #expect(stack.viewControllers == [root])
    #expect(root.parent === stack)
    #expect(stack.navigationBar.topItem === root.navigationItem)
    #expect(!stack.isViewLoaded)
  }

  @Test
  func `a push notifies the leaving controller first, both times`() throws {
    navigation.pushViewController(b, animated: true)
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.transitionCoordinator != nil)
    #expect(b.isMovingToParent)
    try stage.settle()
    #expect(
      log.take() == [
        "B.willMove(parent)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "willShow B", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
        "B.didMove(parent)",
      ]
    )
    #expect(a.view.window == nil)
    #expect(!b.isMovingToParent)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test
  func `a pop is the same with the roles exchanged`() throws {
    navigation.pushViewController(b, animated: false)
    _ = log.take()
    #expect(navigation.popViewController(animated: true) === b)
    #expect(navigation.viewControllers == [a])
    try stage.settle()
    #expect(
      log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
        "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "didShow A",
        "B.didMove(nil)",
      ]
    )
    #expect(b.parent == nil)
    #expect(b.view.window == nil)
  }

  @Test
  func `the delegate's animator draws`() throws {
    delegate.animates = true
    navigation.pushViewController(b, animated: true)
    stage.advance(by: 0.1)
    #expect(abs(b.view.layer.presentation()!.frame.minX - 75) < 1e-6)
    try stage.settle()
    #expect(
      log.take() == [
        "B.willMove(parent)", "animationControllerFor push", "B.viewDidLoad",
        "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "animateTransition",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "animationEnded(true)",
        "didShow B", "B.didMove(parent)",
      ]
    )
  }

  @Test
  func `a screen that takes the delegate away as it loads arrives with that delegate's animator`()
    throws
  {
    final class Detail: UIViewController {
      override func viewDidLoad() { navigationController?.delegate = nil }
    }
    delegate.animates = true
    let detail = Detail()
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.delegate == nil)
    try stage.settle()
    #expect(log.take().contains("animateTransition"))
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(!log.take().contains("animateTransition"))
  }

  @Test
  func `a cancelled pop restores stack, hierarchy and pixels`() throws {
    navigation.pushViewController(b, animated: false)
    try stage.settle()
    let before = stage.render()
    _ = log.take()
    delegate.animates = true
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    navigation.popViewController(animated: true)
    driver.update(0.7)
    driver.cancel()
    try stage.settle()
    #expect(
      log.take() == [
        "B.willMove(nil)", "animationControllerFor pop", "B.viewWillDisappear",
        "A.viewWillAppear", "willShow A", "animateTransition", "A.viewIsAppearing",
        "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "animationEnded(false)", "B.didMove(parent)",
      ]
    )
    #expect(navigation.viewControllers == [a, b])
    #expect(b.parent === navigation)
    #expect(a.view.superview == nil)
    #expect(stage.render() == before)
  }

  @Test
  func `popping further returns what was removed in stack order`() throws {
    let c = UIViewController()
    let d = UIViewController()
    navigation.setViewControllers([a, b, c, d], animated: false)
    #expect(navigation.popToViewController(b, animated: true) == [c, d])
    try stage.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.popToViewController(b, animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [b])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test
  func `replacing the stack pushes a new top and pops to an old one`() throws {
    delegate.animates = true
    navigation.setViewControllers([b], animated: true)
    #expect(log.take().contains("animationControllerFor push"))
    try stage.settle()
    #expect(a.parent == nil)
    navigation.setViewControllers([a, b], animated: true)
    #expect(!log.take().contains("animateTransition"))
    navigation.setViewControllers([a], animated: true)
    #expect(log.take().contains("animationControllerFor pop"))
    try stage.settle()
    #expect(navigation.topViewController === a)
  }

  @Test
  func `a push during a push waits for its end`() throws {
    let c = LoggingController("C", .green, log: log)
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    try stage.settle()
    #expect(navigation.viewControllers == [a, b, c])
    #expect(c.view.window === stage.window)
    #expect(b.view.window == nil)
    #expect(log.take().suffix(2) == ["didShow C", "C.didMove(parent)"])
  }

  @Test
  func `tabs notify the arriving controller first, then the leaving one`() throws {
    let tabs = UITabBarController()
    let c = LoggingController("C", .green, log: log)
    let d = LoggingController("D", .gray, log: log)
    tabs.viewControllers = [c, d]
    stage.window.rootViewController = tabs
    _ = log.take()
    tabs.selectedIndex = 1
    try stage.settle()
    #expect(
      log.take() == [
        "D.viewDidLoad", "D.viewWillAppear(false)", "C.viewWillDisappear(false)",
        "C.viewDidDisappear(false)", "D.viewIsAppearing(false)", "D.viewDidAppear(false)",
      ]
    )
    #expect(c.view.window == nil)
    #expect(d.view.window === stage.window)
  }
}
