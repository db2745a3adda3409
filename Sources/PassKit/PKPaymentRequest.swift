import Contacts
import UIKit

/// A line of a bill.
open class PKPaymentSummaryItem: UIKit.NSObject, NSCopying, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType

  public init(
    label: String,
    amount: NSDecimalNumber,
    type: PKPaymentSummaryItemType
  ) { (self.label, self.amount, self.type) = (label, amount, type) }

  public convenience init(label: String, amount: NSDecimalNumber) {
    self.init(label: label, amount: amount, type: .final)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    PKPaymentSummaryItem(label: label, amount: amount, type: type)
  }
}

/// When a delivery comes.
open class PKDateComponentsRange: UIKit.NSObject, @unchecked Sendable {
  public let startDateComponents: DateComponents
  public let endDateComponents: DateComponents

  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }
}

/// A way of delivery, and its price.
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
  open var dateComponentsRange: PKDateComponentsRange?
}

/// A price that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var startDate: Date?
  open var endDate: Date?
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
}

/// A price that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var deferredDate = Date()
}

/// Whom something is sent or billed to.
open class PKContact: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var emailAddress: String?
  open var phoneNumber: CNPhoneNumber?
}

/// What is to be paid, and how.
open class PKPaymentRequest: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func availableNetworks() -> [PKPaymentNetwork] {
    [.amex, .discover, .JCB, .maestro, .masterCard, .visa]
  }

  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var supportedCountries: Set<String>?
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var billingContact: PKContact?
  open var shippingContact: PKContact?
  open var shippingContactEditingMode = PKShippingContactEditingMode.available
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var supportsCouponCode = false
  open var couponCode: String?
  open var applicationData: Data?

  open class func paymentContactInvalidError(
    withContactField field: PKContactField,
    localizedDescription: String?
  ) -> any Error { PKPaymentError(.shippingContactInvalidError) }
  open class func paymentShippingAddressInvalidError(
    withKey postalAddressKey: String,
    localizedDescription: String?
  ) -> any Error { PKPaymentError(.shippingContactInvalidError) }
  open class func paymentShippingAddressUnserviceableError(
    withLocalizedDescription localizedDescription: String?
  ) -> any Error { PKPaymentError(.shippingAddressUnserviceableError) }
  open class func paymentBillingAddressInvalidError(
    withKey postalAddressKey: String,
    localizedDescription: String?
  ) -> any Error { PKPaymentError(.billingContactInvalidError) }
  open class func paymentCouponCodeInvalidError(
    localizedDescription: String?
  ) -> any Error { PKPaymentError(.couponCodeInvalidError) }
  open class func paymentCouponCodeExpiredError(
    localizedDescription: String?
  ) -> any Error { PKPaymentError(.couponCodeExpiredError) }
}

/// What a shop changes while the sheet is open.
open class PKPaymentRequestUpdate: UIKit.NSObject, @unchecked Sendable {
  open var status = PKPaymentAuthorizationStatus.success
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  open var shippingMethods: [PKShippingMethod] = []

  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
  }
}

open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  open var errors: [any Error] = []

  public convenience init(
    errors: [any Error]?,
    paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors ?? []
    self.shippingMethods = shippingMethods
    status = self.errors.isEmpty ? .success : .failure
  }
}

open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  open var errors: [any Error] = []

  public convenience init(
    errors: [any Error]?,
    paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors ?? []
    self.shippingMethods = shippingMethods
    status = self.errors.isEmpty ? .success : .failure
  }
}
