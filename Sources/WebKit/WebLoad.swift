import Timeline
import UIKit

/// A load of a web view, from `load(_:)` to its end.
@MainActor
final class WebLoad {
  enum Source {
    /// What the request's address names.
    case request
    case data(Data, String)
    /// A page of the list, whose place the list moves to.
    case item(WKBackForwardListItem)
  }

  let request: URLRequest
  let source: Source
  let type: WKNavigationType
  let navigation = WKNavigation()
  /// Whether the delegate knows of it.
  var isStarted = false
  /// Whether its page is shown.
  var isCommitted = false
  /// What the app's handler of the scheme works on.
  var task: (handler: any WKURLSchemeHandler, task: SchemeTask)?

  init(_ request: URLRequest, _ type: WKNavigationType, _ source: Source) {
    self.request = request
    self.type = type
    self.source = source
  }

  func error(_ code: URLError.Code) -> URLError { .failure(code, of: request.url) }
}

// The order of calls is the documented one: the policy is asked before anything starts, and an
// answer's policy before it is committed. Each step is a turn of its own, as messages of the
// page's process are on iOS.
extension WKWebView {
  func begin(
    _ request: URLRequest,
    _ type: WKNavigationType,
    _ source: WebLoad.Source
  ) -> WKNavigation {
    let (old, new) = (load, WebLoad(request, type, source))
    // A delegate that loads something else when it hears of the old one's end replaces the new one.
    load = new
    // A tenth is WebKit's first progress (documented in its sources).
    progress = 0.1
    observedValuesMayHaveChanged()
    if let old { interrupt(old) }
    DispatchQueue.main.async { self.decide(new) }
    return new.navigation
  }

  /// Ends the load that is under way, which the delegate hears of if it has heard of the start.
  func cancel() {
    guard let old = load else { return }
    end(old)
    interrupt(old)
  }

  private func interrupt(_ old: WebLoad) {
    if let (handler, task) = old.task {
      old.task = nil
      task.stop()
      handler.webView(self, stop: task)
    }
    if old.isStarted { fail(old, old.error(.cancelled)) }
  }

  private func end(_ old: WebLoad) {
    guard load === old else { return }
    load = nil
    progress = 1
    observedValuesMayHaveChanged()
  }

  private func fail(_ old: WebLoad, _ error: any Error) {
    end(old)
    guard !old.isCommitted else {
      navigationDelegate?.webView(self, didFail: old.navigation, withError: error)
      return
    }
    navigationDelegate?.webView(
      self,
      didFailProvisionalNavigation: old.navigation,
      withError: error
    )
  }

  private func decide(_ new: WebLoad) {
    guard load === new else { return }
    guard let navigationDelegate else { return start(new) }
    let frame = WKFrameInfo(new.request, in: self)
    let action = WKNavigationAction(new.request, new.type, in: frame)
    navigationDelegate.webView(
      self,
      decidePolicyFor: action,
      preferences: configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    ) { [weak self] policy, _ in
      guard let self, load === new else { return }
      switch policy {
      case .allow: start(new)
      // Nothing has started, and nothing fails.
      case .cancel: end(new)
      case .download:
        end(new)
        let download = WKDownload(new.request, in: self)
        self.navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
        download.start()
      }
    }
  }

  private func start(_ new: WebLoad) {
    new.isStarted = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: new.navigation)
    DispatchQueue.main.async { self.fetch(new) }
  }

  private func fetch(_ new: WebLoad) {
    guard load === new else { return }
    if case .data(let data, let type) = new.source {
      return receive(new, response(to: new, type, data), data)
    }
    let scheme = new.request.url?.scheme?.lowercased() ?? ""
    if let handler = configuration.urlSchemeHandler(forURLScheme: scheme) {
      let task = SchemeTask(new.request) { [weak self] result in
        guard let self, load === new else { return }
        new.task = nil
        switch result {
        case .success((let response, let data)): receive(new, response, data)
        case .failure(let error): fail(new, error)
        }
      }
      new.task = (handler, task)
      return handler.webView(self, start: task)
    }
    switch scheme {
    case "about", "data": receive(new, response(to: new, "text/html", Data()), Data())
    case "file":
      guard let url = new.request.url, let data = try? Data(contentsOf: url) else {
        return fail(new, new.error(.fileDoesNotExist))
      }
      receive(new, response(to: new, WebLoad.type(of: url), data), data)
    case "http", "https": fail(new, new.error(.notConnectedToInternet))
    default: fail(new, new.error(.unsupportedURL))
    }
  }

  private func response(to load: WebLoad, _ type: String, _ data: Data) -> URLResponse {
    URLResponse(
      url: load.request.url ?? URL(fileURLWithPath: "/"),
      mimeType: type,
      expectedContentLength: data.count,
      textEncodingName: "utf-8"
    )
  }

  private func receive(_ new: WebLoad, _ response: URLResponse, _ data: Data) {
    guard let navigationDelegate else { return commit(new, data, response) }
    let answer = WKNavigationResponse(response)
    navigationDelegate.webView(self, decidePolicyFor: answer) { [weak self] policy in
      guard let self, load === new else { return }
      switch policy {
      case .allow: commit(new, data, response)
      case .cancel:
        // WebKit's words for a load that a policy has stopped.
        let error = NSError(
          domain: "WebKitErrorDomain",
          code: 102,
          userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"]
        )
        fail(new, error)
      case .download:
        end(new)
        let download = WKDownload(new.request, in: self)
        self.navigationDelegate?.webView(self, navigationResponse: answer, didBecome: download)
        download.start()
      }
    }
  }

  private func commit(_ new: WebLoad, _ data: Data, _ response: URLResponse) {
    new.isCommitted = true
    page = Page(url: new.request.url, title: nil)
    switch new.source {
    case .item(let item): backForwardList.move(to: item)
    // A reload stays in its place; text has none in the list.
    case .request where new.type != .reload:
      if let url = new.request.url { backForwardList.push(WKBackForwardListItem(url, nil)) }
    default: break
    }
    progress = 0.5
    observedValuesMayHaveChanged()
    navigationDelegate?.webView(self, didCommit: new.navigation)
    DispatchQueue.main.async {
      guard self.load === new else { return }
      if response.mimeType == "text/html" { self.page.title = WebLoad.title(in: data) }
      self.backForwardList.currentItem?.title = self.page.title
      self.end(new)
      self.navigationDelegate?.webView(self, didFinish: new.navigation)
    }
  }
}

extension WebLoad {
  /// The text of a page's `title`.
  static func title(in data: Data) -> String? {
    let text = String(decoding: data, as: UTF8.self)
    guard
      let start = text.range(of: "<title[^>]*>", options: [.regularExpression, .caseInsensitive]),
      let end = text.range(
        of: "</title>",
        options: .caseInsensitive,
        range: start.upperBound..<text.endIndex
      )
    else { return nil }
    return text[start.upperBound..<end.lowerBound]
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The MIME type of a file, by its ending.
  static func type(of url: URL) -> String {
    let types = [
      "html": "text/html", "htm": "text/html", "txt": "text/plain", "css": "text/css",
      "js": "text/javascript", "json": "application/json", "xml": "application/xml",
      "pdf": "application/pdf", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
      "gif": "image/gif", "svg": "image/svg+xml", "webp": "image/webp", "mp4": "video/mp4",
      "mov": "video/quicktime", "mp3": "audio/mpeg", "zip": "application/zip",
    ]
    return types[url.pathExtension.lowercased()] ?? "application/octet-stream"
  }
}
