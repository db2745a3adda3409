import Foundation
import Timeline

/// The page of before `WKWebView`: its address on gray.
///
/// A run is offline; loading fails as it does without a network. Apps of before iOS 12 use it.
@preconcurrency
@MainActor
open class UIWebView: UIView {
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UIWebView.self)
  }

  private func setUp() {
    PlaceholderView.fill(scrollView, "Web page")
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    Diagnostics.report("UIWebView shows no pages.")
  }

  public let scrollView = UIScrollView()
  open weak var delegate: (any UIWebViewDelegate)?
  open private(set) var request: URLRequest?
  open private(set) var isLoading = false
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var scalesPageToFit = false
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  open var allowsInlineMediaPlayback = false
  open var mediaPlaybackRequiresUserAction = true
  open var mediaPlaybackAllowsAirPlay = true
  open var allowsPictureInPictureMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var keyboardDisplayRequiresUserAction = true
  open var allowsLinkPreview = false

  open func loadRequest(_ request: URLRequest) {
    let answer = delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other)
    guard answer ?? true else { return }
    self.request = request
    load {
      let error = URLError.failure(.notConnectedToInternet, of: request.url)
      $0.webView($1, didFailLoadWithError: error)
    }
  }

  open func loadHTMLString(_ string: String, baseURL: URL?) { load { $0.webViewDidFinishLoad($1) } }

  open func reload() {}
  open func stopLoading() { isLoading = false }
  open func goBack() {}
  open func goForward() {}

  /// No script runs.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  private func load(_ end: @escaping @MainActor (any UIWebViewDelegate, UIWebView) -> Void) {
    isLoading = true
    delegate?.webViewDidStartLoad(self)
    DispatchQueue.main.async { [weak self] in
      guard let self, isLoading else { return }
      isLoading = false
      if let delegate { end(delegate, self) }
    }
  }
}

@preconcurrency
@MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
