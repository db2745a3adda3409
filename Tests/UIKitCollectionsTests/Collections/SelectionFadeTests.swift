import Foundation
import Segue
import Testing

@testable import UIKit

/// The grey of a selected row on its way out.
@MainActor
@Suite
struct `The selection of a table's row` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  /// What the grey of the first row shows of itself; nil without any.
  private func grey(of rows: Rows) -> Float? {
    guard let cell = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) else {
      return nil
    }
    let view = cell.subviews.first {
      $0 !== cell.contentView && $0.backgroundColor == UIBackgroundConfiguration.selectionColor
    }
    return view.map { ($0.layer.presentation() ?? $0.layer).opacity }
  }

  @Test
  func
    `fades when code deselects the row with an animation, and is whole when it is selected again`()
    throws
  {
    let rows = Rows(style: .plain)
    stage.window.rootViewController = rows
    try stage.settle()
    let first = IndexPath(row: 0, section: 0)
    stage.perform { rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none) }
    try stage.settle()
    #expect(grey(of: rows) == 1)
    stage.perform { rows.tableView.deselectRow(at: first, animated: true) }
    stage.advance(by: SelectionFade.duration / 2)
    let half = try #require(grey(of: rows))
    #expect(half > 0.1 && half < 0.9)
    stage.perform { rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none) }
    try stage.settle()
    #expect(grey(of: rows) == 1)
    stage.perform { rows.tableView.deselectRow(at: first, animated: true) }
    try stage.settle()
    #expect(grey(of: rows) == nil)
    stage.perform { rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none) }
    #expect(grey(of: rows) == 1)
    stage.perform { rows.tableView.deselectRow(at: first, animated: false) }
    #expect(grey(of: rows) == nil)
  }

  @Test
  func `is gone at once when the data are loaded again, from all rows`() throws {
    let rows = Rows(style: .plain)
    stage.window.rootViewController = rows
    try stage.settle()
    let first = IndexPath(row: 0, section: 0)
    stage.perform { rows.tableView.selectRow(at: first, animated: false, scrollPosition: .none) }
    try stage.settle()
    stage.perform {
      rows.tableView.deselectRow(at: first, animated: true)
      rows.tableView.reloadData()
    }
    stage.advance(by: SelectionFade.duration / 2)
    #expect(rows.tableView.visibleCells.count == 3)
    for cell in rows.tableView.visibleCells {
      #expect(
        !cell.subviews.contains {
          $0 !== cell.contentView && $0.backgroundColor == UIBackgroundConfiguration.selectionColor
        }
      )
    }
  }

  @Test
  func `goes along with the pop that brings the table back`() throws {
    let rows = Rows(style: .plain)
    let stack = UINavigationController(rootViewController: rows)
    stage.window.rootViewController = stack
    try stage.settle()
    stage.perform {
      rows.tableView.selectRow(
        at: IndexPath(row: 0, section: 0),
        animated: false,
        scrollPosition: .none
      )
      stack.pushViewController(UIViewController(), animated: true)
    }
    try stage.settle()
    #expect(grey(of: rows) == 1)
    stage.perform { _ = stack.popViewController(animated: true) }
    stage.advance(by: 0.1)
    let early = try #require(grey(of: rows))
    #expect(early > 0.2 && early < 1)
    try stage.settle()
    #expect(grey(of: rows) == nil && rows.tableView.indexPathForSelectedRow == nil)
  }
}
