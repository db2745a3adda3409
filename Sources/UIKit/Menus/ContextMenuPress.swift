import Foundation

/// The long press that opens a menu.
///
/// It begins only where there is a menu, so that elsewhere the view keeps the touch.
final class ContextMenuPress: UILongPressGestureRecognizer {
  /// What opens the menu at a point of the view; nil for none.
  private let opener: (CGPoint) -> (() -> Void)?

  init(_ opener: @escaping (CGPoint) -> (() -> Void)?) {
    self.opener = opener
    super.init(target: nil, action: nil)
  }

  override var state: State {
    get { super.state }
    set {
      guard newValue == .began, state == .possible else { return super.state = newValue }
      guard let open = opener(location(in: view)) else { return super.state = .failed }
      super.state = .began
      open()
    }
  }
}

extension UICollectionView {
  /// iOS asks for several items since version 16, with none beside the items, then for one.
  func makeMenuPress() -> UIGestureRecognizer {
    ContextMenuPress { [weak self] point in
      guard let self, let delegate else { return nil }
      let item = indexPathForItem(at: point)
      var menu = delegate.collectionView(
        self,
        contextMenuConfigurationForItemsAt: item.map { [$0] } ?? [],
        point: point
      )
      if menu == nil, let item {
        menu = delegate.collectionView(self, contextMenuConfigurationForItemAt: item, point: point)
      }
      guard let menu else { return nil }
      return {
        // What lifts shows no highlight (inferred).
        self.unhighlight()
        self.menuSession(menu, for: item).open(sender: self)
      }
    }
  }

  private func menuSession(
    _ menu: UIContextMenuConfiguration,
    for item: IndexPath?
  ) -> ContextMenuSession {
    let lifted = item.flatMap { item in
      delegate?.collectionView(
        self,
        contextMenuConfiguration: menu,
        highlightPreviewForItemAt: item
      )
    }
    let older = delegate?.collectionView(
      self,
      previewForHighlightingContextMenuWithConfiguration: menu
    )
    let view = item.flatMap { cellForItem(at: $0) } ?? self
    let session = ContextMenuSession(
      menu,
      preview: lifted ?? older ?? UITargetedPreview(view: view)
    )
    session.willDisplay = { [weak self] animator in
      guard let self else { return }
      delegate?.collectionView(self, willDisplayContextMenu: menu, animator: animator)
    }
    session.willEnd = { [weak self] animator in
      guard let self else { return }
      delegate?.collectionView(self, willEndContextMenuInteraction: menu, animator: animator)
    }
    session.willCommit = { [weak self] animator in
      guard let self else { return }
      delegate?.collectionView(
        self,
        willPerformPreviewActionForMenuWith: menu,
        animator: animator
      )
    }
    session.dismissal = { [weak self] in
      guard let self, let delegate else { return nil }
      let newer = item.flatMap {
        delegate.collectionView(self, contextMenuConfiguration: menu, dismissalPreviewForItemAt: $0)
      }
      return newer
        ?? delegate.collectionView(self, previewForDismissingContextMenuWithConfiguration: menu)
    }
    return session
  }
}

extension UITableView {
  func makeMenuPress() -> UIGestureRecognizer {
    ContextMenuPress { [weak self] point in
      guard let self, let row = indexPathForRow(at: point),
        let menu = delegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)
      else { return nil }
      return {
        // What lifts shows no highlight (inferred).
        self.unhighlight()
        self.menuSession(menu, for: row).open(sender: self)
      }
    }
  }

  private func menuSession(
    _ menu: UIContextMenuConfiguration,
    for row: IndexPath
  ) -> ContextMenuSession {
    let lifted = delegate?.tableView(
      self,
      previewForHighlightingContextMenuWithConfiguration: menu
    )
    let preview = lifted ?? UITargetedPreview(view: cellForRow(at: row) ?? self)
    let session = ContextMenuSession(menu, preview: preview)
    session.willDisplay = { [weak self] animator in
      guard let self else { return }
      delegate?.tableView(self, willDisplayContextMenu: menu, animator: animator)
    }
    session.willEnd = { [weak self] animator in
      guard let self else { return }
      delegate?.tableView(self, willEndContextMenuInteraction: menu, animator: animator)
    }
    session.willCommit = { [weak self] animator in
      guard let self else { return }
      delegate?.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
    session.dismissal = { [weak self] in
      guard let self else { return nil }
      return delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: menu)
    }
    return session
  }
}
