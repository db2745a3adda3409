import CoreLocation
import UIKit

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Where a map is seen from.
open class MKMapCamera: UIKit.NSObject, NSCopying {
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

  /// Looks at a place from the distance to an eye over another one.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let ground = centerCoordinate.distance(to: eyeCoordinate)
    self.init(
      lookingAtCenter: centerCoordinate,
      fromDistance: (ground * ground + eyeAltitude * eyeAltitude).squareRoot(),
      pitch: CGFloat(atan2(ground, eyeAltitude) * 180 / .pi),
      heading: 0
    )
    altitude = eyeAltitude
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKMapCamera(
      lookingAtCenter: centerCoordinate,
      fromDistance: centerCoordinateDistance,
      pitch: pitch,
      heading: heading
    )
    copy.altitude = altitude
    return copy
  }
}

extension MKMapView {
  /// How near and how far a camera may be, in metres.
  open class CameraZoomRange: UIKit.NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public init?(
      minCenterCoordinateDistance: CLLocationDistance,
      maxCenterCoordinateDistance: CLLocationDistance
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }

    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minCenterCoordinateDistance,
        maxCenterCoordinateDistance: .greatestFiniteMagnitude
      )
    }

    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: 0,
        maxCenterCoordinateDistance: maxCenterCoordinateDistance
      )
    }
  }

  /// Where the centre of a map may be.
  open class CameraBoundary: UIKit.NSObject {
    public let mapRect: MKMapRect
    public let region: MKCoordinateRegion

    public init?(mapRect: MKMapRect) {
      self.mapRect = mapRect
      region = MKCoordinateRegion(mapRect)
    }

    public init?(coordinateRegion region: MKCoordinateRegion) {
      mapRect = MKMapRect(region)
      self.region = region
    }
  }
}

/// How a map looks; the placeholder looks the same with each.
open class MKMapConfiguration: UIKit.NSObject {
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  open var elevationStyle = ElevationStyle.flat
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public init(
    elevationStyle: MKMapConfiguration.ElevationStyle = .flat,
    emphasisStyle: EmphasisStyle = .default
  ) {
    super.init()
    self.elevationStyle = elevationStyle
    self.emphasisStyle = emphasisStyle
  }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
  public init(elevationStyle: MKMapConfiguration.ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public init(elevationStyle: MKMapConfiguration.ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
