import UIKit

/// A web page: its address on gray.
///
/// A run is offline and shows no pages. What comes from elsewhere fails as it does without a
/// network; text, files and what the app's handlers of schemes bring are loaded, and finish.
@preconcurrency
@MainActor
open class WKWebView: UIView {
  /// A copy of what the view was made with (documented).
  public let configuration: WKWebViewConfiguration

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copied()
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
      .key("hasOnlySecureContent", \WKWebView.hasOnlySecureContent)
      .key("themeColor", \WKWebView.themeColor)
      .key("underPageBackgroundColor", \WKWebView.underPageBackgroundColor)
  }()

  private func setUp() {
    _ = WKWebView.keys
    PlaceholderView.fill(scrollView, "Web page")
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    showColorUnderPage()
    Diagnostics.report("WKWebView shows no pages.")
  }

  public let scrollView = UIScrollView()
  public let backForwardList = WKBackForwardList()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  /// Whether Safari may look into it: stored.
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var mediaType: String?
  open var interactionState: Any?
  open var isFindInteractionEnabled = false
  open var underPageBackgroundColor: UIColor! = .systemBackground {
    didSet { showColorUnderPage() }
  }
  open override var isOpaque: Bool {
    get { super.isOpaque }
    set {
      super.isOpaque = newValue
      showColorUnderPage()
    }
  }
  private var colorUnderPage: UIColor?

  /// Beyond the page, as beneath a bar, unless the view is transparent (documented).
  ///
  /// What the app gives the scroll view itself stays.
  private func showColorUnderPage() {
    guard scrollView.backgroundColor == colorUnderPage else { return }
    colorUnderPage = isOpaque ? underPageBackgroundColor : nil
    scrollView.backgroundColor = colorUnderPage
  }
  open var themeColor: UIColor? { nil }

  // MARK: The page

  /// The page that is there.
  struct Page {
    var url: URL?
    var title: String?
  }

  var page = Page()
  /// The load that is under way.
  var load: WebLoad?
  var progress = 0.0

  /// The page that is being loaded, or the one that is there.
  open var url: URL? { load?.request.url ?? page.url }
  /// Empty for a page without one.
  open var title: String? { page.title ?? "" }
  open var isLoading: Bool { load != nil }
  open var estimatedProgress: Double { progress }
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  open var hasOnlySecureContent: Bool { page.url?.scheme == "https" }
  open var serverTrust: SecTrust? { nil }
  open var fullscreenState: FullscreenState { .notInFullscreen }
  open var isWritingToolsActive: Bool { false }

  public enum FullscreenState: Int, Sendable {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }

  /// The parts of the view that bars may cover: stored, as there is no page to lay out.
  open private(set) var minimumViewportInset = UIEdgeInsets.zero
  open private(set) var maximumViewportInset = UIEdgeInsets.zero
  open func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets,
    maximumViewportInset: UIEdgeInsets
  ) {
    self.minimumViewportInset = minimumViewportInset
    self.maximumViewportInset = maximumViewportInset
  }

  // MARK: Loading

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(request, .other, .request) }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let data = Data(string.utf8)
    return begin(URLRequest(url: address(baseURL)), .other, .data(data, "text/html"))
  }

  @discardableResult
  open func load(
    _ data: Data,
    mimeType MIMEType: String,
    characterEncodingName: String,
    baseURL: URL
  ) -> WKNavigation? { begin(URLRequest(url: address(baseURL)), .other, .data(data, MIMEType)) }

  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(URLRequest(url: URL), .other, .request)
  }

  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest,
    allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { begin(request, .other, .request) }

  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest,
    response: URLResponse,
    responseData data: Data
  ) -> WKNavigation { begin(request, .other, .data(data, response.mimeType ?? "text/html")) }

  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest,
    responseHTML string: String
  ) -> WKNavigation { begin(request, .other, .data(Data(string.utf8), "text/html")) }

  /// What text without an address has.
  func address(_ url: URL?) -> URL {
    url ?? URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
  }

  /// Nil where there is no page.
  @discardableResult
  open func reload() -> WKNavigation? {
    page.url.map { begin(URLRequest(url: $0), .reload, .request) }
  }
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  open func stopLoading() { cancel() }

  @discardableResult
  open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap { go(to: $0) } }
  @discardableResult
  open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap { go(to: $0) } }
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    return begin(URLRequest(url: item.url), .backForward, .item(item))
  }

  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ftp", "ws", "wss", "javascript"]
      .contains(urlScheme.lowercased())
  }
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
