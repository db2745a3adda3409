import Segue
import Testing

@testable import UIKit

/// Items that move under a finger.
@MainActor
@Suite
struct `Items that are carried` {
  /// Items of 50 points, one below the other.
  private final class Letters: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sections: [[String]]
    var target: IndexPath?

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt source: IndexPath,
      to destination: IndexPath
    ) {
      let letter = sections[source.section].remove(at: source.item)
      sections[destination.section].insert(letter, at: destination.item)
    }

    /// It looks up its data, as apps do.
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let letter = sections[indexPath.section][indexPath.item]
      return CGSize(width: 200, height: letter.isEmpty ? 10 : 50)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedIndexPath }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400))

  private func show(_ letters: Letters) throws -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = letters
    view.delegate = letters
    stage.window.addSubview(view)
    try stage.settle()
    return view
  }

  private func tops(_ paths: [IndexPath], in view: UICollectionView) -> [CGFloat?] {
    paths.map { view.cellForItem(at: $0)?.frame.minY }
  }

  @Test
  func `an item that is carried to another section leaves no gap in its own`() throws {
    let letters = Letters([["a", "b"], ["c", "d"]])
    let view = try show(letters)
    let carried = try #require(view.cellForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 125))
    #expect(tops([[0, 1], [1, 0], [1, 1]], in: view) == [0, 100, 150])
    #expect(carried.center.y == 125)
    // The gap follows the finger.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 126))
    #expect(tops([[0, 1], [1, 0], [1, 1]], in: view) == [0, 50, 150])
    view.endInteractiveMovement()
    try stage.settle()
    #expect(letters.sections == [["b"], ["c", "a", "d"]])
    #expect(view.cellForItem(at: [1, 1]) === carried)
    #expect(tops([[0, 0], [1, 0], [1, 1], [1, 2]], in: view) == [0, 50, 100, 150])
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test
  func `a cancelled movement brings everything back`() throws {
    let letters = Letters([["a", "b"], ["c", "d"]])
    let view = try show(letters)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 125))
    view.cancelInteractiveMovement()
    try stage.settle()
    #expect(letters.sections == [["a", "b"], ["c", "d"]])
    #expect(tops([[0, 0], [0, 1], [1, 0], [1, 1]], in: view) == [0, 50, 100, 150])
  }

  @Test
  func `the delegate decides where a carried item may go`() throws {
    let letters = Letters([["a", "b", "c", "d"]])
    letters.target = [0, 1]
    let view = try show(letters)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 175))
    view.endInteractiveMovement()
    try stage.settle()
    #expect(letters.sections == [["b", "a", "c", "d"]])
  }

  @Test
  func `a released item comes from where it was carried`() throws {
    let letters = Letters([["a", "b", "c", "d"]])
    let view = try show(letters)
    let carried = try #require(view.cellForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 140))
    view.endInteractiveMovement()
    stage.advance(by: 0.1)
    let middle = try #require(carried.layer.presentation()).position.y
    #expect(middle > 125 && middle < 140, "It is at \(middle).")
    try stage.settle()
    #expect(carried.center.y == 125)
  }

  @Test
  func `items scroll under one that is held at the edge`() throws {
    let letters = Letters([(0..<40).map(String.init)])
    let view = try show(letters)
    let carried = try #require(view.cellForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 395))
    stage.advance(by: 1)
    #expect(view.contentOffset.y > 300)
    #expect(carried.superview === view)
    #expect(abs(carried.center.y - view.contentOffset.y - 395) < 1)
    view.endInteractiveMovement()
    try stage.settle()
    let place = try #require(letters.sections[0].firstIndex(of: "0"))
    #expect(place >= 12)
    #expect(view.cellForItem(at: [0, place]) === carried)
  }

  @Test
  func `a long press in a collection view controller carries an item to another section`() throws {
    let letters = Letters([["a", "b"], ["c", "d"]])
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let view = try #require(controller.collectionView)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = letters
    view.delegate = letters
    stage.window.rootViewController = controller
    try stage.settle()
    stage.longPress(at: CGPoint(x: 100, y: 25), thenDragTo: CGPoint(x: 100, y: 125), over: 0.3)
    try stage.settle()
    #expect(letters.sections == [["b"], ["c", "a", "d"]])
    #expect(tops([[0, 0], [1, 0], [1, 1], [1, 2]], in: view) == [0, 50, 100, 150])
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  /// A layout of an app: items of 50 points one below the other, counted by the collection view.
  private final class Tower: UICollectionViewLayout {
    var asked: [String] = []
    var ends: [String] = []
    /// Whether everything that is carried goes to the last place.
    var sinks = false

    private var paths: [IndexPath] {
      guard let collectionView else { return [] }
      return (0..<collectionView.numberOfSections).flatMap { section in
        (0..<collectionView.numberOfItems(inSection: section)).map { [section, $0] }
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 200, height: CGFloat(paths.count) * 50)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let place = paths.firstIndex(of: indexPath) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(place) * 50, width: 200, height: 50)
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      paths.compactMap { layoutAttributesForItem(at: $0) }.filter { $0.frame.intersects(rect) }
    }

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath,
      withPosition position: CGPoint
    ) -> IndexPath {
      guard sinks, let last = paths.last else {
        return super.targetIndexPath(
          forInteractivelyMovingItem: previousIndexPath,
          withPosition: position
        )
      }
      return last
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath,
      withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath,
        withTargetPosition: position
      )
      attributes.alpha = 0.5
      return attributes
    }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths,
        withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths,
        previousPosition: previousPosition
      )
      asked.append(
        "\(context.previousIndexPathsForInteractivelyMovingItems ?? []) "
          + "\(context.targetIndexPathsForInteractivelyMovingItems ?? []) "
          + "\(previousPosition.y) \(context.interactiveMovementTarget.y)"
      )
      return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath],
      previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      ends.append("\(indexPaths) \(previousIndexPaths) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths,
        previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled
      )
    }
  }

  private func showTower(_ letters: Letters) throws -> (view: UICollectionView, layout: Tower) {
    let view = try show(letters)
    let tower = Tower()
    view.collectionViewLayout = tower
    try stage.settle()
    return (view, tower)
  }

  @Test
  func `an app's own layout makes room in another section, and is asked for the carried item`()
    throws
  {
    let letters = Letters([["a", "b"], ["c", "d"]])
    let (view, layout) = try showTower(letters)
    let carried = try #require(view.cellForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(carried.alpha == 0.5)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 125))
    #expect(tops([[0, 1], [1, 0], [1, 1]], in: view) == [0, 100, 150])
    #expect(carried.center.y == 125)
    let paths: [IndexPath] = [[0, 0], [1, 0]]
    #expect(layout.asked == ["\([paths[0]]) \([paths[1]]) 25.0 125.0"])
    view.endInteractiveMovement()
    #expect(layout.ends == ["\([paths[1]]) \([paths[1]]) false"])
    try stage.settle()
    #expect(letters.sections == [["b"], ["a", "c", "d"]])
    #expect(tops([[0, 0], [1, 0], [1, 1], [1, 2]], in: view) == [0, 50, 100, 150])
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test
  func `an app's own layout decides where a carried item goes`() throws {
    let letters = Letters([["a", "b", "c"]])
    let (view, layout) = try showTower(letters)
    layout.sinks = true
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 30))
    #expect(tops([[0, 1], [0, 2]], in: view) == [0, 50])
    view.endInteractiveMovement()
    try stage.settle()
    #expect(letters.sections == [["b", "c", "a"]])
  }

  @Test
  func `a layout hears of a cancelled movement`() throws {
    let letters = Letters([["a", "b"]])
    let (view, layout) = try showTower(letters)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 75))
    view.cancelInteractiveMovement()
    let paths: [IndexPath] = [[0, 0], [0, 1]]
    #expect(layout.ends == ["\([paths[0]]) \([paths[1]]) true"])
    try stage.settle()
    #expect(letters.sections == [["a", "b"]])
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }
}
