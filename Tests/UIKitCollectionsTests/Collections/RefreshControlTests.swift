import Foundation
import Segue
import Testing

@testable import UIKit

/// Pulling content down to refresh it.
@MainActor
@Suite
struct `Pulling to refresh` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = UIRefreshControl()
  private let count = Count()

  private final class Count { var value = 0 }

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.refreshControl = control
    stage.window.addSubview(scrollView)
    control.addAction(UIAction { [count] _ in count.value += 1 }, for: .valueChanged)
    stage.advance(by: 0.1)
  }

  private func pull(by distance: CGFloat) {
    let length = stage.drag(
      from: CGPoint(x: 160, y: 100),
      to: CGPoint(x: 160, y: 100 + distance),
      over: 0.3
    )
    stage.advance(by: length + 0.1)
  }

  @Test
  func `a short pull refreshes nothing`() {
    pull(by: 80)
    stage.advance(by: 1)
    #expect(count.value == 0)
    #expect(!control.isRefreshing)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test
  func `a long pull begins a refresh once, and the content makes room for it`() {
    pull(by: 340)
    stage.advance(by: 2)
    #expect(count.value == 1)
    #expect(control.isRefreshing)
    #expect(abs(scrollView.contentOffset.y + 60) < 0.5)
    #expect(scrollView.adjustedContentInset.top == 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
  }

  @Test
  func `the content returns when the refresh ends`() {
    pull(by: 340)
    stage.advance(by: 2)
    control.endRefreshing()
    #expect(scrollView.adjustedContentInset.top == 0)
    stage.advance(by: 1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(control.isHidden)
  }

  @Test
  func `a refresh that code begins does not move the content`() {
    control.beginRefreshing()
    stage.advance(by: 1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(count.value == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
  }

  @Test
  func `a control that was added as a subview belongs to its scroll view`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control = UIRefreshControl()
    table.addSubview(control)
    #expect(table.refreshControl === control)
  }

  @Test
  func `more spokes show the farther the content is pulled`() {
    let wheel = control.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    scrollView.contentOffset.y = -20
    #expect(wheel?.shownSpokes == 0)
    scrollView.contentOffset.y = -60
    #expect(wheel?.shownSpokes == 4)
    scrollView.contentOffset.y = -100
    #expect(wheel?.shownSpokes == 8)
    #expect(!control.isRefreshing)
  }
}
