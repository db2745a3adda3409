import Foundation
import Segue
import Testing
import UIKit

/// A second line below the title of a navigation bar.
@MainActor
@Suite
struct `A subtitle in a navigation bar` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let root = UIViewController()
  private var item: UINavigationItem { root.navigationItem }

  private func show(large: Bool = false) throws -> UINavigationBar {
    root.title = "Inbox"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = large
    stage.window.rootViewController = navigation
    try stage.settle()
    return navigation.navigationBar
  }

  @Test
  func `it is below the title, both centred in a bar that keeps its height`() throws {
    item.subtitle = "3 unread"
    let bar = try show()
    let title = try #require(stage.element(named: "Inbox"))
    let subtitle = try #require(stage.element(named: "3 unread"))
    #expect(bar.frame.height == 44)
    #expect(abs(title.center.x - 160) < 1 && abs(subtitle.center.x - 160) < 1)
    #expect(subtitle.frame.minY >= title.frame.maxY)
    #expect(title.frame.minY >= bar.frame.minY && subtitle.frame.maxY <= bar.frame.maxY)
    item.subtitle = nil
    try stage.settle()
    #expect(stage.element(named: "3 unread") == nil)
    let alone = try #require(stage.element(named: "Inbox"))
    #expect(abs(alone.center.y - bar.frame.midY) < 1)
  }

  @Test
  func `a bar with a large title is higher by its row, and shows it without a large one too`()
    throws
  {
    let plain = try show(large: true).frame.height
    item.subtitle = "3 unread"
    try stage.settle()
    let bar = try #require(root.navigationController?.navigationBar)
    #expect(bar.frame.height > plain + 10)
    let small = try #require(stage.element(named: "3 unread"))
    #expect(small.frame.minY > bar.frame.minY + 44)
    item.largeSubtitle = "3 unread of 40"
    try stage.settle()
    #expect(stage.element(named: "3 unread of 40") != nil)
  }

  @Test
  func `views come before words, and words with attributes before plain ones`() throws {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 6))
    item.subtitle = "plain"
    item.attributedSubtitle = AttributedString("styled")
    #expect(item.subtitle == "styled")
    let bar = try show()
    #expect(stage.element(named: "styled") != nil)
    #expect(stage.element(named: "plain") == nil)
    item.subtitleView = mark
    try stage.settle()
    #expect(stage.element(named: "styled") == nil)
    #expect(mark.isDescendant(of: bar))
    #expect(mark.bounds.size == CGSize(width: 30, height: 6))
  }

  @Test
  func `a title with attributes has the place of the title, and a large title may be another one`()
    throws
  {
    item.attributedTitle = AttributedString("Styled")
    item.largeTitle = "Everything"
    _ = try show(large: true)
    #expect(item.title == "Styled")
    #expect(stage.element(named: "Everything") != nil)
    item.largeTitleDisplayMode = .never
    try stage.settle()
    #expect(stage.element(named: "Styled") != nil)
    #expect(stage.element(named: "Everything") == nil)
  }

  @Test
  func `the items of a pinned group are outside the others, and know their group`() throws {
    let pinned = UIBarButtonItem(title: "Pin", style: .plain, target: nil, action: nil)
    let group = UIBarButtonItemGroup(barButtonItems: [pinned], representativeItem: nil)
    item.rightBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    item.pinnedTrailingGroup = group
    _ = try show()
    let outer = try #require(stage.element(named: "Pin"))
    let inner = try #require(stage.element(named: "Own"))
    #expect(outer.frame.minX >= inner.frame.maxX)
    #expect(pinned.buttonGroup === group)
    group.barButtonItems = []
    #expect(pinned.buttonGroup == nil)
  }
}
