import Segue
import Testing
import UIKit

/// The view that apps show in a table without rows.
@MainActor
@Suite
struct EmptyTableTests {
  private final class NoRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      tableView.backgroundView = UIView()
      return 0
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test
  func `a background that is chosen while rows are counted fills the table`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let rows = NoRows()
    let table = UITableView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
    table.dataSource = rows
    stage.window.addSubview(table)
    try stage.settle()
    #expect(table.backgroundView?.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
  }

  @Test
  func `a background that is set later fills the table`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 80, width: 320, height: 400))
    stage.window.addSubview(table)
    try stage.settle()
    table.backgroundView = UIView()
    try stage.settle()
    #expect(table.backgroundView?.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
  }
}
