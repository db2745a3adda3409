import Foundation
import ObjectiveC

public let NFCErrorDomain = "NFCError"

/// Why nothing is read.
public struct NFCReaderError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = NFCReaderError

    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerErrorInvalidParameter = 3
    case readerErrorInvalidParameterLength = 4
    case readerErrorParameterOutOfBound = 5
    case readerErrorRadioDisabled = 6
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded = 101
    case readerTransceiveErrorTagResponseError = 102
    case readerTransceiveErrorSessionInvalidated = 103
    case readerTransceiveErrorTagNotConnected = 104
    case readerTransceiveErrorPacketTooLong = 105
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
    case tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400
    case ndefReaderSessionErrorTagUpdateFailure = 401
    case ndefReaderSessionErrorTagSizeTooSmall = 402
    case ndefReaderSessionErrorZeroLengthMessage = 403
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { NFCErrorDomain }

  public static let readerErrorUnsupportedFeature = Code.readerErrorUnsupportedFeature
  public static let readerErrorSecurityViolation = Code.readerErrorSecurityViolation
  public static let readerErrorRadioDisabled = Code.readerErrorRadioDisabled
  public static let readerSessionInvalidationErrorUserCanceled =
    Code.readerSessionInvalidationErrorUserCanceled
  public static let readerSessionInvalidationErrorSessionTimeout =
    Code.readerSessionInvalidationErrorSessionTimeout
  public static let readerSessionInvalidationErrorFirstNDEFTagRead =
    Code.readerSessionInvalidationErrorFirstNDEFTagRead
}
