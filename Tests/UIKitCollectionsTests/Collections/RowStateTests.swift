import Foundation
import Segue
import Testing
import UIKit

/// What rows learn of their selection and highlight.
@MainActor
@Suite
struct `The state of a row` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  private final class Cell: UITableViewCell {
    var log: [String] = []

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log.append("selected \(selected) \(UIView.areAnimationsEnabled)")
      contentView.backgroundColor = selected ? .yellow : .green
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      log.append("highlighted \(highlighted) \(UIView.areAnimationsEnabled)")
    }
  }

  private final class Observed: UITableViewCell {
    var changes = 0
    override var isSelected: Bool { didSet { changes += 1 } }
  }

  private final class Rows: UITableViewController {
    var type: UITableViewCell.Type = Cell.self

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(type, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  private func show(_ rows: Rows) throws {
    stage.window.rootViewController = rows
    try stage.settle()
  }

  @Test
  func `reaches overrides when it is dequeued and when it is filled, with animations disabled`()
    throws
  {
    let rows = Rows(style: .plain)
    try show(rows)
    let cells = rows.tableView.visibleCells.compactMap { $0 as? Cell }
    #expect(cells.count == 3)
    let once = ["selected false false", "highlighted false false"]
    for cell in cells { #expect(Array(cell.log.prefix(4)) == once + once) }
    #expect(cells.allSatisfy { $0.contentView.backgroundColor == .green })
  }

  @Test
  func `reaches overrides with animations enabled when a finger changes it`() throws {
    let rows = Rows(style: .plain)
    try show(rows)
    let cell = try #require(rows.tableView.visibleCells.first as? Cell)
    cell.log = []
    stage.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    try stage.settle()
    #expect(cell.log == ["highlighted true true", "highlighted false true", "selected true true"])
    #expect(cell.contentView.backgroundColor == .yellow)
  }

  @Test
  func `reaches overrides of the methods when a property is set`() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.log == ["selected true true", "highlighted true true"])
    #expect(cell.isSelected && cell.isHighlighted)
  }

  @Test
  func `does not reach observers of a property when the table changes it`() throws {
    let rows = Rows(style: .plain)
    rows.type = Observed.self
    try show(rows)
    let first = IndexPath(row: 0, section: 0)
    stage.perform { rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none) }
    let cell = try #require(rows.tableView.cellForRow(at: first) as? Observed)
    #expect(cell.isSelected)
    #expect(cell.changes == 0)
    cell.isSelected = false
    #expect(cell.changes == 1)
    #expect(!cell.isSelected)
  }
}
