import UIKit

@preconcurrency
@MainActor
open class WKWebViewConfiguration: MainActorObject {
  public init() {}
  open var allowsInlineMediaPlayback = false
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
}
@preconcurrency
@MainActor
open class WKUserContentController: MainActorObject { public init() {} }
@preconcurrency
@MainActor
open class WKPreferences: MainActorObject {
  public init() {}
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
}
@preconcurrency
@MainActor
open class WKNavigation: MainActorObject {}

@preconcurrency
@MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {
  }
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}
@preconcurrency
@MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

/// A web page: its address on gray.
///
/// A run is offline; loading fails as it does without a network.
@preconcurrency
@MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }
  /// What apps observe to show progress.
  private static let keys: Void = {
    ClassTable.of(WKWebView.self)
      .key("estimatedProgress", \WKWebView.estimatedProgress)
      .key("loading", \WKWebView.isLoading).key("title", \WKWebView.title)
      .key("URL", \WKWebView.url).key("canGoBack", \WKWebView.canGoBack)
      .key("canGoForward", \WKWebView.canGoForward)
  }()

  private func setUp() {
    _ = WKWebView.keys
    PlaceholderView.fill(scrollView, "Web page")
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    Diagnostics.report("WKWebView shows no pages.")
  }

  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL?
  /// Whether Safari may look into it: stored.
  open var isInspectable = false
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    let navigation = WKNavigation(isolated: ())
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(
        self,
        didFailProvisionalNavigation: navigation,
        withError: URLError(.notConnectedToInternet)
      )
    }
    return navigation
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let navigation = WKNavigation(isolated: ())
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(self, didFinish: navigation)
    }
    return navigation
  }
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, NSError(domain: "WKErrorDomain", code: 4)) }
}

extension WKWebView: FrameworkView {
  package func connect(outlet: String, to object: AnyObject) -> Bool {
    switch outlet {
    case "navigationDelegate": navigationDelegate = object as? any WKNavigationDelegate
    case "UIDelegate", "uiDelegate": uiDelegate = object as? any WKUIDelegate
    default: return false
    }
    return true
  }
}
