import Segue
import Testing
import UIKit

/// Lists whose size changes inside an animation.
@MainActor
@Suite
struct `Lists in an animated change of their size` {
  private let stage = Stage(size: CGSize(width: 600, height: 400), scale: 1)
  private let rows = Rows()

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    var ended: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.accessibilityLabel = "\(indexPath.row)"
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 12 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = "\(indexPath.item)"
      return cell
    }
  }

  private final class Flow: UICollectionViewFlowLayout {
    var calls: [String] = []

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      calls.append("from \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      calls.append("finalized")
    }
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 100
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    return table
  }

  /// Items of 100 points, three or five in a line.
  private func makeItems(width: CGFloat) -> UICollectionView {
    let layout = Flow()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 200),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  private func resize(_ view: UIView, to size: CGSize) {
    UIView.animate(withDuration: 0.4) {
      view.frame.size = size
      view.layoutIfNeeded()
    }
  }

  private func shownFrame(_ name: String, in view: UIView) -> CGRect? {
    view.subviews.first { $0.accessibilityLabel == name }?.layer.presentation()?.frame
  }

  @Test
  func `rows that a smaller table does not show stay until the animation is over`() throws {
    let table = makeTable()
    resize(table, to: CGSize(width: 500, height: 200))
    stage.advance(by: 0.2)
    let last = try #require(shownFrame("3", in: table))
    #expect(last.minY == 300)
    #expect(last.width > 320 && last.width < 480)
    #expect(rows.ended == [])
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1])
    try stage.settle()
    #expect(shownFrame("3", in: table) == nil)
    #expect(rows.ended == [2, 3])
  }

  @Test
  func `rows that a larger table shows begin as wide as it was`() throws {
    let table = makeTable()
    UIView.performWithoutAnimation { table.frame.size.height = 200 }
    stage.advance(by: 0.1)
    resize(table, to: CGSize(width: 500, height: 400))
    stage.advance(by: 0.2)
    let last = try #require(shownFrame("3", in: table))
    #expect(last.minY == 300)
    #expect(last.width > 320 && last.width < 480)
    try stage.settle()
    #expect(shownFrame("3", in: table) == CGRect(x: 0, y: 300, width: 500, height: 100))
  }

  @Test
  func `rows leave at once where the size changes without an animation`() {
    let table = makeTable()
    table.frame.size.height = 200
    table.layoutIfNeeded()
    #expect(shownFrame("3", in: table) == nil)
    #expect(rows.ended == [2, 3])
  }

  @Test
  func `items that leave the screen go to their new places`() throws {
    let view = makeItems(width: 500)
    resize(view, to: CGSize(width: 300, height: 200))
    stage.advance(by: 0.2)
    // From the second line's last place to the fourth line's first.
    let last = try #require(shownFrame("9", in: view))
    #expect(last.minX > 50 && last.minX < 350)
    #expect(last.minY > 120 && last.minY < 280)
    #expect(view.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
    try stage.settle()
    #expect(shownFrame("9", in: view) == nil)
  }

  @Test
  func `items that come onto the screen come from their old places`() throws {
    let view = makeItems(width: 300)
    #expect(shownFrame("9", in: view) == nil)
    resize(view, to: CGSize(width: 500, height: 200))
    stage.advance(by: 0.2)
    let last = try #require(shownFrame("9", in: view))
    #expect(last.minX > 50 && last.minX < 350)
    #expect(last.minY > 120 && last.minY < 280)
    try stage.settle()
    #expect(shownFrame("9", in: view) == CGRect(x: 400, y: 100, width: 100, height: 100))
  }

  @Test
  func `the layout learns of the change once, with the bounds of before`() throws {
    let view = makeItems(width: 300)
    let layout = try #require(view.collectionViewLayout as? Flow)
    resize(view, to: CGSize(width: 500, height: 200))
    #expect(layout.calls == ["from 300", "finalized"])
    view.frame.size.width = 300
    view.layoutIfNeeded()
    try stage.settle()
    #expect(layout.calls == ["from 300", "finalized"])
  }

  @Test
  func `the delegate decides where it scrolls to, for a page that stays on the screen`() throws {
    final class Keeper: NSObject, UICollectionViewDelegate {
      var proposed: [CGPoint] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposed.append(proposedContentOffset)
        return CGPoint(x: 0, y: 50)
      }
    }
    let view = makeItems(width: 300)
    view.contentOffset.y = 100
    stage.advance(by: 0.1)
    let keeper = Keeper()
    view.delegate = keeper
    resize(view, to: CGSize(width: 500, height: 200))
    #expect(keeper.proposed == [CGPoint(x: 0, y: 100)])
    #expect(view.contentOffset.y == 50)
    stage.advance(by: 0.2)
    let shown = try #require(view.layer.presentation()).bounds.minY
    #expect(shown > 55 && shown < 95)
    try stage.settle()
  }
}
