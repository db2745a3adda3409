import Segue
import Testing

@testable import UIKit

/// Views that an app adds to a row itself, not to its content.
@MainActor
@Suite
struct `Contents of rows that come late` {
  private final class Row: UITableViewCell {
    let button = UIButton(frame: rect(0, 0, 100, 44))
    private(set) var taps = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableViewController {
    let row = Row(style: .default, reuseIdentifier: nil)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { row }
  }

  private func show(_ rows: Rows) throws -> Stage {
    let stage = Stage(size: CGSize(width: 390, height: 600))
    stage.perform { stage.window.rootViewController = rows }
    try stage.settle()
    return stage
  }

  @Test
  func `the content covers them`() throws {
    let rows = Rows(style: .plain)
    rows.row.addSubview(rows.row.button)
    let stage = try show(rows)
    let views = rows.row.subviews
    let content = try #require(views.firstIndex(of: rows.row.contentView))
    #expect(try content > #require(views.firstIndex(of: rows.row.button)))
    stage.tap(at: CGPoint(x: 50, y: 22))
    try stage.settle()
    #expect(rows.row.taps == 0)
    #expect(rows.tableView.indexPathForSelectedRow == [0, 0])
  }

  @Test
  func `they stand above a content that was asked for before`() throws {
    let rows = Rows(style: .plain)
    _ = rows.row.contentView
    rows.row.addSubview(rows.row.button)
    let stage = try show(rows)
    stage.tap(at: CGPoint(x: 50, y: 22))
    try stage.settle()
    #expect(rows.row.taps == 1)
  }
}
