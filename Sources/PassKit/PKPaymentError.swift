import Foundation
import ObjectiveC

public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// Why a payment is refused.
public struct PKPaymentError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = PKPaymentError

    case unknownError = -1
    case shippingContactInvalidError = 1
    case billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError
    case couponCodeExpiredError
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { PKPaymentErrorDomain }

  public static let unknownError = Code.unknownError
  public static let shippingContactInvalidError = Code.shippingContactInvalidError
  public static let billingContactInvalidError = Code.billingContactInvalidError
  public static let shippingAddressUnserviceableError = Code.shippingAddressUnserviceableError
  public static let couponCodeInvalidError = Code.couponCodeInvalidError
  public static let couponCodeExpiredError = Code.couponCodeExpiredError
}
