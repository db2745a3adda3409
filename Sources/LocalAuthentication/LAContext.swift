import UIKit

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}
public enum LACredentialType: Int, Sendable {
  case applicationPassword = 0
  case smartCardPIN = -3
}
public enum LAAccessControlOperation: Int, Sendable {
  case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Asks who holds the device: a stage has no sensor for it, and no passcode.
open class LAContext: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var maxBiometryFailures: NSNumber?
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  private var isInvalid = false
  private var credentials: [LACredentialType: Data] = [:]

  private func reason(_ policy: LAPolicy) -> LAError.Code {
    if isInvalid { return .invalidContext }
    return policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable
  }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: LAErrorDomain, code: reason(policy).rawValue)
    return false
  }

  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let error = LAError(reason(policy))
    DispatchQueue.main.async { reply(false, error) }
  }
  @discardableResult
  public func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String
  ) async throws -> Bool { throw LAError(reason(policy)) }

  @preconcurrency
  open func evaluateAccessControl(
    _ accessControl: SecAccessControl,
    operation: LAAccessControlOperation,
    localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let error = LAError(reason(.deviceOwnerAuthentication))
    DispatchQueue.main.async { reply(false, error) }
  }

  open func invalidate() { isInvalid = true }

  @discardableResult
  open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
    credentials[type] = credential
    return true
  }
  open func isCredentialSet(_ type: LACredentialType) -> Bool { credentials[type] != nil }
}
