import UIKit

/// Signing in on a page of the web, before AuthenticationServices: nobody signs in.
@preconcurrency
@MainActor
open class SFAuthenticationSession: MainActorObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Nil once it has been called, or cancelled.
  private var handler: CompletionHandler?

  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init(isolated: ())
  }

  @discardableResult
  open func start() -> Bool {
    DispatchQueue.main.async {
      let call = self.handler
      self.handler = nil
      call?(nil, SFAuthenticationError(.canceledLogin))
    }
    return true
  }
  open func cancel() { handler = nil }
}

public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// Why a page did not sign the user in.
public struct SFAuthenticationError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1

    /// `catch SFAuthenticationError.canceledLogin` compares the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? SFAuthenticationError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { SFAuthenticationErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static let canceledLogin = Code.canceledLogin
}
