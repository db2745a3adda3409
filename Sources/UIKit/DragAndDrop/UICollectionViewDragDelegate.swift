import CoreGraphics
import Foundation

/// Makes the items of a drag that begins on a item.
@preconcurrency
@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  )
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  )
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes the items of a drag that ends on the view.
@preconcurrency
@MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  )
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  )
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  )
  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// A drag from the view itself moves; any other copies (inferred).
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath
    )
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
