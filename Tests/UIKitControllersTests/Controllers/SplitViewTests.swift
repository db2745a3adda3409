import Segue
import TestSupport
import Testing

@testable import UIKit

/// A split view on a phone, whose width is compact.
@MainActor
@Suite
struct `Split view in compact width` {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
  private let list = UIViewController()
  private let detail = UIViewController()

  private final class Discarder: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  private final class Chooser: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private func show(_ split: UISplitViewController) throws {
    stage.perform { stage.window.rootViewController = split }
    try stage.settle()
  }

  private func makeSplit() -> (split: UISplitViewController, stack: UINavigationController) {
    let split = UISplitViewController()
    let stack = UINavigationController(rootViewController: list)
    split.viewControllers = [stack, UINavigationController(rootViewController: detail)]
    return (split, stack)
  }

  @Test
  func `the second column is pushed onto the first`() throws {
    let (split, stack) = makeSplit()
    #expect(split.viewControllers.count == 2)
    try show(split)
    #expect(split.viewControllers == [stack])
    #expect(stack.viewControllers == [list, detail])
    #expect(detail.splitViewController === split)
  }

  @Test
  func `a delegate that handles the second column keeps the first on top`() throws {
    let (split, stack) = makeSplit()
    let delegate = Discarder()
    split.delegate = delegate
    try show(split)
    #expect(stack.viewControllers == [list])
    #expect(list.view.window != nil)
    #expect(detail.viewIfLoaded?.window == nil)
  }

  @Test
  func `a detail that is shown later is pushed with its stack`() throws {
    let (split, stack) = makeSplit()
    let delegate = Discarder()
    split.delegate = delegate
    try show(split)
    let other = UIViewController()
    stage.perform {
      list.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
    }
    try stage.settle()
    #expect(stack.viewControllers == [list, other])
    #expect(other.view.window != nil)
  }

  @Test
  func `columns with a style have stacks, and the delegate names the one on top`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let delegate = Chooser()
    split.delegate = delegate
    try show(split)
    let stack = try #require(list.navigationController)
    #expect(stack.viewControllers == [list])
    stage.perform { split.show(.secondary) }
    try stage.settle()
    #expect(stack.viewControllers == [list, detail])
  }

  private func makeColumns(
    secondary: UIViewController,
    _ delegate: any UISplitViewControllerDelegate
  ) throws -> (split: UISplitViewController, stack: UINavigationController) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(secondary, for: .secondary)
    split.delegate = delegate
    try show(split)
    return (split, try #require(list.navigationController))
  }

  @Test
  func `a detail that is shown takes the place of the secondary column`() throws {
    let delegate = Chooser()
    let (split, stack) = try makeColumns(secondary: detail, delegate)
    let other = UIViewController()
    stage.perform {
      list.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
      split.show(.secondary)
    }
    try stage.settle()
    #expect(stack.viewControllers == [list, other])
    #expect(other.view.window != nil)
    let column = split.viewController(for: .secondary) as? UINavigationController
    #expect(column != nil && column !== detail.navigationController)
  }

  @Test
  func `a column that is replaced and shown is pushed with an animation, and can be shown again`()
    throws
  {
    let delegate = Chooser()
    let (split, stack) = try makeColumns(secondary: detail, delegate)
    let other = UIViewController()
    for round in 0..<2 {
      stage.perform {
        if round == 0 {
          split.setViewController(
            UINavigationController(rootViewController: other),
            for: .secondary
          )
        }
        split.show(.secondary)
      }
      stage.advance(by: 0.1)
      #expect(stack.viewControllers == [list, other])
      #expect(stack.transitionCoordinator != nil)
      #expect(list.view.window != nil)
      try stage.settle()
      #expect(list.view.window == nil)
      stage.perform { stack.popViewController(animated: false) }
      try stage.settle()
    }
  }

  @Test
  func `a column on the stack is replaced in its place`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    try show(split)
    let stack = try #require(list.navigationController)
    #expect(stack.viewControllers == [list, detail])
    let other = UIViewController()
    stage.perform { split.setViewController(other, for: .secondary) }
    try stage.settle()
    #expect(stack.viewControllers == [list, other])
    #expect(split.viewController(for: .secondary) === other)
    #expect(split.viewControllers == [stack])
    #expect(detail.parent == nil)
  }
}
