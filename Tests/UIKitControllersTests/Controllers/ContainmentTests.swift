import Segue
import Testing
import UIKit

/// Presentations in containers, presentations on presentations, and views that change hands on the
/// way.
@MainActor
struct ContainmentTests {
  private let stage = Stage.small(modalStyle: .fullScreen)
  private let log = CallLog()

  private func controller(_ name: String, _ color: UIColor = .white) -> LoggingController {
    LoggingController(name, color, log: log)
  }

  @Test
  func `a full-screen presentation from inside tabs and navigation covers all of them`() throws {
    let inner = controller("A")
    let navigation = UINavigationController(rootViewController: inner)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, controller("Other")]
    stage.window.rootViewController = tabs
    let presented = controller("B")
    _ = log.take()
    inner.present(presented, animated: true)
    try stage.settle()
    #expect(presented.presentingViewController === tabs)
    #expect(tabs.presentedViewController === presented)
    #expect(inner.presentedViewController === presented)
    #expect(tabs.view.window == nil)
    #expect(
      log.take() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear",
      ]
    )
    inner.dismiss(animated: true)
    try stage.settle()
    #expect(tabs.view.superview === stage.window)
    #expect(inner.view.window === stage.window)
  }

  @Test
  func `the current context is the nearest controller that defines one`() throws {
    let inner = controller("A", .red)
    let navigation = UINavigationController(rootViewController: inner)
    navigation.isNavigationBarHidden = true
    stage.window.rootViewController = navigation
    inner.definesPresentationContext = true
    let presented = controller("B", .blue)
    presented.modalPresentationStyle = .currentContext
    inner.present(presented, animated: true)
    try stage.settle()
    #expect(presented.presentingViewController === inner)
    #expect(presented.view.isDescendant(of: navigation.view))
    #expect(inner.view.window == nil)
    presented.dismiss(animated: true)
    try stage.settle()
    #expect(inner.view.isDescendant(of: navigation.view))
    #expect(stage.window.subviews.count == 1)
  }

  @Test
  func `a context that begins elsewhere stays in its place`() throws {
    let outer = UIViewController()
    stage.window.rootViewController = outer
    let inner = controller("A", .red)
    inner.definesPresentationContext = true
    outer.addChild(inner)
    let place = CGRect(x: 20, y: 30, width: 50, height: 60)
    inner.view.frame = place
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let presented = controller("B", .blue)
    presented.modalPresentationStyle = .currentContext
    inner.present(presented, animated: true)
    stage.advance(by: 0.1)
    #expect(inner.view.convert(inner.view.bounds, to: nil) == place)
    try stage.settle()
    #expect(presented.view.convert(presented.view.bounds, to: nil) == place)
    presented.dismiss(animated: true)
    try stage.settle()
    #expect(inner.view.superview === outer.view && inner.view.frame == place)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func `a stack of presentations is dismissed at once, only the top one moving`(
    style: UIModalPresentationStyle
  ) throws {
    let a = controller("A", .red)
    let b = controller("B", .green)
    let c = controller("C", .blue)
    b.modalPresentationStyle = style
    c.modalPresentationStyle = style
    stage.window.rootViewController = a
    let before = stage.render()
    a.present(b, animated: true)
    try stage.settle()
    b.present(c, animated: true)
    try stage.settle()
    #expect(c.presentingViewController === b)
    _ = log.take()
    a.dismiss(animated: true)
    try stage.settle()
    #expect(stage.window.subviews == [a.view])
    #expect(a.presentedViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(stage.render() == before)
    let calls = log.take()
    #expect(calls.contains("C.viewDidDisappear"))
    #expect(calls.contains("A.viewDidAppear") == (style == .fullScreen))
  }

  @Test
  func `presenting what presents the receiver is refused and reported`() throws {
    let (a, b) = (controller("A"), controller("B"))
    stage.window.rootViewController = a
    a.present(b, animated: false)
    try stage.settle()
    b.present(a, animated: false)
    try stage.settle()
    #expect(b.presentedViewController == nil)
    #expect(stage.diagnostics.contains { $0.contains("which it presents") })
  }

  @Test
  func `presenting twice from one controller is refused and reported`() throws {
    let a = controller("A")
    stage.window.rootViewController = a
    a.present(controller("B"), animated: true)
    a.present(controller("C"), animated: true)
    try stage.settle()
    #expect((a.presentedViewController as? LoggingController)?.name == "B")
    #expect(stage.diagnostics.contains { $0.contains("already presenting") })
  }

  @Test
  func `presenting in a completion works`() throws {
    let a = controller("A")
    let b = controller("B")
    let c = controller("C")
    stage.window.rootViewController = a
    a.present(b, animated: true) {
      a.dismiss(animated: true) {
        a.present(c, animated: true)
      }
    }
    try stage.settle()
    #expect(a.presentedViewController === c)
    #expect(c.view.window === stage.window)
    #expect(stage.window.subviews.count == 1)
  }

  @Test
  func `a dismissal during the presentation waits for its end`() throws {
    let a = controller("A")
    let b = controller("B")
    stage.window.rootViewController = a
    a.present(b, animated: true)
    stage.advance(by: 0.1)
    b.dismiss(animated: true)
    try stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(stage.window.subviews == [a.view])
  }

  @Test
  func `a child's view that is added by hand brings its callbacks, the last after the commit`()
    throws
  {
    let parent = controller("P")
    stage.window.rootViewController = parent
    _ = log.take()
    let child = controller("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "C.willMove(parent)", "C.viewDidLoad", "C.viewWillAppear(false)", "C.didMove(parent)",
      ]
    )
    try stage.settle()
    #expect(log.take() == ["C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "C.willMove(nil)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
        "C.didMove(nil)",
      ]
    )
  }

  @Test
  func `a child that leaves in the turn in which it came disappears, and never has appeared`()
    throws
  {
    let parent = controller("P")
    stage.window.rootViewController = parent
    try stage.settle()
    _ = log.take()
    let child = controller("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.removeFromSuperview()
    child.removeFromParent()
    try stage.settle()
    let calls = log.take()
    #expect(calls.contains("C.viewDidDisappear(false)"))
    #expect(!calls.contains("C.viewDidAppear(false)"))
  }

  @Test
  func `children take part in their parent's transition`() throws {
    let parent = controller("P")
    let child = controller("C")
    let root = controller("R")
    stage.window.rootViewController = root
    parent.loadViewIfNeeded()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    root.present(parent, animated: true)
    try stage.settle()
    #expect(
      log.take() == [
        "R.viewWillDisappear", "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing",
        "C.viewIsAppearing", "C.viewDidAppear", "P.viewDidAppear", "R.viewDidDisappear",
      ]
    )
  }

  @Test
  func `exchanging children calls the callbacks of both`() throws {
    let parent = controller("P")
    let one = controller("1", .red)
    let two = controller("2", .blue)
    stage.window.rootViewController = parent
    for child in [one, two] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(one.view)
    _ = log.take()
    var finished: Bool?
    parent.transition(
      from: one,
      to: two,
      duration: 0.3,
      animations: { two.view.alpha = 0.5 },
      completion: { finished = $0 }
    )
    try stage.settle()
    #expect(finished == true)
    #expect(one.view.superview == nil)
    #expect(two.view.superview === parent.view)
    #expect(
      log.take() == [
        "1.viewWillDisappear", "2.viewDidLoad", "2.viewWillAppear", "2.viewIsAppearing",
        "1.viewDidDisappear", "2.viewDidAppear",
      ]
    )
  }

  @Test
  func `a view removed during its transition does not stop it`() throws {
    let a = controller("A")
    let b = controller("B")
    stage.window.rootViewController = a
    a.present(b, animated: true)
    stage.advance(by: 0.2)
    b.view.removeFromSuperview()
    try stage.settle()
    #expect(a.presentedViewController === b)
    #expect(b.viewIfLoaded?.window == nil)
  }

  @Test
  func `a view moved elsewhere during its transition stays there`() throws {
    let a = controller("A")
    let b = controller("B")
    b.modalPresentationStyle = .overFullScreen
    stage.window.rootViewController = a
    a.present(b, animated: true)
    stage.advance(by: 0.2)
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    stage.window.addSubview(box)
    box.addSubview(b.view)
    try stage.settle()
    #expect(b.view.superview === box)
    #expect(a.presentedViewController === b)
    b.dismiss(animated: true)
    try stage.settle()
    #expect(b.view.superview == nil)
    #expect(a.presentedViewController == nil)
  }

  @Test
  func `everything is released with its stage, even during a presentation`() throws {
    weak var presenter: UIViewController?
    weak var presented: UIViewController?
    weak var pushed: UIViewController?
    try {
      let stage = Stage.small()
      let b = UIViewController()
      b.sheetPresentationController?.prefersGrabberVisible = true
      let c = UIViewController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = navigation
      navigation.pushViewController(c, animated: true)
      try stage.settle()
      navigation.present(b, animated: true)
      stage.advance(by: 0.2)
      (presenter, presented, pushed) = (navigation, b, c)
    }()
    #expect(presenter == nil)
    #expect(presented == nil)
    #expect(pushed == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `presented tabs show their selected screen on the way`(style: UIModalPresentationStyle) {
    let first = controller("First")
    stage.window.rootViewController = first
    let tabs = UITabBarController()
    let selected = controller("Selected")
    tabs.viewControllers = [selected, controller("Other")]
    tabs.modalPresentationStyle = style
    stage.perform { first.present(tabs, animated: true) }
    stage.advance(by: 0.1)
    #expect(selected.viewIfLoaded?.window === stage.window)
    #expect(selected.viewIfLoaded?.isDescendant(of: tabs.view) == true)
  }

  @Test
  func `a navigation controller whose container forgets its appearance shows its content`() {
    final class Forgetful: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Forgetful()
    let inner = controller("A")
    let navigation = UINavigationController(rootViewController: inner)
    container.addChild(navigation)
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    stage.window.rootViewController = container
    stage.advance(by: 0.1)
    #expect(inner.viewIfLoaded?.window === stage.window)
    #expect(inner.viewIfLoaded?.frame.size == stage.window.bounds.size)
  }

  @Test
  func `a navigation controller prefers the size of its screen until it has its own`() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    let container = Container()
    container.addChild(navigation)
    #expect(navigation.preferredContentSize == .zero)
    inner.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 200))
    #expect(container.sizes == [CGSize(width: 300, height: 200)])
    navigation.preferredContentSize = CGSize(width: 100, height: 100)
    inner.preferredContentSize = CGSize(width: 200, height: 200)
    #expect(navigation.preferredContentSize == CGSize(width: 100, height: 100))
    #expect(container.sizes.count == 2)
  }

  @Test
  func `a child of a tab bar controller is its last tab`() {
    let tabs = UITabBarController()
    let (first, second) = (
      controller("A"), UINavigationController(rootViewController: controller("B"))
    )
    first.tabBarItem.title = "First"
    second.tabBarItem.title = "Second"
    tabs.addChild(first)
    tabs.addChild(second)
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    #expect(tabs.viewControllers == [first, second])
    #expect(tabs.children == [first, second])
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
    #expect(tabs.selectedIndex == 0)
    #expect(first.viewIfLoaded?.window === stage.window)
    tabs.addChild(controller("C"))
    #expect(tabs.tabBar.items?.count == 3)
    #expect(tabs.selectedIndex == 0)
  }
}
