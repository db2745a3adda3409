import Foundation

extension UIControl {
  /// A menu that is not the primary action opens at a long press.
  func installMenuPress() {
    for press in gestureRecognizers ?? [] where press is ContextMenuPress {
      removeGestureRecognizer(press)
    }
    guard contextMenuInteraction != nil else { return }
    addGestureRecognizer(
      ContextMenuPress { [weak self] point in
        guard let self, isEnabled, let configuration = menuConfiguration(at: point) else {
          return nil
        }
        return { _ = self.open(configuration, at: point) }
      }
    )
  }

  /// Opens the control's menu at it; false without one, or outside of windows.
  func openOwnMenu(at point: CGPoint) -> Bool {
    guard let configuration = menuConfiguration(at: point) else { return false }
    return open(configuration, at: point)
  }

  /// What a control that is not overridden answers when it is asked for its menu.
  var ownMenuConfiguration: UIContextMenuConfiguration? {
    guard let menu = ownMenu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = menuElementOrder
    return configuration
  }

  private func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    contextMenuInteraction.flatMap {
      contextMenuInteraction($0, configurationForMenuAtLocation: point)
    }
  }

  private func open(_ configuration: UIContextMenuConfiguration, at point: CGPoint) -> Bool {
    guard let menu = configuration.actionProvider?([]), let window,
      MenuOverlay.current(in: window) == nil
    else { return false }
    let interaction = menuInteraction
    let overlay = MenuOverlay(
      menu,
      source: convert(bounds, to: nil),
      in: window,
      order: configuration.preferredMenuElementOrder,
      sender: self
    )
    interaction.overlay = overlay
    interaction.point = point
    isHighlighted = true
    let start = ContextMenuAnimator(nil)
    contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: start)
    overlay.open(
      in: window,
      alongside: start.animations,
      onOpened: { for completion in start.completions { completion() } },
      onChange: { [weak self] in self?.menuDidSelect($0) },
      onEnd: { [weak self] in
        guard let self else { return ([], []) }
        isHighlighted = false
        let end = ContextMenuAnimator(nil)
        contextMenuInteraction(interaction, willEndFor: configuration, animator: end)
        return (end.animations, end.completions)
      }
    )
    return true
  }
}
