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

/// A drop on a table.
final class TableViewDrop: ListDrop, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal

  init(
    _ drag: DragAndDrop,
    on list: UITableView,
    from source: IndexPath?,
    to destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    self.proposal = proposal
    super.init(drag, on: list, from: source, to: destination)
  }

  var items: [any UITableViewDropItem] { listItems }

  override func previewParameters(at indexPath: IndexPath) -> UIPreviewParameters? {
    guard let list = list as? UITableView else { return nil }
    return list.dropDelegate?.tableView(list, dropPreviewParametersForRowAt: indexPath)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(at: indexPath)
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { land(inElementAt: indexPath, rect) }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    wait(for: dragItem, at: placeholder.insertionIndexPath)
  }
}

extension UITableView: DropList {
  func elementFrame(at indexPath: IndexPath) -> CGRect? {
    rectForRow(at: indexPath)
  }

  func elementView(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

  func insertElement(at indexPath: IndexPath) { insertRows(at: [indexPath], with: .automatic) }
}
