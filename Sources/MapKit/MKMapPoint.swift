import CoreLocation
import UIKit

/// A place on the flat map of Mercator: x grows to the east, y to the south.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The width of the world in points (documented): 256 points at 20 levels of zoom.
  static let world = 268_435_456.0
  /// Where the map ends in the north and south, so that it is a square.
  static let lastLatitude = 85.051_128_779_806_6

  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-MKMapPoint.lastLatitude, min(MKMapPoint.lastLatitude, coordinate.latitude))
    let sine = sin(latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * MKMapPoint.world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * MKMapPoint.world
  }

  public var coordinate: CLLocationCoordinate2D {
    let north = (0.5 - y / MKMapPoint.world) * 2 * .pi
    return CLLocationCoordinate2D(
      latitude: atan(sinh(north)) * 180 / .pi,
      longitude: x / MKMapPoint.world * 360 - 180
    )
  }

  /// In metres, along a great circle.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    coordinate.distance(to: other.coordinate)
  }
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}

/// Points of a screen to a point of the map.
public typealias MKZoomScale = CGFloat

public let MKMapSizeWorld = MKMapSize.world

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1 == point2
}

/// On the equator, the world's width is the circumference of the earth.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  cos(latitude * .pi / 180) * 2 * .pi * 6_378_137 / MKMapPoint.world
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
