import Segue
import Testing

@testable import UIKit

/// Rows that a finger carries by their lines.
@MainActor
@Suite
struct `Rows that are carried` {
  /// Rows of 44 points in sections with titles.
  private final class Lists: UITableViewController {
    var sections: [[String]] = []
    var hasTitles = true

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
      tableView.contentInsetAdjustmentBehavior = .never
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { hasTitles ? "Section \(section)" : nil }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) {
      let row = sections[source.section].remove(at: source.row)
      sections[destination.section].insert(row, at: destination.row)
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600))

  private func open(_ lists: Lists) throws -> UITableView {
    stage.window.rootViewController = lists
    try stage.settle()
    lists.setEditing(true, animated: false)
    try stage.settle()
    return lists.tableView
  }

  @Test
  func `a row that is carried to a later section closes the gap behind it`() throws {
    let lists = Lists(style: .grouped)
    lists.sections = [["a", "b"], ["c", "d", "e"]]
    let table = try open(lists)
    let title = try #require(table.headerView(forSection: 1))
    let rows = [[0, 1], [1, 0], [1, 1], [1, 2]].map { IndexPath(row: $0[1], section: $0[0]) }
    let cells = rows.compactMap(table.cellForRow(at:))
    let before = cells.map(\.frame.minY)
    let titleBefore = title.frame.minY
    // Between the second row of the section and its third one, where the gap will be.
    let start = CGPoint(x: 360, y: table.rectForRow(at: [0, 0]).midY)
    let end = CGPoint(x: 360, y: table.rectForRow(at: [1, 1]).midY)
    // The finger goes sideways at the end, which moves nothing.
    stage.drag(along: [start, end, CGPoint(x: 60, y: end.y)], over: 2)
    stage.advance(by: 1.9)
    #expect(zip(cells, before).map { $0.frame.minY - $1 } == [-44, -44, -44, 0])
    #expect(title.frame.minY - titleBefore == -44)
  }

  @Test
  func `a row is dropped after the last one of another section`() throws {
    let lists = Lists(style: .grouped)
    lists.sections = [["a", "b"], ["c", "d"]]
    let table = try open(lists)
    let start = CGPoint(x: 360, y: table.rectForRow(at: [1, 0]).midY)
    let end = CGPoint(x: 360, y: table.rectForRow(at: [0, 1]).midY + 44)
    stage.drag(from: start, to: end, over: 1)
    try stage.settle()
    #expect(lists.sections == [["a", "b", "c"], ["d"]])
    #expect(table.cellForRow(at: [0, 2])?.textLabel?.text == "c")
    #expect(table.cellForRow(at: [0, 2])?.frame == table.rectForRow(at: [0, 2]))
  }

  @Test
  func `rows scroll under one that is held at the edge, and it stays below the finger`() throws {
    let lists = Lists(style: .plain)
    lists.hasTitles = false
    lists.sections = [(0..<60).map(String.init)]
    let table = try open(lists)
    let held = try #require(table.cellForRow(at: [0, 0]))
    stage.drag(
      along: [CGPoint(x: 360, y: 22), CGPoint(x: 360, y: 590), CGPoint(x: 60, y: 590)],
      over: 2
    )
    stage.advance(by: 1.9)
    #expect(table.contentOffset.y > 100)
    #expect(held.superview != nil)
    #expect(abs(held.center.y - table.contentOffset.y - 590) < 1)
    let others = table.visibleCells.filter { $0 !== held }
    #expect(others.map(\.frame.maxY).max() ?? 0 >= table.bounds.maxY)
    try stage.settle()
    let place = try #require(lists.sections[0].firstIndex(of: "0"))
    #expect(place >= 15)
    #expect(table.indexPath(for: held) == [0, place])
  }

  @Test
  func `the gap of a row from elsewhere moves all that follows`() {
    let gap = RowGap(from: nil, to: [1, 2], height: 50)
    #expect(
      [[1, 1], [1, 2], [2, 0]].map { gap.shift(of: IndexPath(indexes: $0)) } == [0, 50, 50]
    )
    #expect(gap.shift(ofHeader: 1) == 0)
    #expect(gap.shift(ofFooter: 1) == 50)
    #expect(gap.shift(ofHeader: 2) == 50)
  }

  @Test
  func `a row that is carried to an earlier section pushes what is between`() {
    let gap = RowGap(from: [2, 1], to: [0, 1], height: 50)
    let rows = [[0, 0], [0, 1], [1, 0], [2, 0], [2, 1], [2, 2]]
    #expect(rows.map { gap.shift(of: IndexPath(indexes: $0)) } == [0, 50, 50, 50, 0, 0])
    #expect(gap.shift(ofHeader: 2) == 50)
  }
}
