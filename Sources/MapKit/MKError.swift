import Foundation
import ObjectiveC

public let MKErrorDomain = "MKErrorDomain"

/// Why a service of maps has no answer.
public struct MKError: FrameworkError {
  public enum Code: UInt, FrameworkErrorCode {
    public typealias _ErrorType = MKError

    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MKErrorDomain }

  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
  public static let decodingFailed = Code.decodingFailed
}
