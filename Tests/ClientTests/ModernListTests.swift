import Testing
import UIKit

// Lists as apps write them since iOS 13: snapshots, registrations, compositional layouts.

private enum Part: Hashable { case favourites, others }

private struct Fruit: Hashable {
  let name: String
  var count = 1
}

private final class FruitController: UIViewController {
  var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Part, Fruit>!
  var filled: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Fruit> {
      [unowned self] cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit.name
      content.secondaryText = "\(fruit.count)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      filled.append(fruit.name)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, place in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = place.section == 0 ? "Favourites" : "Others"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { view, _, place in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: place)
    }
  }

  func show(_ favourites: [String], _ others: [String], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Fruit>()
    snapshot.appendSections([.favourites, .others])
    snapshot.appendItems(favourites.map { Fruit(name: $0) }, toSection: .favourites)
    snapshot.appendItems(others.map { Fruit(name: $0) }, toSection: .others)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

@MainActor
@Suite
struct `Lists of collection views` {
  private func shown() -> (UIWindow, FruitController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = FruitController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap { cell in
      (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  @Test
  func `a snapshot fills an inset list of rows 44 points high`() throws {
    let (window, controller) = shown()
    controller.show(["Apple", "Pear"], ["Plum"])
    window.layoutIfNeeded()
    #expect(texts(controller.collectionView) == ["Apple", "Pear", "Plum"])
    let first = try #require(controller.collectionView.cellForItem(at: [0, 0]))
    #expect(first.frame.minX == 20)
    #expect(first.frame.width == window.bounds.width - 40)
    #expect(first.frame.height >= 44)
    let second = try #require(controller.collectionView.cellForItem(at: [0, 1]))
    #expect(abs(second.frame.minY - first.frame.maxY) < 0.01)
    #expect(controller.dataSource.indexPath(for: Fruit(name: "Plum")) == [1, 0])
    #expect(
      controller.collectionView.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).count == 2
    )
  }

  @Test
  func `the next snapshot keeps the cells of remaining items, wherever they move`() throws {
    let (window, controller) = shown()
    controller.show(["Apple", "Pear", "Fig"], ["Plum"])
    window.layoutIfNeeded()
    let pear = try #require(controller.collectionView.cellForItem(at: [0, 1]))
    controller.filled = []
    controller.show(["Fig", "Quince"], ["Pear", "Plum"])
    window.layoutIfNeeded()
    #expect(texts(controller.collectionView) == ["Fig", "Quince", "Pear", "Plum"])
    #expect(controller.collectionView.cellForItem(at: [1, 0]) === pear)
    #expect(controller.filled == ["Quince"])
  }

  @Test
  func `an item that is configured again keeps its cell`() throws {
    let (window, controller) = shown()
    controller.show(["Apple"], [])
    window.layoutIfNeeded()
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]))
    controller.filled = []
    var snapshot = controller.dataSource.snapshot()
    snapshot.reconfigureItems([Fruit(name: "Apple")])
    controller.dataSource.apply(snapshot)
    #expect(controller.filled == ["Apple"])
    #expect(controller.collectionView.cellForItem(at: [0, 0]) === cell)
  }

  @Test
  func `a snapshot moves, inserts and deletes by identifiers`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"])
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.moveItem("a", afterItem: "d")
    snapshot.deleteItems(["c"])
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["x", "b"])
    #expect(snapshot.itemIdentifiers(inSection: 1) == ["d", "a"])
    #expect(snapshot.sectionIdentifier(containingItem: "a") == 1)
    #expect(snapshot.indexOfItem("d") == 2)
    snapshot.moveSection(1, beforeSection: 0)
    #expect(snapshot.itemIdentifiers == ["d", "a", "x", "b"])
  }

  @Test
  func `a table takes its rows from a snapshot`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table,
      place,
      name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    snapshot.deleteItems(["one"])
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    let content = table.visibleCells.first?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "two")
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "two")
  }

  private func grid(
    _ section: NSCollectionLayoutSection,
    counts: [Int]
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section)
    )
    view.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (index, count) in counts.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems((0..<count).map { index * 100 + $0 })
    }
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
    view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?
      .frame ?? .null
  }

  @Test
  func `three thirds of the width fit in a row`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3),
        heightDimension: .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalWidth(1.0 / 3)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    let (view, source) = grid(section, counts: [7])
    #expect(frame(view, 0) == CGRect(x: 2, y: 2, width: 96, height: 96))
    #expect(frame(view, 2) == CGRect(x: 202, y: 2, width: 96, height: 96))
    #expect(frame(view, 3) == CGRect(x: 2, y: 102, width: 96, height: 96))
    #expect(view.contentSize == CGSize(width: 300, height: 300))
    _ = source
  }

  @Test
  func `a nested group, spacing, insets, a header and a background`() {
    func size(
      _ width: NSCollectionLayoutDimension,
      _ height: NSCollectionLayoutDimension
    )
      -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
    let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))
    )
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitem: small,
      count: 2
    )
    column.interItemSpacing = .fixed(10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(110)),
      subitems: [big, column]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.interGroupSpacing = 20
    let (view, source) = grid(section, counts: [4])
    #expect(frame(view, 0) == CGRect(x: 10, y: 5, width: 140, height: 110))
    #expect(frame(view, 1) == CGRect(x: 150, y: 5, width: 140, height: 50))
    #expect(frame(view, 2) == CGRect(x: 150, y: 65, width: 140, height: 50))
    #expect(frame(view, 3) == CGRect(x: 10, y: 135, width: 140, height: 110))
    #expect(view.contentSize.height == 250)
    _ = source
  }

  @Test
  func `an orthogonal section continues past the edge`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8),
        heightDimension: .absolute(100)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let (view, source) = grid(section, counts: [3, 3])
    #expect(frame(view, 1) == CGRect(x: 250, y: 0, width: 240, height: 100))
    #expect(frame(view, 0, 1) == CGRect(x: 0, y: 100, width: 240, height: 100))
    #expect(view.contentSize == CGSize(width: 300, height: 200))
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect((second?.superview as? UIScrollView).map { $0 !== view } == true)
    // The last one is beyond the edge, until its section is scrolled to it; the other section
    // stays.
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
    view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .left, animated: false)
    view.layoutIfNeeded()
    let third = view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(third.map { $0.convert($0.bounds, to: view) }?.minX == 60)
    #expect(view.contentOffset == .zero)
    #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 50)) == IndexPath(item: 2, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 150)) == IndexPath(item: 0, section: 1))
    _ = source
  }
}
