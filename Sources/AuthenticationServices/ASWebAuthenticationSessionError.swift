import Foundation
import ObjectiveC

public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a page did not sign the user in.
public struct ASWebAuthenticationSessionError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = ASWebAuthenticationSessionError

    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }

  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
}
