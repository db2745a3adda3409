import CoreGraphics
import Foundation

@preconcurrency
@MainActor
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// One item of a drop.
@preconcurrency
@MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where it was, if the drag began in the same view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// The context of a drop: where, what, and how its items get to their places.
@preconcurrency
@MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// Holds the place of an item while its data are loaded.
@preconcurrency
@MainActor
open class UITableViewPlaceholder: MainActorObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

@preconcurrency
@MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

@preconcurrency
@MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// The data are there: the item is inserted by the app's change of its data.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A drop on a list.
final class TableViewDrop: MainActorObject, UITableViewDropCoordinator {
  private final class Item: MainActorObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, _ previewSize: CGSize) {
      self.dragItem = dragItem
      self.sourceIndexPath = sourceIndexPath
      self.previewSize = previewSize
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  private let drag: DragAndDrop
  private weak var list: UITableView?
  private let animator = DragAnimator()

  init(
    _ drag: DragAndDrop,
    on list: UITableView,
    from source: IndexPath?,
    to destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    self.drag = drag
    self.list = list
    destinationIndexPath = destination
    self.proposal = proposal
    let size = source.flatMap { list.cellForRow(at: $0) }?.bounds.size ?? .zero
    // Only the item that was lifted comes from the list; the others were added to it.
    items = drag.items.enumerated().map { index, item in
      Item(item, index == 0 ? source : nil, size)
    }
  }

  var session: any UIDropSession { drag }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    guard let list else { return animator }
    list.layoutIfNeeded()
    land(list.rectForRow(at: indexPath), in: list)
    return animator
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    guard let cell = list?.cellForRow(at: indexPath) else { return animator }
    land(rect, in: cell)
    return animator
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(CGRect(origin: target.center, size: .zero), in: target.container)
    return animator
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    Waiting(dragItem, placeholder.insertionIndexPath, list)
  }

  private func land(_ rect: CGRect?, in view: UIView) {
    guard let rect else { return }
    drag.landing = view.convert(rect, to: nil as UIView?)
    animator.animate()
    animator.complete()
  }

  /// Items arrive at once here, so that no placeholder is ever seen.
  private final class Waiting: MainActorObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let place: IndexPath
    private weak var list: UITableView?

    init(_ dragItem: UIDragItem, _ place: IndexPath, _ list: UITableView?) {
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
      list.insertRows(at: [place], with: .automatic)
      return true
    }

    @discardableResult
    func deletePlaceholder() -> Bool { true }
  }
}
