import Segue
import Testing
import UIKit

/// Rows that come before a table has been on the screen.
@MainActor
@Suite
struct EarlyRowTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var texts = ["old"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  @Test
  func `a row that is inserted outside a window does not take the place of one after it`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    #expect(table.numberOfRows(inSection: 0) == 1)
    rows.texts = ["new", "old"]
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    stage.window.addSubview(table)
    try stage.settle()
    let shown = (0..<2).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
    }
    #expect(shown == ["new", "old"])
  }
}
