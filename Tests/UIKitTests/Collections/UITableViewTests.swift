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
    #expect(fixture.table.rectForHeader(inSection: 0) == rect(0, 22, 390, 28))
    #expect(fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 94, 390, 44))
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 1)) == rect(0, 188, 390, 44))
    #expect(fixture.table.contentSize == CGSize(width: 390, height: 232))
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 1))
    #expect(cell?.frame == rect(0, 188, 390, 44))
    #expect(cell?.textLabel?.text == "c")
  }

  @Test
  func `inset groups are inset from the edges`() {
    let fixture = TableFixture([["a", "b"]], style: .insetGrouped)
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.frame == rect(20, 55.5, 350, 44))
    #expect(cell?.layer.cornerRadius == 10)
    #expect(cell?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test
  func `an accessory view of the app's own takes the place of a mark`() throws {
    let fixture = TableFixture([["a", "b"]])
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let mark = try #require(cell.subviews.last { $0 !== cell.contentView && $0.frame.minX > 300 })
    #expect(!mark.isHidden)
    let own = UISwitch()
    cell.accessoryView = own
    fixture.stage.advance(by: 0.1)
    #expect(mark.isHidden)
    #expect(own.frame.maxX == 370)
    cell.accessoryView = nil
    fixture.stage.advance(by: 0.1)
    #expect(!mark.isHidden)
  }

  @Test
  func `rows that scroll away are reused`() {
    let fixture = TableFixture([(0..<500).map { "\($0)" }])
    let first = Set(fixture.table.visibleCells)
    fixture.table.contentOffset.y = 5000
    fixture.table.layoutIfNeeded()
    #expect(!first.isDisjoint(with: fixture.table.visibleCells))
    #expect(fixture.table.indexPathsForVisibleRows?.first?.row == 112)
    // The header of a plain section stays at the top.
    #expect(fixture.table.headerView(forSection: 0)?.frame == rect(0, 5000, 390, 28))
  }

  @Test
  func `a tap selects a row`() throws {
    let fixture = TableFixture([["a", "b"]])
    fixture.stage.tap(at: CGPoint(x: 100, y: 72))
    fixture.stage.tap(at: CGPoint(x: 100, y: 112))
    try fixture.stage.settle()
    #expect(fixture.log == ["select 0.0", "deselect 0.0", "select 0.1"])
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test
  func `after a reload each row has the cell that it had`() {
    let fixture = TableFixture([["a", "b", "c"]])
    let old = fixture.table.visibleCells
    fixture.table.reloadData()
    #expect(old.count == 3 && fixture.table.visibleCells == old)
  }

  @Test
  func `an inserted row pushes the others down`() throws {
    let fixture = TableFixture([["a", "b"]])
    let second = fixture.table.cellForRow(at: IndexPath(row: 1, section: 0))
    fixture.rows[0].insert("new", at: 1)
    fixture.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(fixture.table.cellForRow(at: IndexPath(row: 2, section: 0)) === second)
    try fixture.stage.settle()
    #expect(second?.frame == rect(0, 138, 390, 44))
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
    #expect(fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 130, 390, 80))
  }

  @Test
  func `after a reload the visible cells are there for whoever asks`() {
    let fixture = TableFixture([["a", "b"]])
    let old = fixture.table.visibleCells
    fixture.rows = [["a", "b", "c"]]
    fixture.table.reloadData()
    let cells = fixture.table.visibleCells
    #expect(cells.map { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(fixture.table.indexPathsForVisibleRows?.count == 3)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.visibleCells == cells && old.count == 2)
  }

  @Test(arguments: [(30.0, 90.0), (2, 44)])
  func `constraints of views beside the content make a row higher, but never lower`(
    inset: CGFloat,
    row: CGFloat
  ) {
    let cell = UITableViewCell()
    let box = cell.box(20, 30)
    on(
      box.topAnchor.constraint(equalTo: cell.topAnchor, constant: inset),
      box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -inset),
      box.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    )
    #expect(cell.sizeThatFits(CGSize(width: 390, height: 0)).height == row)
  }

  /// Where a row is shown, x and y, and how opaque.
  private func shown(_ row: UITableViewCell) -> [CGFloat] {
    let layer = row.layer.presentation() ?? row.layer
    return [layer.frame.minX, layer.frame.minY, CGFloat(layer.opacity)]
  }

  @Test(arguments: [
    (UITableView.RowAnimation.left, -390, 0, 1), (.right, 390, 0, 1), (.top, 0, -44, 0),
    (.bottom, 0, 44, 0), (.fade, 0, 0, 0), (.none, 0, 0, 1),
  ])
  func `an inserted row comes from the side that the animation names`(
    animation: UITableView.RowAnimation,
    x: CGFloat,
    y: CGFloat,
    opacity: CGFloat
  ) throws {
    let fixture = TableFixture([["a", "b"]])
    fixture.rows[0].append("c")
    fixture.table.insertRows(at: [[0, 2]], with: animation)
    let row = try #require(fixture.table.cellForRow(at: [0, 2]))
    let place = fixture.table.rectForRow(at: [0, 2])
    #expect(shown(row) == [x, place.minY + y, opacity])
    fixture.stage.advance(by: 0.15)
    let half = abs(shown(row)[0])
    if x != 0 { #expect(half > 1 && half < 389) }
    fixture.stage.advance(by: 0.5)
    #expect(shown(row) == [0, place.minY, 1])
  }

  @Test
  func `a deleted row leaves to the side, and is whole when it is used again`() throws {
    let fixture = TableFixture([["a", "b"]])
    let row = try #require(fixture.table.cellForRow(at: [0, 1]))
    fixture.rows[0].remove(at: 1)
    fixture.table.deleteRows(at: [[0, 1]], with: .left)
    fixture.stage.advance(by: 0.15)
    #expect(shown(row)[0] < -1 && shown(row)[2] == 1)
    fixture.stage.advance(by: 0.5)
    #expect(row.superview == nil)
    fixture.rows[0].append("c")
    fixture.table.insertRows(at: [[0, 1]], with: .none)
    fixture.stage.advance(by: 0.5)
    let next = try #require(fixture.table.cellForRow(at: [0, 1]))
    #expect(next.frame == fixture.table.rectForRow(at: [0, 1]))
    #expect(next.alpha == 1)
  }

  @Test
  func `headers stay with their sections when rows and sections change`() throws {
    let fixture = TableFixture([["a"], ["b", "c"], ["d"]])
    let header = try #require(fixture.table.headerView(forSection: 1))
    fixture.rows[1].remove(at: 1)
    fixture.table.deleteRows(at: [[1, 1]], with: .fade)
    #expect(fixture.table.headerView(forSection: 1) === header)
    fixture.rows.remove(at: 0)
    fixture.table.deleteSections([0], with: .fade)
    #expect(fixture.table.headerView(forSection: 0) === header)
    fixture.table.reloadSections([0], with: .none)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.headerView(forSection: 0) !== header)
  }

  @Test
  func `a header that comes with an update is at its place at once, and fades in with its rows`()
    throws
  {
    let fixture = TableFixture([["a"]])
    fixture.rows.append(["b"])
    fixture.table.insertSections([1], with: .fade)
    let header = try #require(fixture.table.headerView(forSection: 1))
    #expect(header.layer.animationKeys() == ["opacity"])
    #expect(header.frame == fixture.table.rectForHeader(inSection: 1))
  }

  @Test
  func `the corners of a card go over to the row that is the last one now`() throws {
    let fixture = TableFixture([["a", "b"]], style: .insetGrouped)
    let row = try #require(fixture.table.cellForRow(at: [0, 0]))
    #expect(row.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    fixture.rows[0].remove(at: 1)
    fixture.table.deleteRows(at: [[0, 1]], with: .fade)
    #expect(
      row.layer.maskedCorners == [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    )
  }

  @Test
  func `a height for all headers makes no room where there is none, unless the delegate says so`() {
    final class Untitled: NSObject, UITableViewDataSource, UITableViewDelegate {
      var own: CGFloat?
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        own ?? tableView.sectionHeaderHeight
      }
    }
    let table = UITableView(frame: rect(0, 0, 390, 600), style: .plain)
    let source = Untitled()
    table.dataSource = source
    table.delegate = source
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28
    let first = IndexPath(row: 0, section: 0)
    #expect(table.rectForRow(at: first).minY == 0)
    #expect(table.rectForFooter(inSection: 0).height == 0)
    source.own = 20
    table.reloadData()
    #expect(table.rectForRow(at: first).minY == 42)
  }

  @Test
  func `a batch without changes measures the rows on the screen again`() throws {
    final class Lines: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let fixture = TableFixture([["a", "b"]])
    fixture.table.register(Lines.self, forCellReuseIdentifier: "row")
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(fixture.table.cellForRow(at: path) as? Lines)
    cell.label.text = "one\ntwo\nthree"
    let wanted = cell.label.intrinsicContentSize.height
    fixture.table.performBatchUpdates(nil)
    try fixture.stage.settle()
    #expect(cell.frame.height > wanted)
    #expect(cell.frame.height < wanted + 1.1)
  }

  @Test
  func `rows that a batch pushes off the screen move, and those that it brings come from outside`()
    throws
  {
    let names = (0..<30).map { "\($0)" }
    let fixture = TableFixture([names])
    let last = IndexPath(row: 12, section: 0)
    let leaving = try #require(fixture.table.cellForRow(at: last))
    let start = leaving.frame.minY
    let added = (0..<5).map { IndexPath(row: $0, section: 0) }
    fixture.rows[0] = ["p", "q", "r", "s", "t"] + names
    fixture.table.insertRows(at: added, with: .automatic)
    #expect(leaving.superview === fixture.table)
    #expect(leaving.frame.minY == start + 5 * 44)
    try fixture.stage.settle()
    #expect(leaving.superview == nil)
    fixture.rows[0] = names
    fixture.table.deleteRows(at: added, with: .automatic)
    let coming = try #require(fixture.table.cellForRow(at: last))
    #expect(coming.alpha == 1)
    #expect(coming.layer.animation(forKey: "position") != nil)
  }

  @Test
  func `the text of a header that is too low for it is whole, in the middle`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.font = .boldSystemFont(ofSize: 17)
    view.textLabel?.text = "Display"
    view.frame = rect(0, 0, 390, 28)
    view.layoutIfNeeded()
    let label = view.textLabel?.frame ?? .zero
    #expect(abs(label.midY - 14) < 0.5)
    #expect(label.height > 20)
  }

  @Test
  func `rows that an animated layout brings come at their place`() throws {
    let fixture = TableFixture([(0..<30).map { "Row \($0)" }])
    fixture.table.frame.size.height = 100
    fixture.stage.window.layoutIfNeeded()
    let new = IndexPath(row: 10, section: 0)
    #expect(fixture.table.cellForRow(at: new) == nil)
    fixture.stage.perform {
      UIView.animate(withDuration: 1) {
        fixture.table.frame.size.height = 600
        fixture.stage.window.layoutIfNeeded()
      }
    }
    let cell = try #require(fixture.table.cellForRow(at: new))
    #expect(cell.layer.animationKeys() == nil)
    #expect(cell.contentView.layer.animationKeys() == nil)
    #expect(cell.textLabel?.layer.animationKeys() == nil)
  }

  @Test
  func `a row that sizes itself comes with an update in its own height`() throws {
    final class Tall: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = contentView.box(20, 90)
        on(
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
        )
      }
      required init?(coder: NSCoder) { nil }
    }
    let fixture = TableFixture([["a", "b"]])
    fixture.table.separatorStyle = .none
    fixture.table.register(Tall.self, forCellReuseIdentifier: "row")
    fixture.rows[0].insert("new", at: 1)
    fixture.table.insertRows(at: [[0, 1]], with: .fade)
    let row = try #require(fixture.table.cellForRow(at: [0, 1]))
    let pushed = try #require(fixture.table.cellForRow(at: [0, 2]))
    #expect(row.layer.presentation()?.bounds.height == 90)
    let place = fixture.table.rectForRow(at: [0, 1])
    #expect(row.layer.presentation()?.frame == place)
    #expect(pushed.layer.presentation()?.frame.minY == place.minY)
    fixture.stage.advance(by: 1)
    #expect(pushed.frame.minY == place.minY + 90)
  }
}
