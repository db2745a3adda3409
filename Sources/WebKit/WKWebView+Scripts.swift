import UIKit

// Pages run no scripts here. What asks for a few facts of the page gets them; everything else fails
// as a script that throws.
extension WKWebView {
  private func value(of script: String) throws -> Any? {
    let script = script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n\t"))
    switch script {
    case "document.title": return title
    case "document.readyState": return isLoading ? "loading" : "complete"
    case "document.URL", "window.location.href", "location.href", "document.location.href":
      return url?.absoluteString ?? "about:blank"
    case "navigator.userAgent": return userAgent
    default: throw WKError(.javaScriptExceptionOccurred)
    }
  }

  /// Safari's words of iOS, with the app's own name behind them.
  private var userAgent: String {
    if let customUserAgent { return customUserAgent }
    let words = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
    let name = configuration.applicationNameForUserAgent ?? "Mobile/15E148"
    return "\(words) (KHTML, like Gecko) \(name)"
  }

  private func answer(
    _ script: String,
    _ completionHandler: @escaping @MainActor (Result<Any?, any Error>) -> Void
  ) {
    DispatchQueue.main.async {
      completionHandler(Result { try self.value(of: script) })
    }
  }

  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    answer(javaScriptString) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try value(of: javaScriptString)
  }

  public func evaluateJavaScript(
    _ javaScript: String,
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    answer(javaScript) { completionHandler?($0.map { $0 ?? NSNull() }) }
  }

  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String,
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { try value(of: javaScript) }

  public func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      completionHandler?(.failure(WKError(.javaScriptExceptionOccurred)))
    }
  }

  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String,
    arguments: [String: Any] = [:],
    in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

  // MARK: Media, of which a page has none here

  public func pauseAllMediaPlayback(
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async { completionHandler() } } }
  public func closeAllMediaPresentations(
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async { completionHandler() } } }
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async { completionHandler() } } }
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
  ) { DispatchQueue.main.async { completionHandler(.none) } }

  public func pauseAllMediaPlayback() async {}
  public func closeAllMediaPresentations() async {}
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }

  public func setCameraCaptureState(
    _ state: WKMediaCaptureState,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async { completionHandler() } } }
  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async { completionHandler() } } }

  public var cameraCaptureState: WKMediaCaptureState { .none }
  public var microphoneCaptureState: WKMediaCaptureState { .none }

  /// Nothing is loaded: the download fails.
  public func startDownload(
    using request: URLRequest,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) {
    let download = WKDownload(request, in: self)
    DispatchQueue.main.async {
      completionHandler(download)
      download.start()
    }
  }
  public func startDownload(using request: URLRequest) async -> WKDownload {
    await withUnsafeContinuation { continuation in
      startDownload(using: request) { continuation.resume(returning: $0) }
    }
  }
  public func resumeDownload(
    fromResumeData resumeData: Data,
    completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
  ) { startDownload(using: URLRequest(url: address(nil)), completionHandler: completionHandler) }
  public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
    await startDownload(using: URLRequest(url: address(nil)))
  }
}

public enum WKMediaPlaybackState: Int, Sendable {
  case none, playing, paused, suspended
}

public enum WKMediaCaptureState: Int, Sendable {
  case none, active, muted
}
