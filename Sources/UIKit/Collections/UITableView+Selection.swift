import Foundation

extension UITableView {
  func selectionTouchBegan(_ touch: UITouch?) {
    guard allowsTouchSelection, let touch,
      !touch.hasWandered,
      let indexPath = indexPathForRow(at: touch.location(in: self)),
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    highlighted = indexPath
    cells[indexPath]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  func selectionTouchMoved(_ touch: UITouch?) {
    if touch?.hasWandered == true { unhighlight() }
  }

  func unhighlight() {
    guard let indexPath = highlighted else { return }
    highlighted = nil
    cells[indexPath]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  func selectionTouchEnded(_ touch: UITouch?) {
    guard let indexPath = highlighted else { return }
    unhighlight()
    guard let touch, indexPathForRow(at: touch.location(in: self)) == indexPath else { return }
    if selected.contains(indexPath), allowsSeveral { return deselectByFinger(indexPath) }
    var target: IndexPath? = indexPath
    if let delegate { target = delegate.tableView(self, willSelectRowAt: indexPath) }
    guard let target else { return }
    if !allowsSeveral {
      for old in selected where old != target { deselectByFinger(old) }
    }
    let trigger = cells[target]?.selectionTrigger
    // A segue is prepared before the delegate is called (measured); its transition begins with the
    // next layout, after the delegate's call.
    if let trigger {
      select(target, tellsDelegate: false)
      let go = trigger.prepare(cells[target])
      delegate?.tableView(self, didSelectRowAt: target)
      go?()
    } else {
      select(target, tellsDelegate: true)
    }
    guard delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true else { return }
    delegate?.tableView(self, performPrimaryActionForRowAt: target)
  }

  /// The delegate may name another row, or none (documented).
  private func deselectByFinger(_ indexPath: IndexPath) {
    guard let delegate else { return deselect(indexPath, tellsDelegate: true) }
    if let target = delegate.tableView(self, willDeselectRowAt: indexPath) {
      deselect(target, tellsDelegate: true)
    }
  }

  func select(_ indexPath: IndexPath, tellsDelegate: Bool) {
    if !allowsSeveral {
      for old in selected where old != indexPath { deselect(old, tellsDelegate: false) }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: false)
    if tellsDelegate { delegate?.tableView(self, didSelectRowAt: indexPath) }
  }

  func deselect(_ indexPath: IndexPath, tellsDelegate: Bool, animated: Bool = false) {
    guard selected.contains(indexPath) else { return }
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
    if tellsDelegate { delegate?.tableView(self, didDeselectRowAt: indexPath) }
  }
}
