import CoreGraphics
import ObjectiveC

extension UICollectionView {
  /// Lifts an item for the drag delegate, or, where the data source lets items move, to move it.
  func makeDragLift() -> DragLift {
    DragLift { [weak self] press in
      guard let self, let place = indexPathForItem(at: press.location(in: self)),
        let cell = cellForItem(at: place)
      else { return nil }
      if dragInteractionEnabled, let dragDelegate {
        return { self.begin(at: place, cell, press.location(in: nil), dragDelegate) }
      }
      guard canMove(place), movesItemsByItself
      else { return nil }
      return { self.beginReordering(at: place, cell, press.location(in: nil)) }
    }
  }

  /// In collection view controllers, and for diffable data sources with handlers (documented).
  private var movesItemsByItself: Bool {
    if dataSource is any OutlineSource { return true }
    let controller =
      next as? UICollectionViewController ?? superview?.next as? UICollectionViewController
    return controller?.installsStandardGestureForInteractiveMovement ?? false
  }

  func canMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let methods = OptionalMethods(
      type: type(of: dataSource),
      required: "collectionView:cellForItemAt:"
    )
    return methods.move(
      by: "collectionView:moveItemAt:to:",
      unless: "collectionView:canMoveItemAt:",
      answers: dataSource.collectionView(self, canMoveItemAt: indexPath)
    )
  }

  private func begin(
    at place: IndexPath,
    _ cell: UICollectionViewCell,
    _ finger: CGPoint,
    _ delegate: any UICollectionViewDragDelegate
  ) -> DragAndDrop? {
    // What is carried looks as the item did before the finger.
    unhighlight()
    // The delegate sees the session before it has items.
    let empty = UIDragItem(itemProvider: NSItemProvider())
    guard let first = DragAndDrop([empty], lifting: cell, from: self, at: finger) else {
      return nil
    }
    let items = delegate.collectionView(self, itemsForBeginning: first, at: place)
    let drag = DragAndDrop(
      items,
      lifting: cell,
      as: delegate.collectionView(self, dragPreviewParametersForItemAt: place).map {
        UITargetedDragPreview(view: cell, parameters: $0)
      },
      from: self,
      at: finger,
      allowsMove: delegate.collectionView(self, dragSessionAllowsMoveOperation: first),
      isRestricted: delegate.collectionView(
        self,
        dragSessionIsRestrictedToDraggingApplication: first
      )
    )
    guard let drag else { return nil }
    drag.localContext = first.localContext
    draggedItem = place
    delegate.collectionView(self, dragSessionWillBegin: drag)
    lift(drag, cell)
    return drag
  }

  private func beginReordering(
    at place: IndexPath,
    _ cell: UICollectionViewCell,
    _ finger: CGPoint
  ) -> DragAndDrop? {
    unhighlight()
    let item = UIDragItem(itemProvider: NSItemProvider())
    guard let drag = DragAndDrop([item], lifting: cell, from: self, at: finger) else { return nil }
    draggedItem = place
    lift(drag, cell)
    return drag
  }

  /// The picture of the cell takes its place.
  private func lift(_ drag: DragAndDrop, _ cell: UICollectionViewCell) {
    drag.lift(with: DragAnimator())
    cell.alpha = 0
  }

  // MARK: Making room

  /// The place of an item while the others make room for the dragged one.
  func makingRoom(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.representedElementCategory == .cell,
      let own = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    if attributes.indexPath == draggedItem {
      // A picture is carried in its place, or the cell itself.
      if let carried = carriedAttributes { return carried }
      own.alpha = 0
      return own
    }
    guard let gap, gap.from.section == gap.to.section,
      attributes.indexPath.section == gap.from.section
    else { return draggedItem == nil ? attributes : own }
    var item = attributes.indexPath.item
    if gap.from.item < item, item <= gap.to.item {
      item -= 1
    } else if gap.to.item <= item, item < gap.from.item {
      item += 1
    }
    let place = IndexPath(item: item, section: gap.from.section)
    guard let slot = collectionViewLayout.layoutAttributesForItem(at: place) else { return own }
    own.frame = slot.frame
    own.transform3D = slot.transform3D
    return own
  }

  func openGap(to place: IndexPath?) {
    guard gap?.to != place else { return }
    let crossed = crossing != nil
    gap = nil
    if let place, let draggedItem, canMakeRoom(at: place, for: draggedItem) {
      gap = ItemGap(from: draggedItem, to: place)
    }
    if crossed || crossing != nil { invalidatePlaces() }
    UIView.animate(withDuration: UICollectionView.updateDuration) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  /// A gap in another section is laid out by the layout itself, which then has other numbers of
  /// items, an app's own layout too (inferred).
  private func canMakeRoom(at place: IndexPath, for item: IndexPath) -> Bool {
    if place.section == item.section { return true }
    return scrollers[place.section] == nil && scrollers[item.section] == nil
  }

  private func closeGap() {
    let crossed = crossing != nil
    gap = nil
    if crossed { invalidatePlaces() }
  }

  /// Makes the layout know the data again before they change, while everything stays
  /// where the eye sees it.
  private func closeCrossing() {
    guard crossing != nil else {
      gap = nil
      return
    }
    let places = elements.values.map { (view: $0, center: $0.center) }
    closeGap()
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for (view, center) in places where view.superview != nil {
        view.center = center
        // The next attributes take it from there, whatever they are.
        view.taken = UICollectionViewLayoutAttributes()
      }
    }
  }

  /// Where the delegate lets an item go that is carried over a place.
  func target(for item: IndexPath, over place: IndexPath) -> IndexPath {
    delegate?.collectionView(
      self,
      targetIndexPathForMoveOfItemFromOriginalIndexPath: item,
      atCurrentIndexPath: gap?.to ?? item,
      toProposedIndexPath: place
    ) ?? place
  }

  /// Moves the data; the cells are where they will be.
  func finishMove(from: IndexPath, to: IndexPath?) {
    if let to, to != from {
      closeCrossing()
      dataSource?.collectionView(self, moveItemAt: from, to: to)
      UIView.performWithoutAnimation { moveItem(at: from, to: to) }
    } else {
      closeGap()
    }
    // Its cell stays until here, though its old place may have left the screen.
    draggedItem = nil
    setNeedsLayout()
  }
}

extension UICollectionView: DragSource {
  func dragDidMove(_ drag: DragAndDrop) {}
  func dragWillEnd(_ drag: DragAndDrop, with operation: UIDropOperation) {}
  func dragDidEnd(_ drag: DragAndDrop, with operation: UIDropOperation) {
    draggedItem = nil
    closeGap()
    for cell in visibleCells { cell.alpha = 1 }
    setNeedsLayout()
    dragDelegate?.collectionView(self, dragSessionDidEnd: drag)
  }
}

extension UICollectionView: DropTarget {
  private func reorders(_ drag: DragAndDrop) -> Bool { dropDelegate == nil && draggedItem != nil }

  func canTake(_ drag: DragAndDrop) -> Bool {
    if reorders(drag) { return true }
    return dropDelegate?.collectionView(self, canHandle: drag) ?? false
  }

  func dragDidEnter(_ drag: DragAndDrop) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: drag)
  }

  func proposal(for drag: DragAndDrop) -> UIDropProposal {
    let point = drag.location(in: self)
    scrollAtEdges(point) { [weak drag] _ in
      if let drag { drag.move(to: drag.finger) }
    }
    // Between two items the last place counts.
    let place = indexPathForItem(at: point) ?? (draggedItem == nil ? nil : dropPlace)
    dropPlace = place
    guard let dropDelegate else {
      if let draggedItem {
        let place = collectionViewLayout.targetIndexPath(
          forInteractivelyMovingItem: gap?.to ?? draggedItem,
          withPosition: point
        )
        dropPlace = target(for: draggedItem, over: place)
      }
      openGap(to: dropPlace)
      return UIDropProposal(operation: .move)
    }
    let proposal = dropDelegate.collectionView(
      self,
      dropSessionDidUpdate: drag,
      withDestinationIndexPath: place
    )
    dropProposal = proposal
    let makesRoom =
      proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath
    openGap(to: makesRoom ? place : nil)
    return proposal
  }

  func dragDidExit(_ drag: DragAndDrop) {
    stopScrollingAtEdges()
    openGap(to: nil)
    dropPlace = nil
    dropDelegate?.collectionView(self, dropSessionDidExit: drag)
  }

  func perform(_ drag: DragAndDrop) {
    stopScrollingAtEdges()
    let (from, to) = (draggedItem, dropPlace)
    guard let dropDelegate, let dropProposal else {
      guard let from else { return }
      let frame = to.flatMap { collectionViewLayout.layoutAttributesForItem(at: $0)?.frame }
      drag.landing = frame.map { convert($0, to: nil as UIView?) }
      finishMove(from: from, to: to)
      hideLanding(to ?? from)
      return
    }
    let drop = CollectionViewDrop(drag, on: self, from: from, to: to, dropProposal)
    // The app's change of its data begins where the eye sees the items.
    draggedItem = nil
    closeCrossing()
    dropDelegate.collectionView(self, performDropWith: drop)
    setNeedsLayout()
    if let to, drag.landing != nil { hideLanding(to) }
  }

  /// The picture flies to the item's place, and the cell appears when it is there.
  private func hideLanding(_ place: IndexPath) {
    draggedItem = place
    layoutIfNeeded()
    cellForItem(at: place)?.alpha = 0
  }

  func dragDidEnd(_ drag: DragAndDrop) {
    dropPlace = nil
    dropProposal = nil
    draggedItem = nil
    for cell in visibleCells { cell.alpha = 1 }
    setNeedsLayout()
    dropDelegate?.collectionView(self, dropSessionDidEnd: drag)
  }
}
