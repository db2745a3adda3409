import UIKit

public let SKErrorDomain = "SKErrorDomain"

/// What the store refuses.
public struct SKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired
    case unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration
    case overlayTimeout, ineligibleForOffer, unsupportedPlatform
    case overlayPresentedInBackgroundScene

    /// `catch SKError.paymentCancelled` compares the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? SKError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static let unknown = Code.unknown
  public static let clientInvalid = Code.clientInvalid
  public static let paymentCancelled = Code.paymentCancelled
  public static let paymentInvalid = Code.paymentInvalid
  public static let paymentNotAllowed = Code.paymentNotAllowed
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
  public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
  public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
  public static let cloudServiceRevoked = Code.cloudServiceRevoked
  public static let privacyAcknowledgementRequired = Code.privacyAcknowledgementRequired
  public static let unauthorizedRequestData = Code.unauthorizedRequestData
  public static let invalidOfferIdentifier = Code.invalidOfferIdentifier
  public static let invalidSignature = Code.invalidSignature
  public static let missingOfferParams = Code.missingOfferParams
  public static let invalidOfferPrice = Code.invalidOfferPrice
  public static let overlayCancelled = Code.overlayCancelled
  public static let overlayTimeout = Code.overlayTimeout
}
