import Foundation
import Segue
import Testing

@testable import UIKit

/// Refresh controls of content below a large title.
@MainActor
@Suite
struct `A refresh control below a large title` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let scrollView = UIScrollView()
  private let screen = UIViewController()
  private let control = UIRefreshControl()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: screen)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.refreshControl = control
    screen.title = "Inbox"
  }

  private func show(largeTitle: Bool = true) {
    navigation.navigationBar.prefersLargeTitles = largeTitle
    scrollView.frame = screen.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(scrollView)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  /// Pulls the content so far from where it is.
  private func pull(by distance: CGFloat) {
    scrollView.contentOffset.y -= distance
    stage.advance(by: 0.1)
  }

  /// The finger pulls far enough, and leaves the screen.
  private func refresh() {
    let length = stage.drag(
      from: CGPoint(x: 160, y: 130),
      to: CGPoint(x: 160, y: 470),
      over: 0.3
    )
    stage.advance(by: length + 2)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  /// In the bar, of the large title.
  private var titleFoot: CGFloat? {
    let title = labels(in: bar).last { $0.text == "Inbox" }
    return title.map { $0.convert(CGPoint(x: 0, y: $0.bounds.maxY), to: bar).y }
  }

  private func top(of view: UIView) -> CGFloat { view.convert(CGPoint.zero, to: bar).y }

  @Test(arguments: [(30, 14), (80, 44)] as [(CGFloat, CGFloat)])
  func `it is above the title, which moves down with the content`(way: CGFloat, top: CGFloat) {
    show()
    pull(by: way)
    #expect(bar.frame.height == 96 + way)
    #expect(titleFoot == 90 + way)
    #expect(control.isDescendant(of: bar))
    #expect(self.top(of: control) == top)
    #expect(!control.isHidden)
  }

  @Test
  func `the title stays lower while content is refreshed, and returns after`() {
    show()
    let rest = scrollView.contentOffset.y
    refresh()
    #expect(control.isRefreshing)
    #expect(abs(scrollView.contentOffset.y - rest + 60) < 0.5)
    #expect(abs(bar.frame.height - 156) < 0.5)
    #expect(abs(top(of: control) - 44) < 0.5)
    control.endRefreshing()
    stage.advance(by: 0.1)
    #expect(bar.frame.height > 97 && bar.frame.height < 155)
    stage.advance(by: 1)
    #expect(scrollView.contentOffset.y == rest)
    #expect(bar.frame.height == 96)
    #expect(titleFoot == 90)
  }

  @Test
  func `a refresh that code begins shows when code moves the content, too`() throws {
    show()
    let rest = scrollView.contentOffset.y
    control.beginRefreshing()
    stage.advance(by: 0.1)
    #expect(scrollView.contentOffset.y == rest)
    #expect(bar.frame.height == 96)
    let clip = try #require(control.superview)
    #expect(clip.isDescendant(of: bar) && clip.clipsToBounds && clip.bounds.height == 0)
    let offset = CGPoint(x: 0, y: rest - control.frame.height)
    scrollView.setContentOffset(offset, animated: true)
    stage.advance(by: 1)
    #expect(bar.frame.height == 156)
    #expect(top(of: control) == 44)
  }

  @Test
  func `content that is refreshed takes its room first and then that of the title`() {
    show()
    refresh()
    pull(by: -60)
    #expect(abs(bar.frame.height - 96) < 0.5)
    pull(by: -20)
    #expect(abs(bar.frame.height - 76) < 0.5)
    pull(by: -100)
    #expect(bar.frame.height == 44)
  }

  @Test
  func `a search field below the title moves with it`() throws {
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    show()
    let search = try #require(screen.navigationItem.searchController?.searchBar)
    let rest = top(of: search)
    pull(by: 80)
    #expect(top(of: search) == rest + 80)
    #expect(titleFoot == 170)
  }

  @Test
  func `it stays with its screen when another one comes and goes`() {
    show()
    refresh()
    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(by: 1)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(abs(bar.frame.height - 156) < 0.5)
    #expect(control.isDescendant(of: bar))
    control.endRefreshing()
    stage.advance(by: 1)
    #expect(bar.frame.height == 96)
  }

  @Test
  func `it is between bar and content where the title is small`() {
    show(largeTitle: false)
    pull(by: 80)
    #expect(bar.frame.height == 44)
    #expect(control.superview === scrollView)
    #expect(control.frame.minY == -80)
  }

  @Test
  func `it returns to its scroll view with the large title gone`() {
    show()
    pull(by: 80)
    screen.navigationItem.largeTitleDisplayMode = .never
    stage.advance(by: 0.1)
    #expect(control.superview === scrollView)
  }
}
