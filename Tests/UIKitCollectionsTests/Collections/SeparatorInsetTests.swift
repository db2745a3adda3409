import Segue
import Testing

@testable import UIKit

/// Where the lines between rows with pictures begin.
@MainActor
struct SeparatorInsetTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var usesContent = false

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      if usesContent {
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        content.image = picture
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Row"
        cell.imageView?.image = picture
      }
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 300), scale: 1)
  private let rows = Rows()

  private func line(
    in style: UITableView.Style = .plain,
    ofRow row: Int = 0,
    _ change: (UITableView) -> Void
  ) throws -> ClosedRange<CGFloat> {
    let table = UITableView(frame: stage.window.bounds, style: style)
    table.dataSource = rows
    change(table)
    stage.window.addSubview(table)
    try stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    return cell.separator.frame.minX...cell.separator.frame.maxX
  }

  @Test(arguments: [false, true])
  func `insets of the table count from the edges of rows, whatever pictures are there`(
    usesContent: Bool
  ) throws {
    rows.usesContent = usesContent
    #expect(try line { _ in }.lowerBound > 36)
    #expect(try line { $0.separatorInset = .zero } == 0...320)
    let insets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 50)
    #expect(try line { $0.separatorInset = insets } == 100...270)
    let usual = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    #expect(try line { $0.separatorInset = usual } == 16...320)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `a row says the insets of its table, and its own if it has some`(
    style: UITableView.Style
  ) throws {
    var seen: UITableView?
    for row in 0..<2 {
      _ = try line(in: style, ofRow: row) { seen = $0 }
      let table = try #require(seen)
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      #expect(cell.separatorInset == table.separatorInset && cell.separatorInset.left > 0)
      table.separatorInset.left = 30
      try stage.settle()
      #expect(cell.separatorInset.left == 30)
      cell.separatorInset = .zero
      #expect(cell.separatorInset == .zero)
    }
    #expect(UITableViewCell().separatorInset.left == 15)
  }

  @Test
  func `insets may count from where lines begin by themselves`() throws {
    let automatic = try line { _ in }
    let moved = try line {
      $0.separatorInsetReference = .fromAutomaticInsets
      $0.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    }
    #expect(moved == automatic.lowerBound + 10...automatic.upperBound - 5)
  }

  @Test
  func `the line below a group reaches from edge to edge, also with a picture`() throws {
    #expect(try line(in: .grouped, ofRow: 1) { _ in } == 0...320)
  }

  /// The ends of the line above a row.
  private func topLine(
    in style: UITableView.Style,
    ofRow row: Int = 0,
    section: Int = 0
  ) throws -> ClosedRange<CGFloat>? {
    let fixture = TableFixture([["a", "b"], ["c"]], style: style)
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: row, section: section)))
    cell.layoutIfNeeded()
    guard let line = cell.topSeparator else { return nil }
    #expect(line.superview === cell && line.frame.minY == 0)
    #expect(line.frame.height == cell.separator.frame.height)
    return line.frame.minX...line.frame.maxX
  }

  @Test
  func `a plain table begins with a line, and rows below a header do`() throws {
    #expect(try topLine(in: .plain)?.lowerBound == 20)
    #expect(try topLine(in: .plain, ofRow: 1) == nil)
    #expect(try topLine(in: .plain, section: 1)?.lowerBound == 20)
  }

  @Test(arguments: [false, true])
  func `a plain table of the whole screen has a line above its first row only below a bar`(
    hasBar: Bool
  ) throws {
    let stage = Stage(screen: .iPhone15)
    let list = UITableViewController(style: .plain)
    list.tableView.dataSource = rows
    stage.window.rootViewController =
      hasBar ? UINavigationController(rootViewController: list) : list
    try stage.settle()
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect((cell.topSeparator != nil) == hasBar)
  }

  @Test
  func `a plain table below a status bar that begins further down has a line`() throws {
    let stage = Stage(screen: .iPhone15)
    let screen = UIViewController()
    stage.window.rootViewController = screen
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400), style: .plain)
    table.dataSource = rows
    screen.view.addSubview(table)
    try stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.topSeparator != nil)
  }

  @Test
  func `rows without a header have no line above them where others stand there`() throws {
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.dataSource = rows
    stage.window.addSubview(table)
    try stage.settle()
    let cells = [0, 1].map { table.cellForRow(at: IndexPath(row: 0, section: $0)) }
    #expect(cells.map { $0?.topSeparator != nil } == [true, false])
    // Where the text begins, as the line below.
    #expect(cells[0]?.topSeparator?.frame.minX == cells[0]?.separator.frame.minX)
  }

  @Test
  func `each group begins with a line from edge to edge, and an inset group with none`() throws {
    #expect(try topLine(in: .grouped)?.lowerBound == 0)
    #expect(try topLine(in: .grouped, section: 1)?.lowerBound == 0)
    #expect(try topLine(in: .grouped, ofRow: 1) == nil)
    #expect(try topLine(in: .insetGrouped) == nil)
  }

  @Test
  func `a row that is no longer the first has no line above it`() throws {
    let fixture = TableFixture([["a", "b"]], style: .plain)
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.layoutIfNeeded()
    #expect(cell.topSeparator != nil)
    fixture.rows[0].insert("z", at: 0)
    fixture.stage.perform {
      fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    cell.layoutIfNeeded()
    #expect(cell.topSeparator == nil)
  }

  @Test
  func `the line of a row that is no longer the last of its group is at its place`() throws {
    let fixture = TableFixture([["a", "b"]], style: .insetGrouped)
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.separator.superview == nil)
    fixture.rows[0].append("c")
    fixture.stage.perform {
      fixture.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    #expect(cell.separator.superview === cell)
    #expect(cell.separator.frame.maxY == cell.bounds.height)
    #expect(cell.separator.layer.animationKeys() == nil)
  }
}
