import Foundation
import Segue
import Testing
import UIKit

/// Rows and items that are filled again in place, and headers with configurations.
@MainActor
@Suite
struct `Reconfigured cells` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var name = "before"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = name
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      var content = header?.defaultContentConfiguration()
      content?.text = "Header"
      header?.contentConfiguration = content
      header?.backgroundConfiguration = .clear()
      return header
    }
  }

  @Test
  func `a row that is reconfigured keeps its cell`() throws {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: [0, 0]))
    rows.name = "after"
    table.reconfigureRows(at: [[0, 0]])
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0]) === cell)
    #expect(cell.textLabel?.text == "after")
    #expect(table.cellForRow(at: [0, 1])?.textLabel?.text == "before")
    let content = table.headerView(forSection: 0)?.contentConfiguration
    let text = (content as? UIListContentConfiguration)?.textProperties
    #expect(text?.color == .secondaryLabel)
    stage.makeCurrent()
  }

  @Test
  func `an item that moves and is reloaded is filled again`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    stage.window.addSubview(view)
    var version = "a"
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
      cell.accessibilityLabel = "\(item)\(version)"
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2, 3], toSection: 0)
    snapshot.appendItems([4, 5], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    version = "b"
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(2, afterItem: 4)
    snapshot.reloadItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["3a", "1b", "4a", "2b", "5a"])
    #expect(stage.fault == nil)
  }

  @Test
  func `cells know that their collection is being edited`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isEditing) }
    view.isEditing = true
    #expect(states == [false, true])
    stage.makeCurrent()
  }

  private final class TallCell: UICollectionViewCell {
    var height: CGFloat = 60

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  /// A column of cells that measure themselves.
  private func column() -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(40)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    view.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(view)
    return view
  }

  @Test
  func `a cell that is reconfigured in an animation grows, and the cells below move down`() throws {
    let view = column()
    var height: CGFloat = 60
    let cells = UICollectionView.CellRegistration<TallCell, Int> { cell, _, item in
      cell.height = item == 0 ? height : 60
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    let first = try #require(view.cellForItem(at: [0, 0]))
    let second = try #require(view.cellForItem(at: [0, 1]))
    #expect(second.frame.minY == 60)
    height = 160
    snapshot.reconfigureItems([0])
    source.apply(snapshot, animatingDifferences: true)
    stage.advance(by: 0.15)
    let top = try #require(second.layer.presentation()?.frame.minY)
    #expect(top > 60 && top < 160, "\(top)")
    try stage.settle()
    #expect(view.cellForItem(at: [0, 0]) === first)
    #expect(first.frame.height == 160)
    #expect(second.frame.minY == 160)
    height = 100
    snapshot = source.snapshot()
    snapshot.reconfigureItems([0])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.02)
    #expect(second.layer.presentation()?.frame.minY == 100)
  }

  @Test
  func `an item that code reconfigures without a snapshot grows in an animation too`() throws {
    let view = column()
    var height: CGFloat = 60
    let cells = UICollectionView.CellRegistration<TallCell, Int> { cell, _, item in
      cell.height = item == 0 ? height : 60
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    let second = try #require(view.cellForItem(at: [0, 1]))
    height = 160
    view.reconfigureItems(at: [[0, 0]])
    stage.advance(by: 0.15)
    let top = try #require(second.layer.presentation()?.frame.minY)
    #expect(top > 60 && top < 160, "\(top)")
    try stage.settle()
    #expect(second.frame.minY == 160)
    height = 100
    UIView.performWithoutAnimation { view.reconfigureItems(at: [[0, 0]]) }
    stage.advance(by: 0.02)
    #expect(second.layer.presentation()?.frame.minY == 100)
  }

  /// Rows whose first one has the height that the delegate says.
  private final class Growing: NSObject, UITableViewDataSource, UITableViewDelegate {
    var height: CGFloat = 50

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(height)"
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? height : 50
    }
  }

  @Test
  func `a row that is reconfigured grows in an animation`() throws {
    let rows = Growing()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    try stage.settle()
    let first = try #require(table.cellForRow(at: [0, 0]))
    let second = try #require(table.cellForRow(at: [0, 1]))
    rows.height = 150
    table.reconfigureRows(at: [[0, 0]])
    #expect(first.textLabel?.text == "150.0")
    stage.advance(by: 0.15)
    let top = try #require(second.layer.presentation()?.frame.minY)
    #expect(top > 50 && top < 150, "\(top)")
    try stage.settle()
    #expect(table.cellForRow(at: [0, 0]) === first)
    #expect(first.frame.height == 150)
    #expect(second.frame.minY == 150)
  }
}
