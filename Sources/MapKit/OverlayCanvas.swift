import UIKit

/// Draws the overlays of a map over its placeholder.
final class OverlayCanvas: UIView {
  /// By the identity of their overlays.
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  private weak var map: MKMapView?

  init(_ map: MKMapView) {
    self.map = map
    super.init(frame: map.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentMode = .redraw
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The one that the delegate made when it was first asked.
  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    if let known = renderers[ObjectIdentifier(overlay)] { return known }
    guard let map, let made = map.delegate?.mapView(map, rendererFor: overlay) else { return nil }
    made.canvas = self
    renderers[ObjectIdentifier(overlay)] = made
    map.delegate?.mapView(map, didAdd: [made])
    return made
  }

  func forget(_ overlay: any MKOverlay) {
    renderers[ObjectIdentifier(overlay)] = nil
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let map, let context = UIGraphicsGetCurrentContext() else { return }
    let visible = map.shownMapRect
    guard visible.width > 0, bounds.width > 0 else { return }
    let scale = bounds.width / CGFloat(visible.width)
    for overlay in map.overlays where overlay.intersects(visible) {
      guard let renderer = renderer(for: overlay), renderer.canDraw(visible, zoomScale: scale)
      else { continue }
      let origin = overlay.boundingMapRect.origin
      context.saveGState()
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: origin.x - visible.minX, y: origin.y - visible.minY)
      context.setAlpha(renderer.alpha)
      context.setBlendMode(renderer.blendMode)
      renderer.draw(visible, zoomScale: scale, in: context)
      context.restoreGState()
    }
  }
}
