import UIKit

/// Asks whether an app may follow a user: the device's switch forbids to ask, so that all are
/// denied without a prompt.
open class ATTrackingManager: UIKit.NSObject, @unchecked Sendable {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  @preconcurrency
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @MainActor (AuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { completion(.denied) } }

  public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
