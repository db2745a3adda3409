import Foundation
import Segue
import Testing
import UIKit

/// What a table answers while it asks its delegate, and at the edges of its rows.
@Suite
@MainActor
struct TableAnswerTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rowCount = 1
    var footerHeight: CGFloat = 0
    var known: [Bool] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rowCount
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      known.append(tableView.headerView(forSection: 0) != nil)
      return UITableViewHeaderFooterView()
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footerHeight
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600), scale: 1)

  private func makeTable(_ sections: Sections) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 390, 600))
    table.sectionHeaderTopPadding = 0
    table.dataSource = sections
    table.delegate = sections
    stage.window.addSubview(table)
    return table
  }

  @Test
  func `a delegate that makes a header may ask for the others`() {
    let sections = Sections()
    makeTable(sections).layoutIfNeeded()
    #expect(sections.known.first == false && sections.known.last == true)
  }

  @Test
  func `a number of rows below zero is refused in the words of iOS, and counts as zero`() {
    let sections = Sections()
    sections.rowCount = -1
    let table = makeTable(sections)
    table.layoutIfNeeded()
    #expect(stage.fault?.contains("data stores for -1 rows in section 0") == true)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test
  func `a point at the upper edge of a row is in it, one at its lower edge in the next`() {
    let sections = Sections()
    let table = makeTable(sections)
    let first = table.rectForRow(at: [0, 0])
    #expect(table.indexPathForRow(at: first.origin) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: first.maxY - 0.5)) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: first.maxY)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    sections.rowCount = 2
    table.reloadData()
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: first.maxY)) == [0, 1])
  }

  @Test
  func `the first row of a section comes to the top with its header, others alone`() {
    let sections = Sections()
    sections.rowCount = 30
    let table = makeTable(sections)
    table.layoutIfNeeded()
    table.scrollToRow(at: [1, 0], at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
    table.scrollToRow(at: [1, 3], at: .top, animated: false)
    #expect(table.contentOffset.y == table.rectForRow(at: [1, 3]).minY)
  }

  @Test
  func `the last row of a section comes to the bottom with its footer`() {
    let sections = Sections()
    sections.rowCount = 30
    sections.footerHeight = 20
    let table = makeTable(sections)
    table.tableFooterView = UIView(frame: rect(0, 0, 390, 300))
    table.layoutIfNeeded()
    table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    #expect(table.bounds.maxY == table.rectForRow(at: [0, 29]).maxY + 20)
  }

  @Test
  func `a section without rows is scrolled to by a row that is not found`() {
    let sections = Sections()
    sections.rowCount = 0
    let table = makeTable(sections)
    table.tableHeaderView = UIView(frame: rect(0, 0, 390, 700))
    table.tableFooterView = UIView(frame: rect(0, 0, 390, 700))
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(table.contentOffset.y == 730)
    #expect(stage.fault == nil)
  }

  @Test
  func `rows that only touch a rectangle are not in it`() {
    let sections = Sections()
    sections.rowCount = 5
    let table = makeTable(sections)
    table.delegate = nil
    let middle = table.rectForRow(at: [0, 2])
    #expect(table.indexPathsForRows(in: middle) == [[0, 2]])
    #expect(table.indexPathsForRows(in: middle.offsetBy(dx: 0, dy: 1)) == [[0, 2], [0, 3]])
  }

  @Test
  func `rows that are reloaded are not selected any longer, others stay so`() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let table = fixture.table
    table.allowsMultipleSelection = true
    for row: IndexPath in [[0, 0], [0, 1], [1, 0]] {
      table.selectRow(at: row, animated: false, scrollPosition: .none)
    }
    table.reloadRows(at: [[0, 0]], with: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 1], [1, 0]])
    fixture.rows[1] = []
    table.reloadSections([1], with: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(fixture.log.isEmpty)
  }
}
