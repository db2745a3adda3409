import UIKit

/// What a web view is made with; the view copies it (documented), so that later
/// changes do not reach it.
@preconcurrency
@MainActor
open class WKWebViewConfiguration: MainActorObject, NSCopying {
  public init() { super.init(isolated: ()) }

  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var applicationNameForUserAgent: String?
  open var suppressesIncrementalRendering = false
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsAirPlayForMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes()
  open var mediaPlaybackRequiresUserAction = true
  open var requiresUserActionForMediaPlayback = true
  open var dataDetectorTypes = WKDataDetectorTypes()
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var ignoresViewportScaleLimits = false
  open var upgradeKnownHostsToHTTPS = true
  open var limitsNavigationsToAppBoundDomains = false
  open var supportsAdaptiveImageGlyph = true
  open var allowsInlinePredictions = false
  open var showsSystemScreenTimeBlockingView = true

  /// Apps switch on what WebKit keeps private, such as
  /// `allowUniversalAccessFromFileURLs`: without effect.
  nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {}

  private var handlers: [String: any WKURLSchemeHandler] = [:]

  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?,
    forURLScheme urlScheme: String
  ) {
    precondition(
      !WKWebView.handlesURLScheme(urlScheme),
      "'\(urlScheme)' is a URL scheme that WKWebView handles natively"
    )
    handlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }

  /// Objects within it stay the same ones, as on iOS.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  func copied() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.userContentController = userContentController
    copy.preferences = preferences
    copy.processPool = processPool
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.mediaPlaybackRequiresUserAction = mediaPlaybackRequiresUserAction
    copy.requiresUserActionForMediaPlayback = requiresUserActionForMediaPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.showsSystemScreenTimeBlockingView = showsSystemScreenTimeBlockingView
    copy.handlers = handlers
    return copy
  }
}

/// A process for pages: there is none.
@preconcurrency
@MainActor
open class WKProcessPool: MainActorObject {
  public init() { super.init(isolated: ()) }
}

public enum WKSelectionGranularity: Int, Sendable {
  case dynamic, character
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Preferences of all pages of a web view.
@preconcurrency
@MainActor
open class WKPreferences: MainActorObject {
  public init() { super.init(isolated: ()) }

  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var shouldPrintBackgrounds = false
  open var isTextInteractionEnabled = true
  open var isSiteSpecificQuirksModeEnabled = true
  open var isElementFullscreenEnabled = false
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// Apps switch on what WebKit keeps private, such as `allowFileAccessFromFileURLs`: without
  /// effect.
  nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {}

  public enum InactiveSchedulingPolicy: Int, Sendable {
    case suspend, throttle, none
  }
}

/// Preferences of one load.
@preconcurrency
@MainActor
open class WKWebpagePreferences: MainActorObject {
  public init() { super.init(isolated: ()) }

  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
  open var isLockdownModeEnabled = false
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
}
