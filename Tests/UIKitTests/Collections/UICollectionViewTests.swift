import Segue
import Testing
import UIKit

@MainActor
struct UICollectionViewTests {
  @Test
  func `a cell sizes itself by constraints between its content and itself too`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let box = cell.contentView.box(40, 20)
    on(
      box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 15),
      box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -15),
      box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -20)
    )
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.size = CGSize(width: 10, height: 10)
    let size = cell.preferredLayoutAttributesFitting(attributes).size
    #expect(size == CGSize(width: 80, height: 50))
  }

  @Test
  func `a layout's methods are called in UIKit's order`() {
    final class Recording: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare() {
        calls.append("prepare")
        super.prepare()
      }
      override var collectionViewContentSize: CGSize {
        calls.append("contentSize")
        return super.collectionViewContentSize
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements")
        return super.layoutAttributesForElements(in: rect)
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let layout = Recording()
    let fixture = FlowFixture(3, width: 320)
    _ = stage
    layout.calls = []
    fixture.view.collectionViewLayout = layout
    layout.calls = []
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(Array(layout.calls.prefix(4)) == ["prepare", "contentSize", "elements", "contentSize"])
  }

  @Test
  func `a tap selects a visible item although the layout answers nothing for small rectangles`() {
    /// Like layouts that skip pages of items by the first and the last of a page.
    final class Coarse: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        rect.height < 100 ? [] : super.layoutAttributesForElements(in: rect)
      }
    }
    let fixture = FlowFixture(6, width: 320)
    let layout = Coarse()
    layout.itemSize = CGSize(width: 150, height: 100)
    fixture.view.collectionViewLayout = layout
    fixture.stage.advance(by: 0.1)
    fixture.stage.tap(at: CGPoint(x: 245, y: 50))
    fixture.stage.advance(by: 0.5)
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test
  func `a collection view without a width asks for no cell, although its layout reports some`() {
    final class Everything: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        return [attributes]
      }
    }
    let fixture = FlowFixture(1, width: 320)
    fixture.view.frame.size.width = 0
    fixture.view.collectionViewLayout = Everything()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.isEmpty)
    fixture.view.frame.size.width = 320
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 1)
  }

  @Test
  func `of items that overlap, the one in front is at a point`() {
    final class Stack: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
          attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          attributes.zIndex = item == 1 ? 1 : 0
          return attributes
        }
      }
    }
    let fixture = FlowFixture(3, width: 320)
    fixture.view.collectionViewLayout = Stack()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == [0, 1])
  }

  @Test
  func `a view has the size of its place before the data source fills it`() {
    final class Headed: NSObject, UICollectionViewDataSource {
      var sizes: [CGSize] = []
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        sizes.append(cell.bounds.size)
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind,
          withReuseIdentifier: "header",
          for: indexPath
        )
        sizes.append(view.bounds.size)
        return view
      }
    }
    let fixture = FlowFixture(2, width: 320) { layout in
      layout.itemSize = CGSize(width: 80, height: 60)
      layout.headerReferenceSize = CGSize(width: 320, height: 33)
    }
    let source = Headed()
    fixture.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    fixture.view.dataSource = source
    fixture.view.layoutIfNeeded()
    let sizes = Set(source.sizes.map { "\($0.width) x \($0.height)" })
    #expect(sizes == ["320.0 x 33.0", "80.0 x 60.0"])
    source.sizes = []
    // Those that come back from the pool, too.
    fixture.layout.itemSize = CGSize(width: 50, height: 50)
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(source.sizes.contains(CGSize(width: 50, height: 50)))
    #expect(!source.sizes.contains(CGSize(width: 80, height: 60)))
  }

  @Test
  func `cells that scroll away are reused`() {
    final class Counted: UICollectionViewCell {
      nonisolated(unsafe) static var made = 0
      var reuses = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Counted.made += 1
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() { reuses += 1 }
    }
    Counted.made = 0
    let fixture = FlowFixture(1000, width: 320, height: 480)
    fixture.view.register(Counted.self, forCellWithReuseIdentifier: "cell")
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    let first = Counted.made
    #expect(first == 40)
    for step in 1...50 {
      fixture.view.contentOffset.y = CGFloat(step) * 97
      fixture.view.layoutIfNeeded()
    }
    // 11 of the rows of 60 points are on the screen before or after a step of 97 points.
    #expect(Counted.made <= 11 * 5)
    let visible = fixture.view.indexPathsForVisibleItems
    #expect(visible == visible.sorted())
    #expect(visible.first?.item ?? 0 > 0)
  }

  @Test
  func `a class of the client is made by its own initializer`() {
    final class Green: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    let fixture = FlowFixture(1, width: 320)
    fixture.view.register(Green.self, forCellWithReuseIdentifier: "cell")
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell is Green)
    #expect(cell?.contentView.subviews.count == 1)
    #expect(cell?.contentView.frame == rect(0, 0, 50, 50))
  }

  @Test
  func `an unregistered identifier is a fault`() {
    let fixture = FlowFixture(0, width: 320)
    _ = fixture.view.dequeueReusableCell(
      withReuseIdentifier: "nobody",
      for: IndexPath(item: 0, section: 0)
    )
    #expect(
      fixture.stage.fault?.contains("could not dequeue a view of kind: UICollectionElementKindCell")
        == true
    )
  }

  @Test
  func `a batch moves, adds and removes items`() throws {
    let fixture = FlowFixture(5, width: 320)
    let view = fixture.view
    let third = view.cellForItem(at: IndexPath(item: 2, section: 0))
    var finished: Bool?
    view.performBatchUpdates {
      fixture.counts = [5]
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 4, section: 0)])
    } completion: {
      finished = $0
    }
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === third)
    #expect(third?.frame.minX == fixture.frame(1).minX.rounded(toScale: 3))
    try fixture.stage.settle()
    #expect(finished == true)
    #expect(view.visibleCells.count == 5)
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == 5)
  }

  @Test
  func `a batch takes a closure that may not escape`() {
    func update(_ view: UICollectionView, _ changes: () -> Void) {
      view.performBatchUpdates(changes)
    }
    let fixture = FlowFixture(5, width: 320)
    update(fixture.view) {
      fixture.counts = [4]
      fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(fixture.view.numberOfItems(inSection: 0) == 4)
    #expect(fixture.stage.fault == nil)
  }

  @Test
  func `counts that do not add up are a fault in Apple's words`() {
    let fixture = FlowFixture(5, width: 320)
    fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(
      fixture.stage.fault?.contains("Invalid update: invalid number of items in section 0") == true
    )
  }

  @Test
  func `a custom layout places and transforms`() {
    final class Circle: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 320) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let angle = CGFloat(indexPath.item) * .pi / 2
        attributes.size = CGSize(width: 40, height: 20)
        attributes.center = CGPoint(x: 160 + 100 * cos(angle), y: 160 + 100 * sin(angle))
        attributes.transform = CGAffineTransform(rotationAngle: angle)
        attributes.alpha = 0.5
        attributes.zIndex = indexPath.item
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    let fixture = FlowFixture(4, width: 320, height: 320)
    fixture.view.collectionViewLayout = Circle()
    fixture.view.layoutIfNeeded()
    let second = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.center == CGPoint(x: 160, y: 260))
    #expect(second?.bounds.size == CGSize(width: 40, height: 20))
    #expect(second?.alpha == 0.5)
    #expect(second?.layer.zPosition == 1)
    #expect(abs((second?.frame.width ?? 0) - 20) < 0.001)
  }

  @Test
  func `a cell is dequeued at the place that the layout has reported, without asking again`() {
    /// Like layouts whose list holds the items on the screen only.
    final class Shown: UICollectionViewLayout {
      var asked: [IndexPath] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 3200) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        asked.append(indexPath)
        return nil
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [3, 7].map { item in
          let place = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0)
          )
          place.frame = CGRect(x: 0, y: 20 * CGFloat(item), width: 320, height: 20)
          return place
        }
      }
    }
    final class Sized: UICollectionViewCell {
      static var sizes: [CGSize] = []
      override init(frame: CGRect) {
        Sized.sizes.append(frame.size)
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    Sized.sizes = []
    let fixture = FlowFixture(0, width: 320, height: 320)
    let layout = Shown()
    fixture.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
    fixture.counts = [10]
    fixture.view.collectionViewLayout = layout
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(layout.asked.isEmpty)
    #expect(Sized.sizes == [CGSize(width: 320, height: 20), CGSize(width: 320, height: 20)])
  }

  @Test
  func `a tap selects, and another one deselects the first`() throws {
    @MainActor
    final class Delegate: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        log.append("highlight \(path.item)")
      }
      func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        log.append("unhighlight \(path.item)")
      }
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        log.append("select \(path.item)")
      }
      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        log.append("deselect \(path.item)")
      }
    }
    let fixture = FlowFixture(5, width: 320)
    let delegate = Delegate()
    fixture.view.delegate = delegate
    fixture.stage.tap(at: CGPoint(x: 25, y: 25))
    fixture.stage.tap(at: CGPoint(x: 80, y: 25))
    try fixture.stage.settle()
    #expect(
      delegate.log == [
        "highlight 0", "unhighlight 0", "select 0", "highlight 1", "unhighlight 1", "deselect 0",
        "select 1",
      ]
    )
    #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}

extension CGFloat {
  func rounded(toScale scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
