import Foundation

extension UIControl {
  /// A menu that is not the primary action opens at a long press.
  func installMenuPress() {
    for press in gestureRecognizers ?? [] where press is ContextMenuPress {
      removeGestureRecognizer(press)
    }
    guard ownMenu != nil else { return }
    addGestureRecognizer(
      ContextMenuPress { [weak self] _ in
        guard let self, isEnabled, ownMenu != nil else { return nil }
        return { _ = self.openOwnMenu() }
      }
    )
  }

  /// Opens the control's menu at it; false without one, or outside of windows.
  func openOwnMenu() -> Bool {
    guard let menu = ownMenu, let window, MenuOverlay.current(in: window) == nil else {
      return false
    }
    let overlay = MenuOverlay(
      menu,
      source: convert(bounds, to: nil),
      in: window,
      order: menuElementOrder,
      sender: self
    )
    isHighlighted = true
    overlay.open(
      in: window,
      onChange: { [weak self] in self?.menuDidSelect($0) },
      onEnd: { [weak self] in
        self?.isHighlighted = false
        return ([], [])
      }
    )
    return true
  }
}
