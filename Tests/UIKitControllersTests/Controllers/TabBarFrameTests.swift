import Segue
import Testing
import UIKit

@MainActor
struct TabBarFrameTests {
  @Test
  func `the bar has its place when the view has loaded`() {
    final class Tabs: UITabBarController {
      var width: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        width = tabBar.bounds.width
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 600))
    let tabs = Tabs()
    tabs.tabBar.frame = rect(0, 0, 1000, 1000)
    stage.perform { stage.window.rootViewController = tabs }
    #expect(tabs.width == 300)
    #expect(tabs.tabBar.frame.maxY == 600)
  }

  @Test(arguments: [(40.0, 180.0, 40.0, 87.5), (80, 34, 78, 78), (40, 20, 40, 60)])
  func `centered items are closer where they do not fit`(
    width: Double,
    spacing: Double,
    shownWidth: Double,
    distance: Double
  ) {
    let bar = UITabBar(frame: rect(0, 0, 390, 49))
    bar.items = (0..<5).map { UITabBarItem(title: "", image: nil, tag: $0) }
    bar.itemPositioning = .centered
    bar.itemWidth = width
    bar.itemSpacing = spacing
    bar.layoutIfNeeded()
    let places = bar.subviews.filter { $0 is UIControl }.map { $0.frame }
    #expect(places.count == 5)
    guard places.count == 5 else { return }
    #expect(places.allSatisfy { abs($0.width - shownWidth) < 0.01 })
    #expect(abs(places[1].midX - places[0].midX - distance) < 0.01)
    #expect(abs((places[0].minX + places[4].maxX) / 2 - 195) < 0.01)
  }

  @Test
  func `a bar is as high as its class wants, and the safe area of the screens ends there`() {
    final class TallBar: UITabBar {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: super.sizeThatFits(size).height + 60)
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 600))
    let (tabs, plain) = (UITabBarController(), UITabBarController())
    let (screen, other) = (UIViewController(), UIViewController())
    tabs.setValue(TallBar(), forKey: "tabBar")
    tabs.viewControllers = [screen]
    plain.viewControllers = [other]
    stage.perform { stage.window.rootViewController = plain }
    let height = plain.tabBar.frame.height
    #expect(height == 49 + stage.window.safeAreaInsets.bottom)
    #expect(other.view.safeAreaInsets.bottom == height)
    stage.perform { stage.window.rootViewController = tabs }
    #expect(tabs.tabBar.frame == rect(0, 600 - height - 60, 300, height + 60))
    #expect(screen.view.safeAreaInsets.bottom == height + 60)
  }

  @Test
  func `a bar that the app makes higher leaves and comes back as high`() throws {
    final class Tabs: UITabBarController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - 120, width: 300, height: 120)
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 600))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = Tabs()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    try stage.settle()
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    func carried() -> [CGRect] { root.view.subviews.map(\.frame).filter { $0.maxY == 600 } }
    #expect(carried().isEmpty)
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.2)
    #expect(carried().map(\.height) == [120])
    try stage.settle()
    #expect(tabs.tabBar.frame.minY >= 600 && carried().isEmpty)
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.2)
    #expect(carried().map(\.height) == [120])
    try stage.settle()
    #expect(tabs.tabBar.frame == rect(0, 480, 300, 120))
  }

  @Test
  func `a button that stands out above the bar leaves with it, whole`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 600))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    try stage.settle()
    let raised = UIView(frame: CGRect(x: 120, y: -30, width: 60, height: 60))
    raised.backgroundColor = .red
    tabs.tabBar.addSubview(raised)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.2)
    let carried = try #require(root.view.subviews.last { $0.frame.maxY == 600 })
    #expect(carried.subviews.map(\.frame.minY).min() == -30)
    try stage.settle()
    #expect(raised.convert(raised.bounds, to: stage.window).minY >= 600)
    stage.perform { _ = navigation.popViewController(animated: false) }
    try stage.settle()
    #expect(tabs.tabBar.frame.maxY == 600)
  }

  @Test
  func `a bar that leaves with its screen still blurs what is below it`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 600))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
    stage.window.rootViewController = tabs
    try stage.settle()
    func blurs(_ view: UIView) -> Bool {
      (view as? UIVisualEffectView)?.effect != nil || view.subviews.contains(where: blurs)
    }
    #expect(!blurs(root.view))
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.2)
    #expect(blurs(root.view))
    try stage.settle()
    #expect(!blurs(root.view))
  }

  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test
  func `a bar that leaves and comes back with a list stays at the lower edge`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 600))
    let list = List()
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    try stage.settle()
    let place = tabs.tabBar.frame
    func carried() -> [CGRect] {
      let offset = list.tableView.contentOffset
      return list.view.subviews.map { $0.frame.offsetBy(dx: 0, dy: -offset.y) }.filter {
        $0.maxY == 600
      }
    }
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    let top = list.tableView.contentOffset.y
    #expect(top < 0)
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.2)
    #expect(carried() == [place] && tabs.tabBar.frame.minY >= 600)
    try stage.settle()
    #expect(carried().isEmpty)
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.2)
    #expect(carried() == [place] && list.tableView.contentOffset.y == top)
    try stage.settle()
    #expect(carried().isEmpty && tabs.tabBar.frame == place)
  }

  @Test
  func `a screen that hides the tabs and ends above bars has its whole height for all of a push`()
    throws
  {
    let stage = Stage(screen: .iPhone15)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    try stage.settle()
    let next = UIViewController()
    next.edgesForExtendedLayout = []
    next.hidesBottomBarWhenPushed = true
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.1)
    let coming = next.view.frame
    #expect(coming.maxY == 852 && next.view.safeAreaInsets.bottom == 34)
    try stage.settle()
    #expect(next.view.frame == coming)
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(tabs.tabBar.frame.maxY == 852)
  }
}
