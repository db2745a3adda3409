import Foundation
import ObjectiveC

public let MPErrorDomain = "MPErrorDomain"

/// Why media cannot be played.
public struct MPError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = MPError

    case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed
    case notFound, notSupported, cancelled, requestTimedOut
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MPErrorDomain }

  public static let unknown = Code.unknown
  public static let permissionDenied = Code.permissionDenied
  public static let cloudServiceCapabilityMissing = Code.cloudServiceCapabilityMissing
  public static let networkConnectionFailed = Code.networkConnectionFailed
  public static let notFound = Code.notFound
  public static let notSupported = Code.notSupported
  public static let cancelled = Code.cancelled
  public static let requestTimedOut = Code.requestTimedOut
}
