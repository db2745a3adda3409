import Foundation

extension UICollectionView {
  func selectionTouchBegan(_ touch: UITouch?) {
    guard allowsTouchSelection, let touch, !touch.hasWandered,
      let indexPath = indexPathForItem(at: touch.location(in: self)),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    highlighted = indexPath
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  func selectionTouchMoved(_ touch: UITouch?) {
    if touch?.hasWandered == true { unhighlight() }
  }

  func unhighlight() {
    guard let indexPath = highlighted else { return }
    highlighted = nil
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  func selectionTouchEnded(_ touch: UITouch?) {
    guard let indexPath = highlighted else { return }
    unhighlight()
    guard let touch, indexPathForItem(at: touch.location(in: self)) == indexPath else { return }
    if let row = cellForItem(at: indexPath) as? UICollectionViewListCell, row.togglesWithWholeRow {
      return row.toggleOutline()
    }
    if selected.contains(indexPath), allowsSeveral {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(indexPath, tellsDelegate: true)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsSeveral {
      for old in selected where old != indexPath { deselect(old, tellsDelegate: true) }
    }
    let cell = cellForItem(at: indexPath)
    if let trigger = cell?.selectionTrigger {
      select(indexPath, tellsDelegate: false)
      let go = trigger.prepare(cell)
      delegate?.collectionView(self, didSelectItemAt: indexPath)
      go?()
    } else {
      select(indexPath, tellsDelegate: true)
    }
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }
  }

  func select(_ indexPath: IndexPath, tellsDelegate: Bool) {
    if !allowsSeveral {
      for old in selected where old != indexPath { deselect(old, tellsDelegate: false) }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if tellsDelegate { delegate?.collectionView(self, didSelectItemAt: indexPath) }
  }

  func deselect(_ indexPath: IndexPath, tellsDelegate: Bool, animated: Bool = false) {
    guard selected.contains(indexPath) else { return }
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.deselect(animated: animated)
    if tellsDelegate { delegate?.collectionView(self, didDeselectItemAt: indexPath) }
  }
}
