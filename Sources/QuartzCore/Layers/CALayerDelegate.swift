/// Gives a layer its contents, lays out its sublayers and chooses its actions.
///
/// A view is the delegate of its layer.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. Without it the layer draws into a bitmap.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// nil continues the search, `NSNull()` ends the search without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// A delegate whose name a fault uses instead of its layer's.
package protocol NamedLayerOwner: AnyObject {
  var ownerName: String { get }
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateDrewNothing() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
