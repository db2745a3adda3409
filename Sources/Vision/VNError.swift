import Foundation
import ObjectiveC

public let VNErrorDomain = "com.apple.vis"

/// The numbers of errors in that domain.
public enum VNErrorCode: Int, Sendable {
  case turiCoreErrorCode = -1
  case ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption
  case ioError, missingOption, notImplemented, internalError, outOfMemory, unknownError
  case invalidOperation, invalidImage, invalidArgument, invalidModel, unsupportedRevision
  case dataUnavailable, timeStampNotFound, unsupportedRequest, timeout

  var error: NSError { NSError(domain: VNErrorDomain, code: rawValue) }
}
