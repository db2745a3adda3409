import Foundation
import ObjectiveC

public let LPErrorDomain = "LPErrorDomain"

/// Why nothing is known of a page.
public struct LPError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = LPError

    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    case metadataFetchNotAllowed
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { LPErrorDomain }

  public static let unknown = Code.unknown
  public static let metadataFetchFailed = Code.metadataFetchFailed
  public static let metadataFetchCancelled = Code.metadataFetchCancelled
  public static let metadataFetchTimedOut = Code.metadataFetchTimedOut
  public static let metadataFetchNotAllowed = Code.metadataFetchNotAllowed
}
