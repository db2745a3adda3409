import UIKit

/// The device's name for advertisers: all zeros, as for everybody who forbids to be followed
/// (documented).
open class ASIdentifierManager: UIKit.NSObject, @unchecked Sendable {
  private static let common = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { common }

  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
