import Foundation
import ObjectiveC

public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// Why a page did not sign the user in.
public struct SFAuthenticationError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = SFAuthenticationError

    case canceledLogin = 1
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { SFAuthenticationErrorDomain }

  public static let canceledLogin = Code.canceledLogin
}
