import UIKit

public struct ASAuthorizationScope: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fullName = ASAuthorizationScope(rawValue: "full_name")
  public static let email = ASAuthorizationScope(rawValue: "email")
}

/// What is done with the account.
public struct ASAuthorizationOpenIDOperation: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let operationImplicit = ASAuthorizationOpenIDOperation(rawValue: "implicit")
  public static let operationLogin = ASAuthorizationOpenIDOperation(rawValue: "login")
  public static let operationRefresh = ASAuthorizationOpenIDOperation(rawValue: "refresh")
  public static let operationLogout = ASAuthorizationOpenIDOperation(rawValue: "logout")
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorizationScope]?
  open var nonce: String?
  open var state: String?
  open var requestedOperation = ASAuthorizationOpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}

public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

open class ASAuthorizationAppleIDCredential: UIKit.NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  open var state: String? { nil }
  open var authorizedScopes: [ASAuthorizationScope] { [] }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
  public let user: String
  open var email: String? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var fullName: PersonNameComponents? { nil }
  init(user: String) { self.user = user }
}

open class ASAuthorizationAppleIDProvider: UIKit.NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification"
  )

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
  public func credentialState(forUserID userID: String) async throws -> CredentialState {
    .notFound
  }
}
