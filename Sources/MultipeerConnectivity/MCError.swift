import Foundation
import ObjectiveC

public let MCErrorDomain = "MCErrorDomain"

/// Why nothing reaches another device.
public struct MCError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = MCError

    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MCErrorDomain }

  public static let unknown = Code.unknown
  public static let notConnected = Code.notConnected
  public static let invalidParameter = Code.invalidParameter
  public static let unsupported = Code.unsupported
  public static let timedOut = Code.timedOut
  public static let cancelled = Code.cancelled
  public static let unavailable = Code.unavailable
}
