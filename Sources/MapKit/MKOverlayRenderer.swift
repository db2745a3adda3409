import CoreLocation
import UIKit

public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 6 / zoomScale }

/// Draws an overlay.
///
/// Its points are those of the map, from the corner of the overlay's area.
@preconcurrency
@MainActor
open class MKOverlayRenderer: MainActorObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  open var blendMode = CGBlendMode.normal
  /// The map that shows it.
  weak var canvas: UIView?

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  private var origin: MKMapPoint { overlay.boundingMapRect.origin }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height)
    )
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height))
    )
  }

  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() { canvas?.setNeedsDisplay() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}
