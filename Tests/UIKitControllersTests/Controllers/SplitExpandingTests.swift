import Segue
import Testing
import UIKit

/// What the delegate of a split view hears when columns come apart and when they have moved.
@MainActor
@Suite
struct `Split views that expand` {
  private final class Owner: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []
    var other: UIViewController?

    func splitViewController(
      _ svc: UISplitViewController,
      didShow column: UISplitViewController.Column
    ) { heard.append("did show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController,
      didHide column: UISplitViewController.Column
    ) { heard.append("did hide \(column)") }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { other }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
  }

  private let stage = Stage(screen: .iPadPro11)
  private let owner = Owner()

  @Test
  func `a column has been shown and hidden when it is at rest`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.delegate = owner
    stage.perform { stage.window.rootViewController = split }
    try stage.settle()
    stage.perform { split.show(.primary) }
    stage.advance(by: 0.1)
    #expect(owner.heard.isEmpty)
    try stage.settle()
    #expect(owner.heard == ["did show primary"])
    stage.perform { split.hide(.primary) }
    try stage.settle()
    #expect(owner.heard == ["did show primary", "did hide primary"])
  }

  @Test
  func `the delegate gives the second column of a split view that was collapsed`() throws {
    let split = UISplitViewController()
    let detail = UINavigationController(rootViewController: UIViewController())
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), detail,
    ]
    split.delegate = owner
    split.traitOverrides.horizontalSizeClass = .compact
    stage.perform { stage.window.rootViewController = split }
    try stage.settle()
    #expect(split.viewControllers.count == 1 && owner.heard.isEmpty)
    let other = UIViewController()
    owner.other = other
    stage.perform {
      split.traitOverrides.horizontalSizeClass = .regular
      split.view.setNeedsLayout()
    }
    try stage.settle()
    #expect(owner.heard == ["expanded"])
    #expect(split.viewControllers.last === other && detail.parent == nil)
  }
}
