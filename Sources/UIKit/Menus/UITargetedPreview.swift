import Foundation

/// How a preview is cut out of its surroundings.
@preconcurrency
@MainActor
open class UIPreviewParameters: MainActorObject {
  public init() {}

  /// Around the lines of a text, for text that runs over several.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
    visiblePath = path
  }

  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground
}

/// The place to which a preview moves.
@preconcurrency
@MainActor
open class UIPreviewTarget: MainActorObject {
  public let container: UIView
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// A view that is shown lifted, and its place.
@preconcurrency
@MainActor
open class UITargetedPreview: MainActorObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// The view stays where it is: it must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center)
    )
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  open var size: CGSize { view.bounds.size }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
