import UIKit

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
}
public struct LAError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case biometryNotAvailable = -6
  }
  public let code: Code
}

/// Asks who holds the device: a stage has no sensor for it.
open class LAContext: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var biometryType: LABiometryType { .none }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: -6)
    return false
  }
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { reply(false, LAError(code: .biometryNotAvailable)) } }
  open func invalidate() {}
}
