import Foundation
import UIKit

public typealias CLHeadingComponentValue = Double

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Where the device points; a stage has no compass.
open class CLHeading: UIKit.NSObject, NSCopying, @unchecked Sendable {
  open var magneticHeading: CLLocationDirection { 0 }
  /// Negative: unknown.
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var x: CLHeadingComponentValue { 0 }
  open var y: CLHeadingComponentValue { 0 }
  open var z: CLHeadingComponentValue { 0 }
  open var timestamp: Date { Date() }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A stay at a place; a stage has none.
open class CLVisit: UIKit.NSObject, NSCopying, @unchecked Sendable {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
