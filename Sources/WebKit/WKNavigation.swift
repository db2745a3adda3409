import UIKit

/// One load of the main frame, from its beginning to its end.
@preconcurrency
@MainActor
open class WKNavigation: MainActorObject {
  open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.mobile

  init() { super.init(isolated: ()) }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow, download
}

/// What is about to be loaded, and why.
@preconcurrency
@MainActor
open class WKNavigationAction: MainActorObject {
  /// Nil for an action that opens a new window.
  open var targetFrame: WKFrameInfo?
  open var sourceFrame: WKFrameInfo
  open var navigationType: WKNavigationType
  open var request: URLRequest
  open var shouldPerformDownload: Bool { false }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonNumber: UIEvent.ButtonMask { [] }

  init(_ request: URLRequest, _ type: WKNavigationType, in frame: WKFrameInfo) {
    self.request = request
    navigationType = type
    targetFrame = frame
    sourceFrame = frame
    super.init(isolated: ())
  }
}

/// What has answered a request.
@preconcurrency
@MainActor
open class WKNavigationResponse: MainActorObject {
  open var isForMainFrame: Bool { true }
  open var response: URLResponse
  open var canShowMIMEType: Bool {
    let type = response.mimeType ?? "text/html"
    return ["text/", "image/", "video/", "audio/"].contains(where: type.hasPrefix)
      || ["application/pdf", "application/json", "application/xml", "application/xhtml+xml"]
        .contains(type)
  }

  init(_ response: URLResponse) {
    self.response = response
    super.init(isolated: ())
  }
}

/// A frame of a page, as it was at one moment.
@preconcurrency
@MainActor
open class WKFrameInfo: MainActorObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest
  open var securityOrigin: WKSecurityOrigin
  open weak var webView: WKWebView?

  init(_ request: URLRequest, in webView: WKWebView) {
    self.request = request
    self.webView = webView
    securityOrigin = WKSecurityOrigin(request.url)
    super.init(isolated: ())
  }
}

/// The scheme, host and port that a page comes from.
@preconcurrency
@MainActor
open class WKSecurityOrigin: MainActorObject {
  open var `protocol`: String
  open var host: String
  /// Zero is the scheme's own port.
  open var port: Int

  init(_ url: URL?) {
    self.protocol = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
    super.init(isolated: ())
  }
}

/// What a page asks of the window that it opens.
@preconcurrency
@MainActor
open class WKWindowFeatures: MainActorObject {
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  open var x: NSNumber? { nil }
  open var y: NSNumber? { nil }
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}
