import Foundation
import Segue
import Testing

@testable import UIKit

/// What an app cuts out of a view that is dragged, and moves along with the lift, the drop and the
/// return.
@MainActor
@Suite
struct `Previews and animations of a drag` {
  private final class Delegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    let card: UIView
    init(_ card: UIView) { self.card = card }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      let parameters = UIDragPreviewParameters()
      parameters.visiblePath = UIBezierPath(ovalIn: card.bounds)
      parameters.backgroundColor = .clear
      return UITargetedDragPreview(view: card, parameters: parameters)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { animator.addCompletion { _ in self.card.alpha = 0.25 } }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) {
      log.append("return")
      animator.addAnimations { self.card.alpha = 1 }
      animator.addCompletion { _ in self.log.append("returned") }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("ended \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionDidTransferItems session: any UIDragSession
    ) { log.append("transferred") }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) {
      animator.addAnimations { self.log.append("drop") }
      animator.addCompletion { _ in self.log.append("dropped") }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    {
      log.append("conclude")
    }
  }

  private let stage = Stage(size: CGSize(width: 200, height: 400))
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let delegate: Delegate

  init() {
    delegate = Delegate(card)
    let well = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    card.addInteraction(UIDragInteraction(delegate: delegate))
    well.addInteraction(UIDropInteraction(delegate: delegate))
    for view in [card, well] { stage.window.addSubview(view) }
  }

  private func carry(to point: CGPoint) {
    stage.longPress(at: CGPoint(x: 50, y: 50), for: 0.75, thenDragTo: point, over: 1)
    stage.advance(by: 1.7)
  }

  @Test
  func `only what the preview shows is carried`() throws {
    carry(to: CGPoint(x: 50, y: 250))
    let picture = try #require(stage.window.subviews.last as? DragPicture)
    #expect(picture.subviews.first?.layer.mask != nil)
    #expect(picture.layer.shadowPath != nil)
    try stage.settle()
  }

  @Test
  func `what changed with the lift changes back with the return`() throws {
    carry(to: CGPoint(x: 150, y: 150))
    #expect(card.alpha == 0.25)
    try stage.settle()
    #expect(card.alpha == 1)
    #expect(delegate.log == ["return", "returned", "ended cancel"])
  }

  @Test
  func `the taker moves something along with the drop`() throws {
    carry(to: CGPoint(x: 50, y: 250))
    try stage.settle()
    #expect(
      delegate.log == ["perform", "drop", "dropped", "conclude", "ended copy", "transferred"]
    )
  }

  /// Gives and takes its items.
  private final class List: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 4 }

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
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

    func collectionView(
      _ collectionView: UICollectionView,
      dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      log.append("drag \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      log.append("drop \(indexPath.item)")
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first else { return }
      let animator = coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 2, section: 0))
      animator.addAnimations { self.log.append("animate") }
      animator.addCompletion { _ in self.log.append("complete") }
    }
  }

  @Test
  func `a list asks how its items are cut out, and animates along with the drop`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let list = List()
    view.dataSource = list
    view.dragDelegate = list
    view.dropDelegate = list
    view.dragInteractionEnabled = true
    stage.window.addSubview(view)
    try stage.settle()
    carry(to: CGPoint(x: 100, y: 125))
    try stage.settle()
    #expect(list.log == ["drag 1", "drop 2", "animate", "complete"])
  }
}
