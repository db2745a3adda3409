import Segue
import Testing
import UIKit

@testable import UIKit

/// A collection of a given number of cells in a flow layout, laid out.
@MainActor
final class FlowFixture: NSObject, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let stage: Stage
  var counts: [Int]

  init(
    _ count: Int,
    width: CGFloat,
    height: CGFloat = 844,
    scale: CGFloat = 3,
    configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    stage = Stage(size: CGSize(width: width, height: height), scale: scale)
    counts = [count]
    configure(layout)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
  }
}

@MainActor
struct FlowLayoutTests {
  /// 44-point items in the widths of iPhones: items per row and the gap between them.
  @Test(
    arguments: [
      (390, 7, 82), (393, 7, 85), (375, 7, 67), (402, 7, 94), (320, 6, 56), (414, 7, 106),
      (428, 8, 76),
    ] as [(Int, Int, Int)]
  )
  func `full rows are justified`(points: Int, perRow: Int, rest: Int) {
    let width = CGFloat(points)
    let gap = CGFloat(rest) / CGFloat(perRow - 1)
    let fixture = FlowFixture(79, width: width) { $0.itemSize = CGSize(width: 44, height: 44) }
    for item in 0..<perRow {
      #expect(abs(fixture.frame(item).minX - CGFloat(item) * (44 + gap)) < 0.001)
      #expect(fixture.frame(item).minY == 0)
    }
    #expect(fixture.frame(perRow).origin == CGPoint(x: 0, y: 54))
    // The last row keeps the gaps of a full one and starts at the left.
    let last = fixture.frame(78)
    #expect(abs(last.minX - CGFloat(78 % perRow) * (44 + gap)) < 0.001)
    let rows = (79 + perRow - 1) / perRow
    let height = CGFloat(rows * 44 + (rows - 1) * 10)
    #expect(fixture.layout.collectionViewContentSize.height == height)
  }

  @Test
  func `items of next to no length have a place`() {
    let fixture = FlowFixture(2, width: 300) {
      $0.itemSize = CGSize(width: CGFloat.leastNonzeroMagnitude, height: 50)
      $0.minimumInteritemSpacing = 0
    }
    let frame = fixture.layout.layoutAttributesForItem(at: [0, 1])?.frame
    #expect(frame?.minY == 0 && frame?.height == 50)
  }

  @Test
  func `seventy-nine items of 44 points are 638 points high`() {
    let fixture = FlowFixture(79, width: 390) { $0.itemSize = CGSize(width: 44, height: 44) }
    #expect(fixture.view.contentSize == CGSize(width: 390, height: 638))
    let cell = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(abs((cell?.frame.minX ?? 0) - 173.0 / 3) < 1e-9)
  }

  @Test
  func `insets, sizes and line spacing`() {
    let fixture = FlowFixture(7, width: 320) {
      $0.itemSize = CGSize(width: 100, height: 40)
      $0.minimumLineSpacing = 5
      $0.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    #expect(fixture.frame(0) == rect(10, 10, 100, 40))
    #expect(fixture.frame(1) == rect(210, 10, 100, 40))
    #expect(fixture.frame(2) == rect(10, 55, 100, 40))
    #expect(fixture.frame(6) == rect(10, 145, 100, 40))
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 195))
  }

  @Test(
    arguments: [
      (1, [rect(110, 0, 100, 50)]),
      (2, [rect(110, 0, 100, 50), rect(110, 60, 100, 50)]),
    ] as [(Int, [CGRect])]
  )
  func `an item alone in its row is centred`(count: Int, frames: [CGRect]) {
    let fixture = FlowFixture(count, width: 320) {
      $0.itemSize = CGSize(width: 100, height: 50)
      $0.minimumInteritemSpacing = 200
    }
    #expect((0..<count).map { fixture.frame($0) } == frames)
  }

  @Test
  func `items of a horizontal flow run down and then right`() {
    let fixture = FlowFixture(5, width: 320, height: 120) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 40, height: 50)
    }
    #expect(fixture.frame(0) == rect(0, 0, 40, 50))
    #expect(fixture.frame(1) == rect(0, 70, 40, 50))
    #expect(fixture.frame(2) == rect(50, 0, 40, 50))
    #expect(fixture.view.contentSize == CGSize(width: 140, height: 120))
  }

  @Test
  func `headers and footers surround their sections`() {
    let fixture = FlowFixture(3, width: 320) {
      $0.itemSize = CGSize(width: 100, height: 40)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    }
    fixture.counts = [3, 1]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      fixture.layout.layoutAttributesForSupplementaryView(
        ofKind: kind,
        at: IndexPath(item: 0, section: section)
      )?.frame
    }
    #expect(frame(UICollectionView.elementKindSectionHeader, 0) == rect(0, 0, 320, 30))
    #expect(fixture.frame(0) == rect(0, 35, 100, 40))
    #expect(frame(UICollectionView.elementKindSectionFooter, 0) == rect(0, 80, 320, 20))
    #expect(frame(UICollectionView.elementKindSectionHeader, 1) == rect(0, 100, 320, 30))
    #expect(fixture.frame(0, 1) == rect(0, 135, 100, 40))
    #expect(fixture.view.contentSize.height == 200)
  }

  @Test
  func `the tallest item sets the height of the row, and the others are centred in it`() {
    @MainActor
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      let heights: [CGFloat] = [40, 80, 20]
      func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: heights[indexPath.item]) }
    }
    let sizes = Sizes()
    let fixture = FlowFixture(3, width: 320)
    fixture.view.delegate = sizes
    fixture.view.layoutIfNeeded()
    #expect(fixture.frame(0) == rect(0, 20, 100, 40))
    #expect(fixture.frame(1) == rect(110, 0, 100, 80))
    #expect(fixture.frame(2) == rect(220, 30, 100, 20))
  }

  @Test
  func `setting the size of attributes keeps their centre`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = rect(10, 20, 100, 50)
    attributes.size = CGSize(width: 50, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.frame == rect(35, 20, 50, 50))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.isEqual(attributes) == true)
    #expect(copy !== attributes)
  }

  @Test
  func `a new width breaks the rows again`() {
    let fixture = FlowFixture(20, width: 320) { $0.itemSize = CGSize(width: 100, height: 40) }
    #expect(fixture.frame(3).minY == 50)
    fixture.view.frame.size.width = 430
    fixture.view.layoutIfNeeded()
    #expect(fixture.frame(3).minY == 0)
    #expect(fixture.frame(4).minY == 50)
  }

  // MARK: Invalidation

  /// Counts how often its sizes are requested.
  @MainActor
  private final class CountedSizes: NSObject, UICollectionViewDelegateFlowLayout {
    var height: CGFloat = 40
    var questions = 0

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      questions += 1
      return CGSize(width: 300, height: height)
    }
  }

  private final class Restless: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  private func restless(_ sizes: CountedSizes) -> (FlowFixture, Restless) {
    let fixture = FlowFixture(100, width: 320)
    let layout = Restless()
    fixture.view.collectionViewLayout = layout
    fixture.view.delegate = sizes
    fixture.view.layoutIfNeeded()
    sizes.questions = 0
    return (fixture, layout)
  }

  @Test
  func `a scroll that invalidates the layout does not ask for the sizes again`() {
    let sizes = CountedSizes()
    let (fixture, layout) = restless(sizes)
    for offset in 1...10 {
      fixture.view.contentOffset.y = CGFloat(100 * offset)
      fixture.view.layoutIfNeeded()
    }
    #expect(sizes.questions == 0)
    // 100 rows of 40 with 10 between them; those at 1000 to 1844 show.
    #expect(layout.collectionViewContentSize.height == 4990)
    let shown = fixture.view.indexPathsForVisibleItems.map(\.item).sorted()
    #expect(shown == Array(20...36))
  }

  @Test
  func `the layout asks for the sizes again when the app or another size invalidates it`() {
    let sizes = CountedSizes()
    let (fixture, layout) = restless(sizes)
    sizes.height = 30
    fixture.view.contentOffset.y = 50
    layout.invalidateLayout()
    fixture.view.contentOffset.y = 100
    fixture.view.layoutIfNeeded()
    #expect(sizes.questions >= 100)
    #expect(layout.collectionViewContentSize.height == 3990)
    sizes.questions = 0
    fixture.view.frame.size.width = 310
    fixture.view.layoutIfNeeded()
    #expect(sizes.questions >= 100)
  }

  @Test
  func `new data count after a scroll that invalidates the layout`() {
    let sizes = CountedSizes()
    let (fixture, layout) = restless(sizes)
    fixture.view.contentOffset.y = 50
    fixture.counts = [10]
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.height == 490)
  }

  @Test
  func `a layout that sets another item size while it prepares for a scroll has it`() {
    final class Growing: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func prepare() {
        let offset = collectionView?.contentOffset.y ?? 0
        itemSize = CGSize(width: 300, height: offset > 50 ? 80 : 40)
        super.prepare()
      }
    }
    let fixture = FlowFixture(100, width: 320)
    let layout = Growing()
    fixture.view.collectionViewLayout = layout
    fixture.view.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.height == 4990)
    fixture.view.contentOffset.y = 100
    fixture.view.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.height == 8990)
  }

  @Test
  func `the context of a scroll keeps the metrics of the delegate, those of other changes do not`()
  {
    let fixture = FlowFixture(3, width: 320)
    func keeps(_ bounds: CGRect) -> Bool? {
      let context = fixture.layout.invalidationContext(forBoundsChange: bounds)
      return (context as? UICollectionViewFlowLayoutInvalidationContext)
        .map { !$0.invalidateFlowLayoutDelegateMetrics }
    }
    #expect(keeps(rect(0, 100, 320, 844)) == true)
    #expect(keeps(rect(0, 0, 300, 844)) == false)
    #expect(UICollectionViewFlowLayoutInvalidationContext().invalidateFlowLayoutDelegateMetrics)
  }

  @Test
  func `elements are found in every line that a rectangle touches`() {
    let fixture = FlowFixture(20, width: 320) { $0.itemSize = CGSize(width: 100, height: 40) }
    func items(_ area: CGRect) -> [Int] {
      fixture.layout.layoutAttributesForElements(in: area)?.map(\.indexPath.item) ?? []
    }
    #expect(items(rect(0, 0, 320, 40)) == [0, 1, 2])
    #expect(items(rect(0, 39, 320, 12)) == [0, 1, 2, 3, 4, 5])
    #expect(items(rect(0, 41, 320, 8)) == [])
    #expect(items(rect(0, 300, 50, 1000)) == [18])
  }
}
