import CoreGraphics
import Foundation

/// What happens to a view under a pointer or a gaze: stored, as a finger does not hover.
public final class UIHoverStyle: NSObject, @unchecked Sendable {
  public var effect: any UIHoverEffect
  public var shape: UIShape?
  public var isEnabled = true

  public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  public init(shape: UIShape?) {
    effect = UIHoverAutomaticEffect()
    self.shape = shape
    super.init()
  }

  public static func automatic() -> UIHoverStyle { UIHoverStyle(shape: nil) }
}

public protocol UIHoverEffect: Sendable {}

public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}

/// Lighter under the pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}

/// Raised under the pointer.
public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// An outline without a size: that of the view it is used for.
public struct UIShape: Hashable, Sendable {
  enum Form: Hashable, @unchecked Sendable {
    case rect(cornerRadius: CGFloat?)
    case capsule
    case circle
    case fixed(CGRect, cornerRadius: CGFloat)
    case path(UIBezierPath)
  }

  let form: Form
  var insets: [CGFloat] = [0, 0, 0, 0]

  public static let rect = UIShape(form: .rect(cornerRadius: nil))
  public static let capsule = UIShape(form: .capsule)
  public static let circle = UIShape(form: .circle)
  public static func rect(cornerRadius: CGFloat) -> UIShape {
    UIShape(form: .rect(cornerRadius: cornerRadius))
  }

  /// Stored as a rectangle whose corners are all rounded.
  public static func rect(
    cornerRadius: CGFloat,
    cornerCurve: CALayerCornerCurve = .circular,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { rect(cornerRadius: cornerRadius) }

  /// A rectangle of its own, whatever the view's.
  public static func fixedRect(
    _ rect: CGRect,
    cornerRadius: CGFloat = 0,
    cornerCurve: CALayerCornerCurve = .circular,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(form: .fixed(rect, cornerRadius: cornerRadius)) }

  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(form: .path(path)) }

  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var result = self
    result.insets = zip(
      self.insets,
      [insets.top, insets.left, insets.bottom, insets.right]
    ).map(+)
    return result
  }

  public func inset(by distance: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }
}
