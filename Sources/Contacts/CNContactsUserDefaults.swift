import Foundation
import UIKit

/// How the user wants to see contacts; apps read the country of the device from it.
open class CNContactsUserDefaults: UIKit.NSObject, @unchecked Sendable {
  private static let one = CNContactsUserDefaults()

  open class func shared() -> CNContactsUserDefaults { one }

  open var sortOrder: CNContactSortOrder { .familyName }
  /// In small letters (observed: apps make them capitals).
  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}
