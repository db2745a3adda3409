import Testing
import UIKit

/// A search controller that is the delegate of a bar of its own, as tutorials make one.
@MainActor
struct OwnSearchControllerTests {
  final class OwnSearch: UISearchController, UISearchBarDelegate {
    let ownBar = UISearchBar()
    private(set) var texts: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      ownBar.delegate = self
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      texts.append(searchText)
    }
  }

  @Test
  func `a subclass adopts the protocol of the bar's delegate itself`() {
    let search = OwnSearch(searchResultsController: nil)
    search.loadViewIfNeeded()
    search.ownBar.delegate?.searchBar(search.ownBar, textDidChange: "al")
    #expect(search.texts == ["al"])
  }
}
