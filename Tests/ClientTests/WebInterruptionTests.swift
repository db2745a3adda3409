import Testing
import UIKit
import WebKit

/// Begins a load and never ends it.
private final class SlowLibrary: NSObject, WKURLSchemeHandler {
  var stops = 0
  var onStop: (WKWebView) -> Void = { _ in }

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
    stops += 1
    onStop(webView)
  }
}

private final class Listener: NSObject, WKNavigationDelegate, WKDownloadDelegate {
  var calls: [String] = []
  var policy = WKNavigationActionPolicy.allow

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(policy) }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    calls.append("finish \(webView.title ?? "")")
  }
  func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) { calls.append("fail \((error as NSError).code)") }
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { calls.append("provisional \((error as NSError).code)") }
  func webView(
    _ webView: WKWebView,
    navigationAction: WKNavigationAction,
    didBecome download: WKDownload
  ) { download.delegate = self }
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    calls.append("download \((error as NSError).code)")
  }
}

@MainActor
@Suite
struct WebInterruptionTests {
  private let listener = Listener()

  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }
  private func request(_ text: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: text)))
  }
  private func page(_ title: String) -> String { "<title>\(title)</title>" }

  @Test
  func `a handler of a scheme may load another page when it is stopped`() throws {
    let (library, configuration) = (SlowLibrary(), WKWebViewConfiguration())
    configuration.setURLSchemeHandler(library, forURLScheme: "book")
    let web = WKWebView(frame: .zero, configuration: configuration)
    web.load(try request("book://one"))
    wait()
    library.onStop = { $0.loadHTMLString("<title>Sorry</title>", baseURL: nil) }
    web.loadHTMLString(page("Other"), baseURL: nil)
    wait()
    #expect(library.stops == 1 && web.title == "Sorry")
  }

  @Test
  func `a page that is shown fails otherwise than one that has not come`() {
    let web = WKWebView()
    web.navigationDelegate = listener
    web.loadHTMLString(page("One"), baseURL: nil)
    while !listener.calls.contains("commit") {
      RunLoop.current.run(mode: .default, before: .distantFuture)
    }
    web.stopLoading()
    #expect(listener.calls == ["commit", "fail -999"])
  }

  @Test
  func `a download fails once its delegate is there`() throws {
    let web = WKWebView()
    web.navigationDelegate = listener
    listener.policy = .download
    web.load(try request("https://example.com/a.zip"))
    wait()
    #expect(listener.calls == ["download -1009"])
    var isThere = false
    web.startDownload(using: try request("https://example.com/a.zip")) {
      isThere = true
      $0.delegate = listener
    }
    #expect(!isThere)
    wait()
    #expect(isThere && listener.calls.count == 2)
  }

  @Test
  func `what WebKit keeps private can be switched on, without effect`() {
    let configuration = WKWebViewConfiguration()
    configuration.preferences.setValue(true, forKey: "allowFileAccessFromFileURLs")
    configuration.setValue(true, forKey: "allowUniversalAccessFromFileURLs")
    #expect(WKWebView(frame: .zero, configuration: configuration).url == nil)
  }
}

@MainActor
@Suite
struct WebCookieObserverTests {
  private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    var changes = 0
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
  }

  @Test
  func `an observer hears later, of changes through every store of its identifier`() throws {
    let identifier = UUID()
    let (one, two) = (
      WKWebsiteDataStore(forIdentifier: identifier), WKWebsiteDataStore(forIdentifier: identifier)
    )
    let observer = Observer()
    one.httpCookieStore.add(observer)
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.com", .path: "/"])
    )
    two.httpCookieStore.setCookie(cookie)
    #expect(observer.changes == 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(observer.changes == 1)
    one.httpCookieStore.remove(observer)
    two.httpCookieStore.delete(cookie)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(observer.changes == 1)
  }
}
