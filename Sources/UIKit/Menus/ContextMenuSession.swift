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
    guard let window = preview.view.window ?? preview.target.container.window,
      MenuOverlay.current(in: window) == nil
    else { return }
    let isNew = placeNewView()
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
    if isNew { lifted.addedView = preview.view }
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

  /// Puts a view that is in no window, such as a snapshot, where its target is while it
  /// is lifted (documented).
  private func placeNewView() -> Bool {
    guard preview.view.window == nil else { return false }
    let target = preview.target
    target.container.addSubview(preview.view)
    preview.view.center = target.center
    preview.view.transform = target.transform
    return true
  }

  func close() { overlay?.close() }

  func update(_ block: (UIMenu) -> UIMenu) { overlay?.update(block) }
}
