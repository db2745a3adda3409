import Foundation
import QuartzCore

extension UIView {
  func setFrame(_ newValue: CGRect) {
    let (oldBounds, oldPosition) = (layer.bounds, layer.position)
    layer.frame = newValue.standardized
    geometryDidChange(from: oldBounds, oldPosition)
  }

  func setBounds(_ newValue: CGRect) {
    let oldBounds = layer.bounds
    layer.bounds = newValue
    geometryDidChange(from: oldBounds, layer.position)
  }

  func setCenter(_ newValue: CGPoint) {
    let oldPosition = layer.position
    layer.position = newValue
    surroundingsMayHaveChanged()
    if newValue != oldPosition { centerDidChange() }
  }

  func setTransform3D(_ newValue: CATransform3D) {
    layer.transform = newValue
    safeAreaInsetsMayHaveChanged()
  }

  private func geometryDidChange(from oldBounds: CGRect, _ oldPosition: CGPoint) {
    let newBounds = layer.bounds
    if newBounds.size != oldBounds.size {
      applyCornerConfiguration()
      if autoresizesSubviews { resizeSubviews(from: oldBounds.size, to: newBounds.size) }
      // A view without a size could not be drawn.
      if redrawsForNewSize || oldBounds.isEmpty { setNeedsDisplay() }
    }
    surroundingsMayHaveChanged()
    if newBounds.origin != oldBounds.origin {
      for subview in subviews { subview.surroundingsMayHaveChanged() }
    } else if newBounds.size != oldBounds.size {
      for subview in subviews where subview.preservesSuperviewLayoutMargins {
        subview.layoutMarginsMayHaveChanged()
      }
    }
    // A layout that sets the same frames each time comes to rest.
    guard newBounds != oldBounds || layer.position != oldPosition else { return }
    boundsDidChange(from: oldBounds)
  }

  /// Finds the insets and the margins again that depend on the place in the superview.
  private func surroundingsMayHaveChanged() {
    guard !layoutState.isBeingPlaced else { return }
    safeAreaInsetsMayHaveChanged()
    if preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
  }

  /// The frame the view would have without its transform.
  package var untransformedFrame: CGRect {
    let size = layer.bounds.size
    let position = layer.position
    let anchor = layer.anchorPoint
    return CGRect(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// Sets bounds and center so that the untransformed frame is `frame`.
  package func setUntransformedFrame(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    let anchor = layer.anchorPoint
    let newCenter = CGPoint(
      x: frame.minX + anchor.x * frame.width,
      y: frame.minY + anchor.y * frame.height
    )
    setSize(frame.size, center: newCenter)
  }

  /// Sets bounds and center, of which the safe area needs both: views and controllers hear of it
  /// once.
  private func setSize(_ size: CGSize, center newCenter: CGPoint) {
    let newBounds = CGRect(origin: bounds.origin, size: size)
    guard newBounds != bounds else {
      if newCenter != center { center = newCenter }
      return
    }
    guard newCenter != center else {
      bounds = newBounds
      return
    }
    layoutState.isBeingPlaced = true
    bounds = newBounds
    layoutState.isBeingPlaced = false
    center = newCenter
  }

  /// Sets bounds and center as Auto Layout and collection views do: the center is the middle of
  /// `frame`, wherever the layer's anchor is.
  ///
  /// So a view with another anchor stands elsewhere (observed; code that moves the anchor makes up
  /// for it).
  func setCenteredFrame(_ frame: CGRect) {
    setSize(frame.size, center: CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: Conversion
  //
  // Nil means the window. Views of different windows share the screen's space; views of separate
  // trees share the space of their roots.

  /// The layer that `view` names as a coordinate space.
  private func space(of view: UIView?) -> CALayer {
    if let view { return view.layer }
    if let window = (self as? UIWindow) ?? window { return window.layer }
    return topView.layer
  }

  private var topView: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = space(of: view)
    guard target !== layer else { return point }
    return UIView.convert(point, from: layer, to: target)
  }

  func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let source = space(of: view)
    guard source !== layer else { return point }
    return UIView.convert(point, from: source, to: layer)
  }

  func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target = space(of: view)
    guard target !== layer else { return rect }
    return UIView.convert(rect, from: layer, to: target)
  }

  func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    let source = space(of: view)
    guard source !== layer else { return rect }
    return UIView.convert(rect, from: source, to: layer)
  }

  private static func convert(_ point: CGPoint, from: CALayer, to: CALayer) -> CGPoint {
    let fromRoot = from.rootLayer
    let toRoot = to.rootLayer
    if fromRoot === toRoot { return from.convert(point, to: to) }
    return toRoot.convert(from.convert(point, to: fromRoot), to: to)
  }

  private static func convert(_ rect: CGRect, from: CALayer, to: CALayer) -> CGRect {
    let fromRoot = from.rootLayer
    let toRoot = to.rootLayer
    if fromRoot === toRoot { return from.convert(rect, to: to) }
    return toRoot.convert(from.convert(rect, to: fromRoot), to: to)
  }

  // `Optional(view)` picks the overload for views; a plain `view` would pick this one again.
  func convertPoint(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convertPoint(point, to: Optional(view)) }
    return layer.convert(point, to: layer.rootLayer)
  }

  func convertPoint(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return convertPoint(point, from: Optional(view)) }
    return layer.convert(point, from: layer.rootLayer)
  }

  func convertRect(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convertRect(rect, to: Optional(view)) }
    return layer.convert(rect, to: layer.rootLayer)
  }

  func convertRect(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let view = space as? UIView { return convertRect(rect, from: Optional(view)) }
    return layer.convert(rect, from: layer.rootLayer)
  }
}
