import Foundation
import ObjectiveC

public let SKErrorDomain = "SKErrorDomain"

/// What the store refuses.
public struct SKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = SKError

    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired
    case unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration
    case overlayTimeout, ineligibleForOffer, unsupportedPlatform
    case overlayPresentedInBackgroundScene
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { SKErrorDomain }

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
  public static let overlayInvalidConfiguration = Code.overlayInvalidConfiguration
  public static let overlayTimeout = Code.overlayTimeout
  public static let ineligibleForOffer = Code.ineligibleForOffer
  public static let unsupportedPlatform = Code.unsupportedPlatform
  public static let overlayPresentedInBackgroundScene = Code.overlayPresentedInBackgroundScene
}
