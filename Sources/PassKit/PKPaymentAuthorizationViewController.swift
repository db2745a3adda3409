import UIKit

@preconcurrency
@MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController
  )
  func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController
  )
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  )
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  )
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelect paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  )
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelect shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  )
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  )
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  )
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didAuthorizePayment payment: PKPayment,
    completion: @escaping (PKPaymentAuthorizationStatus) -> Void
  ) { completion(.failure) }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelect paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) { completion(.init(paymentSummaryItems: [])) }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelect shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) { completion(.init(paymentSummaryItems: [])) }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) { completion(.init(paymentSummaryItems: [])) }
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController,
    didChangeCouponCode couponCode: String,
    handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
  ) { completion(.init(paymentSummaryItems: [])) }
}

/// The sheet of a payment: a stage has no card, so that there is none.
@preconcurrency
@MainActor
open class PKPaymentAuthorizationViewController: PlaceholderController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  /// Nil, as on devices that cannot pay.
  public init?(paymentRequest request: PKPaymentRequest) { nil }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork],
    capabilities: PKMerchantCapability
  ) -> Bool { false }
  open class func supportsDisbursements() -> Bool { false }
}

@preconcurrency
@MainActor
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  )
}

extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// The same without a screen of its own; it is never presented.
@preconcurrency
@MainActor
open class PKPaymentAuthorizationController: MainActorObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  public init(paymentRequest request: PKPaymentRequest) {}

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork],
    capabilities: PKMerchantCapability
  ) -> Bool { false }

  @preconcurrency
  open func present(completion: (@MainActor (Bool) -> Void)? = nil) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(false) }
  }

  @preconcurrency
  open func dismiss(completion: (@MainActor () -> Void)? = nil) {
    guard let completion else { return }
    DispatchQueue.main.async { completion() }
  }
}
