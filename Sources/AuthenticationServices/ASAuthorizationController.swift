import UIKit

public typealias ASPresentationAnchor = UIWindow

public struct ASAuthorizationError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
}

open class ASAuthorizationRequest: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
}

public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fullName = ASAuthorizationScope(rawValue: "full_name")
  public static let email = ASAuthorizationScope(rawValue: "email")
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorizationScope]?
  open var nonce: String?
  open var state: String?
  open var user: String?
}

open class ASAuthorizationAppleIDCredential: UIKit.NSObject, @unchecked Sendable {
  public let user: String
  open var email: String? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var fullName: PersonNameComponents? { nil }
  init(user: String) { self.user = user }
}

open class ASAuthorizationAppleIDProvider: UIKit.NSObject, @unchecked Sendable {
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  @preconcurrency
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @MainActor (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(.notFound, nil) } }
}

open class ASAuthorization: UIKit.NSObject, @unchecked Sendable {
  public let credential: Any
  init(credential: Any) { self.credential = credential }
}

/// Asks the user to sign in: nobody is there, so that it ends as if it had been cancelled.
@preconcurrency
@MainActor
open class ASAuthorizationController: MainActorObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  open func performRequests() {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(
        controller: self,
        didCompleteWithError: ASAuthorizationError(code: .canceled)
      )
    }
  }
  open func cancel() {}
}

@preconcurrency
@MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

@preconcurrency
@MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
