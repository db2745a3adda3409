import CoreLocation
import UIKit

/// The titles of an annotation as its class declares them.
///
/// On iOS they are optional requirements: any annotation's title is optional twice, a class's own
/// only once. So code that reads them finds the properties of `MKAnnotation` before these.
@preconcurrency
@MainActor
public protocol _MKTitledAnnotation: NSObjectProtocol {
  @_disfavoredOverload
  var title: String? { get }
  @_disfavoredOverload
  var subtitle: String? { get }
}

extension _MKTitledAnnotation {
  @_disfavoredOverload
  public var title: String? { nil }
  @_disfavoredOverload
  public var subtitle: String? { nil }
}

/// Something at a place of a map.
@preconcurrency
@MainActor
public protocol MKAnnotation: _MKTitledAnnotation {
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  public var title: String?? { .some(ownTitle) }
  public var subtitle: String?? { .some(ownSubtitle) }

  var ownTitle: String? { title }
  var ownSubtitle: String? { subtitle }
}

/// The titles that shapes have.
@preconcurrency
@MainActor
open class MKShape: MainActorObject, MKAnnotation {
  public init() {}
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set {}
  }
}

@preconcurrency
@MainActor
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  public override init() { super.init() }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    title: String? = nil,
    subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// The user's own place, which is unknown on a stage.
@preconcurrency
@MainActor
open class MKUserLocation: MainActorObject, MKAnnotation {
  public init() {}
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var isUpdating: Bool { false }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var title: String? = "My Location"
  open var subtitle: String?
}

/// Several annotations at once, around the middle of their places.
@preconcurrency
@MainActor
open class MKClusterAnnotation: MainActorObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.ownTitle
    subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
  }

  open var coordinate: CLLocationCoordinate2D {
    let rect = MKMapRect(around: memberAnnotations.map { MKMapPoint($0.coordinate) })
    guard !rect.isNull else { return kCLLocationCoordinate2DInvalid }
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
