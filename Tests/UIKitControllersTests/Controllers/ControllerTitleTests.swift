import Foundation
import Segue
import Testing

@testable import UIKit

/// A controller's title, and the titles of its items in both bars.
@MainActor
@Suite
struct `The title of a controller` {
  private let stage = Stage(screen: .iPhone15)
  private let controller = UIViewController()

  @Test
  func `a title replaces those that both items had, and the last one set shows`() {
    controller.navigationItem.title = "(Name)"
    controller.tabBarItem = UITabBarItem(title: "(Tab)", image: nil, tag: 0)
    controller.title = "List"
    #expect(controller.navigationItem.title == "List")
    #expect(controller.tabBarItem.title == "List")
    controller.navigationItem.title = "Long list"
    controller.tabBarItem.title = "Short"
    #expect(controller.title == "List")
    #expect(controller.navigationItem.title == "Long list")
    #expect(controller.tabBarItem.title == "Short")
  }

  @Test
  func `items that are made later begin with the title`() {
    controller.title = "List"
    #expect(controller.navigationItem.title == "List")
    #expect(controller.tabBarItem.title == "List")
    controller.navigationItem.title = nil
    #expect(controller.navigationItem.title == nil)
  }

  @Test
  func `the tab of a system item keeps its title`() {
    controller.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let name = controller.tabBarItem.title
    #expect(name != nil)
    controller.title = "List"
    #expect(controller.tabBarItem.title == name)
    #expect(controller.navigationItem.title == "List")
  }

  @Test
  func `the bar shows the title that a screen takes as it loads`() throws {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
      }
    }
    let screen = Screen()
    screen.navigationItem.title = "(Name)"
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    try stage.settle()
    let texts = labels(in: stage.window).compactMap(\.text)
    #expect(texts.contains("List"))
    #expect(!texts.contains("(Name)"))
  }

  private func labels(in view: UIView) -> [UILabel] {
    [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
  }
}
