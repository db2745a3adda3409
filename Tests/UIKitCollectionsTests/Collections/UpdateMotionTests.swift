import Segue
import Testing
import UIKit

/// Where the elements of a collection view are while an update is under way.
@MainActor
@Suite
struct `Updates on the screen` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let view: UICollectionView
  private let items = Items()

  /// Rows of 100 points, four of which fill the screen.
  private final class Items: NSObject, UICollectionViewDataSource {
    var names = (0..<8).map { "\($0)" }
    var identifier = "cell"

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: identifier,
        for: indexPath
      )
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  /// The cell of an item as it is shown at the moment; nil if it is not in the view.
  private func shownFrame(_ name: String) -> CGRect? {
    view.subviews.first { $0.accessibilityLabel == name }?.layer.presentation()?.frame
  }

  @Test
  func `an item that is pushed off the screen is seen on its way`() throws {
    items.names.insert("new", at: 0)
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.advance(by: 0.15)
    let last = try #require(shownFrame("3"))
    #expect(last.minY > 300 && last.minY < 400)
    try stage.settle()
    #expect(shownFrame("3") == nil)
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["new", "0", "1", "2"])
  }

  @Test
  func `an item from outside comes from where it was, and a new one fades in`() throws {
    items.names.remove(at: 0)
    items.names.insert("new", at: 3)
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      items.names.remove(at: 0)
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    stage.advance(by: 0.15)
    let outer = try #require(shownFrame("4"))
    #expect(outer.minY > 300 && outer.minY < 400)
    let new = try #require(view.subviews.first { $0.accessibilityLabel == "new" })
    let alpha = new.layer.presentation()?.opacity ?? 1
    #expect(alpha > 0 && alpha < 1)
    #expect(shownFrame("new")?.minY == 200)
    try stage.settle()
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["2", "3", "new", "4"])
  }

  private func depth(of name: String) -> Int? {
    view.subviews.firstIndex { $0.accessibilityLabel == name }
  }

  @Test
  func `the items that remain cover deleted ones, which keep their order`() throws {
    items.names.removeSubrange(1...2)
    view.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    stage.advance(by: 0.1)
    let depths = try ["1", "2", "0", "3", "4"].map { try #require(depth(of: $0)) }
    #expect(depths == depths.sorted())
  }

  @Test
  func `what has measured itself keeps its size in an update of others`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(90)
      )
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(90)
      ),
      subitems: [item]
    )
    view.register(LowCell.self, forCellWithReuseIdentifier: "low")
    items.identifier = "low"
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      animated: false
    )
    view.reloadData()
    stage.advance(by: 0.1)
    #expect(shownFrame("1")?.minY == 60)
    items.names.insert("new", at: 4)
    view.insertItems(at: [IndexPath(item: 4, section: 0)])
    for _ in 0..<5 {
      stage.advance(by: 0.05)
      #expect(shownFrame("1")?.minY == 60)
      #expect(shownFrame("3")?.minY == 180)
    }
  }

  private final class LowCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 60
      return layoutAttributes
    }
  }

  /// As cells do that need the frames of their parts.
  private final class Impatient: UICollectionViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      layoutIfNeeded()
    }
  }

  /// A row with a disclosure indicator, whose parts are laid out as they come.
  private final class Marked: UICollectionViewListCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      accessories = [.disclosureIndicator()]
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  @Test(arguments: [false, true])
  func `the others move though a new cell asks for a layout in its own`(isMarked: Bool) throws {
    view.register(isMarked ? Marked.self : Impatient.self, forCellWithReuseIdentifier: "new")
    items.identifier = "new"
    items.names.insert("new", at: 1)
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    stage.advance(by: 0.15)
    let moved = try #require(shownFrame("1"))
    #expect(moved.minY > 100 && moved.minY < 200)
    try stage.settle()
    #expect(shownFrame("1")?.minY == 200)
  }
}
