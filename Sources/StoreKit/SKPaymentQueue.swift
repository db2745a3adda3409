import Timeline
import UIKit

/// An order of a product.
open class SKPayment: UIKit.NSObject, @unchecked Sendable {
  private let product: String
  open var productIdentifier: String { product }
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  open var requestData: Data? { nil }
  open var simulatesAskToBuyInSandbox: Bool { false }
  open var paymentDiscount: SKPaymentDiscount? { nil }

  public convenience init(product: SKProduct) { self.init(product.productIdentifier) }
  init(_ product: String) { self.product = product }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
  private var identifier: String?
  private var count = 1
  private var user: String?
  private var data: Data?
  private var asks = false
  private var discount: SKPaymentDiscount?

  public convenience init() { self.init("") }
  open override var productIdentifier: String {
    get { identifier ?? super.productIdentifier }
    set { identifier = newValue }
  }
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open override var requestData: Data? {
    get { data }
    set { data = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asks }
    set { asks = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
}

/// An offer that the app's server has signed.
open class SKPaymentDiscount: UIKit.NSObject, @unchecked Sendable {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  public init(
    identifier: String,
    keyIdentifier: String,
    nonce: UUID,
    signature: String,
    timestamp: NSNumber
  ) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: UIKit.NSObject, @unchecked Sendable {
  public let payment: SKPayment
  open internal(set) var error: (any Error)?
  open internal(set) var transactionState = SKPaymentTransactionState.purchasing
  open var transactionDate: Date? { nil }
  open var transactionIdentifier: String? { nil }
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment) { self.payment = payment }
}

open class SKStorefront: UIKit.NSObject, @unchecked Sendable {
  open var countryCode: String { "USA" }
  open var identifier: String { "143441" }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue,
    updatedTransactions transactions: [SKPaymentTransaction]
  )
  func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  )
  func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  )
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    shouldAddStorePayment payment: SKPayment,
    for product: SKProduct
  ) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// Orders of the app.
///
/// The user may not pay here: an order is made, and fails, as where purchases are restricted.
open class SKPaymentQueue: UIKit.NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> Self { unsafeDowncast(queue, to: self) }
  open class func canMakePayments() -> Bool { false }

  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var storefront: SKStorefront? { nil }
  open private(set) var transactions: [SKPaymentTransaction] = []
  private var observers: [any SKPaymentTransactionObserver] = []
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }

  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0 === observer }
  }

  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    DispatchQueue.main.async { [self] in
      for observer in observers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
      transaction.transactionState = .failed
      transaction.error = SKError(.paymentNotAllowed)
      for observer in observers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard let index = transactions.firstIndex(where: { $0 === transaction }) else { return }
    transactions.remove(at: index)
    DispatchQueue.main.async { [self] in
      for observer in observers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// The store cannot be reached.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      for observer in observers {
        observer.paymentQueue(
          self,
          restoreCompletedTransactionsFailedWithError: URLError.failure(
            .notConnectedToInternet,
            of: nil
          )
        )
      }
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  open func presentCodeRedemptionSheet() {}
  open func showPriceConsentIfNeeded() {}
}
