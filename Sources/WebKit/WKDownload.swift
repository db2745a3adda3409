import Timeline
import UIKit

/// A file that a web view loads instead of showing it.
///
/// Nothing is loaded from elsewhere: it fails as without a network, before a place is asked for.
@preconcurrency
@MainActor
open class WKDownload: MainActorObject {
  public let originalRequest: URLRequest?
  open private(set) weak var webView: WKWebView?
  open weak var delegate: (any WKDownloadDelegate)?
  public let progress = Progress(totalUnitCount: -1)
  private var isOver = false

  public enum RedirectPolicy: Int, Sendable {
    case cancel, allow
  }
  public enum PlaceholderPolicy: Int, Sendable {
    case disable, enable
  }

  init(_ request: URLRequest?, in webView: WKWebView?) {
    originalRequest = request
    self.webView = webView
    super.init(isolated: ())
  }

  /// Fails in a later turn, when the app has set the delegate.
  func start() { DispatchQueue.main.async { self.fail() } }

  private func fail() {
    guard !isOver else { return }
    isOver = true
    delegate?.download(
      self,
      didFailWithError: URLError.failure(.notConnectedToInternet, of: originalRequest?.url),
      resumeData: nil
    )
  }

  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    isOver = true
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  @discardableResult
  public func cancel() async -> Data? {
    isOver = true
    return nil
  }
}

@preconcurrency
@MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  )
  func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?
  func download(
    _ download: WKDownload,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  )
  func download(
    _ download: WKDownload,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  )
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) { completionHandler(nil) }
  public func download(
    _ download: WKDownload,
    decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }
  public func download(
    _ download: WKDownload,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func download(
    _ download: WKDownload,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(
    _ download: WKDownload,
    didFailWithError error: any Error,
    resumeData: Data?
  ) {}
}
