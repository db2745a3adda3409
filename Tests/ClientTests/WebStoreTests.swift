import Testing
import UIKit
import WebKit

@MainActor
@Suite
struct WebStoreTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }
  private func cookie(_ name: String, _ domain: String) throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [.name: name, .value: "1", .domain: domain, .path: "/"])
    )
  }

  @Test
  func `an app that logs out removes what sites have stored`() throws {
    let store = WKWebsiteDataStore.nonPersistent()
    store.httpCookieStore.setCookie(try cookie("token", ".example.com"))
    store.httpCookieStore.setCookie(try cookie("other", "apple.com"))
    var names: [String] = []
    store.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) { records in
      names = records.map(\.displayName)
      for record in records where record.displayName == "example.com" {
        store.removeData(ofTypes: record.dataTypes, for: [record]) {}
      }
    }
    wait()
    #expect(names == ["apple.com", "example.com"])
    var left: [String] = []
    store.httpCookieStore.getAllCookies { left = $0.map(\.name) }
    wait()
    #expect(left == ["other"])
  }

  @Test
  func `a cookie of the same name, site and path replaces the one before`() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    await store.setCookie(try cookie("a", "example.com"))
    await store.setCookie(try cookie("a", "example.com"))
    #expect(await store.allCookies().count == 1)
  }

  @Test
  func `a view has a copy of its configuration, with the same objects in it`() {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.addUserScript(
      WKUserScript(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    )
    let web = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = true
    #expect(!web.configuration.allowsInlineMediaPlayback)
    #expect(web.configuration.userContentController === configuration.userContentController)
    #expect(web.configuration.userContentController.userScripts.count == 1)
  }

  @Test
  func `a handler of messages can be added again after it was removed`() {
    final class Handler: NSObject, WKScriptMessageHandler {
      func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
      ) {}
    }
    let controller = WKUserContentController()
    controller.add(Handler(), name: "bridge")
    controller.removeScriptMessageHandler(forName: "bridge")
    controller.add(Handler(), name: "bridge")
    controller.removeAllScriptMessageHandlers()
    controller.add(Handler(), name: "bridge")
  }

  @Test
  func `rules are an array of triggers and actions`() async throws {
    let store = try #require(WKContentRuleListStore.default())
    let rule = #"[{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]"#
    let list = try await store.compileContentRuleList(
      forIdentifier: "all",
      encodedContentRuleList: rule
    )
    #expect(list?.identifier == "all")
    await #expect(throws: WKError(.contentRuleListStoreCompileFailed)) {
      try await store.compileContentRuleList(
        forIdentifier: "none",
        encodedContentRuleList: "{}"
      )
    }
  }

  @Test
  func `a snapshot has the size of the view, or the width that is asked for`() async throws {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(try await web.takeSnapshot(configuration: nil).size == CGSize(width: 40, height: 20))
    let configuration = WKSnapshotConfiguration()
    configuration.snapshotWidth = 20
    let image = try await web.takeSnapshot(configuration: configuration)
    #expect(image.size == CGSize(width: 20, height: 10))
  }
}
