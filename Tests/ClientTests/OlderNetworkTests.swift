import Testing
import UIKit

// The network's older and rarer names: nothing is found, and nothing answers.

private final class Browser: NSObject, NetServiceBrowserDelegate, NetServiceDelegate {
  var heard: [String] = []
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { heard.append("will search") }
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { heard.append("stopped") }
  func netServiceBrowser(
    _ browser: NetServiceBrowser,
    didFind service: NetService,
    moreComing: Bool
  ) { heard.append("found") }
  func netServiceWillPublish(_ sender: NetService) { heard.append("will publish") }
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
    heard.append("not published")
  }
}

private final class Connection: NSObject, NSURLConnectionDataDelegate {
  var error: (any Error)?
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {
    self.error = error
  }
}

private final class StreamListener: NSObject, URLSessionStreamDelegate {
  var heard: [String] = []
  func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask) {
    heard.append("closed")
  }
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    heard.append(error == nil ? "end" : "error")
  }
}

@MainActor
@Suite
struct OlderNetworkTests {
  private func pass(_ seconds: Double) {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
  }
  private let request = URLRequest(url: URL(fileURLWithPath: "/nowhere/at/all"))

  @Test
  func `a browser of services finds none, and a service is not published`() {
    let listener = Browser()
    let browser = NetServiceBrowser()
    browser.delegate = listener
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
    pass(1)
    browser.stop()
    #expect(listener.heard == ["will search", "stopped"])
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "Me", port: 80)
    service.delegate = listener
    service.publish()
    pass(0.1)
    #expect(listener.heard.suffix(2) == ["will publish", "not published"])
  }

  @Test
  func `a connection of before sessions fails offline`() throws {
    let offline = URLRequest(url: try #require(URL(string: "https://nowhere.example/")))
    var failure: (any Error)?
    NSURLConnection.sendAsynchronousRequest(offline, queue: .main) { response, data, error in
      MainActor.assumeIsolated { failure = error }
    }
    let delegate = Connection()
    let connection = NSURLConnection(request: offline, delegate: delegate)
    pass(1)
    #expect((failure as? URLError)?.code == .notConnectedToInternet)
    #expect((delegate.error as? URLError)?.code == .notConnectedToInternet)
    #expect(connection?.originalRequest.url == offline.url)
    #expect(throws: URLError.self) {
      try NSURLConnection.sendSynchronousRequest(offline, returning: nil)
    }
  }

  @Test
  func `a session tells its tasks by their kind`() {
    let session = URLSession(configuration: .default)
    let tasks = [
      session.dataTask(with: request), session.uploadTask(with: request, from: Data()),
      session.downloadTask(with: request),
    ]
    var counts: [Int] = []
    session.getTasksWithCompletionHandler { counts = [$0.count, $1.count, $2.count] }
    pass(0.1)
    #expect(counts == [1, 1, 1] && tasks.count == 3)
  }

  @Test
  func `a stream of bytes fails offline`() {
    let stream = URLSession.shared.streamTask(withHostName: "nowhere.example", port: 80)
    var failure: (any Error)?
    stream.readData(ofMinLength: 1, maxLength: 10, timeout: 5) { _, _, error in failure = error }
    stream.resume()
    pass(1)
    #expect(failure is URLError)
  }

  @Test
  func `a delegate of streams hears that none opened`() {
    let listener = StreamListener()
    let session = URLSession(configuration: .default, delegate: listener, delegateQueue: nil)
    session.streamTask(withHostName: "nowhere.example", port: 80).resume()
    pass(1)
    #expect(listener.heard == ["error"])
    let service = NetService(domain: "local", type: "_http._tcp", name: "Printer", port: 80)
    session.streamTask(with: service).resume()
    pass(1)
    #expect(listener.heard == ["error", "error"])
  }
}
