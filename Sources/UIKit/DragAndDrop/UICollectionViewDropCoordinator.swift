import CoreGraphics
import Foundation

@preconcurrency
@MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
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
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where it was, if the drag began in the same view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// The context of a drop: where, what, and how its items get to their places.
@preconcurrency
@MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// Holds the place of an item while its data are loaded.
@preconcurrency
@MainActor
open class UICollectionViewPlaceholder: MainActorObject {
  public let insertionIndexPath: IndexPath
  public let reuseIdentifier: String
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

@preconcurrency
@MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

@preconcurrency
@MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// The data are there: the item is inserted by the app's change of its data.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A drop on a collection view.
final class CollectionViewDrop: ListDrop, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal

  init(
    _ drag: DragAndDrop,
    on list: UICollectionView,
    from source: IndexPath?,
    to destination: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.proposal = proposal
    super.init(drag, on: list, from: source, to: destination)
  }

  var items: [any UICollectionViewDropItem] { listItems }

  override func previewParameters(at indexPath: IndexPath) -> UIPreviewParameters? {
    guard let list = list as? UICollectionView else { return nil }
    return list.dropDelegate?.collectionView(list, dropPreviewParametersForItemAt: indexPath)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(at: indexPath)
  }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating { land(inElementAt: indexPath, rect) }

  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    wait(for: dragItem, at: placeholder.insertionIndexPath)
  }
}

extension UICollectionView: DropList {
  func elementFrame(at indexPath: IndexPath) -> CGRect? {
    layoutAttributesForItem(at: indexPath)?.frame
  }

  func elementView(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

  func insertElement(at indexPath: IndexPath) { insertItems(at: [indexPath]) }
}
