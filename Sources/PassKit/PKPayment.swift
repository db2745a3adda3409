import UIKit

/// A card; a stage has none.
open class PKPaymentMethod: UIKit.NSObject, @unchecked Sendable {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
  open var billingAddress: CNContact? { nil }
}

open class PKPaymentToken: UIKit.NSObject, @unchecked Sendable {
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}

/// What a user paid; a stage has no such user.
open class PKPayment: UIKit.NSObject, @unchecked Sendable {
  open var token: PKPaymentToken { PKPaymentToken() }
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}

/// What a shop says of a payment.
open class PKPaymentAuthorizationResult: UIKit.NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]

  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
  }
}

public enum PKPassType: UInt, Sendable {
  case barcode = 0
  case secureElement = 1
  case any = 0xFFFF_FFFF_FFFF_FFFF
  public static let payment = PKPassType.secureElement
}

/// A ticket or a card; none can be read.
open class PKPass: UIKit.NSObject, @unchecked Sendable {
  public init(data: Data) throws { throw NSError(domain: "PKPassKitErrorDomain", code: 1) }

  open var passType: PKPassType { .barcode }
  open var passTypeIdentifier: String { "" }
  open var serialNumber: String { "" }
  open var organizationName: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var passURL: URL? { nil }
}

/// The user's tickets and cards: there are none.
open class PKPassLibrary: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func removePass(_ pass: PKPass) {}
  open func openPaymentSetup() {}
}
