import Testing
import UIKit

/// What apps do with lists and fields, with nothing but UIKit.
@MainActor
@Suite
struct ListHabitTests {
  private final class Search: NSObject, UITableViewDataSource, UITableViewDelegate {
    var found = Array(0..<40)
    var lastRows: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      found.count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(found[indexPath.row])"
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      if indexPath == tableView.indexPathsForVisibleRows?.last { lastRows.append(indexPath) }
    }
  }

  private func table(_ search: Search) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.rowHeight = 50
    table.dataSource = search
    table.delegate = search
    table.layoutIfNeeded()
    return table
  }

  @Test
  func `a search that finds little shows it, however far its list is scrolled`() {
    let search = Search()
    let table = table(search)
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    search.found = [1, 2]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
    #expect(table.visibleCells.map(\.textLabel?.text) == ["Row 1", "Row 2"])
  }

  @Test
  func `the row that comes last to the screen is the only one that says so`() {
    let search = Search()
    _ = table(search)
    #expect(search.lastRows == [IndexPath(row: 7, section: 0)])
  }

  @Test
  func `a button at the end of a field has its own size`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let eye = UIButton(type: .system)
    eye.setImage(UIImage(systemName: "eye"), for: .normal)
    field.rightView = eye
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(eye.frame.size == eye.intrinsicContentSize && eye.frame.maxX == 200)
  }
}
