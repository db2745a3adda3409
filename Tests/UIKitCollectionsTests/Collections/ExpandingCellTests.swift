import Segue
import Testing
import UIKit

/// Cells on the screen whose constraints an app changes before a batch that measures them again.
@MainActor
@Suite
struct `Cells that expand` {
  private let stage = Stage(size: CGSize(width: 300, height: 600), scale: 1)
  private let rows = Rows()

  /// A title of 20 points that gives way, above a box.
  @MainActor
  private final class Parts {
    let title = UIView()
    let box = UIView()
    let height: NSLayoutConstraint

    init(in content: UIView) {
      height = box.heightAnchor.constraint(equalToConstant: 40)
      height.priority = UILayoutPriority(999)
      let titleHeight = title.heightAnchor.constraint(equalToConstant: 20)
      titleHeight.priority = .defaultHigh
      for view in [title, box] {
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
      NSLayoutConstraint.activate([
        height, titleHeight,
        title.topAnchor.constraint(equalTo: content.topAnchor),
        box.topAnchor.constraint(equalTo: title.bottomAnchor),
        box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
    }
  }

  private final class Row: UITableViewCell {
    private(set) lazy var parts = Parts(in: contentView)
  }

  private final class Item: UICollectionViewCell {
    private(set) lazy var parts = Parts(in: contentView)
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      _ = (cell as? Row)?.parts
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      _ = (cell as? Item)?.parts
      return cell
    }
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.contentInsetAdjustmentBehavior = .never
    table.separatorStyle = .none
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    return table
  }

  private func shownHeight(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.bounds.height ?? -1
  }

  /// Half way through, the first cell and its box are half as high as they become, and the
  /// title has kept its height.
  private func expectHalfWay(_ cell: UIView, _ parts: Parts, _ next: UIView) {
    let height = shownHeight(cell)
    #expect(height > 70 && height < 170)
    #expect(shownHeight(parts.title) == 20)
    #expect(abs(shownHeight(parts.box) - (height - 20)) < 0.01)
    #expect(abs((next.layer.presentation()?.frame.minY ?? -1) - height) < 0.01)
  }

  @Test
  func `a row's contents grow with it, and are never laid out in the height of before`() throws {
    let table = makeTable()
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(row.frame.height == 60)
    row.parts.height.constant = 160
    table.beginUpdates()
    table.endUpdates()
    stage.advance(by: 0.15)
    expectHalfWay(row, row.parts, next)
    try stage.settle()
    #expect(row.frame.height == 180)
    #expect(row.parts.title.frame.height == 20)
  }

  @Test
  func `a row's contents shrink with it while rows come onto the screen`() throws {
    let table = makeTable()
    table.frame.size.height = 200
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    row.parts.height.constant = 160
    table.performBatchUpdates(nil)
    try stage.settle()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    row.parts.height.constant = 40
    table.performBatchUpdates(nil)
    let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    stage.advance(by: 0.15)
    expectHalfWay(row, row.parts, next)
    try stage.settle()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 120)
  }

  @Test
  func `a row is measured again by a snapshot without differences`() throws {
    let table = makeTable()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, place, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: place)
      _ = (cell as? Row)?.parts
      return cell
    }
    source.apply(Self.snapshot, animatingDifferences: false)
    try stage.settle()
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row)
    let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    row.parts.height.constant = 160
    source.apply(source.snapshot())
    stage.advance(by: 0.15)
    expectHalfWay(row, row.parts, next)
    try stage.settle()
    #expect(row.frame.height == 180)
  }

  @Test
  func `an item is measured again by a snapshot without differences`() throws {
    let view = makeCollection()
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view,
      place,
      _ in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: place)
      _ = (cell as? Item)?.parts
      return cell
    }
    source.apply(Self.snapshot, animatingDifferences: false)
    try stage.settle()
    let item = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Item)
    let next = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    item.parts.height.constant = 160
    source.apply(source.snapshot())
    stage.advance(by: 0.15)
    expectHalfWay(item, item.parts, next)
    try stage.settle()
    #expect(item.frame.height == 180)
  }

  private static var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    return snapshot
  }

  @Test
  func `an item's contents grow with it in an update without changes`() throws {
    let view = makeCollection()
    let item = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Item)
    let next = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(item.frame.height == 60)
    item.parts.height.constant = 160
    view.performBatchUpdates(nil)
    stage.advance(by: 0.15)
    expectHalfWay(item, item.parts, next)
    try stage.settle()
    #expect(item.frame.height == 180)
  }

  private func makeCollection() -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(50)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }
}
