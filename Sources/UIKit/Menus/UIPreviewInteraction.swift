import Foundation
import QuartzCore

/// Follows the force of a finger.
///
/// The delegate is never called, as on a phone without 3D Touch.
@preconcurrency
@MainActor
open class UIPreviewInteraction: MainActorObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) {
    self.view = view
    super.init(isolated: ())
  }

  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  open func cancel() {}
}

@preconcurrency
@MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  )
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  )
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
