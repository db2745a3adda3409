import Foundation

/// How a cell comes from the pool, becomes a row, and returns.
extension UITableView {
  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = cellRegistry.take(identifier) as? UITableViewCell {
      cell.prepareForReuse()
      cell.owesConfiguration = true
      return cell
    }
    if let cell = cellRegistry.makeFromInterface(identifier) as? UITableViewCell {
      cell.reuseIdentifier = identifier
      return cell
    }
    return (cellRegistry.type(for: identifier) as? UITableViewCell.Type)?.init(
      dequeuedWith: identifier
    )
  }

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.indexPath == indexPath { return reconfigured.cell }
    // Code that names no row makes the cell itself where there is none.
    if let cell = dequeue(identifier) ?? standIn(identifier) {
      UIView.performWithoutAnimation {
        adoptSize(cell, indexPath)
        adoptState(cell, indexPath)
      }
      return cell
    }
    LayoutFault.record(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func standIn(_ identifier: String) -> UITableViewCell? {
    let cell = cellRegistry.makeStandIn(identifier) as? UITableViewCell
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// A cell that is dequeued for a row has the row's size (documented in Apple's header): data
  /// sources fill it from its bounds.
  ///
  /// Where the rows are being measured, iOS asks for their heights again without an end.
  private func adoptSize(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    guard batchDepth == 0, metrics?.row(indexPath) != nil else { return }
    cell.setUntransformedFrame(rowRect(indexPath).pixelAligned)
  }

  /// Overrides are called whether the state changes or not, when a cell is dequeued and again when
  /// the data source has filled it; apps give rows their normal look there (observed).
  private func adoptState(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    cell.setSelected(selected.contains(indexPath), animated: false)
    cell.setHighlighted(highlighted == indexPath, animated: false)
  }

  /// Animations are disabled here (observed in the stacks of crashed apps).
  func configure(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    UIView.performWithoutAnimation {
      adoptState(cell, indexPath)
      cell.tablePlace = nil
      place(cell, at: rowRect(indexPath).pixelAligned)
      adoptEditing(cell, indexPath)
      dress(cell, indexPath)
      if style != .plain, cell.backgroundColor == .systemBackground {
        cell.backgroundColor = .secondarySystemGroupedBackground
      }
      cell.updateOwedConfiguration()
    }
  }

  func endDisplaying(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    leaveScreen(cell, indexPath)
    putIntoPool(cell)
  }

  func leaveScreen(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    if rowSwipe?.row === cell { rowSwipe?.end() }
    cell.endSelectionFade()
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func putIntoPool(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cellRegistry.put(cell, for: identifier) }
  }
}
