import Foundation
import UIKit

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The name of before iOS 8.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// Where the device is, which a stage never learns: nobody answers the question for access.
///
/// So an app shows what it shows at its first launch, not what it says after a denial.
open class CLLocationManager: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Learns soon after it is set that access is not determined, as on iOS.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard let delegate, delegate !== oldValue else { return }
      notify { $1.locationManagerDidChangeAuthorization($0) }
    }
  }

  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var monitoredRegions: Set<CLRegion> { [] }
  open var rangedRegions: Set<CLRegion> { [] }
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  // MARK: What is there

  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  // MARK: Authorization

  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Asks, and gets no answer.
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}

  @preconcurrency
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(CLError(.denied)) }
  }

  // MARK: Places

  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  /// Fails later: there is no place to report.
  open func requestLocation() { failLater(.locationUnknown) }
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance,
    timeout: TimeInterval
  ) {
    notify { $1.locationManager($0, didFinishDeferredUpdatesWithError: CLError(.deferredFailed)) }
  }
  open func disallowDeferredLocationUpdates() {}

  // MARK: Headings

  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: Regions and beacons

  open func startMonitoring(for region: CLRegion) {
    notify {
      $1.locationManager(
        $0,
        monitoringDidFailFor: region,
        withError: CLError(.regionMonitoringDenied)
      )
    }
  }
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {
    notify { $1.locationManager($0, didDetermineState: .unknown, for: region) }
  }

  open func startRangingBeacons(in region: CLBeaconRegion) {
    notify {
      $1.locationManager(
        $0,
        rangingBeaconsDidFailFor: region,
        withError: CLError(.rangingUnavailable)
      )
    }
  }
  open func stopRangingBeacons(in region: CLBeaconRegion) {}

  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    notify {
      $1.locationManager($0, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  // MARK: Answers

  private func failLater(_ code: CLError.Code) {
    notify { $1.locationManager($0, didFailWithError: CLError(code)) }
  }

  /// Calls the delegate in a later turn of the main queue.
  private func notify(
    _ call: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      call(self, delegate)
    }
  }
}
