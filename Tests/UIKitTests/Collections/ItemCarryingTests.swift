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
}
