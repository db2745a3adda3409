import UIKit

public let WKErrorDomain = "WKErrorDomain"

/// What a web view and its helpers refuse.
public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
    case navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential
    case malformedCredential, credentialNotFound

    /// `catch WKError.unknown` compares the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? WKError)?.code == code
    }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }

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
