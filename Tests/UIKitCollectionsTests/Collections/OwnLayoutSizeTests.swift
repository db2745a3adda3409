import Segue
import Testing
import UIKit

/// Layouts of apps that let their cells choose their size.
@MainActor
@Suite
struct `Sizes in an app's own layout` {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let view: UICollectionView
  private let column = Column()
  private let items = Items()

  /// Cells one below the other, 100 points high until they say more.
  private final class Column: UICollectionViewLayout {
    private var heights: [IndexPath: CGFloat] = [:]
    private var places: [UICollectionViewLayoutAttributes] = []
    var takesSizes = true

    override func prepare() {
      var y: CGFloat = 0
      places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        let height = heights[place.indexPath] ?? 100
        place.frame = CGRect(x: 0, y: y, width: 300, height: height)
        y += height
        return place
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 300, height: places.last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      places.filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { places[indexPath.item] }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      takesSizes && preferredAttributes.size.height != originalAttributes.size.height
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[preferredAttributes.indexPath] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes
      )
    }
  }

  private final class LowCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 40
      return layoutAttributes
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 20 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  init() {
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: column)
    view.contentInsetAdjustmentBehavior = .never
    view.register(LowCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
  }

  private func show() throws -> [CGRect] {
    stage.window.addSubview(view)
    try stage.settle()
    return view.visibleCells.map(\.frame)
  }

  @Test
  func `it gets what its cells prefer, and those that come onto the screen by that`() throws {
    let frames = try show()
    #expect(frames.count == 10)
    #expect(frames.allSatisfy { $0.height == 40 })
    #expect(frames.last?.minY == 360)
  }

  @Test
  func `it may refuse what they prefer`() throws {
    column.takesSizes = false
    let frames = try show()
    #expect(frames.count == 4)
    #expect(frames.last == CGRect(x: 0, y: 300, width: 300, height: 100))
  }
}
