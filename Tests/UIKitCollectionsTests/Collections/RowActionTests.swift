import Segue
import Testing
import UIKit

/// What the delegate of a table hears beside selections.
@MainActor
struct RowActionTests {
  private let stage = Stage(size: CGSize(width: 200, height: 400))

  private final class Table: UITableViewController {
    var log: [String] = []
    var onPreview: () -> Void = {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView,
      performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.append("perform \(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "One") { _ in }])
      }
    }
    override func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("preview")
      onPreview()
      return nil
    }
    override func tableView(
      _ tableView: UITableView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
  }

  private func makeTable() -> Table {
    let table = Table(style: .plain)
    stage.window.rootViewController = table
    stage.advance(by: 0.1)
    return table
  }

  @Test
  func `a tap selects a row and performs its action, but not while editing`() {
    let table = makeTable()
    stage.tap(at: CGPoint(x: 100, y: 20))
    stage.advance(by: 0.5)
    #expect(table.log == ["select 0", "perform 0"])
    table.log = []
    table.tableView.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    stage.tap(at: CGPoint(x: 100, y: 64))
    stage.advance(by: 0.5)
    #expect(table.log == ["select 1"])
  }

  @Test
  func `a menu of a row asks for what lifts, and says when it shows`() {
    let table = makeTable()
    stage.longPress(at: CGPoint(x: 100, y: 20), for: 1)
    stage.advance(by: 2)
    #expect(table.log.prefix(2) == ["preview", "display"])
  }

  @Test
  func `a row whose menu opens is highlighted no more as it lifts`() throws {
    let table = makeTable()
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    var isHighlighted: Bool?
    table.onPreview = { isHighlighted = cell.isHighlighted }
    stage.longPress(at: CGPoint(x: 100, y: 20), for: 1)
    stage.advance(by: 2)
    #expect(isHighlighted == false)
  }
}
