import Segue
import Testing

@testable import UIKit

/// Rows that size themselves beside the controls of editing.
@MainActor
@Suite
struct `Heights of rows that are edited` {
  private final class Box: UIView {
    /// A quarter as high as wide, and as wide as the content.
    init(in content: UIView) {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(self)
      NSLayoutConstraint.activate([
        leadingAnchor.constraint(equalTo: content.leadingAnchor),
        trailingAnchor.constraint(equalTo: content.trailingAnchor),
        topAnchor.constraint(equalTo: content.topAnchor),
        bottomAnchor.constraint(equalTo: content.bottomAnchor),
        heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Boxes: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      _ = Box(in: cell.contentView)
      return cell
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 600))

  @Test
  func `a row of a table follows the room that the control leaves, in the animation`() throws {
    let boxes = Boxes()
    let table = UITableView(frame: stage.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = boxes
    stage.window.addSubview(table)
    try stage.settle()
    let second = try #require(table.cellForRow(at: [0, 1]))
    let before = table.rectForRow(at: [0, 0]).height
    // With its line, on a whole pixel.
    #expect(abs(before - 97.5) < 2)
    table.setEditing(true, animated: true)
    stage.advance(by: 0.15)
    let top = try #require(second.layer.presentation()?.frame.minY)
    let after = table.rectForRow(at: [0, 0]).height
    #expect(abs(before - after - 38 * 0.25) < 1.1)
    #expect(top < before - 1 && top > after + 1, "It is at \(top).")
    try stage.settle()
    table.setEditing(false, animated: true)
    try stage.settle()
    #expect(table.rectForRow(at: [0, 0]).height == before)
  }

  @Test
  func `a row of a list follows the room that its accessories leave`() throws {
    let view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)
      )
    )
    view.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(view)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      if cell.contentView.subviews.isEmpty { _ = Box(in: cell.contentView) }
      cell.accessories = [.multiselect(), .disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    try stage.settle()
    let first = try #require(view.cellForItem(at: [0, 0]))
    let before = first.bounds.height
    #expect(first.contentView.bounds.width < 390)
    #expect(abs(before - first.contentView.bounds.width / 4) < 1)
    view.isEditing = true
    try stage.settle()
    #expect(first.bounds.height < before - 4)
    #expect(abs(first.bounds.height - first.contentView.bounds.width / 4) < 1)
    view.isEditing = false
    try stage.settle()
    #expect(first.bounds.height == before)
  }
}
