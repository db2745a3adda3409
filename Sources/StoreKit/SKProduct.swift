import Timeline
import UIKit

/// Something to buy; the store names none, as it cannot be reached.
open class SKProduct: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }

  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }
}

open class SKProductSubscriptionPeriod: UIKit.NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: UIKit.NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo, payUpFront, freeTrial
  }
  public enum `Type`: UInt, Sendable {
    case introductory, subscription
  }

  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { .init() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .freeTrial }
  open var type: SKProductDiscount.`Type` { .introductory }
}

// MARK: Requests

/// Something that is asked of the store, which cannot be reached: every request fails.
open class SKRequest: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  private var isRunning = false
  open weak var delegate: (any SKRequestDelegate)?

  open func start() {
    isRunning = true
    DispatchQueue.main.async { [self] in
      guard isRunning else { return }
      isRunning = false
      let error = URLError.failure(.notConnectedToInternet, of: nil) as NSError
      delegate?.request(self, didFailWithError: error)
    }
  }
  open func cancel() { isRunning = false }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
  public let productIdentifiers: Set<String>

  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

open class SKProductsResponse: UIKit.NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }
}
