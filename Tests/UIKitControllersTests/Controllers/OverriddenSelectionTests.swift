import Foundation
import Segue
import Testing
import UIKit

/// The two properties that select a tab, in subclasses that override them.
@MainActor
@Suite
struct `Overridden selections of tabs` {
  private final class Tabs: UITabBarController {
    var log: [String] = []

    override var selectedViewController: UIViewController? {
      willSet { log.append("will \(newValue?.title ?? "none") from \(selectedIndex)") }
      didSet { log.append("did \(selectedViewController?.title ?? "none")") }
    }

    override var selectedIndex: Int { didSet { log.append("index \(selectedIndex)") } }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let tabs = Tabs()

  init() {
    let tabs = tabs
    stage.perform {
      tabs.viewControllers = ["a", "b"].map { name in
        let child = UIViewController()
        child.title = name
        return child
      }
      stage.window.rootViewController = tabs
    }
    stage.advance(by: 0.5)
    tabs.log = []
  }

  @Test
  func `a tap goes through the controller's property, not through the index`() throws {
    stage.tap(at: CGPoint(x: 240, y: 455))
    try stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.log == ["will b from 0", "did b"])
  }

  @Test
  func `an index that is set does not go through the controller's property`() throws {
    stage.perform { tabs.selectedIndex = 1 }
    try stage.settle()
    #expect(tabs.selectedViewController?.title == "b")
    #expect(tabs.log == ["index 1"])
  }
}
