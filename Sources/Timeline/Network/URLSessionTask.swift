import Foundation
import class ObjectiveC.NSObject
import struct ObjectiveC.ObjectFault

/// A running request on the virtual clock.
///
/// Hides Foundation's class of the same name.
///
/// There is no network: a `URLProtocol` must provide the answer, or the session's cache where the
/// request asks for it. Files and `data:` URLs are read, and everything else ends with the error of
/// a device that is offline.
open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  /// How long a device takes to find out that it is offline (inferred).
  private static let offlineDelay = 0.05

  public let taskIdentifier: Int
  open private(set) var originalRequest: URLRequest?
  open private(set) var currentRequest: URLRequest?
  open private(set) var response: URLResponse?
  open private(set) var error: (any Error)?
  open private(set) var state = State.suspended
  open private(set) var countOfBytesReceived: Int64 = 0
  open var countOfBytesSent: Int64 { Int64(currentRequest?.httpBody?.count ?? 0) }
  open var countOfBytesExpectedToSend: Int64 { countOfBytesSent }
  open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
  open var priority = URLSessionTask.defaultPriority
  open var taskDescription: String?
  open var delegate: (any URLSessionTaskDelegate)?
  open private(set) lazy var progress = Progress(totalUnitCount: 100)

  let session: URLSession
  /// Called at the end instead of the delegate.
  var completion: ((Data?, URLResponse?, (any Error)?) -> Void)?
  private(set) var data = Data()
  private var loader: URLProtocol?
  private var world: RunLoopHost?
  private var transactions: [Transaction] = []
  /// How long the response may be kept.
  private var storagePolicy = URLCache.StoragePolicy.notAllowed

  /// A request and when it was answered.
  struct Transaction {
    let request: URLRequest
    let start: Date
    var response: URLResponse?
    var responseStart: Date?
    var end: Date?
    /// Of the data that came.
    var byteCount: Int64 = 0
    var isCached = false
  }

  init(session: URLSession, request: URLRequest, identifier: Int) {
    self.session = session
    taskIdentifier = identifier
    originalRequest = request
    currentRequest = request
    super.init()
  }

  /// A task of no session's: apps derive stand-ins from tasks, which answer by
  /// themselves (observed).
  public override init() {
    session = .shared
    taskIdentifier = 0
    super.init()
  }

  // MARK: Running

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    guard loader == nil else { return }
    after(0) { $0.load() }
  }

  /// Suspends the task only before it starts: arriving data cannot be held back.
  open func suspend() {
    if state == .running, loader == nil { state = .suspended }
  }

  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    after(0) {
      $0.loader?.stopLoading()
      $0.finish(with: $0.failure(.cancelled))
    }
  }

  /// Runs `body` in a turn of a background queue, as all callbacks of sessions do.
  func after(_ delay: Double, _ body: @escaping (URLSessionTask) -> Void) {
    let world = self.world ?? RunLoopHost.present
    self.world = world
    world.clock.schedule(at: world.now + delay) { [weak world] in
      world?.note("a task of URLSession")
      world?.runInBackground { body(self) }
    }
  }

  private func load() {
    guard state == .running, let asked = currentRequest else { return }
    let request = session.configuration.completing(asked)
    currentRequest = request
    transactions.append(Transaction(request: request, start: Date()))
    if answerFromCache(request) { return }
    if let type = URLProtocol.type(for: self, of: session.configuration) {
      let loader = type.init(
        request: type.canonicalRequest(for: request),
        cachedResponse: nil,
        client: URLLoadingClient(task: self)
      )
      self.loader = loader
      loader.task = self
      loader.startLoading()
      return
    }
    guard let url = request.url else { return finish(with: failure(.badURL)) }
    if url.isFileURL || url.scheme == "data" { return read(url) }
    ObjectFault.note(
      "URLSession is offline: \(url.scheme ?? "")://\(url.host ?? "") is not asked. A URLProtocol can answer."
    )
    after(URLSessionTask.offlineDelay) {
      if $0.state == .running { $0.finish(with: $0.failure(.notConnectedToInternet)) }
    }
  }

  private func read(_ url: URL) {
    guard let read = try? Data(contentsOf: url) else {
      return finish(with: failure(url.isFileURL ? .fileDoesNotExist : .badURL))
    }
    receive(
      URLResponse(
        url: url,
        mimeType: url.isFileURL ? MediaType.ofFile(at: url) : MediaType.ofData(in: url),
        expectedContentLength: read.count,
        textEncodingName: nil
      ),
      storagePolicy: .notAllowed
    )
    receive(read)
    finish(with: nil)
  }

  /// Whether the request wants what is kept, or nothing.
  private func answerFromCache(_ request: URLRequest) -> Bool {
    let policy = request.cachePolicy
    guard policy == .returnCacheDataElseLoad || policy == .returnCacheDataDontLoad else {
      return false
    }
    if let kept = session.configuration.urlCache?.cachedResponse(for: request) {
      receive(kept)
      return true
    }
    guard policy == .returnCacheDataDontLoad else { return false }
    finish(with: failure(.resourceUnavailable))
    return true
  }

  func failure(_ code: URLError.Code) -> URLError { .failure(code, of: currentRequest?.url) }

  // MARK: What comes

  func receive(_ response: URLResponse, storagePolicy: URLCache.StoragePolicy) {
    self.response = response
    self.storagePolicy = storagePolicy
    note {
      $0.response = response
      $0.responseStart = Date()
    }
    guard completion == nil, let task = self as? URLSessionDataTask else { return }
    session.tell(self) { delegate, session in
      (delegate as? any URLSessionDataDelegate)?.urlSession(
        session,
        dataTask: task,
        didReceive: response,
        completionHandler: { if $0 == .cancel { task.cancel() } }
      )
    }
  }

  /// Ends the task with what was kept.
  func receive(_ kept: CachedURLResponse) {
    note { $0.isCached = true }
    receive(kept.response, storagePolicy: .notAllowed)
    receive(kept.data)
    finish(with: nil)
  }

  private func note(_ change: (inout Transaction) -> Void) {
    guard !transactions.isEmpty else { return }
    change(&transactions[transactions.count - 1])
  }

  func receive(_ data: Data) {
    self.data += data
    countOfBytesReceived += Int64(data.count)
    if countOfBytesExpectedToReceive > 0 {
      progress.completedUnitCount = min(
        100,
        100 * countOfBytesReceived / countOfBytesExpectedToReceive
      )
    }
    note { $0.byteCount += Int64(data.count) }
    guard completion == nil, let task = self as? URLSessionDataTask else { return }
    session.tell(self) { delegate, session in
      (delegate as? any URLSessionDataDelegate)?.urlSession(
        session,
        dataTask: task,
        didReceive: data
      )
    }
  }

  /// Asks the delegate, and follows to where it says; without one, to where the response says.
  func redirect(to request: URLRequest, by response: URLResponse) {
    loader?.stopLoading()
    loader = nil
    self.response = response
    note {
      $0.response = response
      $0.end = Date()
    }
    let follow: (URLRequest?) -> Void = { [self] request in
      // The response itself is the answer then.
      guard let request else { return finish(with: nil) }
      currentRequest = request
      after(0) { $0.load() }
    }
    guard let answer = response as? HTTPURLResponse,
      let delegate = session.delegate(of: self) as? any URLSessionTaskDelegate
    else { return follow(request) }
    delegate.urlSession(
      session,
      task: self,
      willPerformHTTPRedirection: answer,
      newRequest: request,
      completionHandler: follow
    )
  }

  func receive(_ challenge: URLAuthenticationChallenge) {
    guard let delegate = session.delegate(of: self) as? any URLSessionTaskDelegate else {
      return challenge.answer(.performDefaultHandling, nil)
    }
    delegate.urlSession(
      session,
      task: self,
      didReceive: challenge,
      completionHandler: { challenge.answer($0, $1) }
    )
  }

  func finish(with error: (any Error)?) {
    guard state != .completed else { return }
    state = .completed
    self.error = error
    progress.completedUnitCount = 100
    loader = nil
    note { $0.end = Date() }
    if error == nil { keepResponse() }
    willComplete()
    tellMetrics()
    if let completion {
      self.completion = nil
      completion(error == nil ? data : nil, response, error)
    } else {
      session.tell(self) { delegate, session in
        (delegate as? any URLSessionTaskDelegate)?.urlSession(
          session,
          task: self,
          didCompleteWithError: error
        )
      }
    }
    didComplete()
    session.forget(self)
  }

  /// Only data tasks keep what they loaded, and only what was loaded by HTTP.
  private func keepResponse() {
    guard storagePolicy != .notAllowed, let request = currentRequest, request.httpMethod == "GET",
      let response = response as? HTTPURLResponse, self is URLSessionDataTask
    else { return }
    session.configuration.urlCache?.storeCachedResponse(
      CachedURLResponse(response: response, data: data, storagePolicy: storagePolicy),
      for: request
    )
  }

  private func tellMetrics() {
    guard let start = transactions.first?.start, let end = transactions.last?.end else { return }
    session.tell(self) { delegate, session in
      (delegate as? any URLSessionTaskDelegate)?.urlSession(
        session,
        task: self,
        didFinishCollecting: URLSessionTaskMetrics(
          transactions.map(URLSessionTaskTransactionMetrics.init),
          DateInterval(start: start, end: max(start, end))
        )
      )
    }
  }

  /// Called before the end is reported.
  func willComplete() {}

  /// Called when it has been reported.
  func didComplete() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
