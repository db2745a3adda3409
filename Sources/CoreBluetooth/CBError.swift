import Foundation
import ObjectiveC

public let CBErrorDomain = "CBErrorDomain"
public let CBATTErrorDomain = "CBATTErrorDomain"

/// Why nothing is reached by radio.
public struct CBError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = CBError

    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising
    case connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported
    case peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CBErrorDomain }

  public static let unknown = Code.unknown
  public static let invalidParameters = Code.invalidParameters
  public static let notConnected = Code.notConnected
  public static let operationCancelled = Code.operationCancelled
  public static let connectionTimeout = Code.connectionTimeout
  public static let peripheralDisconnected = Code.peripheralDisconnected
  public static let connectionFailed = Code.connectionFailed
  public static let operationNotSupported = Code.operationNotSupported
}

/// What a device answers to a request; none is there to answer.
public struct CBATTError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = CBATTError

    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset
    case insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong
    case insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
    case insufficientEncryption, unsupportedGroupType, insufficientResources
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CBATTErrorDomain }

  public static let success = Code.success
  public static let readNotPermitted = Code.readNotPermitted
  public static let writeNotPermitted = Code.writeNotPermitted
  public static let requestNotSupported = Code.requestNotSupported
  public static let invalidOffset = Code.invalidOffset
  public static let attributeNotFound = Code.attributeNotFound
}
