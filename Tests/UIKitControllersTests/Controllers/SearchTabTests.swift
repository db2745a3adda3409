import Segue
import Testing
import UIKit

/// A tab that begins a search as it is selected.
@MainActor
@Suite
struct SearchTabTests {
  private final class Results: UIViewController {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.searchController = search
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let results = Results()
  private let controller = UITabBarController()

  private func show(activates: Bool) throws {
    let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    let other = UITab(title: "Other", image: nil, identifier: "other") { _ in UIViewController() }
    let search = UISearchTab { [results] _ in UINavigationController(rootViewController: results) }
    search.automaticallyActivatesSearch = activates
    controller.tabs = [home, other, search]
    stage.window.rootViewController = controller
    try stage.settle()
    stage.tap(at: try #require(stage.element(named: "Search")).center)
    try stage.settle()
  }

  @Test
  func `the search begins with the tap, and its end selects the tab before`() throws {
    try show(activates: true)
    #expect(controller.selectedTab is UISearchTab)
    #expect(results.search.isActive)
    stage.perform { results.search.isActive = false }
    try stage.settle()
    #expect(controller.selectedTab?.identifier == "home")
  }

  @Test
  func `another tab that is chosen ends the search, and stays selected`() throws {
    try show(activates: true)
    let other = try #require(controller.tab(forIdentifier: "other"))
    stage.perform { controller.selectedTab = other }
    try stage.settle()
    #expect(!results.search.isActive && controller.selectedTab === other)
  }

  @Test
  func `without the wish a search waits for a tap in its field`() throws {
    try show(activates: false)
    #expect(controller.selectedTab is UISearchTab)
    #expect(!results.search.isActive)
  }
}
