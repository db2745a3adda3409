import Segue
import Testing
import UIKit

@MainActor
struct InteractiveLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 4
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400))
  private let items = Items()

  private func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test(arguments: [true, false])
  func `cells are between both layouts as far as a finger is, and end in one of them`(
    isFinished: Bool
  ) throws {
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: flow(50))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    stage.window.addSubview(view)
    try stage.settle()
    var ends: [Bool] = []
    let large = flow(100)
    let between = view.startInteractiveTransition(to: large) { completed, _ in
      ends.append(completed)
    }
    between.transitionProgress = 0.5
    try stage.settle()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.width == 75)
    if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    try stage.settle()
    #expect(ends == [isFinished])
    #expect(cell.frame.width == (isFinished ? 100 : 50))
    #expect((view.collectionViewLayout === large) == isFinished)
  }

  /// All items lie in one place, 150 points wide.
  private final class Pile: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 400) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 150, height: 150)
      return attributes
    }
  }

  @Test
  func `a finger spreads a pile into a grid of the grid's own sizes`() throws {
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: Pile())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    stage.window.addSubview(view)
    try stage.settle()
    let between = view.startInteractiveTransition(to: flow(100))
    between.transitionProgress = 0.5
    try stage.settle()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    // From (0, 0) and 150 wide to (100, 0) and 100 wide.
    #expect(cell.frame == CGRect(x: 50, y: 0, width: 125, height: 125))
  }

  @Test
  func `cells fly out when the finger finishes a change that has no place for them on screen`()
    throws
  {
    items.count = 12
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: flow(50))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    stage.window.addSubview(view)
    try stage.settle()
    let between = view.startInteractiveTransition(to: flow(100))
    between.transitionProgress = 0.3
    try stage.settle()
    let last = try #require(view.cellForItem(at: IndexPath(item: 11, section: 0)))
    #expect(abs(last.frame.minY - 220) < 0.01)
    view.finishInteractiveTransition()
    stage.advance(by: 0.15)
    #expect(last.superview === view)
    #expect(last.frame.minY == 500)
    let shown = try #require(last.layer.presentation()).frame.minY
    #expect(shown > 230 && shown < 490, "\(shown)")
    try stage.settle()
    #expect(last.superview == nil)
  }
}
