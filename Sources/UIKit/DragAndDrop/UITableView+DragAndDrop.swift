import CoreGraphics
import Foundation

extension UITableView {
  /// Lifts a row for the drag delegate.
  func makeDragLift() -> DragLift {
    DragLift { [weak self] press in
      guard let self, dragInteractionEnabled, let dragDelegate,
        let row = indexPathForRow(at: press.location(in: self)), let cell = cellForRow(at: row)
      else { return nil }
      return { self.begin(at: row, cell, press.location(in: nil), dragDelegate) }
    }
  }

  private func begin(
    at row: IndexPath,
    _ cell: UITableViewCell,
    _ finger: CGPoint,
    _ delegate: any UITableViewDragDelegate
  ) -> DragAndDrop? {
    // What is carried looks as the row did before the finger.
    unhighlight()
    // The delegate sees the session before it has items.
    let empty = UIDragItem(itemProvider: NSItemProvider())
    guard let first = DragAndDrop([empty], lifting: cell, from: self, at: finger) else {
      return nil
    }
    let items = delegate.tableView(self, itemsForBeginning: first, at: row)
    let drag = DragAndDrop(
      items,
      lifting: cell,
      as: delegate.tableView(self, dragPreviewParametersForRowAt: row).map {
        UITargetedDragPreview(view: cell, parameters: $0)
      },
      from: self,
      at: finger,
      allowsMove: delegate.tableView(self, dragSessionAllowsMoveOperation: first),
      isRestricted: delegate.tableView(self, dragSessionIsRestrictedToDraggingApplication: first)
    )
    guard let drag else { return nil }
    drag.localContext = first.localContext
    draggedRow = row
    delegate.tableView(self, dragSessionWillBegin: drag)
    drag.lift(with: DragAnimator())
    cell.alpha = 0
    return drag
  }
}

// MARK: Making room

extension UITableView {
  /// The place of a row while the others make room for the dragged one.
  func makingRoom(for row: IndexPath) -> CGRect {
    let own = rowRect(row)
    guard let gap else { return own }
    return own.offsetBy(dx: 0, dy: gap.shift(of: row))
  }

  func openGap(to place: IndexPath?) {
    guard gap?.to != place else { return }
    gap = place.map { place in
      RowGap(from: draggedRow, to: place, height: rowRect(draggedRow ?? place).height)
    }
    UIView.animate(withDuration: 0.3) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }
}

extension UITableView: DragSource {
  func dragDidMove(_ drag: DragAndDrop) {}
  func dragWillEnd(_ drag: DragAndDrop, with operation: UIDropOperation) {}
  func dragDidEnd(_ drag: DragAndDrop, with operation: UIDropOperation) {
    draggedRow = nil
    openGap(to: nil)
    for cell in visibleCells { cell.alpha = 1 }
    dragDelegate?.tableView(self, dragSessionDidEnd: drag)
  }
}

extension UITableView: DropTarget {
  /// Without a delegate rows move within the table if the data source lets them (documented).
  private func reorders(_ drag: DragAndDrop) -> Bool {
    guard dropDelegate == nil, let draggedRow else { return false }
    return dataSource?.tableView(self, canMoveRowAt: draggedRow) ?? false
  }

  func canTake(_ drag: DragAndDrop) -> Bool {
    if reorders(drag) { return true }
    return dropDelegate?.tableView(self, canHandle: drag) ?? false
  }

  func dragDidEnter(_ drag: DragAndDrop) {
    dropDelegate?.tableView(self, dropSessionDidEnter: drag)
  }

  func proposal(for drag: DragAndDrop) -> UIDropProposal {
    scrollAtEdges(drag.location(in: self)) { [weak drag] _ in
      if let drag { drag.move(to: drag.finger) }
    }
    dropPlace = indexPathForRow(at: drag.location(in: self))
    if reorders(drag) {
      if let draggedRow, let place = dropPlace, let delegate {
        dropPlace = delegate.tableView(
          self,
          targetIndexPathForMoveFromRowAt: draggedRow,
          toProposedIndexPath: place
        )
      }
      openGap(to: dropPlace)
      return UIDropProposal(operation: dropPlace == nil ? .cancel : .move)
    }
    let proposal = dropDelegate?.tableView(
      self,
      dropSessionDidUpdate: drag,
      withDestinationIndexPath: dropPlace
    )
    dropProposal = proposal
    let makesRoom =
      proposal?.intent == .insertAtDestinationIndexPath
      && [.move, .copy].contains(proposal?.operation)
    openGap(to: makesRoom ? dropPlace : nil)
    return proposal ?? UIDropProposal(operation: .cancel)
  }

  func dragDidExit(_ drag: DragAndDrop) {
    stopScrollingAtEdges()
    dropPlace = nil
    openGap(to: nil)
    dropDelegate?.tableView(self, dropSessionDidExit: drag)
  }

  func perform(_ drag: DragAndDrop) {
    stopScrollingAtEdges()
    guard let dropDelegate, let dropProposal else { return reorder(drag) }
    let drop = TableViewDrop(drag, on: self, from: draggedRow, to: dropPlace, dropProposal)
    // The app's change of its data begins where the eye sees the rows.
    gap = nil
    dropDelegate.tableView(self, performDropWith: drop)
    // Without an answer the picture flies to the row where the finger left.
    if drag.landing == nil, let dropPlace {
      drag.landing = convert(rectForRow(at: dropPlace), to: nil as UIView?)
    }
  }

  private func reorder(_ drag: DragAndDrop) {
    guard let from = draggedRow, let to = dropPlace else { return }
    drag.landing = convert(rectForRow(at: to), to: nil as UIView?)
    gap = nil
    guard from != to else { return }
    // The rows are where they will be.
    dataSource?.tableView(self, moveRowAt: from, to: to)
    UIView.performWithoutAnimation {
      moveRow(at: from, to: to)
      draggedRow = to
      layoutIfNeeded()
    }
    cellForRow(at: to)?.alpha = 0
  }

  func dragDidEnd(_ drag: DragAndDrop) {
    dropPlace = nil
    dropProposal = nil
    openGap(to: nil)
    for cell in visibleCells { cell.alpha = 1 }
    dropDelegate?.tableView(self, dropSessionDidEnd: drag)
  }
}
