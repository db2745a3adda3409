import Testing
import UIKit
import WebKit

/// Writes down what it hears, as apps have it: decisions with a handler.
private final class Listener: NSObject, WKNavigationDelegate {
  var calls: [String] = []
  var policy = WKNavigationActionPolicy.allow
  var answer = WKNavigationResponsePolicy.allow

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    calls.append("action \(navigationAction.request.url?.scheme ?? "")")
    decisionHandler(policy)
  }

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    calls.append("response \(navigationResponse.response.mimeType ?? "")")
    decisionHandler(answer)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    calls.append("start")
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    calls.append("commit")
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    calls.append("finish \(webView.title ?? "")")
  }
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { calls.append("fail \((error as NSError).code)") }
}

/// Decides in the other form.
private final class AsyncListener: NSObject, WKNavigationDelegate {
  var asked: [String] = []
  var starts = 0

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    asked.append(navigationAction.request.url?.path ?? "")
    return navigationAction.request.url?.path == "/no" ? .cancel : .allow
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    starts += 1
  }
}

/// Decides with preferences.
private final class ModeListener: NSObject, WKNavigationDelegate {
  var modes: [WKWebpagePreferences.ContentMode] = []
  var finishes = 0

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    modes.append(preferences.preferredContentMode)
    return (.allow, preferences)
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finishes += 1 }
}

private final class Library: NSObject, WKURLSchemeHandler {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    guard let url = urlSchemeTask.request.url else { return }
    urlSchemeTask.didReceive(
      URLResponse(
        url: url,
        mimeType: "text/html",
        expectedContentLength: -1,
        textEncodingName: nil
      )
    )
    urlSchemeTask.didReceive(Data("<title>From the app</title>".utf8))
    urlSchemeTask.didFinish()
  }
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}

private let page = "<html><head><title>Terms\n of use</title></head></html>"

@MainActor
@Suite
struct WebPageTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }
  private func request(_ text: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: text)))
  }

  @Test
  func `what does not load says why, in words for a person`() throws {
    final class Reader: NSObject, WKNavigationDelegate {
      var texts: [String] = []
      func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
      ) { texts.append(error.localizedDescription) }
    }
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let reader = Reader()
    view.navigationDelegate = reader
    view.load(try request("https://example.com"))
    wait()
    view.load(try request("other:page"))
    wait()
    #expect(reader.texts == ["The Internet connection appears to be offline.", "unsupported URL"])
  }

  @Test
  func `beyond its page a web view is white, unless it is transparent or the app colours it`() {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.scrollView.backgroundColor == .systemBackground)
    view.underPageBackgroundColor = .red
    #expect(view.scrollView.backgroundColor == .red)
    view.isOpaque = false
    #expect(view.scrollView.backgroundColor == nil)
    view.scrollView.backgroundColor = .green
    view.isOpaque = true
    #expect(view.scrollView.backgroundColor == .green)
  }

  @Test
  func `a page of the web is decided on, starts, and fails as without a network`() throws {
    let (web, listener) = (WKWebView(), Listener())
    web.navigationDelegate = listener
    web.load(try request("https://example.com"))
    #expect(web.isLoading && web.estimatedProgress == 0.1 && listener.calls.isEmpty)
    wait()
    #expect(listener.calls == ["action https", "start", "fail -1009"])
    #expect(!web.isLoading && web.estimatedProgress == 1 && web.url == nil)
  }

  @Test
  func `nothing starts and nothing fails where the app has cancelled`() throws {
    let (web, listener) = (WKWebView(), Listener())
    listener.policy = .cancel
    web.navigationDelegate = listener
    web.load(try request("https://example.com"))
    wait()
    #expect(listener.calls == ["action https"] && !web.isLoading)
  }

  @Test
  func `text loads, has its title, and finishes`() {
    let (web, listener) = (WKWebView(), Listener())
    web.navigationDelegate = listener
    web.loadHTMLString(page, baseURL: nil)
    wait()
    #expect(
      listener.calls == [
        "action about", "start", "response text/html", "commit", "finish Terms of use",
      ]
    )
    #expect(web.url?.absoluteString == "about:blank")
  }

  @Test
  func `an answer that the app does not want ends the load with WebKit's error`() {
    let (web, listener) = (WKWebView(), Listener())
    listener.answer = .cancel
    web.navigationDelegate = listener
    web.loadHTMLString(page, baseURL: nil)
    wait()
    #expect(listener.calls.last == "fail 102")
  }

  @Test
  func `a load that another follows is cancelled`() throws {
    let (web, listener) = (WKWebView(), Listener())
    web.navigationDelegate = listener
    web.load(try request("https://example.com"))
    while !listener.calls.contains("start") {
      RunLoop.current.run(mode: .default, before: .distantFuture)
    }
    web.loadHTMLString(page, baseURL: nil)
    #expect(listener.calls == ["action https", "start", "fail -999"])
    wait()
    #expect(listener.calls.last == "finish Terms of use")
  }

  @Test
  func `a delegate that decides later is asked as well`() throws {
    let (web, listener) = (WKWebView(), AsyncListener())
    web.navigationDelegate = listener
    web.load(try request("https://example.com/no"))
    wait()
    #expect(listener.asked == ["/no"] && listener.starts == 0)
    web.load(try request("https://example.com/yes"))
    wait()
    #expect(listener.asked == ["/no", "/yes"] && listener.starts == 1)
  }

  @Test
  func `a delegate gets the preferences of the configuration`() {
    let configuration = WKWebViewConfiguration()
    configuration.defaultWebpagePreferences.preferredContentMode = .desktop
    let web = WKWebView(frame: .zero, configuration: configuration)
    let listener = ModeListener()
    web.navigationDelegate = listener
    web.loadHTMLString(page, baseURL: nil)
    wait()
    #expect(listener.modes == [.desktop] && listener.finishes == 1)
  }

  @Test
  func `progress and titles are observed by their keys`() {
    final class Screen: NSObject {
      var progress: [Double] = []
      override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        if let value = change?[.newKey] as? Double { progress.append(value) }
      }
    }
    let (web, screen) = (WKWebView(), Screen())
    var titles: [String?] = []
    web.addObserver(screen, forKeyPath: "estimatedProgress", options: .new, context: nil)
    let observation = web.observe(\.title, options: .new) { web, _ in
      MainActor.assumeIsolated { titles.append(web.title) }
    }
    web.loadHTMLString(page, baseURL: nil)
    wait()
    #expect(screen.progress == [0.1, 0.5, 1] && titles == ["Terms of use"])
    observation.invalidate()
    web.removeObserver(screen, forKeyPath: "estimatedProgress")
  }

  @Test
  func `an app's own scheme is loaded by its handler, and pages go back`() throws {
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(Library(), forURLScheme: "book")
    let web = WKWebView(frame: .zero, configuration: configuration)
    web.load(try request("book://one"))
    wait()
    #expect(web.title == "From the app" && !web.canGoBack)
    web.load(try request("book://two"))
    wait()
    #expect(web.canGoBack && web.backForwardList.backItem?.url.host == "one")
    web.goBack()
    wait()
    #expect(web.url?.host == "one" && web.canGoForward && !web.canGoBack)
    #expect(web.backForwardList.forwardList.count == 1)
  }

  @Test
  func `a script that needs a page throws`() async throws {
    let web = WKWebView()
    let title = try await web.evaluateJavaScript("document.title") as? String
    #expect(title == "")
    await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
      _ = try await web.evaluateJavaScript("window.scrollTo(0, 0)")
    }
    var errors: [Int] = []
    web.evaluateJavaScript("alert(1)") { _, error in
      if let error { errors.append((error as NSError).code) }
    }
    wait()
    #expect(errors == [4])
  }
}
