import Foundation

/// A context menu from its opening to its end.
@MainActor
final class ContextMenuSession {
  private let configuration: UIContextMenuConfiguration
  private let preview: UITargetedPreview
  private weak var overlay: MenuOverlay?

  var willDisplay: ((any UIContextMenuInteractionAnimating) -> Void)?
  var willEnd: ((any UIContextMenuInteractionAnimating) -> Void)?
  var willCommit: ((any UIContextMenuInteractionCommitAnimating) -> Void)?
  var dismissal: (() -> UITargetedPreview?)?

  init(_ configuration: UIContextMenuConfiguration, preview: UITargetedPreview) {
    self.configuration = configuration
    self.preview = preview
  }

  var isOpen: Bool { overlay != nil }

  func open(sender: Any?) {
    guard let window = preview.view.window, MenuOverlay.current(in: window) == nil else { return }
    let controller = configuration.previewProvider?()
    let lifted = MenuPreview(
      of: preview.view,
      controller: controller,
      parameters: preview.parameters
    )
    let overlay = MenuOverlay(
      configuration.actionProvider?([]),
      source: preview.view.convert(preview.view.bounds, to: nil),
      in: window,
      preview: lifted,
      order: configuration.preferredMenuElementOrder,
      sender: sender
    )
    lifted.dismissal = dismissal
    if let willCommit {
      lifted.onTap = { [weak overlay] in
        let commit = ContextMenuAnimator(controller)
        willCommit(commit)
        overlay?.close(with: commit)
      }
    }
    let start = ContextMenuAnimator(controller)
    willDisplay?(start)
    overlay.open(
      in: window,
      alongside: start.animations,
      onOpened: { for completion in start.completions { completion() } },
      onEnd: { [willEnd] in
        let end = ContextMenuAnimator(controller)
        willEnd?(end)
        return (end.animations, end.completions)
      }
    )
    self.overlay = overlay
  }

  func close() { overlay?.close() }

  func update(_ block: (UIMenu) -> UIMenu) { overlay?.update(block) }
}
