import Foundation
import ObjectiveC

public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// Why a call does not come in.
public struct CXErrorCodeIncomingCallError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = CXErrorCodeIncomingCallError

    case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CXErrorDomainIncomingCall }

  public static let unknown = Code.unknown
  public static let unentitled = Code.unentitled
  public static let callUUIDAlreadyExists = Code.callUUIDAlreadyExists
  public static let filteredByDoNotDisturb = Code.filteredByDoNotDisturb
  public static let filteredByBlockList = Code.filteredByBlockList
}

/// Why nothing is done with a call.
public struct CXErrorCodeRequestTransactionError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = CXErrorCodeRequestTransactionError

    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID
    case callUUIDAlreadyExists, invalidAction, maximumCallGroupsReached
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CXErrorDomainRequestTransaction }

  public static let unknown = Code.unknown
  public static let unentitled = Code.unentitled
  public static let unknownCallProvider = Code.unknownCallProvider
  public static let emptyTransaction = Code.emptyTransaction
  public static let unknownCallUUID = Code.unknownCallUUID
  public static let invalidAction = Code.invalidAction
}
