import Segue
import Testing
import UIKit

@MainActor
struct HidingBarsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    navigation.topViewController?.title = "Page"
    stage.window.rootViewController = navigation
  }

  /// A screen that has no bar, as apps write it.
  private final class Plain: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      ])
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  /// A screen whose bar goes once it is there, as those of photographs.
  private final class Photograph: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: true)
    }
  }

  @Test(arguments: [true, false])
  func `a bar that a pushed screen hides once it has appeared slides away`(isAnimated: Bool) throws
  {
    try stage.settle()
    let bar: UINavigationBar = navigation.navigationBar
    var places: [CGFloat] = []
    stage.perform { navigation.pushViewController(Photograph(), animated: isAnimated) }
    for _ in 0..<60 {
      stage.advance(by: 1 / 60)
      if !bar.isHidden { places.append(shown(bar).minY) }
    }
    // On its way it is seen several times.
    #expect(Set(places).count > 4)
    try stage.settle()
    #expect(bar.isHidden && navigation.topViewController?.view.safeAreaInsets.top == 0)
  }

  private func shown(_ view: UIView) -> CGRect {
    stage.makeCurrent()
    return view.layer.presentation()?.frame ?? view.frame
  }

  @Test
  func `a bar that hides along a push leaves beside its screen, and comes back with it`() throws {
    try stage.settle()
    let bar: UINavigationBar = navigation.navigationBar
    let rest = bar.frame
    let plain = Plain()
    navigation.pushViewController(plain, animated: true)
    stage.advance(by: 0.15)
    #expect((20...300).contains(shown(plain.view).minX))
    #expect(abs(shown(bar).maxX - shown(plain.view).minX) < 1)
    #expect(shown(bar).minY == rest.minY)
    try stage.settle()
    #expect(bar.isHidden && plain.view.safeAreaInsets.top == 0)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.15)
    #expect(!bar.isHidden && (20...300).contains(shown(plain.view).minX))
    #expect(abs(shown(bar).maxX - shown(plain.view).minX) < 1)
    try stage.settle()
    #expect(bar.frame == rest && !bar.isHidden)
  }

  @Test
  func `a pushed screen that hides the bar has its layout from the start`() throws {
    try stage.settle()
    let plain = Plain()
    navigation.pushViewController(plain, animated: true)
    stage.advance(by: 0.1)
    #expect(plain.label.frame.minY == 0 && plain.label.frame.width > 20)
    #expect(shown(plain.label) == plain.label.frame)
  }

  /// Hides and shows bars before it is on the screen.
  private final class Early: UIViewController {
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.setNavigationBarHidden(true, animated: false)
      navigationController?.setToolbarHidden(false, animated: false)
      log.append("loaded")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.append("laid out")
    }
  }

  @Test(arguments: [false, true])
  func `a screen that changes bars while it loads is laid out when it has loaded`(
    animated: Bool
  ) throws {
    try stage.settle()
    let early = Early()
    stage.perform { navigation.pushViewController(early, animated: animated) }
    #expect(early.log.first == "loaded")
    try stage.settle()
    #expect(early.log.contains("laid out"))
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test
  func `between two screens without a bar none passes by`() throws {
    navigation.pushViewController(Plain(), animated: false)
    try stage.settle()
    navigation.pushViewController(Plain(), animated: true)
    stage.advance(by: 0.15)
    let bar: UINavigationBar = navigation.navigationBar
    #expect(bar.isHidden || abs(shown(bar).minX) >= stage.window.bounds.width)
    try stage.settle()
    #expect(navigation.isNavigationBarHidden && bar.isHidden)
  }

  @Test
  func `a swipe back that is given up leaves the bar hidden`() throws {
    navigation.interactivePopGestureRecognizer?.delegate = nil
    let plain = Plain()
    navigation.pushViewController(plain, animated: false)
    try stage.settle()
    stage.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 60, y: 300), over: 0.6)
    stage.advance(by: 0.5)
    #expect(shown(plain.view).minX > 20)
    try stage.settle()
    #expect(navigation.topViewController === plain && plain.view.frame.minX == 0)
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
  }

  @Test
  func `a bar that the app hides stays hidden, and leaves its room, until it is shown again`()
    throws
  {
    try stage.settle()
    let bar: UINavigationBar = navigation.navigationBar
    let content = try #require(navigation.topViewController?.view)
    let top = content.safeAreaInsets.top
    bar.isHidden = true
    try stage.settle()
    #expect(bar.isHidden && !navigation.isNavigationBarHidden)
    #expect(content.safeAreaInsets.top == top - bar.frame.height)
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.15)
    #expect(bar.isHidden)
    try stage.settle()
    #expect(bar.isHidden && second.view.safeAreaInsets.top == top - bar.frame.height)
    bar.isHidden = false
    try stage.settle()
    #expect(!bar.isHidden && second.view.safeAreaInsets.top == top)
  }

  @Test
  func `the controller shows a bar again that the app has hidden`() throws {
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.navigationBar.isHidden = true
    try stage.settle()
    navigation.setNavigationBarHidden(false, animated: false)
    try stage.settle()
    #expect(!navigation.navigationBar.isHidden)
  }

  @Test
  func `a toolbar that a pushed screen hides leaves with the screen that has it, and comes back`()
    throws
  {
    navigation.setToolbarHidden(false, animated: false)
    let root = try #require(navigation.topViewController)
    root.toolbarItems = [UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)]
    try stage.settle()
    let rest = navigation.toolbar.frame
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    func carried() -> [CGRect] { root.view.subviews.map(\.frame).filter { $0.maxY == 600 } }
    #expect(rest.maxY == 600 && root.view.safeAreaInsets.bottom == 44 && carried().isEmpty)
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.15)
    #expect(carried() == [rest] && navigation.toolbar.isHidden)
    try stage.settle()
    #expect(navigation.toolbar.isHidden && !navigation.isToolbarHidden && carried().isEmpty)
    #expect(next.view.safeAreaInsets.bottom == 0)
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.15)
    #expect(carried() == [rest] && navigation.toolbar.isHidden)
    try stage.settle()
    #expect(navigation.toolbar.frame == rest && !navigation.toolbar.isHidden)
    #expect(carried().isEmpty && root.view.safeAreaInsets.bottom == 44)
  }

  @Test
  func `a toolbar above content leaves with its background, for a screen without it`() throws {
    let root = try #require(navigation.topViewController)
    let scrollView = UIScrollView(frame: root.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    root.view.addSubview(scrollView)
    try stage.settle()
    stage.perform { navigation.setToolbarHidden(false, animated: false) }
    try stage.settle()
    stage.perform { scrollView.contentOffset.y = 100 }
    try stage.settle()
    func blurs(_ view: UIView) -> Bool {
      (view as? UIVisualEffectView)?.effect != nil || view.subviews.contains(where: blurs)
    }
    #expect(blurs(navigation.toolbar) && !blurs(root.view))
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.15)
    #expect(blurs(root.view))
    try stage.settle()
    #expect(!blurs(root.view))
  }

  @Test
  func `a toolbar slides over the lower edge, both ways`() throws {
    let height = navigation.toolbar.sizeThatFits(CGSize(width: 320, height: 600)).height
    try stage.settle()
    func isOnItsWay() -> Bool {
      !navigation.toolbar.isHidden && (601 - height...599).contains(shown(navigation.toolbar).minY)
    }
    stage.perform { navigation.setToolbarHidden(false, animated: true) }
    stage.advance(by: 0.1)
    #expect(isOnItsWay())
    try stage.settle()
    #expect(!navigation.toolbar.isHidden && navigation.toolbar.frame.maxY == 600)
    stage.perform { navigation.setToolbarHidden(true, animated: true) }
    stage.advance(by: 0.1)
    #expect(isOnItsWay())
    try stage.settle()
    #expect(navigation.toolbar.isHidden)
  }

  @Test(arguments: [(Screen.iPhone8, 44.0, 22.0), (.iPhone14, 49, 27)])
  func `a toolbar of a phone is 5 points higher above the home indicator, over its items`(
    screen: Screen,
    height: CGFloat,
    middle: CGFloat
  ) throws {
    let stage = Stage(screen: screen)
    let root = UIViewController()
    root.toolbarItems = [UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    try stage.settle()
    let indicator = stage.window.safeAreaInsets.bottom
    let bar = try #require(navigation.toolbar)
    #expect(bar.frame.height == height + indicator)
    #expect(bar.frame.maxY == stage.window.bounds.height)
    #expect(root.view.safeAreaInsets.bottom == height + indicator)
    let button = try #require(stage.element(named: "Filter"))
    #expect(abs(button.center.y - bar.frame.minY - middle) < 0.5)
  }

  @Test
  func `a toolbar of an iPad is 50 points high above the home indicator`() throws {
    let stage = Stage(screen: .iPadPro11)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    stage.window.rootViewController = navigation
    try stage.settle()
    let indicator = stage.window.safeAreaInsets.bottom
    #expect(navigation.toolbar.frame.height == 50 + indicator)
    #expect(navigation.toolbar.frame.maxY == 1210)
    #expect(root.view.safeAreaInsets.bottom == 50 + indicator)
  }

  @Test
  func `a toolbar that the app hides stays hidden`() throws {
    navigation.setToolbarHidden(false, animated: false)
    try stage.settle()
    let content = try #require(navigation.topViewController?.view)
    let bottom = content.safeAreaInsets.bottom
    navigation.toolbar.isHidden = true
    try stage.settle()
    #expect(navigation.toolbar.isHidden && !navigation.isToolbarHidden)
    #expect(content.safeAreaInsets.bottom < bottom)
  }

  @Test
  func `a tap hides the bar, and another one shows it again`() throws {
    navigation.hidesBarsOnTap = true
    try stage.settle()
    stage.tap(at: CGPoint(x: 160, y: 400))
    try stage.settle()
    #expect(navigation.isNavigationBarHidden)
    stage.tap(at: CGPoint(x: 160, y: 400))
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test
  func `a button keeps its tap, and bars stay without the wish`() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    navigation.topViewController?.view.addSubview(button)
    navigation.hidesBarsOnTap = true
    try stage.settle()
    stage.tap(at: CGPoint(x: 150, y: 350))
    try stage.settle()
    #expect(taps == 1 && !navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = false
    stage.tap(at: CGPoint(x: 20, y: 500))
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test
  func `a drag up hides the bar, one down shows it, and the content scrolls with it`() throws {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 320, height: 3000)
    navigation.topViewController?.view.addSubview(scroll)
    navigation.hidesBarsOnSwipe = true
    try stage.settle()
    stage.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300), over: 0.3)
    try stage.settle()
    #expect(navigation.isNavigationBarHidden && scroll.contentOffset.y > 50)
    stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 400), over: 0.3)
    try stage.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test
  func `a back action is performed in place of going back`() throws {
    var backs = 0
    let next = UIViewController()
    next.navigationItem.backAction = UIAction { _ in backs += 1 }
    navigation.pushViewController(next, animated: false)
    try stage.settle()
    stage.tap(at: CGPoint(x: 24, y: 22 + navigation.navigationBar.frame.minY))
    try stage.settle()
    #expect(backs == 1 && navigation.topViewController === next)
  }
}
