import Foundation
import Segue
import Testing
import UIKit

/// What apps animate while rows and items come onto the screen.
@MainActor
@Suite
struct `Animations of cells that come onto the screen` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  /// Fades in over a second.
  private static func fadeIn(_ view: UIView) {
    view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
  }

  private func shownOpacity(_ view: UIView) -> Float {
    (view.layer.presentation() ?? view.layer).opacity
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var fadesInDataSource = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if fadesInDataSource { fadeIn(cell) }
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      if !fadesInDataSource { fadeIn(cell) }
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      fadeIn(view)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var fadesInDataSource = false

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 80 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      if fadesInDataSource { fadeIn(cell) }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      if !fadesInDataSource { fadeIn(cell) }
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    stage.perform { stage.window.addSubview(table) }
    return table
  }

  private func collection(_ items: Items) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.delegate = items
    stage.perform { stage.window.addSubview(view) }
    return view
  }

  @Test(arguments: [false, true])
  func `rows move in those of the delegate and of the data source`(inDataSource: Bool) throws {
    let rows = Rows()
    rows.fadesInDataSource = inDataSource
    let table = table(rows)
    stage.advance(by: 0.5)
    let first = try #require(table.visibleCells.first)
    #expect(abs(shownOpacity(first) - 0.5) < 0.1)
    #expect(first.alpha == 1)
    try stage.settle()
    stage.perform { table.contentOffset.y = 600 }
    stage.advance(by: 0.5)
    let last = try #require(table.visibleCells.last)
    #expect(abs(shownOpacity(last) - 0.5) < 0.1)
    withExtendedLifetime(rows) {}
  }

  @Test
  func `the header of a section moves in those of the delegate`() throws {
    let rows = Rows()
    let table = table(rows)
    stage.advance(by: 0.5)
    let header = try #require(table.headerView(forSection: 0))
    #expect(abs(shownOpacity(header) - 0.5) < 0.1)
    withExtendedLifetime(rows) {}
  }

  @Test(arguments: [false, true])
  func `items move in those of the delegate and of the data source`(inDataSource: Bool) throws {
    let items = Items()
    items.fadesInDataSource = inDataSource
    let view = collection(items)
    stage.advance(by: 0.5)
    let first = try #require(view.cellForItem(at: [0, 0]))
    #expect(abs(shownOpacity(first) - 0.5) < 0.1)
    #expect(first.alpha == 1)
    withExtendedLifetime(items) {}
  }

  @Test
  func
    `rows that come in an animation of the app's own are at their place, and play theirs in full`()
    throws
  {
    let rows = Rows()
    let table = table(rows)
    try stage.settle()
    stage.perform {
      UIView.animate(withDuration: 0.2) {
        table.frame.size.height = 300
        table.contentOffset.y = 600
        table.layoutIfNeeded()
      }
    }
    let last = try #require(table.visibleCells.last)
    stage.advance(by: 0.1)
    #expect(last.layer.presentation()?.frame == last.frame)
    stage.advance(by: 0.4)
    #expect(abs(shownOpacity(last) - 0.5) < 0.1)
    withExtendedLifetime(rows) {}
  }

  private final class LastSeeker: NSObject, UITableViewDataSource, UITableViewDelegate {
    var lasts: [IndexPath] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      if tableView.indexPathsForVisibleRows?.last == indexPath { lasts.append(indexPath) }
    }
  }

  @Test
  func `the first row that comes knows which is the last one on the screen`() throws {
    let seeker = LastSeeker()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.rowHeight = 50
    table.dataSource = seeker
    table.delegate = seeker
    stage.perform { stage.window.addSubview(table) }
    try stage.settle()
    #expect(seeker.lasts == [[0, 3]])
  }
}
