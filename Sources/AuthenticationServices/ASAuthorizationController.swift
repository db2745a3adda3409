import UIKit

public typealias ASPresentationAnchor = UIWindow

/// What makes requests of one kind.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a user has signed in with.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorizationRequest: UIKit.NSObject, @unchecked Sendable {
  override init() { super.init() }
}

open class ASAuthorization: UIKit.NSObject, @unchecked Sendable {
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  init(_ credential: any ASAuthorizationCredential, of provider: any ASAuthorizationProvider) {
    (self.credential, self.provider) = (credential, provider)
  }
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

  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  open func performRequests(options: RequestOptions) { performRequests() }
  open func performAutoFillAssistedRequests() {}
  open func performRequests() {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(
        controller: self,
        didCompleteWithError: ASAuthorizationError(.canceled)
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
