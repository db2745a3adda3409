import Foundation

/// Lets a drag end on a view.
@preconcurrency
@MainActor
open class UIDropInteraction: MainActorObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
  func canTake(_ drag: DragAndDrop) -> Bool {
    delegate?.dropInteraction(self, canHandle: drag) ?? false
  }
  func dragDidEnter(_ drag: DragAndDrop) {
    delegate?.dropInteraction(self, sessionDidEnter: drag)
  }
  /// Without a proposal nothing is dropped (documented).
  func proposal(for drag: DragAndDrop) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: drag) ?? UIDropProposal(operation: .cancel)
  }
  func dragDidExit(_ drag: DragAndDrop) { delegate?.dropInteraction(self, sessionDidExit: drag) }
  func perform(_ drag: DragAndDrop) {
    delegate?.dropInteraction(self, performDrop: drag)
    findLanding(drag)
    for item in drag.items {
      delegate?.dropInteraction(self, item: item, willAnimateDropWith: drag.animator)
    }
  }
  private func findLanding(_ drag: DragAndDrop) {
    guard let view, drag.landing == nil, let item = drag.items.first else { return }
    let own = UITargetedDragPreview(view: view)
    guard
      let preview = delegate?.dropInteraction(self, previewForDropping: item, withDefault: own),
      preview !== own
    else { return }
    drag.land(as: preview)
  }
  func dragDidEnd(_ drag: DragAndDrop) {
    delegate?.dropInteraction(self, concludeDrop: drag)
    delegate?.dropInteraction(self, sessionDidEnd: drag)
  }
}

@preconcurrency
@MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
