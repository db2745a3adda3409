import Foundation
import ObjectiveC

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why nobody is signed in.
public struct ASAuthorizationError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = ASAuthorizationError

    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }

  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive
  public static let matchedExcludedCredential = Code.matchedExcludedCredential
}
