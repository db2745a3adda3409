import Foundation
import ObjectiveC

public let WKErrorDomain = "WKErrorDomain"

/// What a web view and its helpers refuse.
public struct WKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = WKError

    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
    case navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential
    case malformedCredential, credentialNotFound
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { WKErrorDomain }

  public static let unknown = Code.unknown
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  public static let webViewInvalidated = Code.webViewInvalidated
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
  public static let contentRuleListStoreCompileFailed = Code.contentRuleListStoreCompileFailed
  public static let contentRuleListStoreLookUpFailed = Code.contentRuleListStoreLookUpFailed
  public static let contentRuleListStoreRemoveFailed = Code.contentRuleListStoreRemoveFailed
  public static let contentRuleListStoreVersionMismatch = Code.contentRuleListStoreVersionMismatch
  public static let attributedStringContentFailedToLoad = Code.attributedStringContentFailedToLoad
  public static let attributedStringContentLoadTimedOut = Code.attributedStringContentLoadTimedOut
  public static let javaScriptInvalidFrameTarget = Code.javaScriptInvalidFrameTarget
  public static let navigationAppBoundDomain = Code.navigationAppBoundDomain
  public static let javaScriptAppBoundDomain = Code.javaScriptAppBoundDomain
  public static let duplicateCredential = Code.duplicateCredential
  public static let malformedCredential = Code.malformedCredential
  public static let credentialNotFound = Code.credentialNotFound
}
