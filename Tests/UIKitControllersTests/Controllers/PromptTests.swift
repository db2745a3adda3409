import Segue
import Testing
import UIKit

/// A line of text above the title of a navigation bar.
@MainActor
@Suite
struct `A prompt in a navigation bar` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let root = UIViewController()

  private func show() throws -> UINavigationBar {
    root.title = "Photos"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    try stage.settle()
    return navigation.navigationBar
  }

  @Test
  func `it makes the bar 30 points higher, and is above the title and the buttons`() throws {
    root.navigationItem.prompt = "Choose up to three"
    let bar = try show()
    #expect(bar.frame.height == 74)
    let prompt = try #require(stage.element(named: "Choose up to three"))
    let title = try #require(stage.element(named: "Photos"))
    let button = try #require(stage.element(named: "Done"))
    #expect(abs(prompt.center.x - 160) < 1)
    #expect(prompt.frame.maxY <= bar.frame.minY + 30)
    #expect(abs(title.center.y - (bar.frame.minY + 52)) < 1)
    #expect(abs(button.center.y - (bar.frame.minY + 52)) < 1)
    #expect(root.view.safeAreaInsets.top == bar.frame.maxY)
  }

  @Test
  func `it comes and goes while the bar shows`() throws {
    let bar = try show()
    #expect(bar.frame.height == 44)
    root.navigationItem.prompt = "Choose up to three"
    try stage.settle()
    #expect(bar.frame.height == 74)
    root.navigationItem.prompt = nil
    try stage.settle()
    #expect(bar.frame.height == 44)
    #expect(stage.element(named: "Choose up to three") == nil)
  }

  @Test
  func `a button below it is touched where it shows`() throws {
    var taps = 0
    root.navigationItem.prompt = "Choose up to three"
    let bar = try show()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { _ in taps += 1 }
    )
    try stage.settle()
    stage.tap(at: CGPoint(x: 290, y: bar.frame.minY + 15))
    try stage.settle()
    #expect(taps == 0)
    stage.tap(at: CGPoint(x: 290, y: bar.frame.minY + 52))
    try stage.settle()
    #expect(taps == 1)
  }

  @Test
  func `it gives way to a search, and comes back after it`() throws {
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    root.navigationItem.prompt = "Choose up to three"
    let bar = try show()
    func prompts(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + prompts(in: $0) }
        .filter { $0.text == "Choose up to three" }
    }
    #expect(prompts(in: bar).map(\.alpha) == [1])
    stage.perform { search.isActive = true }
    try stage.settle()
    #expect(prompts(in: bar).allSatisfy { $0.alpha == 0 })
    stage.perform { search.isActive = false }
    try stage.settle()
    #expect(prompts(in: bar).map(\.alpha) == [1])
  }
}
