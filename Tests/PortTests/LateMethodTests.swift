import Foundation
import Testing

/// Methods of UIKit's protocols that only a subclass of the adopting class has.
@Suite
struct `Methods that a subclass adds` {
  @Test
  func `a method whose name only begins like a delegate's is the subclass's own`() throws {
    let ported = try port(
      """
      import UIKit
      class Base: UIViewController, UITableViewDelegate, UICollectionViewDelegateFlowLayout {}
      class Home: Base {
        func tableView(_ tableView: UITableView, configure cell: UITableViewCell, at path: IndexPath) {}
        func collectionView(_ view: UICollectionView, configure cell: UICollectionViewCell) {}
        func scrollViewMoved(_ view: UIScrollView) {}
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          self.tableView(tableView, configure: UITableViewCell(), at: path)
          scrollViewMoved(tableView)
        }
      }
      """
    )
    let body = ported.body()
    #expect(body.components(separatedBy: "override").count == 2, "\(body)")
    #expect(body.contains("override func tableView(_ tableView: UITableView, didSelectRowAt"))
    try expectCompiles(ported)
  }

  @Test
  func `a delegate inherits the methods of a scroll view's delegate`() throws {
    let ported = try port(
      """
      import UIKit
      class Base: UIViewController, UICollectionViewDelegateFlowLayout {}
      class Home: Base {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
      }
      """
    )
    #expect(ported.body().components(separatedBy: "override func").count == 3)
    try expectCompiles(ported)
  }

  @Test
  func `optional methods of a data source are found in a subclass, too`() throws {
    let ported = try port(
      """
      import UIKit
      class Base: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell { .init(frame: .zero) }
      }
      class Home: Base {
        func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
        func numberOfSections(in view: UICollectionView) -> Int { 2 }
      }
      """
    )
    #expect(ported.body().contains("override func tableView(_ view: UITableView, titleForHeader"))
    #expect(ported.body().contains("override func numberOfSections(in view: UICollectionView)"))
    try expectCompiles(ported)
  }
}
