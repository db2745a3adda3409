import CoreGraphics

/// The shadow of a configured background, in points (iOS 18).
public struct UIShadowProperties {
  /// Black by default.
  public var color: UIColor = .black
  /// 0 by default, which is no shadow.
  public var opacity: CGFloat = 0
  public var radius: CGFloat = 3
  public var offset = CGSize(width: 0, height: -3)
  /// What casts the shadow: nil for the shape of the background.
  public var path: UIBezierPath?

  init() {}

  /// - Parameters:
  ///   - rect: the background, in the space of `layer`.
  ///   - radius: of its corners.
  @MainActor
  func apply(
    to layer: CALayer,
    around rect: CGRect,
    radius cornerRadius: CGFloat,
    in traits: UITraitCollection
  ) {
    layer.shadowOpacity = Float(opacity)
    guard opacity > 0 else { return layer.shadowPath = nil }
    layer.shadowColor = color.resolvedColor(with: traits).cgColor
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    layer.shadowPath = (path ?? UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)).cgPath
  }
}
