import Foundation
import ObjectiveC

public let CNErrorDomain = "CNErrorDomain"

/// Why there are no contacts.
public struct CNError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = CNError

    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case noAccessibleWritableContainers, unauthorizedKeys, featureDisabledByUser
    case featureNotAvailable
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists, containmentCycle, containmentScope
    case parentRecordDoesNotExist, recordIdentifierInvalid, recordNotWritable
    case parentContainerNotWritable
    case validationMultipleErrors = 300
    case validationTypeMismatch, validationConfigurationError
    case predicateInvalid = 400
    case policyViolation = 500
    case vCardMalformed = 700
    case vCardSummarizationError
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CNErrorDomain }

  public static let communicationError = Code.communicationError
  public static let dataAccessError = Code.dataAccessError
  public static let authorizationDenied = Code.authorizationDenied
  public static let noAccessibleWritableContainers = Code.noAccessibleWritableContainers
  public static let unauthorizedKeys = Code.unauthorizedKeys
  public static let featureDisabledByUser = Code.featureDisabledByUser
  public static let featureNotAvailable = Code.featureNotAvailable
  public static let recordDoesNotExist = Code.recordDoesNotExist
  public static let insertedRecordAlreadyExists = Code.insertedRecordAlreadyExists
  public static let containmentCycle = Code.containmentCycle
  public static let containmentScope = Code.containmentScope
  public static let parentRecordDoesNotExist = Code.parentRecordDoesNotExist
  public static let recordIdentifierInvalid = Code.recordIdentifierInvalid
  public static let recordNotWritable = Code.recordNotWritable
  public static let parentContainerNotWritable = Code.parentContainerNotWritable
  public static let validationMultipleErrors = Code.validationMultipleErrors
  public static let validationTypeMismatch = Code.validationTypeMismatch
  public static let validationConfigurationError = Code.validationConfigurationError
  public static let predicateInvalid = Code.predicateInvalid
  public static let policyViolation = Code.policyViolation
  public static let vCardMalformed = Code.vCardMalformed
  public static let vCardSummarizationError = Code.vCardSummarizationError
}
