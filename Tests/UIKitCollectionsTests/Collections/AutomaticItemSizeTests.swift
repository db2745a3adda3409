import Segue
import Testing
import UIKit

private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.size = CGSize(width: 100, height: 70)
    return attributes
  }
}

/// Places its views itself.
private final class FittingCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 60) }
}

/// Items whose size itself is said to be automatic, not only their estimate.
@MainActor
@Suite
struct AutomaticItemSizeTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test
  func `the content is as large as default items until the cells are measured`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = UICollectionViewFlowLayout.automaticSize
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    list.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = source
    #expect(layout.collectionViewContentSize.height == 50)
    stage.window.addSubview(list)
    try stage.settle()
    #expect(layout.collectionViewContentSize.height == 70)
  }

  @Test
  func `a cell without constraints is as large as it says that fits`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 80, height: 40)
    let list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    list.register(FittingCell.self, forCellWithReuseIdentifier: "cell")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = source
    stage.window.addSubview(list)
    try stage.settle()
    #expect(
      list.visibleCells.map(\.frame.size) == [
        CGSize(width: 120, height: 60), CGSize(width: 120, height: 60),
      ]
    )
  }
}
