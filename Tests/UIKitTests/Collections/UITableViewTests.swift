import Segue
import Testing
import UIKit

@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage: Stage
  let table: UITableView
  var rows: [[String]]
  var log: [String] = []

  init(_ rows: [[String]], style: UITableView.Style = .plain) {
    self.rows = rows
    stage = Stage(size: CGSize(width: 390, height: 600), scale: 2)
    table = UITableView(frame: rect(0, 0, 390, 600), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    stage.window.addSubview(table)
    stage.window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .checkmark
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.section).\(indexPath.row)")
  }
}

@MainActor
struct UITableViewTests {
  @Test
  func `rows of 44 points are below the headers of their sections`() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    #expect(fixture.table.rectForHeader(inSection: 0) == rect(0, 0, 390, 28))
    #expect(fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 72, 390, 44))
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 1)) == rect(0, 144, 390, 44))
    #expect(fixture.table.contentSize == CGSize(width: 390, height: 188))
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 1))
    #expect(cell?.frame == rect(0, 144, 390, 44))
    #expect(cell?.textLabel?.text == "c")
  }

  @Test
  func `inset groups are inset from the edges`() {
    let fixture = TableFixture([["a", "b"]], style: .insetGrouped)
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.frame == rect(16, 55.5, 358, 44))
    #expect(cell?.layer.cornerRadius == 10)
    #expect(cell?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test
  func `rows that scroll away are reused`() {
    let fixture = TableFixture([(0..<500).map { "\($0)" }])
    let first = Set(fixture.table.visibleCells)
    fixture.table.contentOffset.y = 5000
    fixture.table.layoutIfNeeded()
    #expect(!first.isDisjoint(with: fixture.table.visibleCells))
    #expect(fixture.table.indexPathsForVisibleRows?.first?.row == 113)
    // The header of a plain section stays at the top.
    #expect(fixture.table.headerView(forSection: 0)?.frame == rect(0, 5000, 390, 28))
  }

  @Test
  func `a tap selects a row`() throws {
    let fixture = TableFixture([["a", "b"]])
    fixture.stage.tap(at: CGPoint(x: 100, y: 50))
    fixture.stage.tap(at: CGPoint(x: 100, y: 90))
    try fixture.stage.settle()
    #expect(fixture.log == ["select 0.0", "deselect 0.0", "select 0.1"])
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test
  func `an inserted row pushes the others down`() throws {
    let fixture = TableFixture([["a", "b"]])
    let second = fixture.table.cellForRow(at: IndexPath(row: 1, section: 0))
    fixture.rows[0].insert("new", at: 1)
    fixture.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(fixture.table.cellForRow(at: IndexPath(row: 2, section: 0)) === second)
    try fixture.stage.settle()
    #expect(second?.frame == rect(0, 116, 390, 44))
    #expect(fixture.stage.fault == nil)
  }

  @Test
  func `the height of a row may come from its constraints`() {
    final class Tall: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = contentView.box(20, 70)
        on(
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        )
      }
      required init?(coder: NSCoder) { nil }
    }
    let fixture = TableFixture([["a", "b"]])
    fixture.table.register(Tall.self, forCellReuseIdentifier: "row")
    fixture.table.separatorStyle = .none
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 108, 390, 80))
  }
}
