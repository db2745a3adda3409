import Foundation
import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

open class CLLocation: UIKit.NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  open var altitude: CLLocationDistance { 0 }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var speed: CLLocationSpeed { -1 }
  open var course: CLLocationDirection { -1 }

  /// Along a great circle, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radius = 6_371_009.0
    let (a, b) = (coordinate, location.coordinate)
    let latitude = (b.latitude - a.latitude) * .pi / 360
    let longitude = (b.longitude - a.longitude) * .pi / 360
    let h =
      sin(latitude) * sin(latitude)
      + cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180) * sin(longitude) * sin(longitude)
    return 2 * radius * asin(min(1, h.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Where the device is: access is always denied on a stage.
open class CLLocationManager: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var location: CLLocation? { nil }
  open class func locationServicesEnabled() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func requestLocation() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: NSError(domain: "kCLErrorDomain", code: 1))
    }
  }
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
