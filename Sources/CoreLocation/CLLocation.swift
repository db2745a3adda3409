import Foundation
import UIKit

/// A floor of a building.
open class CLFloor: UIKit.NSObject, NSCopying, @unchecked Sendable {
  /// 0 is the ground floor.
  public let level: Int

  init(level: Int) { self.level = level }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a location comes from.
open class CLLocationSourceInformation: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool

  public init(
    softwareSimulationState isSoftware: Bool,
    andExternalAccessoryState isAccessory: Bool
  ) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place at a moment, with its accuracy.
open class CLLocation: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let ellipsoidalAltitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let courseAccuracy: CLLocationDirectionAccuracy
  public let speed: CLLocationSpeed
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date
  public let sourceInformation: CLLocationSourceInformation?
  open var floor: CLFloor? { nil }

  /// Zeros throughout, at the reference date (inferred, from what apps print of it).
  public override convenience init() {
    self.init(
      coordinate: CLLocationCoordinate2D(),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: 0,
      course: 0,
      speed: 0,
      timestamp: Date(timeIntervalSinceReferenceDate: 0)
    )
  }

  /// A place alone: its altitude counts as unknown, its course and speed too.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: course,
      courseAccuracy: -1,
      speed: speed,
      speedAccuracy: -1,
      timestamp: timestamp,
      source: nil
    )
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: course,
      courseAccuracy: courseAccuracy,
      speed: speed,
      speedAccuracy: speedAccuracy,
      timestamp: timestamp,
      source: sourceInfo
    )
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: course,
      courseAccuracy: courseAccuracy,
      speed: speed,
      speedAccuracy: speedAccuracy,
      timestamp: timestamp,
      source: nil
    )
  }

  private init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date,
    source: CLLocationSourceInformation?
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    ellipsoidalAltitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    sourceInformation = source
  }

  /// Along a great circle, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.distance(to: location.coordinate)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
