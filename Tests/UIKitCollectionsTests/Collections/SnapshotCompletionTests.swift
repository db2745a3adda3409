import Segue
import Testing
import UIKit

/// When snapshots that are applied are shown.
@MainActor
@Suite
struct `Completions of snapshots` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  private func snapshot(of items: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    return snapshot
  }

  private func makeCollection() -> UICollectionViewDiffableDataSource<Int, Int> {
    let view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.window.addSubview(view)
    return UICollectionViewDiffableDataSource(collectionView: view) { view, place, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
  }

  private func makeTable() -> UITableViewDiffableDataSource<Int, Int> {
    let table = UITableView(frame: stage.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    stage.window.addSubview(table)
    return UITableViewDiffableDataSource(tableView: table) { table, place, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: place)
    }
  }

  @Test
  func `a collection view's comes after the animation, or at once without one`() throws {
    let source = makeCollection()
    var isDone = false
    source.apply(snapshot(of: 0..<3), animatingDifferences: false) { isDone = true }
    #expect(isDone)
    try stage.settle()
    isDone = false
    stage.perform { source.apply(snapshot(of: 0..<4)) { isDone = true } }
    stage.advance(by: 0.1)
    #expect(!isDone)
    try stage.settle()
    #expect(isDone)
  }

  @Test
  func `a table's comes after the animation, or at once without one`() throws {
    let source = makeTable()
    var isDone = false
    source.apply(snapshot(of: 0..<3), animatingDifferences: false) { isDone = true }
    #expect(isDone)
    try stage.settle()
    isDone = false
    stage.perform { source.apply(snapshot(of: 0..<4)) { isDone = true } }
    stage.advance(by: 0.1)
    #expect(!isDone)
    try stage.settle()
    #expect(isDone)
  }
}
