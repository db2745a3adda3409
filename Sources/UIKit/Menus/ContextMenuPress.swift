import Foundation

/// The long press that opens a context menu.
///
/// It begins only where there is a menu, so that elsewhere the view keeps the touch. The menu itself
/// is not shown.
final class ContextMenuPress: UILongPressGestureRecognizer {
  /// The menu at a point of the view; nil for none.
  private let configuration: (CGPoint) -> UIContextMenuConfiguration?

  init(_ configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?) {
    self.configuration = configuration
    super.init(target: nil, action: nil)
  }

  override var state: State {
    get { super.state }
    set {
      guard newValue == .began, state == .possible else { return super.state = newValue }
      guard configuration(location(in: view)) != nil else { return super.state = .failed }
      Diagnostics.report("Context menus are not shown.")
      super.state = .began
    }
  }
}

extension UICollectionView {
  /// iOS asks for several items since version 16, with none beside the items, then for one.
  func makeMenuPress() -> UIGestureRecognizer {
    ContextMenuPress { [weak self] point in
      guard let self, let delegate else { return nil }
      let item = indexPathForItem(at: point)
      let menu = delegate.collectionView(
        self,
        contextMenuConfigurationForItemsAt: item.map { [$0] } ?? [],
        point: point
      )
      guard menu == nil, let item else { return menu }
      return delegate.collectionView(self, contextMenuConfigurationForItemAt: item, point: point)
    }
  }
}

extension UITableView {
  func makeMenuPress() -> UIGestureRecognizer {
    ContextMenuPress { [weak self] point in
      guard let self, let row = indexPathForRow(at: point) else { return nil }
      return delegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)
    }
  }
}
