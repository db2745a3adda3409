@_exported import CoreLocation
import UIKit

public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
public func MKCoordinateSpanMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
)
  -> MKCoordinateSpan
{ MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude) }

public struct MKCoordinateRegion: Hashable, Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A degree of latitude is 111.32 km long; one of longitude shrinks towards the poles.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_320,
        longitudeDelta: longitudinalMeters
          / (111_320 * max(0.001, cos(center.latitude * .pi / 180)))
      )
    )
  }
}
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D,
  _ span: MKCoordinateSpan
)
  -> MKCoordinateRegion
{ MKCoordinateRegion(center: center, span: span) }
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D,
  _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center,
    latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters
  )
}

@preconcurrency
@MainActor
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

@preconcurrency
@MainActor
open class MKPointAnnotation: MainActorObject, MKAnnotation {
  public init() {}
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

@preconcurrency
@MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// A pin; no map shows it.
@preconcurrency
@MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor!
  open var animatesDrop = false
}

/// A marker in a balloon; no map shows it.
@preconcurrency
@MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}

public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

/// An arrow that follows the user's place.
@preconcurrency
@MainActor
open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    let arrow = UIImageView(image: UIImage(systemName: "location"))
    arrow.contentMode = .center
    arrow.frame = bounds
    arrow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(arrow)
  }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

@preconcurrency
@MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}
extension MKMapViewDelegate {
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  )
    -> MKAnnotationView?
  { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}

/// Where a map is seen from.
open class MKMapCamera: UIKit.NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// In meters.
  open var altitude: CLLocationDistance = 0
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// In degrees.
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() {}
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance,
    pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    (altitude, centerCoordinateDistance) = (distance, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}

/// A map: its name on gray.
@preconcurrency
@MainActor
open class MKMapView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    PlaceholderView.fill(self, "Map")
    Diagnostics.report("MKMapView shows no map.")
  }

  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var region = MKCoordinateRegion()
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open var camera = MKMapCamera()
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// None is ever out of sight, so none can be used again.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open var showsCompass = true
  open var showsScale = false
  open private(set) var annotations: [any MKAnnotation] = []
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
}

extension MKMapView: FrameworkView {
  package func connect(outlet: String, to object: AnyObject) -> Bool {
    guard outlet == "delegate" else { return false }
    delegate = object as? any MKMapViewDelegate
    return true
  }
}
