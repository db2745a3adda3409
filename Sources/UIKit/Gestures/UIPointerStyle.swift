import CoreGraphics
import Foundation

/// What a pointer looks like over a region.
@preconcurrency
@MainActor
open class UIPointerStyle: MainActorObject {
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?
  public let constrainedAxes: UIAxis
  open var accessories: [UIPointerAccessory] = []

  private init(
    effect: UIPointerEffect?,
    shape: UIPointerShape?,
    constrainedAxes: UIAxis
  ) {
    self.effect = effect
    self.shape = shape
    self.constrainedAxes = constrainedAxes
  }

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, constrainedAxes: [])
  }

  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(effect: nil, shape: shape, constrainedAxes: constrainedAxes)
  }

  public class func hidden() -> UIPointerStyle {
    UIPointerStyle(effect: nil, shape: nil, constrainedAxes: [])
  }
  public class func system() -> UIPointerStyle { hidden() }
}

/// What happens to a view under the pointer.
public enum UIPointerEffect {
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )
}

public enum UIPointerShape {
  public static let defaultCornerRadius: CGFloat = -1

  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// An arrow beside the pointer.
@preconcurrency
@MainActor
open class UIPointerAccessory: MainActorObject {
  public let shape: UIPointerShape
  open var orientationMatchesAngle = false

  public init(_ shape: UIPointerShape) { self.shape = shape }
}
