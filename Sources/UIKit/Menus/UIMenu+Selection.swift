import Foundation

extension UIMenu {
  /// The first action that is on, in this menu or a section of it.
  var selectedAction: UIAction? {
    for child in children {
      if let action = child as? UIAction, action.state == .on { return action }
      if let action = (child as? UIMenu)?.selectedAction { return action }
    }
    return nil
  }

  /// The first action in the order in which the menu shows them.
  var firstAction: UIAction? {
    for child in children {
      if let action = child as? UIAction, !action.attributes.contains(.hidden) { return action }
      if let action = (child as? UIMenu)?.firstAction { return action }
    }
    return nil
  }

  /// Turns an action on and all others off.
  func select(_ action: UIAction) {
    for child in children {
      (child as? UIMenu)?.select(action)
      if let other = child as? UIAction { other.state = other === action ? .on : .off }
    }
  }

  /// Selects an action in the menu of single selection that has it, if one has (documented).
  func selectSingly(_ action: UIAction) {
    if options.contains(.singleSelection), children.contains(where: { $0 === action }) {
      select(action)
    }
    for child in children { (child as? UIMenu)?.selectSingly(action) }
  }
}
