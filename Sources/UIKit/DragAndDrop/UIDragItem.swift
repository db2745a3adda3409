import Foundation

/// One thing that is dragged.
@preconcurrency
@MainActor
open class UIDragItem: MainActorObject {
  public let itemProvider: NSItemProvider
  /// For the app's own use: it arrives where the drag ends in the same app.
  open var localObject: Any?
  /// Makes the picture that follows the finger, in place of the one of the lifted view.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// A view that follows the finger.
@preconcurrency
@MainActor
open class UIDragPreview: MainActorObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

@preconcurrency
@MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

@preconcurrency
@MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

@preconcurrency
@MainActor
open class UITargetedDragPreview: UITargetedPreview {
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// What the app wants to move along with a lift, a drop or a cancellation.
@preconcurrency
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What is added too late happens at once.
final class DragAnimator: MainActorObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var hasBegun = false
  private var hasEnded = false

  func addAnimations(_ animations: @escaping () -> Void) {
    if hasBegun { animations() } else { self.animations.append(animations) }
  }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if hasEnded { completion(.end) } else { completions.append(completion) }
  }

  func animate() {
    hasBegun = true
    for change in animations { change() }
    animations = []
  }
  func complete() {
    hasEnded = true
    for completion in completions { completion(.end) }
    completions = []
  }
}
