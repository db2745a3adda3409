import Segue
import Testing

@testable import UIKit

/// Long presses that lift an item and carry it elsewhere.
@MainActor
struct DragAndDropTests {
  private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var letters = ["a", "b", "c", "d"]
    var log: [String] = []
    var movable = false

    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { movable }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt source: IndexPath,
      to destination: IndexPath
    ) { letters.insert(letters.remove(at: source.item), at: destination.item) }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { letters.count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("lift \(letters[indexPath.item])")
      return [UIDragItem(itemProvider: NSItemProvider())]
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let from = item.sourceIndexPath,
        let to = coordinator.destinationIndexPath
      else { return }
      log.append("drop \(letters[from.item]) at \(to.item)")
      collectionView.performBatchUpdates {
        self.letters.insert(self.letters.remove(at: from.item), at: to.item)
        collectionView.deleteItems(at: [from])
        collectionView.insertItems(at: [to])
      }
      coordinator.drop(item.dragItem, toItemAt: to)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dragSessionDidEnd session: any UIDragSession
    ) { log.append("end") }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400))
  private let letters = Letters()

  /// Rows of 50 points.
  private func makeCollection() throws -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = letters
    view.dragDelegate = letters
    view.dropDelegate = letters
    view.dragInteractionEnabled = true
    stage.window.addSubview(view)
    try stage.settle()
    return view
  }

  @Test
  func `an item that is lifted and carried is dropped where the finger leaves`() throws {
    let view = try makeCollection()
    stage.longPress(at: CGPoint(x: 100, y: 25), thenDragTo: CGPoint(x: 100, y: 125), over: 0.3)
    try stage.settle()
    #expect(letters.log == ["lift a", "drop a at 2", "end"])
    #expect(letters.letters == ["b", "c", "a", "d"])
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(view.hasActiveDrag == false)
  }

  @Test
  func `the others make room while an item is carried, and close it after a cancellation`() throws {
    let view = try makeCollection()
    stage.longPress(
      at: CGPoint(x: 100, y: 25),
      for: 0.75,
      thenDragTo: CGPoint(x: 100, y: 75),
      over: 1
    )
    stage.advance(by: 1.7)
    #expect(view.hasActiveDrag)
    #expect(view.cellForItem(at: [0, 0])?.alpha == 0)
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 0)
    #expect(view.cellForItem(at: [0, 2])?.frame.minY == 100)
    try stage.settle()
    #expect(letters.letters == ["b", "a", "c", "d"])
  }

  /// Rows of 50 points that the data source lets move.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate {
    var letters = ["a", "b", "c", "d"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = letters[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) { letters.insert(letters.remove(at: source.row), at: destination.row) }

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  /// Rows of 50 points, the first of which a finger holds at a height.
  private func carryFirstRow(of rows: Rows, to y: CGFloat, on stage: Stage) throws -> UITableView {
    let table = UITableView(frame: stage.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.dataSource = rows
    table.dragDelegate = rows
    table.dragInteractionEnabled = true
    stage.window.addSubview(table)
    try stage.settle()
    stage.longPress(
      at: CGPoint(x: 100, y: 25),
      for: 0.75,
      thenDragTo: CGPoint(x: 100, y: y),
      over: 1
    )
    stage.advance(by: 1.7)
    return table
  }

  @Test
  func `rows make room for the one that is carried`() throws {
    let rows = Rows()
    let table = try carryFirstRow(of: rows, to: 125, on: stage)
    #expect(table.cellForRow(at: [0, 0])?.alpha == 0)
    #expect((1...3).map { table.cellForRow(at: [0, $0])?.frame.minY } == [0, 50, 150])
    try stage.settle()
    #expect(rows.letters == ["b", "c", "a", "d"])
    let cells = table.visibleCells
    #expect(cells.map(\.textLabel?.text) == ["b", "c", "a", "d"])
    #expect(cells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(cells.allSatisfy { $0.alpha == 1 })
  }

  @Test
  func `a row is carried as it looked before the finger`() throws {
    let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
    let rows = Rows()
    _ = try carryFirstRow(of: rows, to: 325, on: stage)
    // White, not the grey of a touched row.
    #expect(stage.render()[180, 320].red > 250)
    try stage.settle()
  }

  @Test
  func `without permission a long press lifts nothing`() throws {
    let view = try makeCollection()
    view.dragInteractionEnabled = false
    stage.longPress(at: CGPoint(x: 100, y: 25), thenDragTo: CGPoint(x: 100, y: 125), over: 0.3)
    try stage.settle()
    #expect(letters.log.isEmpty)
  }

  @Test
  func `items of a diffable data source with handlers move under the finger`() throws {
    let view = try makeCollection()
    view.dragDelegate = nil
    view.dropDelegate = nil
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      place,
      _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    }
    var moved: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(letters.letters)
    source.apply(snapshot, animatingDifferences: false)
    try stage.settle()
    stage.longPress(at: CGPoint(x: 100, y: 25), thenDragTo: CGPoint(x: 100, y: 125), over: 0.3)
    try stage.settle()
    #expect(moved == ["b", "c", "a", "d"])
    #expect(source.snapshot().itemIdentifiers == moved)
    moved = []
    stage.longPress(at: CGPoint(x: 100, y: 175), thenDragTo: CGPoint(x: 100, y: 25), over: 0.3)
    try stage.settle()
    #expect(moved.isEmpty)
  }

  @Test
  func `an app's own gesture moves an item that its data source lets move`() throws {
    let view = try makeCollection()
    #expect(view.beginInteractiveMovementForItem(at: [0, 3]) == false)
    letters.movable = true
    #expect(view.beginInteractiveMovementForItem(at: [0, 3]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
    let cell = try #require(view.cellForItem(at: [0, 3]))
    #expect(cell.center.y == 60)
    #expect(cell.alpha == 1)
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 100)
    view.endInteractiveMovement()
    try stage.settle()
    #expect(letters.letters == ["a", "d", "b", "c"])
    #expect(view.cellForItem(at: [0, 1]) === cell)
    #expect(cell.frame.minY == 50)
  }

  private final class Handover: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var lightsUp = false

    func dragInteraction(
      _ interaction: UIDragInteraction,
      itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "pear")))
      item.localObject = "pear"
      return [item]
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("ended \(operation)") }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidEnter session: any UIDropSession
    ) {
      log.append("enter")
      if lightsUp { UIView.animate(withDuration: 1) { interaction.view?.backgroundColor = .green } }
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let name = session.items.first?.localObject as? String
      log.append("drop \(name ?? "")")
    }
  }

  @Test(arguments: [false, true])
  func `what one view gives, another one takes, also while that is animated`(
    lightsUp: Bool
  ) throws {
    let handover = Handover()
    handover.lightsUp = lightsUp
    let giver = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let taker = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    giver.addInteraction(UIDragInteraction(delegate: handover))
    taker.addInteraction(UIDropInteraction(delegate: handover))
    stage.window.addSubview(giver)
    stage.window.addSubview(taker)
    stage.longPress(at: CGPoint(x: 50, y: 50), thenDragTo: CGPoint(x: 50, y: 250), over: 0.3)
    try stage.settle()
    #expect(handover.log == ["enter", "drop pear", "ended copy"])
    handover.log = []
    stage.longPress(at: CGPoint(x: 50, y: 50), thenDragTo: CGPoint(x: 150, y: 150), over: 0.3)
    try stage.settle()
    #expect(handover.log == ["ended cancel"])
  }
}
