import Segue
import Testing
import UIKit

/// Lists that are scrolled back to elements which have not been measured.
@MainActor
@Suite
struct `Elements measured above the screen` {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 45 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = indexPath.row % 3 == 0 ? "one" : "one\ntwo\nthree\nfour"
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600), scale: 2)
  private let rows = Rows()
  private let items = PlainItems([40], views: "")

  /// A table that shows its end.
  private func makeTable() throws -> UITableView {
    let table = UITableView(frame: rect(0, 0, 390, 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    stage.perform { table.scrollToRow(at: [0, 44], at: .bottom, animated: false) }
    try stage.settle()
    return table
  }

  private func place(of row: IndexPath, in table: UITableView) -> CGFloat {
    table.rectForRow(at: row).minY - table.contentOffset.y
  }

  @Test
  func `rows stay on the screen while those above them are measured`() throws {
    let table = try makeTable()
    for _ in 0..<20 {
      let row = try #require(table.indexPathsForVisibleRows?.first)
      let before = place(of: row, in: table)
      stage.perform { table.contentOffset.y -= 30 }
      #expect(abs(place(of: row, in: table) - before - 30) < 1)
    }
  }

  @Test
  func `rows follow the finger while those above them are measured`() throws {
    let table = try makeTable()
    let row = IndexPath(row: 43, section: 0)
    let before = place(of: row, in: table)
    stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 510),
      over: 0.5,
      velocity: 0
    )
    stage.advance(by: 0.5)
    #expect(abs(place(of: row, in: table) - before - 400) < 1)
  }

  @Test
  func `a flick goes on evenly while rows above are measured`() throws {
    let table = try makeTable()
    let row = IndexPath(row: 43, section: 0)
    stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 300),
      over: 0.2,
      velocity: 1200
    )
    stage.advance(by: 0.2)
    var last = place(of: row, in: table)
    var step = CGFloat.infinity
    for _ in 0..<30 {
      stage.advance(by: 1 / 30)
      let now = place(of: row, in: table)
      #expect(now - last > 0 && now - last < step + 1)
      step = now - last
      last = now
    }
  }

  @Test
  func `an animated scroll to the top ends there`() throws {
    let table = try makeTable()
    stage.perform { table.setContentOffset(.zero, animated: true) }
    try stage.settle()
    #expect(table.contentOffset == .zero)
  }

  @Test(arguments: [true, false])
  func `items stay on the screen while those above them are measured`(isFlow: Bool) throws {
    final class HighCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 97
        return layoutAttributes
      }
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 390, height: 40)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(40)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let rows = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let list = UICollectionView(
      frame: rect(0, 0, 390, 600),
      collectionViewLayout: isFlow ? flow : rows
    )
    list.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    stage.window.addSubview(list)
    stage.advance(by: 0.1)
    stage.perform { list.scrollToItem(at: [0, 39], at: .bottom, animated: false) }
    try stage.settle()
    for _ in 0..<12 {
      let item = try #require(list.indexPathsForVisibleItems.min())
      func place() throws -> CGFloat {
        try #require(list.layoutAttributesForItem(at: item)).frame.minY - list.contentOffset.y
      }
      let before = try place()
      stage.perform { list.contentOffset.y -= 30 }
      #expect(try abs(place() - before - 30) < 1)
    }
  }

  @Test
  func `a layout of an app moves the offset with what it invalidates`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 390, height: 100)
    let list = UICollectionView(frame: rect(0, 0, 390, 600), collectionViewLayout: flow)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    stage.window.addSubview(list)
    stage.advance(by: 0.1)
    stage.perform { list.contentOffset.y = 1000 }
    stage.perform {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 70
      flow.invalidateLayout(with: context)
    }
    #expect(list.contentOffset.y == 1070)
  }
}
