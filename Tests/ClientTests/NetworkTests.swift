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

/// Sends each request elsewhere, asks who is there, or answers with what was kept, as its path
/// says.
private final class TurningProtocol: URLProtocol, URLAuthenticationChallengeSender,
  @unchecked Sendable
{
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host == "turns.example"
  }
  override func startLoading() {
    switch request.url!.path {
    case "/old":
      client?.urlProtocol(
        self,
        wasRedirectedTo: URLRequest(url: URL(string: "https://turns.example/new")!),
        redirectResponse: answer(301)
      )
    case "/secret":
      let space = URLProtectionSpace(
        host: "turns.example",
        port: 443,
        protocol: "https",
        realm: nil,
        authenticationMethod: NSURLAuthenticationMethodHTTPBasic
      )
      let challenge = URLAuthenticationChallenge(
        protectionSpace: space,
        proposedCredential: nil,
        previousFailureCount: 0,
        failureResponse: nil,
        error: nil,
        sender: self
      )
      client?.urlProtocol(self, didReceive: challenge)
    default: end(request.value(forHTTPHeaderField: "Who") ?? "nobody")
    }
  }
  override func stopLoading() {}
  private func answer(_ status: Int) -> HTTPURLResponse {
    HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
  }
  private func end(_ text: String) {
    client?.urlProtocol(self, didReceive: answer(200), cacheStoragePolicy: .allowed)
    client?.urlProtocol(self, didLoad: Data(text.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {
    end("hello \(credential.user ?? "")")
  }
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { end("stranger") }
  func cancel(_ challenge: URLAuthenticationChallenge) {
    client?.urlProtocol(self, didCancel: challenge)
  }
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) { end("default") }
}

/// Its completion handlers are written as Xcode completes them.
private final class Judge: NSObject, URLSessionTaskDelegate {
  var mayFollow = true
  var disposition = URLSession.AuthChallengeDisposition.useCredential
  var metrics: URLSessionTaskMetrics?
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(mayFollow ? request : nil) }
  func urlSession(
    _ session: URLSession,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let credential = URLCredential(user: "judge", password: "p", persistence: .none)
    completionHandler(disposition, disposition == .useCredential ? credential : nil)
  }
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) { self.metrics = metrics }
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

  private final class StandInTask: URLSessionDataTask, @unchecked Sendable {
    let answer: () -> Void
    init(answer: @escaping () -> Void) { self.answer = answer }
    override func resume() { answer() }
  }

  private final class StandIn: URLSession, @unchecked Sendable {
    private(set) var answers = 0

    override func dataTask(with request: URLRequest) -> URLSessionDataTask {
      StandInTask { self.answers += 1 }
    }
  }

  @Test
  func `an app derives its own sessions and tasks that ask nobody`() {
    let session = StandIn()
    let task = session.dataTask(with: url("https://example.com/a"))
    task.resume()
    #expect(session.answers == 1 && task.state == .suspended && task.error == nil)
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
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-network-\(UUID().uuidString).txt")
    try Data("on disk".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var text = ""
    var type: String?
    URLSession.shared.dataTask(with: file) { data, response, _ in
      text = String(decoding: data ?? Data(), as: UTF8.self)
      type = response?.mimeType
    }.resume()
    pass(0.01)
    #expect(text == "on disk" && type == "text/plain")
  }

  // MARK: Redirections, challenges, what is kept

  private let turning: URLSessionConfiguration = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TurningProtocol.self]
    configuration.httpAdditionalHeaders = ["Who": "everybody"]
    return configuration
  }()

  /// The text and the status that a request gets.
  private func load(_ request: URLRequest, in session: URLSession) -> String {
    var seen = "nothing"
    session.dataTask(with: request) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      seen = "\(status) \(text ?? "error \((error as? URLError)?.code.rawValue ?? 0)")"
    }.resume()
    pass(0.2)
    return seen
  }

  @Test
  func `a redirection is followed, or is the answer when the delegate says so`() {
    let judge = Judge()
    let session = URLSession(configuration: turning, delegate: judge, delegateQueue: nil)
    let request = URLRequest(url: url("https://turns.example/old"))
    #expect(load(request, in: session) == "200 everybody")
    #expect(judge.metrics?.redirectCount == 1 && judge.metrics?.transactionMetrics.count == 2)
    judge.mayFollow = false
    #expect(load(request, in: session) == "301 ")
    #expect(load(request, in: URLSession(configuration: turning)) == "200 everybody")
  }

  @Test
  func `metrics count the bytes of what was sent and of what came`() throws {
    let judge = Judge()
    let session = URLSession(configuration: turning, delegate: judge, delegateQueue: nil)
    var request = URLRequest(url: url("https://turns.example/new"))
    request.httpBody = Data("please".utf8)
    let text = load(request, in: session)
    let transaction = try #require(judge.metrics?.transactionMetrics.last)
    #expect(text == "200 everybody")
    #expect(transaction.countOfRequestBodyBytesSent == 6)
    #expect(transaction.countOfResponseBodyBytesReceived == 9)
  }

  @Test
  func `a challenge is answered as the delegate says`() {
    let judge = Judge()
    let session = URLSession(configuration: turning, delegate: judge, delegateQueue: nil)
    let request = URLRequest(url: url("https://turns.example/secret"))
    #expect(load(request, in: session) == "200 hello judge")
    judge.disposition = .performDefaultHandling
    #expect(load(request, in: session) == "200 default")
    judge.disposition = .cancelAuthenticationChallenge
    #expect(
      load(request, in: session) == "0 error \(URLError.userCancelledAuthentication.rawValue)"
    )
  }

  @Test
  func `a response is kept, and found where a request asks for it`() {
    let session = URLSession(configuration: turning)
    var request = URLRequest(url: url("https://turns.example/kept"))
    request.setValue("first", forHTTPHeaderField: "Who")
    request.cachePolicy = .returnCacheDataDontLoad
    #expect(load(request, in: session) == "0 error \(URLError.resourceUnavailable.rawValue)")
    request.cachePolicy = .reloadIgnoringLocalCacheData
    #expect(load(request, in: session) == "200 first")
    request.setValue("second", forHTTPHeaderField: "Who")
    request.cachePolicy = .returnCacheDataElseLoad
    #expect(load(request, in: session) == "200 first")
    request.cachePolicy = .useProtocolCachePolicy
    #expect(load(request, in: session) == "200 second")
  }

  @Test
  func `a downloaded file is gone when its callback has returned`() {
    var place: URL?
    var text = ""
    let session = URLSession(configuration: stubbed)
    session.downloadTask(with: url("https://stub.example/file")) { location, _, _ in
      place = location
      text = (try? String(contentsOf: location!, encoding: .utf8)) ?? ""
    }.resume()
    pass(1)
    #expect(text == "hello")
    #expect(place.map { FileManager.default.fileExists(atPath: $0.path) } == false)
  }

  @Test
  func `a web socket ends as on a device that is offline`() {
    var codes: [Int?] = []
    let task = URLSession.shared.webSocketTask(with: url("wss://a.example"))
    task.receive {
      if case .failure(let error) = $0 { codes.append((error as? URLError)?.errorCode) }
    }
    task.send(.string("a")) { codes.append(($0 as? URLError)?.errorCode) }
    task.resume()
    pass(0.2)
    #expect(codes == [NSURLErrorNotConnectedToInternet, NSURLErrorNotConnectedToInternet])
  }
}
