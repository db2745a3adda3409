import CoreGraphics
import Foundation

/// Lets a long press lift what a view shows.
@preconcurrency
@MainActor
open class UIDragInteraction: MainActorObject, UIInteraction {
  /// On phones since iOS 15.
  public class var isEnabledByDefault: Bool { true }

  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { press.isEnabled = isEnabled }
  }
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private lazy var press = DragLift { [weak self] press in
    guard let self, let view, let delegate, isEnabled else { return nil }
    return { self.begin(at: view, press.location(in: nil), delegate) }
  }

  private func begin(
    at view: UIView,
    _ finger: CGPoint,
    _ delegate: any UIDragInteractionDelegate
  ) -> DragAndDrop? {
    // The delegate sees the session before it has items.
    guard
      let first = DragAndDrop(
        [UIDragItem(itemProvider: NSItemProvider())],
        lifting: view,
        from: self,
        at: finger
      )
    else { return nil }
    let items = delegate.dragInteraction(self, itemsForBeginning: first)
    guard let lead = items.first else { return nil }
    let preview = delegate.dragInteraction(self, previewForLifting: lead, session: first)
    let drag = DragAndDrop(
      items,
      lifting: view,
      as: preview,
      from: self,
      at: finger,
      allowsMove: delegate.dragInteraction(self, sessionAllowsMoveOperation: first),
      isRestricted: delegate.dragInteraction(self, sessionIsRestrictedToDraggingApplication: first)
    )
    guard let drag else { return nil }
    drag.localContext = first.localContext
    let animator = DragAnimator()
    delegate.dragInteraction(self, willAnimateLiftWith: animator, session: drag)
    delegate.dragInteraction(self, sessionWillBegin: drag)
    drag.lift(with: animator)
    return drag
  }
}

extension UIDragInteraction: DragSource {
  func dragDidMove(_ drag: DragAndDrop) { delegate?.dragInteraction(self, sessionDidMove: drag) }
  func dragWillEnd(_ drag: DragAndDrop, with operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: drag, willEndWith: operation)
  }
  func dragDidEnd(_ drag: DragAndDrop, with operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: drag, didEndWith: operation)
    // The items are in the same app: they have arrived as soon as they are dropped.
    if [.copy, .move].contains(operation) {
      delegate?.dragInteraction(self, sessionDidTransferItems: drag)
    }
  }

  func returnPreview(
    of drag: DragAndDrop,
    default preview: UITargetedDragPreview
  ) -> UITargetedPreview? {
    guard let delegate, let first = drag.items.first else { return preview }
    let own = delegate.dragInteraction(self, previewForCancelling: first, withDefault: preview)
    for item in drag.items {
      delegate.dragInteraction(self, item: item, willAnimateCancelWith: drag.animator)
    }
    return own
  }
}

@preconcurrency
@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  )
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
}
