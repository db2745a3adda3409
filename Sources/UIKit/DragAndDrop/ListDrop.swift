import CoreGraphics
import Foundation

/// What a drop needs of a table or a collection view.
@MainActor
protocol DropList: UIView {
  /// In the space of the list; nil where there is no element.
  func elementFrame(at indexPath: IndexPath) -> CGRect?
  /// Nil unless it is on the screen.
  func elementView(at indexPath: IndexPath) -> UIView?
  /// After the app's change of its data.
  func insertElement(at indexPath: IndexPath)
}

/// One item of a drop, in the words of both lists.
final class ListDropItem: MainActorObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}

/// A drop on a list; the coordinators of tables and collection views give it Apple's names.
class ListDrop: MainActorObject {
  let listItems: [ListDropItem]
  let destinationIndexPath: IndexPath?
  private let drag: DragAndDrop
  private(set) weak var list: (any DropList)?
  private var animator: DragAnimator { drag.animator }

  init(
    _ drag: DragAndDrop,
    on list: any DropList,
    from source: IndexPath?,
    to destination: IndexPath?
  ) {
    self.drag = drag
    self.list = list
    destinationIndexPath = destination
    let size = source.flatMap { list.elementView(at: $0) }?.bounds.size ?? .zero
    // Only the item that was lifted comes from the list; the others were added to it.
    listItems = drag.items.enumerated().map { index, item in
      ListDropItem(item, index == 0 ? source : nil, size)
    }
  }

  var session: any UIDropSession { drag }

  func land(at indexPath: IndexPath) -> any UIDragAnimating {
    guard let list else { return animator }
    list.layoutIfNeeded()
    if let parameters = previewParameters(at: indexPath) { drag.wear(parameters) }
    return land(list.elementFrame(at: indexPath), in: list)
  }

  /// How the drop's delegate cuts the element out.
  func previewParameters(at indexPath: IndexPath) -> UIPreviewParameters? { nil }

  func land(inElementAt indexPath: IndexPath, _ rect: CGRect) -> any UIDragAnimating {
    guard let view = list?.elementView(at: indexPath) else { return animator }
    return land(rect, in: view)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drag.landingTransform = target.transform
    return land(CGRect(origin: target.center, size: .zero), in: target.container)
  }

  func wait(for dragItem: UIDragItem, at place: IndexPath) -> WaitingDrop {
    WaitingDrop(dragItem, place, list)
  }

  private func land(_ rect: CGRect?, in view: UIView) -> any UIDragAnimating {
    guard let rect else { return animator }
    drag.landing = view.convert(rect, to: nil as UIView?)
    return animator
  }
}

/// An item whose data are loaded.
///
/// They arrive at once here, so that no placeholder is ever seen.
final class WaitingDrop: MainActorObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let place: IndexPath
  private weak var list: (any DropList)?

  init(_ dragItem: UIDragItem, _ place: IndexPath, _ list: (any DropList)?) {
    self.dragItem = dragItem
    self.place = place
    self.list = list
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completion(.end)
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list else { return false }
    dataSourceUpdates(place)
    list.insertElement(at: place)
    return true
  }

  @discardableResult
  func deletePlaceholder() -> Bool { true }
}
