import Foundation

extension UIButton {
  /// The title is that of what the menu has selected, where the selection is the primary action.
  func showMenuSelection() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu,
      let selected = menu.selectedAction ?? menu.firstAction
    else { return }
    // A button of this kind always has a selection: the first action, where the menu
    // names none (documented).
    if selected.state != .on { menu.select(selected) }
    if configuration != nil {
      configuration?.title = selected.title
    } else {
      setTitle(selected.title, for: .normal)
    }
  }
}
