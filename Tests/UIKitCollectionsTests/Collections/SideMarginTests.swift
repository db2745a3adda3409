import CoreGraphics
import Foundation
import Segue
import Testing

@testable import UIKit

/// What texts stand off the sides of screens: 16 points, and 20 on wide ones; in tables 20 on more
/// of them.
@MainActor
struct SideMarginTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Header" }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      if indexPath.row == 0 {
        cell.textLabel?.text = "Row"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  /// The stage must live as long as the table is used.
  private func show(
    _ style: UITableView.Style,
    width: CGFloat
  ) throws -> (stage: Stage, table: UITableView) {
    let stage = Stage(size: CGSize(width: width, height: 800), scale: 1)
    let rows = Rows(style: style)
    rows.title = "Title"
    rows.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    stage.window.rootViewController = UINavigationController(rootViewController: rows)
    try stage.settle()
    return (stage, rows.tableView)
  }

  private func left(_ view: UIView?) -> CGFloat? {
    view.map { $0.convert($0.bounds, to: nil).minX }
  }

  @Test
  func `a table whose app sets its margins lends them to what is in its rows`() throws {
    let stage = Stage(size: CGSize(width: 390, height: 800), scale: 1)
    let rows = Rows(style: .plain)
    stage.window.rootViewController = rows
    try stage.settle()
    rows.tableView.layoutMargins = UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8)
    try stage.settle()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.layoutMargins.left == 16)
    #expect(left(cell.textLabel) == 20)
  }

  @Test(arguments: [(375, 16), (390, 20), (393, 20), (430, 20), (820, 20)])
  func `rows, titles and separators of a table have the margin of tables on the screen`(
    width: CGFloat,
    margin: CGFloat
  ) throws {
    let (stage, table) = try show(.plain, width: width)
    defer { withExtendedLifetime(stage) {} }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(left(cell.textLabel) == margin)
    #expect(cell.contentView.layoutMargins.left == margin)
    #expect(table.separatorInset.left == margin)
    #expect(cell.separator.frame.minX == margin)
    #expect(left(table.headerView(forSection: 0)?.textLabel) == margin)
    let other = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let content = try #require(other.contentView.subviews.first as? UIListContentView)
    #expect(left(content.subviews.first { ($0 as? UILabel)?.text == "Row" }) == margin)
  }

  @Test
  func `a group stands off the sides, and its texts as much off the group`() throws {
    let (stage, table) = try show(.insetGrouped, width: 430)
    defer { withExtendedLifetime(stage) {} }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(left(cell) == 20)
    #expect(left(cell.textLabel) == 40)
    #expect(table.separatorInset.left == 20)
  }

  @Test
  func `rows that were laid out before they had a screen take its margin`() throws {
    let stage = Stage(size: CGSize(width: 430, height: 800), scale: 1)
    // A list's own controller would read its rows again as it appears.
    let (screen, rows) = (UIViewController(), Rows(style: .plain))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 430, height: 800), style: .plain)
    table.dataSource = rows
    screen.view.addSubview(table)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    stage.window.rootViewController = screen
    try stage.settle()
    #expect(left(cell.textLabel) == 20)
    #expect(cell.separator.frame.minX == 20)
    #expect(left(table.headerView(forSection: 0)?.textLabel) == 20)
  }

  @Test
  func `an inset that the app sets stays`() throws {
    let (stage, table) = try show(.plain, width: 430)
    defer { withExtendedLifetime(stage) {} }
    table.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)
    #expect(table.separatorInset.left == 16 && table.separatorInset.right == 8)
  }

  @Test(arguments: [(390, 16), (430, 20)])
  func `a large title begins at the margin of the screen`(width: CGFloat, margin: CGFloat) throws {
    let stage = Stage(size: CGSize(width: width, height: 800), scale: 1)
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    try stage.settle()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { labels($0) + [$0 as? UILabel].compactMap { $0 } }
    }
    let large = labels(navigation.navigationBar).filter { $0.font.pointSize > 30 }
    #expect(large.contains { left($0) == margin })
    // Its letters stand 36 points below the row of 44.
    let title = try #require(large.first { left($0) == margin })
    let frame = title.convert(title.bounds, to: navigation.navigationBar)
    let font = try #require(title.font)
    #expect(abs(frame.midY - font.lineHeight / 2 + font.ascender - 44 - 36) < 1)
    #expect(controller.systemMinimumLayoutMargins.leading == margin)
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, 375, 0, 16), (.plain, 390, 0, 20),
    (.grouped, 430, 0, 20), (.insetGrouped, 375, 16, 16), (.insetGrouped, 393, 20, 20),
  ])
  func `rows of a list in a collection view have the margins of a table's`(
    appearance: UICollectionLayoutListConfiguration.Appearance,
    width: CGFloat,
    inset: CGFloat,
    margin: CGFloat
  ) throws {
    let stage = Stage(size: CGSize(width: width, height: 800), scale: 1)
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)
      )
    )
    let view = try #require(controller.collectionView)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot, animatingDifferences: false)
    stage.window.rootViewController = controller
    try stage.settle()
    defer { withExtendedLifetime(source) {} }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(left(cell) == inset)
    let content = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(left(content.subviews.first { ($0 as? UILabel)?.text == "Row" }) == inset + margin)
    #expect(cell.contentView.layoutMargins.left == margin)
  }
}
