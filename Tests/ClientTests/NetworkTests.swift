// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Testing
import UIKit

// The network as apps ask it: there is none, a stub answers, and all of it in virtual time.

private final class StubProtocol: URLProtocol, @unchecked Sendable {
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host == "stub.example"
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url else { return }
    let answer = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("hel".utf8))
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) {
      self.client?.urlProtocol(self, didLoad: Data("lo".utf8))
      self.client?.urlProtocolDidFinishLoading(self)
    }
  }
  override func stopLoading() {}
}

private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
  var heard: [String] = []
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    heard.append(String(decoding: data, as: UTF8.self))
  }
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    heard.append(error == nil ? "end" : "error \((error as? URLError)?.code.rawValue ?? 0)")
  }
  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) { heard.append((try? String(contentsOf: location, encoding: .utf8)) ?? "nothing") }
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {
    heard.append("invalid")
  }
}

@MainActor
@Suite("The network")
struct NetworkTests {
  private let start = DispatchTime.now()
  private let stubbed: URLSessionConfiguration = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return configuration
  }()

  private func url(_ text: String) -> URL { URL(string: text)! }

  /// Virtual seconds.
  private var passed: Double {
    Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }

  private func pass(_ seconds: Double) {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
  }

  @Test
  func `without a stub a request ends at a virtual time as on a device that is offline`() {
    var seen: (data: Data?, code: Int?, time: Double)?
    let task = URLSession.shared.dataTask(with: url("https://example.com/a")) { data, _, error in
      seen = (data, (error as? URLError)?.code.rawValue, self.passed)
    }
    #expect(task.state == .suspended)
    task.resume()
    #expect(task.state == .running && seen == nil)
    pass(1)
    #expect(seen?.data == nil && seen?.code == NSURLErrorNotConnectedToInternet)
    #expect(abs((seen?.time ?? 0) - 0.05) < 1e-6)
    #expect(task.state == .completed)
  }

  @Test
  func `a protocol of the configuration answers at any time`() {
    let session = URLSession(configuration: stubbed)
    var text = ""
    var status = 0
    var time = 0.0
    session.dataTask(with: url("https://stub.example/")) { data, response, _ in
      text = String(decoding: data ?? Data(), as: UTF8.self)
      status = (response as? HTTPURLResponse)?.statusCode ?? 0
      time = self.passed
    }.resume()
    pass(1)
    #expect(text == "hello" && status == 200)
    #expect(abs(time - 0.25) < 1e-6)
  }

  @Test
  func `a registered protocol also answers the shared session`() {
    URLProtocol.registerClass(StubProtocol.self)
    defer { URLProtocol.unregisterClass(StubProtocol.self) }
    var text = ""
    URLSession.shared.dataTask(with: URLRequest(url: url("http://stub.example"))) { data, _, _ in
      text = String(decoding: data ?? Data(), as: UTF8.self)
    }.resume()
    pass(0.3)
    #expect(text == "hello")
  }

  @Test
  func `a delegate receives the parts, the end of the task and the end of the session`() {
    let listener = Listener()
    let session = URLSession(configuration: stubbed, delegate: listener, delegateQueue: .main)
    session.dataTask(with: url("https://stub.example/")).resume()
    session.downloadTask(with: url("https://stub.example/file")).resume()
    session.finishTasksAndInvalidate()
    pass(1)
    #expect(listener.heard == ["hel", "lo", "end", "hello", "end", "invalid"])
  }

  @Test
  func `a cancelled task ends with an error`() {
    let listener = Listener()
    let session = URLSession(configuration: stubbed, delegate: listener, delegateQueue: nil)
    let task = session.dataTask(with: url("https://stub.example/"))
    task.resume()
    pass(0.1)
    task.cancel()
    pass(1)
    #expect(listener.heard == ["hel", "error \(NSURLErrorCancelled)"])
  }

  @Test
  func `files are read without a network`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("segue-network.txt")
    try Data("on disk".utf8).write(to: file)
    var text = ""
    URLSession.shared.dataTask(with: file) { data, _, _ in
      text = String(decoding: data ?? Data(), as: UTF8.self)
    }.resume()
    pass(0.01)
    #expect(text == "on disk")
  }
}
