import Segue
import Testing
import UIKit

/// Cells on the screen whose content changes.
@MainActor
@Suite
struct `Cells that size themselves` {
  private let stage = Stage(size: CGSize(width: 390, height: 600), scale: 2)

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.contentConfiguration = `Cells that size themselves`.content(of: cell)
      return cell
    }
  }

  private final class Box: UICollectionViewCell {
    private let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      // Until the cell has its size, the box may be higher or lower.
      let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        height,
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        bottom,
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Boxes: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Box.self, forCellWithReuseIdentifier: "box")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    }
  }

  fileprivate static func content(
    of cell: UITableViewCell,
    isLong: Bool = false
  )
    -> UIListContentConfiguration
  {
    var content = cell.defaultContentConfiguration()
    content.text = isLong ? String(repeating: "A text of many words. ", count: 12) : "Row"
    return content
  }

  private func showRows() throws -> (Rows, [UITableViewCell]) {
    let rows = Rows(style: .plain)
    stage.window.rootViewController = rows
    try stage.settle()
    return (rows, rows.tableView.visibleCells)
  }

  /// Items that choose their height, one below the other.
  private static var column: UICollectionViewLayout {
    let side = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(60)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: side,
      subitems: [NSCollectionLayoutItem(layoutSize: side)]
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func showBoxes() throws -> (UICollectionView, [Box]) {
    let boxes = Boxes(collectionViewLayout: Self.column)
    stage.window.rootViewController = boxes
    try stage.settle()
    let cells = try (0..<3).map {
      try #require(boxes.collectionView.cellForItem(at: [0, $0]) as? Box)
    }
    return (try #require(boxes.collectionView), cells)
  }

  @Test
  func `a row gets the height of its new content in an animation, and pushes the others`() throws {
    let (rows, cells) = try showRows()
    try #require(cells.count == 3)
    let old = cells[2].frame.minY
    stage.perform { cells[0].contentConfiguration = Self.content(of: cells[0], isLong: true) }
    stage.advance(by: 0.1)
    let half = try #require(cells[2].layer.presentation()?.frame.minY)
    try stage.settle()
    let new = cells[2].frame.minY
    #expect(new > old + 40 && half > old + 1 && half < new - 1)
    #expect(rows.tableView.visibleCells == cells)
    #expect(cells[1].frame.minY == cells[0].frame.maxY)
  }

  @Test
  func `a row moves at once where animations are switched off`() throws {
    let (_, cells) = try showRows()
    try #require(cells.count == 3)
    let old = cells[2].frame.minY
    stage.perform {
      UIView.performWithoutAnimation {
        cells[0].contentConfiguration = Self.content(of: cells[0], isLong: true)
      }
    }
    stage.advance(by: 0.02)
    #expect(cells[2].frame.minY > old + 40 && cells[2].layer.animationKeys() == nil)
  }

  @Test
  func `a row keeps its height in a table that does not let cells ask`() throws {
    let (rows, cells) = try showRows()
    rows.tableView.selfSizingInvalidation = .disabled
    let old = cells.map(\.frame)
    stage.perform { cells[0].contentConfiguration = Self.content(of: cells[0], isLong: true) }
    try stage.settle()
    #expect(cells.map(\.frame) == old)
  }

  @Test
  func `an item that asks is measured again`() throws {
    let (_, cells) = try showBoxes()
    #expect(cells[1].frame.minY == 40)
    stage.perform { cells[0].height.constant = 100 }
    try stage.settle()
    #expect(cells[0].frame.height == 40)
    stage.perform { cells[0].invalidateIntrinsicContentSize() }
    stage.advance(by: 0.1)
    let half = try #require(cells[1].layer.presentation()?.frame.minY)
    #expect(half > 41 && half < 99)
    try stage.settle()
    #expect(cells[0].frame.height == 100 && cells[1].frame.minY == 100)
  }

  @Test
  func `an item follows its constraints where the collection view says so`() throws {
    let (view, cells) = try showBoxes()
    view.selfSizingInvalidation = .enabledIncludingConstraints
    stage.perform { cells[0].height.constant = 100 }
    try stage.settle()
    #expect(cells[0].frame.height == 100 && cells[1].frame.minY == 100)
  }

  @Test
  func `an item follows the priorities of its constraints too, where the view says so`() throws {
    let (view, cells) = try showBoxes()
    view.selfSizingInvalidation = .enabledIncludingConstraints
    let box = try #require(cells[0].height.firstItem as? UIView)
    let low = box.heightAnchor.constraint(equalToConstant: 40)
    let tall = box.heightAnchor.constraint(equalToConstant: 100)
    low.priority = UILayoutPriority(700)
    tall.priority = UILayoutPriority(300)
    stage.perform {
      cells[0].height.isActive = false
      NSLayoutConstraint.activate([low, tall])
    }
    try stage.settle()
    #expect(cells[0].frame.height == 40)
    stage.perform { tall.priority = UILayoutPriority(800) }
    try stage.settle()
    #expect(cells[0].frame.height == 100 && cells[1].frame.minY == 100)
  }

  @Test
  func `an item is measured again when the app invalidates the layout`() throws {
    let (view, cells) = try showBoxes()
    stage.perform { cells[0].height.constant = 100 }
    try stage.settle()
    #expect(cells[0].frame.height == 40)
    stage.perform {
      view.collectionViewLayout.invalidateLayout()
      UIView.animate(withDuration: 0.2) { view.layoutIfNeeded() }
    }
    stage.advance(by: 0.1)
    let half = try #require(cells[1].layer.presentation()?.frame.minY)
    #expect(half > 41 && half < 99)
    try stage.settle()
    #expect(cells[0].frame.height == 100 && cells[1].frame.minY == 100)
  }

  @Test
  func `an item that the app invalidates is measured again, and no other one`() throws {
    let (view, cells) = try showBoxes()
    stage.perform {
      for cell in cells { cell.height.constant = 100 }
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 1]])
      view.collectionViewLayout.invalidateLayout(with: context)
    }
    try stage.settle()
    #expect(cells.map(\.frame.height) == [40, 100, 40])
  }

  @Test
  func `items are measured again where the view becomes wider`() throws {
    /// As many lines as its width requires.
    final class Text: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 12000 / layoutAttributes.size.width
        return layoutAttributes
      }
    }
    let boxes = Boxes(collectionViewLayout: Self.column)
    boxes.loadViewIfNeeded()
    boxes.collectionView.register(Text.self, forCellWithReuseIdentifier: "box")
    boxes.collectionView.contentInsetAdjustmentBehavior = .never
    boxes.collectionView.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    stage.window.addSubview(boxes.collectionView)
    try stage.settle()
    #expect(boxes.collectionView.visibleCells.map(\.frame.minY) == [0, 60, 120])
    boxes.collectionView.frame.size.width = 300
    try stage.settle()
    #expect(boxes.collectionView.visibleCells.map(\.frame.minY) == [0, 40, 80])
  }
}
