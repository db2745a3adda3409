import Foundation
import ObjectiveC

public let HKErrorDomain = "com.apple.healthkit"

/// Why nothing is read or kept.
public struct HKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = HKError

    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted
    case errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined
    case errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { HKErrorDomain }

  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
  public static let errorHealthDataRestricted = Code.errorHealthDataRestricted
  public static let errorInvalidArgument = Code.errorInvalidArgument
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
  public static let errorDatabaseInaccessible = Code.errorDatabaseInaccessible
  public static let errorUserCanceled = Code.errorUserCanceled
  public static let errorNoData = Code.errorNoData
}
