import CoreLocation
import UIKit

extension MKMapView {
  /// What the view shows: the region, made larger to the proportions of the view.
  var shownMapRect: MKMapRect {
    let span = region.span
    let isSet = span.latitudeDelta > 0 || span.longitudeDelta > 0
    let wanted = isSet ? MKMapRect(region) : .world
    return fitting(wanted)
  }

  /// The smallest rectangle around another one that has the proportions of the view.
  private func fitting(_ wanted: MKMapRect) -> MKMapRect {
    guard bounds.width > 0, bounds.height > 0 else { return wanted }
    let ratio = Double(bounds.width / bounds.height)
    let width = max(wanted.width, wanted.height * ratio)
    let height = width / ratio
    return MKMapRect(
      x: wanted.midX - width / 2,
      y: wanted.midY - height / 2,
      width: width,
      height: height
    )
  }

  public func convert(
    _ coordinate: CLLocationCoordinate2D,
    toPointTo view: UIView?
  ) -> CGPoint {
    let (visible, place) = (shownMapRect, MKMapPoint(coordinate))
    guard visible.width > 0, visible.height > 0 else { return .zero }
    let point = CGPoint(
      x: CGFloat((place.x - visible.minX) / visible.width) * bounds.width,
      y: CGFloat((place.y - visible.minY) / visible.height) * bounds.height
    )
    return convert(point, to: view)
  }

  public func convert(
    _ point: CGPoint,
    toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let (visible, own) = (shownMapRect, convert(point, from: view))
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    return MKMapPoint(
      x: visible.minX + Double(own.x / bounds.width) * visible.width,
      y: visible.minY + Double(own.y / bounds.height) * visible.height
    ).coordinate
  }

  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let (center, span) = (region.center, region.span)
    let corners = [0.5, -0.5].map {
      convert(
        CLLocationCoordinate2D(
          latitude: center.latitude + $0 * span.latitudeDelta,
          longitude: center.longitude - $0 * span.longitudeDelta
        ),
        toPointTo: view
      )
    }
    return CGRect(
      x: corners[0].x,
      y: corners[0].y,
      width: corners[1].x - corners[0].x,
      height: corners[1].y - corners[0].y
    )
  }

  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = MKMapPoint(convert(rect.origin, toCoordinateFrom: view))
    let last = MKMapPoint(
      convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    )
    return MKCoordinateRegion(MKMapRect(around: [first, last]))
  }

  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard bounds.width > 0, bounds.height > 0 else { return region }
    return MKCoordinateRegion(fitting(MKMapRect(region)))
  }

  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitting(mapRect) }

  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    fitting(mapRect.padded(by: insets, in: bounds.size))
  }
}

extension MKMapRect {
  /// Larger, so that it itself is that far from the edges of a view.
  func padded(by insets: UIEdgeInsets, in size: CGSize) -> MKMapRect {
    let inner = CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
    guard inner.width > 0, inner.height > 0 else { return self }
    let scale = max(width / Double(inner.width), height / Double(inner.height))
    return MKMapRect(
      x: midX - (Double(inner.width) / 2 + Double(insets.left)) * scale,
      y: midY - (Double(inner.height) / 2 + Double(insets.top)) * scale,
      width: Double(size.width) * scale,
      height: Double(size.height) * scale
    )
  }
}
