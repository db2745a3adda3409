import CoreGraphics
import Foundation

/// Makes the items of a drag that begins on a row.
@preconcurrency
@MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  public func tableView(
    _ tableView: UITableView,
    dragSessionDidEnd session: any UIDragSession
  ) {}
  public func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Takes the items of a drag that ends on the view.
@preconcurrency
@MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// A drag from the view itself moves; any other copies (inferred).
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy,
      intent: .insertAtDestinationIndexPath
    )
  }
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidExit session: any UIDropSession
  ) {}
  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnd session: any UIDropSession
  ) {}
  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
