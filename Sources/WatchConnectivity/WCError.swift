import Foundation
import ObjectiveC

public let WCErrorDomain = "WCErrorDomain"

/// Why nothing reaches a watch.
public struct WCError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = WCError

    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge
    case payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied
    case deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut
    case companionAppNotInstalled, watchOnlyApp
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { WCErrorDomain }

  public static let genericError = Code.genericError
  public static let sessionNotSupported = Code.sessionNotSupported
  public static let sessionMissingDelegate = Code.sessionMissingDelegate
  public static let sessionNotActivated = Code.sessionNotActivated
  public static let deviceNotPaired = Code.deviceNotPaired
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  public static let notReachable = Code.notReachable
  public static let invalidParameter = Code.invalidParameter
  public static let payloadTooLarge = Code.payloadTooLarge
  public static let messageReplyFailed = Code.messageReplyFailed
  public static let messageReplyTimedOut = Code.messageReplyTimedOut
  public static let deliveryFailed = Code.deliveryFailed
  public static let transferTimedOut = Code.transferTimedOut
}
