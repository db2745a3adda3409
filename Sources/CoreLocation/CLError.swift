import Foundation
import ObjectiveC

public let kCLErrorDomain = "kCLErrorDomain"
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

/// Why a service of places has no answer.
public struct CLError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = CLError

    case locationUnknown, denied, network, headingFailure
    case regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    case deferredDistanceFiltered, deferredCanceled
    case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { kCLErrorDomain }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let headingFailure = Code.headingFailure
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  public static let geocodeCanceled = Code.geocodeCanceled
  public static let deferredFailed = Code.deferredFailed
  public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
  public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
  public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
  public static let deferredCanceled = Code.deferredCanceled
  public static let rangingUnavailable = Code.rangingUnavailable
  public static let rangingFailure = Code.rangingFailure
  public static let promptDeclined = Code.promptDeclined
  public static let historicalLocationError = Code.historicalLocationError
}
