import Segue
import Testing
import UIKit

/// The first screen of a navigation controller.
@MainActor
@Suite
struct `The first screen of a stack` {
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("will \(viewController.title ?? "") \(animated)")
      navigationController.setNavigationBarHidden(
        viewController.title == "Home",
        animated: animated
      )
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("did \(viewController.title ?? "") \(animated)") }
  }

  private final class Screen: UIViewController {
    var onLoad: ((Screen) -> Void)?

    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad?(self)
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 600))

  @Test
  func `the delegate hears of it, and can hide the bar there`() throws {
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: Screen("Home"))
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(delegate.calls == ["will Home false", "did Home false"])
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.frame.maxY <= 0)
    stage.perform { navigation.pushViewController(Screen("Next"), animated: true) }
    try stage.settle()
    #expect(delegate.calls.suffix(2) == ["will Next true", "did Next true"])
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test
  func `it is told once, whatever covers it and leaves`() throws {
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: Screen("Home"))
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    try stage.settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.perform { navigation.present(cover, animated: true) }
    try stage.settle()
    stage.perform { cover.dismiss(animated: true) }
    try stage.settle()
    #expect(delegate.calls == ["will Home false", "did Home false"])
  }

  @Test
  func `it can present another while it loads`() throws {
    let home = Screen("Home")
    let welcome = UIViewController()
    home.onLoad = { $0.navigationController?.present(welcome, animated: false) }
    let navigation = UINavigationController(rootViewController: home)
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(navigation.presentedViewController === welcome)
    #expect(welcome.viewIfLoaded?.window != nil)
  }

  @Test
  func `it can push another while it loads, which shows`() throws {
    let home = Screen("Home")
    let next = Screen("Next")
    home.onLoad = { $0.navigationController?.pushViewController(next, animated: true) }
    let navigation = UINavigationController(rootViewController: home)
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(navigation.topViewController === next)
    #expect(next.viewIfLoaded?.window != nil)
    #expect(home.view.window == nil)
  }

  @Test
  func `the first screen of tabs can select another while it loads, which shows`() throws {
    let home = Screen("Home")
    let next = Screen("Next")
    home.onLoad = { $0.tabBarController?.selectedIndex = 1 }
    let tabs = UITabBarController()
    tabs.viewControllers = [home, next]
    stage.window.rootViewController = tabs
    try stage.settle()
    #expect(next.viewIfLoaded?.window != nil)
    #expect(home.view.window == nil)
  }

  @Test
  func `it finds its window to be the key one, while a root by itself loads before that`() {
    var keys: [Bool] = []
    func show(_ wrap: (UIViewController) -> UIViewController) {
      let window = UIWindow(frame: stage.window.bounds)
      let screen = Screen("Home")
      screen.onLoad = { _ in keys.append(UIApplication.shared.keyWindow === window) }
      window.rootViewController = wrap(screen)
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow)
      #expect(keys.last != nil && screen.isViewLoaded)
    }
    show { UINavigationController(rootViewController: $0) }
    show { $0 }
    #expect(keys == [true, false])
  }

  @Test
  func `it is laid out and has appeared in the key window, whatever is the root`() {
    final class Root: UIViewController {
      var keys: [String] = []
      private func note(_ call: String) {
        let key = UIApplication.shared.windows.first { $0.isKeyWindow }
        let line = "\(call) \(key != nil)"
        if keys.last != line { keys.append(line) }
      }
      override func viewDidLoad() { note("load") }
      override func viewDidLayoutSubviews() { note("layout") }
      override func viewDidAppear(_ animated: Bool) { note("appear") }
    }
    let window = UIWindow(frame: stage.window.bounds)
    let root = Root()
    window.rootViewController = root
    window.makeKeyAndVisible()
    stage.advance(by: 0.1)
    #expect(root.keys == ["load false", "layout true", "appear true"])
  }

  @Test
  func `what it puts into the window as it loads lies above the root, like a menu`() {
    let window = UIWindow(frame: stage.window.bounds)
    let (banner, menu) = (UIView(), UIView())
    window.addSubview(banner)
    let screen = Screen("Home")
    screen.onLoad = { _ in UIApplication.shared.keyWindow?.addSubview(menu) }
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(window.subviews == [banner, navigation.view, menu])
  }
}
