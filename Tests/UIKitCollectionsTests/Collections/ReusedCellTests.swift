import Foundation
import Segue
import Testing
import UIKit

/// What happens to cells on their way from the pool to the screen.
@MainActor
@Suite
struct `Reused cells` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  private final class Cell: UICollectionViewCell {
    var log: [String] = []
    override var isSelected: Bool { didSet { log.append("selected \(isSelected)") } }
    override var isHighlighted: Bool { didSet { log.append("highlighted \(isHighlighted)") } }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var hidesEvenItems = false
    var turnsItems = false
    var selectsFirst = false
    /// Where the cells were when they were filled.
    var places: [CGRect] = []
    var count = 4

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      places.append(cell.frame)
      if turnsItems {
        cell.transform = CGAffineTransform(scaleX: 1, y: -1)
        cell.alpha = 0.5
      }
      if selectsFirst, indexPath.item == 0 { cell.isSelected = true }
      if hidesEvenItems, indexPath.item % 2 == 0 { cell.isHidden = true }
      return cell
    }
  }

  private final class SizedCell: UICollectionViewCell {
    let picture = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(picture)
    }
    required init?(coder: NSCoder) { nil }
    override var bounds: CGRect { didSet { picture.frame = bounds } }
  }

  @Test
  func `a cell that is made in its size hears of its bounds, too`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let sizes = view.visibleCells.map { ($0 as? SizedCell)?.picture.frame.size }
    #expect(sizes == Array(repeating: CGSize(width: 100, height: 100), count: 4))
  }

  private let items = Items()

  private func show(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  private func hidden(_ view: UICollectionView) -> [Bool] {
    (0..<items.count).map { view.cellForItem(at: [0, $0])?.isHidden ?? true }
  }

  @Test
  func `what the data source hides stays hidden, and is not hidden when it is reused`() {
    items.hidesEvenItems = true
    let layout = UICollectionViewFlowLayout()
    let view = show(layout)
    #expect(hidden(view) == [true, false, true, false])
    layout.itemSize = CGSize(width: 90, height: 100)
    stage.advance(by: 0.1)
    #expect(hidden(view) == [true, false, true, false])
    items.hidesEvenItems = false
    view.reloadData()
    stage.advance(by: 0.1)
    #expect(hidden(view) == [false, false, false, false])
  }

  @Test
  func `what the data source turns and fades stays so, and is upright when it is reused`() {
    items.turnsItems = true
    let layout = UICollectionViewFlowLayout()
    let view = show(layout)
    func looks() -> [[CGFloat]] {
      (0..<items.count).map { item in
        view.cellForItem(at: [0, item]).map { [$0.transform.d, $0.alpha] } ?? []
      }
    }
    let turned: [[CGFloat]] = Array(repeating: [-1, 0.5], count: 4)
    #expect(looks() == turned)
    layout.itemSize = CGSize(width: 90, height: 100)
    stage.advance(by: 0.1)
    #expect(looks() == turned)
    items.turnsItems = false
    view.reloadData()
    stage.advance(by: 0.1)
    #expect(looks() == Array(repeating: [1, 1], count: 4))
  }

  @Test
  func `a cell is at its place before the data source fills it, reused ones too`() {
    let view = show(UICollectionViewFlowLayout())
    let places = (0..<items.count).map { view.cellForItem(at: [0, $0])?.frame ?? .zero }
    #expect(places[1].minX == 200)
    #expect(items.places == places)
    items.places = []
    view.reloadData()
    stage.advance(by: 0.1)
    #expect(items.places == places)
  }

  @Test
  func `a cell that leaves is not the one that comes in the same pass, but in a later one`() throws
  {
    items.count = 40
    let view = show(UICollectionViewFlowLayout())
    func cells() -> Set<ObjectIdentifier> { Set(view.visibleCells.map(ObjectIdentifier.init)) }
    let first = cells()
    view.contentOffset.y = 550
    stage.advance(by: 0.1)
    let second = cells()
    #expect(first.isDisjoint(with: second))
    view.contentOffset.y = 1100
    stage.advance(by: 0.1)
    #expect(cells().isSubset(of: first))
  }

  @Test
  func `after a reload each item has the cell that it had`() throws {
    let view = show(UICollectionViewFlowLayout())
    let old = try (0..<items.count).map { try #require(view.cellForItem(at: [0, $0])) }
    view.reloadData()
    stage.advance(by: 0.1)
    #expect((0..<items.count).map { view.cellForItem(at: [0, $0]) } == old)
  }

  @Test
  func `attributes that change hide an item, and show it again`() {
    final class Hiding: UICollectionViewFlowLayout {
      var hidesFirst = false { didSet { invalidateLayout() } }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { given in
          guard let own = given.copy() as? UICollectionViewLayoutAttributes else { return given }
          own.isHidden = hidesFirst && own.indexPath.item == 0
          return own
        }
      }
    }
    let layout = Hiding()
    let view = show(layout)
    for hides in [true, false] {
      layout.hidesFirst = hides
      stage.advance(by: 0.1)
      #expect(hidden(view) == [hides, false, false, false])
    }
  }

  @Test
  func `cells learn of their state when they are dequeued, and then only when it changes`() throws {
    let view = show(UICollectionViewFlowLayout())
    // Highlights only when they change.
    let normal = ["selected false"]
    let cells = try (0..<4).map { try #require(view.cellForItem(at: [0, $0]) as? Cell) }
    #expect(cells.map(\.log) == Array(repeating: normal, count: 4))
    for cell in cells { cell.log = [] }
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(cells.map(\.log) == [[], ["selected true"], [], []])
    view.reloadData()
    stage.advance(by: 0.1)
    #expect(cells[1].log == ["selected true", "selected false"] + normal)
    #expect(cells[0].log == normal)
  }

  @Test
  func `a cell that the data source makes look selected stays so`() throws {
    items.selectsFirst = true
    let view = show(UICollectionViewFlowLayout())
    #expect((0..<2).map { view.cellForItem(at: [0, $0])?.isSelected } == [true, false])
    #expect(view.indexPathsForSelectedItems == nil)
  }
}
