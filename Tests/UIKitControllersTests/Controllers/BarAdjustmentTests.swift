import Segue
import Testing

@testable import UIKit

/// Titles of navigation bars and parts of tab bars that an app moves, paints or puts a picture
/// behind.
@MainActor
@Suite
struct `Adjusted parts of bars` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  private func titleFrame(_ change: (UINavigationBar) -> Void) throws -> CGRect {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 40, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "Title")]
    change(bar)
    bar.layoutIfNeeded()
    let labels = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    return try #require(labels.first { $0.text == "Title" }).frame
  }

  @Test
  func `a title is lower by the adjustment of its bar and that of the bar's appearance`() throws {
    let usual = try titleFrame { _ in }
    let lower = try titleFrame {
      $0.setTitleVerticalPositionAdjustment(7, for: .default)
      #expect($0.titleVerticalPositionAdjustment(for: .default) == 7)
    }
    #expect(lower == usual.offsetBy(dx: 0, dy: 7))
    let moved = try titleFrame {
      let look = UINavigationBarAppearance()
      look.titlePositionAdjustment = UIOffset(horizontal: 20, vertical: -3)
      $0.standardAppearance = look
    }
    #expect(moved == usual.offsetBy(dx: 20, dy: -3))
  }

  private func show(_ change: (UITabBar) -> Void) throws -> UITabBar {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].enumerated().map { index, title in
      let child = UIViewController()
      child.tabBarItem = UITabBarItem(title: title, image: nil, tag: index)
      return child
    }
    tabs.loadViewIfNeeded()
    change(tabs.tabBar)
    stage.window.rootViewController = tabs
    try stage.settle()
    return tabs.tabBar
  }

  private func dot(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.fill(CGRect(origin: .zero, size: size))
    }
  }

  @Test
  func `the picture of the selection is behind the selected tab, and follows it`() throws {
    let image = dot(CGSize(width: 40, height: 30))
    let bar = try show { $0.selectionIndicatorImage = image }
    func picture() throws -> UIImageView {
      let pictures = bar.subviews.compactMap { $0 as? UIImageView }
      return try #require(pictures.first { $0.image == image })
    }
    #expect(try picture().frame == CGRect(x: 60, y: 9.5, width: 40, height: 30))
    let buttons = bar.subviews.indices.filter { bar.subviews[$0] is UITabBarButton }
    let place = try #require(bar.subviews.firstIndex(of: try picture()))
    #expect(buttons.allSatisfy { $0 > place })
    (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    try stage.settle()
    #expect(try picture().frame.midX == 240)
    bar.selectionIndicatorImage = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    )
    try stage.settle()
    let wide = bar.subviews.compactMap { $0 as? UIImageView }.first
    #expect(wide?.frame == CGRect(x: 160, y: 0, width: 160, height: 49))
  }

  @Test
  func `the text of a badge has its item's attributes`() throws {
    let font = UIFont.boldSystemFont(ofSize: 9)
    let bar = try show {
      $0.items?[0].badgeValue = "9"
      $0.items?[0].setBadgeTextAttributes(
        [.font: font, .foregroundColor: UIColor.green],
        for: .normal
      )
    }
    #expect(bar.items?[0].badgeTextAttributes(for: .normal)?[.font] as? UIFont == font)
    let button = try #require(bar.subviews.first { $0 is UITabBarButton })
    let badge = try #require(button.subviews.compactMap { $0 as? UILabel }.first { $0.text == "9" })
    let color = badge.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .green)
  }

  @Test
  func `a title and the buttons have the look for scrolled content once content is below them`()
    throws
  {
    let scroll = UIScrollView()
    let screen = UIViewController()
    screen.view = scroll
    screen.title = "Title"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Act")
    let (edge, standard) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    for (look, color) in [(edge, UIColor.red), (standard, .blue)] {
      look.titleTextAttributes = [.foregroundColor: color]
      look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: color]
    }
    screen.navigationItem.scrollEdgeAppearance = edge
    screen.navigationItem.standardAppearance = standard
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    try stage.settle()
    scroll.contentSize = CGSize(width: 320, height: 2000)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    func colors() -> [UIColor?] {
      labels(navigation.navigationBar).filter { ["Title", "Act"].contains($0.text) }.map(
        \.textColor
      )
    }
    #expect(colors() == [.red, .red])
    scroll.contentOffset.y += 300
    stage.advance(by: 0.1)
    try stage.settle()
    #expect(colors() == [.blue, .blue])
  }
}
