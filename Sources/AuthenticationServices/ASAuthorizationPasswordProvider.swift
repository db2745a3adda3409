import UIKit

/// A name and a password; nobody chooses one here.
open class ASPasswordCredential: UIKit.NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Asks for a password of the keychain.
open class ASAuthorizationPasswordProvider: UIKit.NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
