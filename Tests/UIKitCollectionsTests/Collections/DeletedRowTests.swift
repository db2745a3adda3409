import Segue
import Testing
import UIKit

/// Where rows that are deleted are among those that move.
@MainActor
@Suite
struct `Deleted rows` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let table: UITableView
  private let rows = Rows()

  private final class Rows: NSObject, UITableViewDataSource {
    var names = ["a", "b", "c"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.accessibilityLabel = names[indexPath.row]
      return cell
    }
  }

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 100
    table.dataSource = rows
    table.backgroundView = UIView()
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
  }

  private func depth(of name: String) -> Int? {
    table.subviews.firstIndex { $0.accessibilityLabel == name }
  }

  private func delete(with animation: UITableView.RowAnimation) {
    rows.names.remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: animation)
    stage.advance(by: 0.1)
  }

  @Test
  func `the rows that move up cover one that fades, which covers the background`() throws {
    delete(with: .fade)
    let deleted = try #require(depth(of: "a"))
    #expect(deleted < (try #require(depth(of: "b"))))
    #expect(deleted < (try #require(depth(of: "c"))))
    #expect(table.subviews.first === table.backgroundView)
  }

  @Test
  func `a row that leaves to the side is above those that move up`() throws {
    delete(with: .left)
    let deleted = try #require(depth(of: "a"))
    #expect(deleted > (try #require(depth(of: "b"))))
  }

  @Test
  func `a row that is reloaded fades over the new one`() throws {
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    stage.advance(by: 0.1)
    let cells = table.subviews.filter { $0.accessibilityLabel == "a" }
    #expect(cells.count == 2)
    #expect(cells.last?.alpha == 0)
  }
}
