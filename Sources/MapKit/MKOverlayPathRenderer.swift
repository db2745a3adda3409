import CoreLocation
import UIKit

/// Draws an overlay that is a path: its inside, and its line.
@preconcurrency
@MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// In points of the screen; 0 draws no line.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  private var known: CGPath?

  open var path: CGPath! {
    get {
      if known == nil { createPath() }
      return known
    }
    set { known = newValue }
  }

  /// A subclass sets the path.
  open func createPath() {}
  open func invalidatePath() {
    known = nil
    setNeedsDisplay()
  }

  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    context.setLineWidth(lineWidth / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    guard let lineDashPattern else { return }
    context.setLineDash(
      phase: lineDashPhase / zoomScale,
      lengths: lineDashPattern.map { CGFloat(truncating: $0) / zoomScale }
    )
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  open override func draw(
    _ mapRect: MKMapRect,
    zoomScale: MKZoomScale,
    in context: CGContext
  ) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil, lineWidth > 0 {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  /// Adds a row of places, as the overlay's points.
  fileprivate func add(_ shape: MKMultiPoint, to path: CGMutablePath, isClosed: Bool) {
    guard !shape.mapPoints.isEmpty else { return }
    path.addLines(between: shape.mapPoints.map(point(for:)))
    if isClosed { path.closeSubpath() }
  }
}

@preconcurrency
@MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }
  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}

@preconcurrency
@MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }
  open override func createPath() {
    let whole = CGMutablePath()
    add(polyline, to: whole, isClosed: false)
    path = whole
  }
}

/// A line whose colour changes on its way; here it has the first of them.
@preconcurrency
@MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []

  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    strokeColor = colors.first
  }
}

@preconcurrency
@MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }
  open override func createPath() {
    let whole = CGMutablePath()
    for part in [polygon] + (polygon.interiorPolygons ?? []) {
      add(part, to: whole, isClosed: true)
    }
    path = whole
  }
}

@preconcurrency
@MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

  open override func createPath() {
    let whole = CGMutablePath()
    for line in (overlay as? MKMultiPolyline)?.polylines ?? [] {
      add(line, to: whole, isClosed: false)
    }
    path = whole
  }
}

@preconcurrency
@MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

  open override func createPath() {
    let whole = CGMutablePath()
    for area in (overlay as? MKMultiPolygon)?.polygons ?? [] {
      for part in [area] + (area.interiorPolygons ?? []) { add(part, to: whole, isClosed: true) }
    }
    path = whole
  }
}
