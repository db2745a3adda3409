import Segue
import Testing
import UIKit

/// The traits of presented screens and of columns.
@MainActor
@Suite
struct `The traits of presented screens` {
  private func present(
    _ presented: UIViewController,
    on stage: Stage
  ) throws -> UITraitCollection {
    let home = UIViewController()
    stage.window.rootViewController = home
    presented.popoverPresentationController?.sourceView = home.view
    stage.perform { home.present(presented, animated: true) }
    try stage.settle()
    return presented.view.traitCollection
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.formSheet, .elevated),
    (.popover, .elevated), (.overCurrentContext, .elevated), (.fullScreen, .base),
    (.currentContext, .base), (.custom, .base),
  ])
  func `what leaves its presenter in place is elevated, unless the app presents it`(
    style: UIModalPresentationStyle,
    level: UIUserInterfaceLevel
  ) throws {
    let page = UIViewController()
    page.modalPresentationStyle = style
    let child = UIViewController()
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    let traits = try present(page, on: Stage(screen: .iPadPro11))
    #expect(traits.userInterfaceLevel == level)
    #expect(page.traitCollection.userInterfaceLevel == level)
    #expect(child.view.traitCollection.userInterfaceLevel == level)
  }

  @Test
  func `alerts are elevated`() throws {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    let traits = try present(alert, on: Stage(screen: .iPhone15))
    #expect(traits.userInterfaceLevel == .elevated)
  }

  @Test
  func `a screen over the whole of an elevated one is not elevated`() throws {
    let stage = Stage(screen: .iPhone15)
    let sheet = UIViewController()
    #expect(try present(sheet, on: stage).userInterfaceLevel == .elevated)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    stage.perform { sheet.present(full, animated: true) }
    try stage.settle()
    #expect(full.view.traitCollection.userInterfaceLevel == .base)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, UIUserInterfaceSizeClass.compact), (.popover, .compact),
    (.pageSheet, .regular), (.fullScreen, .regular),
  ])
  func `form sheets and popovers are compact on a tablet`(
    style: UIModalPresentationStyle,
    width: UIUserInterfaceSizeClass
  ) throws {
    let page = UIViewController()
    page.modalPresentationStyle = style
    let stage = Stage(screen: .iPadPro11)
    let traits = try present(page, on: stage)
    withExtendedLifetime(stage) {
      #expect(traits.horizontalSizeClass == width)
      #expect(page.traitCollection.horizontalSizeClass == width)
    }
  }

  @Test
  func `columns in front of the last one are compact beside it`() throws {
    let stage = Stage(screen: .iPadPro11.landscape)
    let split = UISplitViewController(style: .doubleColumn)
    let (first, last) = (UIViewController(), UIViewController())
    split.setViewController(first, for: .primary)
    split.setViewController(last, for: .secondary)
    stage.window.rootViewController = split
    try stage.settle()
    #expect(!split.isCollapsed)
    #expect(first.view.traitCollection.horizontalSizeClass == .compact)
    #expect(last.view.traitCollection.horizontalSizeClass == .regular)
  }
}
