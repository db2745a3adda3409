import Foundation
import Segue
import Testing

@testable import UIKit

/// Bars that follow the content that scrolls beneath them.
@MainActor
@Suite
struct `Bars over content that scrolls` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let scrollView = UIScrollView()
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: screen)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    screen.title = "Inbox"
  }

  /// The screen in a window, its scroll view as the first of its views.
  private func show(largeTitle: Bool = true) {
    navigation.navigationBar.prefersLargeTitles = largeTitle
    scrollView.frame = screen.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(scrollView)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  /// Scrolls to so many points from where the content begins.
  private func scroll(by distance: CGFloat) {
    scrollView.contentOffset.y = distance - scrollView.restingInset.top
    stage.advance(by: 0.3)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  private func hasBackground(_ bar: UIView) -> Bool {
    bar.subviews.first?.subviews.contains { $0 is UIVisualEffectView && !$0.isHidden } ?? false
  }

  // MARK: Backgrounds

  @Test
  func `a bar has a background while content of the first subview is beneath it`() {
    show(largeTitle: false)
    #expect(!hasBackground(bar))
    scroll(by: 1)
    #expect(hasBackground(bar))
    scroll(by: 0)
    #expect(!hasBackground(bar))
  }

  @Test
  func `a scroll view above other views is not followed`() {
    show(largeTitle: false)
    screen.view.insertSubview(UIView(), at: 0)
    scroll(by: 100)
    #expect(!hasBackground(bar))
  }

  @Test
  func `a tab bar has a background until the end of the content is above it`() {
    let tabs = UITabBarController()
    let screen = UIViewController()
    tabs.viewControllers = [screen]
    scrollView.frame = screen.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(scrollView)
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    #expect(hasBackground(tabs.tabBar))
    scrollView.contentOffset.y = scrollView.offsetRange.y.upperBound
    stage.advance(by: 0.1)
    #expect(!hasBackground(tabs.tabBar))
  }

  @Test
  func `the background of a tab bar follows the screens of a stack`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    stage.window.rootViewController = tabs
    try stage.settle()
    #expect(!hasBackground(tabs.tabBar))
    let list = UIViewController()
    list.view = scrollView
    stack.pushViewController(list, animated: true)
    stage.advance(by: 0.1)
    #expect(tabs.tabBar.subviews.count { $0 is _UIBarBackground } == 2)
    try stage.settle()
    #expect(hasBackground(tabs.tabBar))
    stack.popViewController(animated: true)
    try stage.settle()
    #expect(!hasBackground(tabs.tabBar))
  }

  // MARK: Large titles

  @Test
  func `a large title gives its height up to the content`() {
    show()
    let top = bar.frame.minY
    #expect(bar.frame.height == 96)
    scroll(by: 20)
    #expect(bar.frame.height == 76)
    #expect(scrollView.adjustedContentInset.top == top + 76)
    scroll(by: 500)
    #expect(bar.frame.height == 44)
    #expect(scrollView.adjustedContentInset.top == top + 44)
    scroll(by: 0)
    #expect(bar.frame.height == 96)
    #expect(scrollView.contentOffset.y == -top - 96)
  }

  @Test
  func `the background comes when the large title is gone`() {
    show()
    scroll(by: 52)
    #expect(!hasBackground(bar))
    scroll(by: 53)
    #expect(hasBackground(bar))
  }

  @Test
  func `the small title replaces the large one`() {
    show()
    let labels = labels(in: bar)
    #expect(labels.map(\.text) == ["Inbox", "Inbox"])
    #expect(labels.first?.alpha == 0)
    scroll(by: 52)
    #expect(labels.first?.alpha == 1)
    scroll(by: 10)
    #expect(labels.first?.alpha == 0)
  }

  @Test
  func `content that is pulled down takes its large title along`() {
    show()
    scroll(by: -30)
    #expect(bar.frame.height == 126)
    #expect(scrollView.adjustedContentInset.top == bar.frame.minY + 96)
  }

  @Test(arguments: [(0, 1), (-60, 1.05), (-120, 1.1), (-200, 1.1)] as [(CGFloat, CGFloat)])
  func `a large title that is pulled down grows a little`(way: CGFloat, scale: CGFloat) {
    show()
    scroll(by: way)
    let title = labels(in: bar).last
    #expect(abs((title?.superview?.transform.a ?? 0) - scale) < 0.0001)
    #expect(abs((title?.convert(CGPoint.zero, to: nil).x ?? 0) - 16) < 0.0001)
  }

  @Test(arguments: [(10, 0), (40, 52), (80, 80)] as [(CGFloat, CGFloat)])
  func `released content leaves no title half hidden`(distance: CGFloat, rest: CGFloat) {
    show()
    let range = scrollView.offsetRange.y
    let offset = navigation.restingOffset(near: range.lowerBound + distance, in: scrollView)
    #expect(offset == range.lowerBound + rest)
  }

  @Test
  func `a search bar goes before the large title does, unless it stays`() {
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    show()
    #expect(bar.frame.height == 148)
    let search = screen.navigationItem.searchController?.searchBar
    scroll(by: 52)
    #expect(bar.frame.height == 96)
    #expect(search?.alpha == 0)
    #expect(labels(in: bar).first?.alpha == 0)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    stage.advance(by: 0.1)
    scroll(by: 200)
    #expect(bar.frame.height == 96)
    #expect(search?.alpha == 1)
  }

  // MARK: Pushing and popping

  @Test
  func `a screen that is pushed from a scrolled one has its own height of the bar`() {
    show()
    scroll(by: 300)
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .always
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 96)
    #expect(next.view.safeAreaInsets.top == bar.frame.maxY)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 44)
    #expect(scrollView.wayFromTop == 300)
  }

  @Test
  func `a screen without a large title is laid out for its bar from the first frame on`() {
    show()
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.05)
    #expect(next.view.safeAreaInsets.top == bar.frame.minY + 44)
  }

  @Test
  func `a toolbar has a background while there is content below it`() throws {
    navigation.isToolbarHidden = false
    show(largeTitle: false)
    let tools = try #require(navigation.toolbar)
    #expect(hasBackground(tools))
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    scrollView.contentOffset.y = end - scrollView.bounds.height
    stage.advance(by: 0.3)
    #expect(!hasBackground(tools))
    tools.scrollEdgeAppearance = UIToolbarAppearance()
    stage.advance(by: 0.1)
    #expect(hasBackground(tools))
  }

  @Test
  func `a toolbar of a screen without scrolling content has no background`() throws {
    let plain = UINavigationController(rootViewController: UIViewController())
    plain.isToolbarHidden = false
    stage.window.rootViewController = plain
    stage.advance(by: 0.1)
    let tools = try #require(plain.toolbar)
    #expect(!hasBackground(tools))
    tools.standardAppearance = UIToolbarAppearance()
    stage.advance(by: 0.1)
    #expect(hasBackground(tools))
  }

  @Test
  func `the background of a bar fades along with a push`() {
    show(largeTitle: false)
    scroll(by: 100)
    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(by: 0.1)
    let backgrounds = bar.subviews.compactMap { $0 as? _UIBarBackground }
    #expect(backgrounds.count == 2)
    let alphas = backgrounds.map { $0.layer.presentation()?.opacity ?? 0 }
    #expect(alphas.allSatisfy { $0 > 0.05 && $0 < 0.95 })
    stage.advance(by: 1)
    #expect(bar.subviews.count { $0 is _UIBarBackground } == 1)
    #expect(!hasBackground(bar))
  }

  // MARK: Tabs

  @Test
  func `a tab of the system has its title and its picture`() {
    let item = UITabBarItem(tabBarSystemItem: .mostViewed, tag: 3)
    #expect(item.title == "Most Viewed")
    #expect(item.image != nil)
    #expect(item.tag == 3)
  }
}
