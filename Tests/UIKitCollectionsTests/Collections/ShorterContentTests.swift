import Segue
import Testing
import UIKit

/// Lists that are scrolled to their end while they become shorter.
@MainActor
@Suite
struct `Content that becomes shorter` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let rows = Rows()

  /// Rows of 50 points.
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 20

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private func makeTable() throws -> UITableView {
    let table = UITableView(frame: stage.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    try show(table)
    return table
  }

  private func makeCollection(
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) throws -> UICollectionView {
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    try show(view)
    return view
  }

  private func show(_ list: UIScrollView) throws {
    stage.window.addSubview(list)
    try stage.settle()
    list.contentOffset.y = 600
    try stage.settle()
  }

  /// The offset as it is shown at the moment.
  private func shown(_ list: UIScrollView) -> CGFloat {
    list.layer.presentation()?.bounds.minY ?? 0
  }

  private var lastTen: [IndexPath] { (10..<20).map { IndexPath(item: $0, section: 0) } }

  @Test
  func `a table from which rows are deleted scrolls to its end along with them`() throws {
    let table = try makeTable()
    rows.count = 10
    stage.perform { table.deleteRows(at: lastTen, with: .fade) }
    #expect(table.contentOffset.y == 100)
    stage.advance(by: 0.15)
    #expect(shown(table) > 150 && shown(table) < 550)
    try stage.settle()
    #expect(table.indexPathsForVisibleRows?.first?.row == 2)
    #expect(table.visibleCells.count == 8)
  }

  @Test
  func `a collection view from which items are deleted scrolls to its end along with them`() throws
  {
    let view = try makeCollection()
    rows.count = 10
    stage.perform { view.deleteItems(at: lastTen) }
    #expect(view.contentOffset.y == 100)
    stage.advance(by: 0.15)
    #expect(shown(view) > 150 && shown(view) < 550)
    try stage.settle()
    #expect(view.cellForItem(at: [0, 9])?.frame.minY == 450)
    #expect(view.cellForItem(at: [0, 3])?.frame.minY == 150)
  }

  @Test
  func `lists that are reloaded with fewer rows show the last ones`() throws {
    let table = try makeTable()
    let view = try makeCollection()
    rows.count = 10
    stage.perform {
      table.reloadData()
      view.reloadData()
    }
    try stage.settle()
    #expect(table.contentOffset.y == 100 && table.visibleCells.count == 8)
    #expect(view.contentOffset.y == 100)
  }

  @Test
  func `a layout decides where an update scrolls to`() throws {
    final class Keeping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 50) }
    }
    let view = try makeCollection(Keeping())
    view.contentOffset.y = 100
    try stage.settle()
    rows.count = 21
    stage.perform { view.insertItems(at: [[0, 0]]) }
    #expect(view.contentOffset.y == 150)
    stage.advance(by: 0.15)
    // The items on the screen stand still.
    let cell = try #require(view.cellForItem(at: [0, 4]))
    let place = try #require(cell.layer.presentation()?.frame.minY)
    #expect(abs(place - shown(view) - 50) < 0.01)
    try stage.settle()
  }

  @Test
  func `a scroll view that is pulled beyond its end stays there`() throws {
    let scroll = UIScrollView(frame: stage.window.bounds)
    stage.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.contentOffset.y = 600
    scroll.contentSize.height = 900
    #expect(scroll.contentOffset.y == 500)
    scroll.contentOffset.y = 550
    scroll.contentSize.height = 800
    #expect(scroll.contentOffset.y == 550)
  }

  @Test
  func `a view that becomes higher shows the end of its content`() throws {
    let table = try makeTable()
    table.frame.size.height = 300
    table.contentOffset.y = 700
    try stage.settle()
    stage.perform {
      UIView.animate(withDuration: 0.3) {
        table.frame.size.height = 400
        table.layoutIfNeeded()
      }
    }
    #expect(table.contentOffset.y == 600)
    stage.advance(by: 0.15)
    #expect(shown(table) > 610 && shown(table) < 690)
    try stage.settle()
    #expect(table.visibleCells.count == 8)
  }
}
