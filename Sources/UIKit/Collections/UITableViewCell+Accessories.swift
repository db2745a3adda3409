import Foundation

/// The mark or the view at the end of a row.
extension UITableViewCell {
  private func accessoryTapped() {
    accessoryTrigger?.fire(self)
    guard let table, let indexPath = table.indexPath(for: self) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
  }

  func mark(
    _ type: AccessoryType,
    in old: TableAccessoryView?,
    isForEditing: Bool
  ) -> TableAccessoryView? {
    let mark = type == .none ? nil : TableAccessoryView(type)
    mark?.traits.isPart = true
    replace(old, by: mark, isForEditing: isForEditing)
    mark?.onTap = { [weak self] in self?.accessoryTapped() }
    return mark
  }

  func replace(_ old: UIView?, by new: UIView?, isForEditing: Bool) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    if isForEditing != isEditing { new?.alpha = 0 }
    setNeedsLayout()
  }
}
