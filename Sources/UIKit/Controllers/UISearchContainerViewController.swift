import Foundation

/// Shows a search controller's bar and results as a part of another screen.
@preconcurrency
@MainActor
open class UISearchContainerViewController: UIViewController {
  open private(set) var searchController: UISearchController

  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// Of a search bar in a bar (inferred).
  private static let barHeight: CGFloat = 52

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let results = searchController.searchResultsController {
      addChild(results)
      view.addSubview(results.view)
      results.didMove(toParent: self)
    }
    view.addSubview(searchController.searchBar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = CGRect(
      x: 0,
      y: view.safeAreaInsets.top,
      width: view.bounds.width,
      height: Self.barHeight
    )
    searchController.searchBar.frame = bar
    children.first?.view.frame = CGRect(
      x: 0,
      y: bar.maxY,
      width: bar.width,
      height: max(0, view.bounds.height - bar.maxY)
    )
  }
}
