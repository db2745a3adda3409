import Foundation
import Segue
import Testing

@testable import UIKit

/// More controllers than a bar has tabs for.
@MainActor
@Suite
struct `More tabs than have room` {
  private let stage = Stage(screen: .iPhone15)
  private let tabs = UITabBarController()
  private let roots = (0..<7).map { number in
    let root = UIViewController()
    root.title = "Screen \(number)"
    return root
  }

  private func show(_ controllers: [UIViewController], on stage: Stage) throws {
    tabs.viewControllers = controllers
    stage.window.rootViewController = tabs
    try stage.settle()
  }

  private var titles: [String?] { (tabs.tabBar.items ?? []).map(\.title) }

  @Test
  func `five controllers have a tab each, and of six the last two are behind the fifth`() throws {
    try show(Array(roots.prefix(5)), on: stage)
    #expect(titles == (0..<5).map { "Screen \($0)" })
    tabs.viewControllers = Array(roots.prefix(6))
    #expect(titles == (0..<4).map { "Screen \($0)" } + ["More"])
    #expect(tabs.viewControllers?.count == 6)
  }

  @Test
  func `a wide screen has tabs for all`() throws {
    try show(roots, on: Stage(screen: .iPadPro11))
    #expect(titles.count == 7 && !titles.contains("More"))
  }

  @Test
  func `the list leads to the screens of the others, and back`() throws {
    let stacks = roots.map { UINavigationController(rootViewController: $0) }
    try show(stacks, on: stage)
    let more = tabs.moreNavigationController
    stage.tap(at: try #require(stage.element(named: "More")).center)
    try stage.settle()
    #expect(tabs.selectedViewController === more)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(more.viewControllers.count == 1)
    stage.tap(at: try #require(stage.element(named: "Screen 5")).center)
    try stage.settle()
    #expect(more.topViewController === roots[5])
    #expect(roots[5].view.window != nil)
    #expect(tabs.selectedIndex == 5)
    more.popViewController(animated: false)
    try stage.settle()
    #expect(stacks[5].viewControllers == [roots[5]])
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test
  func `a controller without a tab that code selects is above the list`() throws {
    try show(roots, on: stage)
    tabs.selectedIndex = 6
    try stage.settle()
    #expect(tabs.selectedIndex == 6)
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    #expect(tabs.moreNavigationController.topViewController === roots[6])
    #expect(roots[6].view.window != nil)
    tabs.selectedIndex = 0
    try stage.settle()
    #expect(roots[6].view.window == nil && roots[0].view.window != nil)
    #expect(tabs.tabBar.selectedItem === roots[0].tabBarItem)
  }
}
