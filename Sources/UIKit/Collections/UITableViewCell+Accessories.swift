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
    var mark: TableAccessoryView?
    if type != .none { UIView.performWithoutAnimation { mark = TableAccessoryView(type) } }
    mark?.traits.isPart = true
    replace(old, by: mark, isForEditing: isForEditing)
    mark?.onTap = { [weak self] in self?.accessoryTapped() }
    return mark
  }

  func replace(_ old: UIView?, by new: UIView?, isForEditing: Bool) {
    // It may have gone to another row meanwhile.
    if old === new, new == nil || new?.superview === self { return }
    if let old {
      arrivingAccessories.remove(ObjectIdentifier(old))
      if old.superview === self { old.removeFromSuperview() }
    }
    if let new {
      addSubview(new)
      arrivingAccessories.insert(ObjectIdentifier(new))
      if isForEditing != isEditing { UIView.performWithoutAnimation { new.alpha = 0 } }
    }
    setNeedsLayout()
  }

  /// What an accessory takes of the row before the margin, in whole pixels; a view of the app's
  /// own takes its width (inferred).
  func room(for accessory: UIView) -> CGFloat {
    let width = (accessory as? TableAccessoryView)?.room ?? accessory.bounds.width
    let scale = UIScreen.main.scale
    return (width * scale).rounded(.up) / scale
  }

  /// A new accessory is at its place at once, whatever animation lays the row out (inferred).
  func place(_ accessory: UIView, at frame: CGRect) {
    if arrivingAccessories.remove(ObjectIdentifier(accessory)) != nil {
      UIView.performWithoutAnimation {
        accessory.frame = frame
        accessory.layoutIfNeeded()
      }
    } else {
      accessory.frame = frame
    }
  }
}
