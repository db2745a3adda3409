import Foundation
import FoundationNetworking
import class ObjectiveC.NSObject
import struct ObjectiveC.ObjectFault

/// A running request on the virtual clock.
///
/// Hides Foundation's class of the same name.
///
/// There is no network: a `URLProtocol` must provide the answer. Files and `data:` URLs are read,
/// and everything else ends with the error of a device that is offline.
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

  init(session: URLSession, request: URLRequest, identifier: Int) {
    self.session = session
    taskIdentifier = identifier
    originalRequest = request
    currentRequest = request
    super.init()
  }

  // MARK: Running

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    guard loader == nil else { return }
    let world = RunLoopHost.present
    self.world = world
    after(0) { $0.load() }
  }

  /// Suspends the task only before it starts: arriving data cannot be held back.
  open func suspend() {
    if state == .running, loader == nil { state = .suspended }
  }

  open func cancel() {
    guard state == .running || state == .suspended else { return }
    state = .canceling
    if world == nil { world = RunLoopHost.present }
    after(0) {
      $0.loader?.stopLoading()
      $0.finish(with: $0.failure(.cancelled))
    }
  }

  /// Runs `body` in a turn of a background queue, as all callbacks of sessions do.
  private func after(_ delay: Double, _ body: @escaping (URLSessionTask) -> Void) {
    guard let world else { return }
    world.clock.schedule(at: world.now + delay) { [weak world] in
      world?.note("a task of URLSession")
      world?.runInBackground { body(self) }
    }
  }

  private func load() {
    guard state == .running, let request = currentRequest else { return }
    if let type = URLProtocol.type(for: self, of: session.configuration) {
      let loader = type.init(
        request: type.canonicalRequest(for: request),
        cachedResponse: nil,
        client: LoadingClient(task: self)
      )
      self.loader = loader
      loader.task = self
      loader.startLoading()
      return
    }
    guard let url = request.url else { return finish(with: failure(.badURL)) }
    if url.isFileURL || url.scheme == "data" {
      guard let read = try? Data(contentsOf: url) else {
        return finish(with: failure(url.isFileURL ? .fileDoesNotExist : .badURL))
      }
      receive(
        URLResponse(
          url: url,
          mimeType: nil,
          expectedContentLength: read.count,
          textEncodingName: nil
        )
      )
      receive(read)
      return finish(with: nil)
    }
    ObjectFault.note(
      "URLSession is offline: \(url.scheme ?? "")://\(url.host ?? "") is not asked. A URLProtocol can answer."
    )
    after(URLSessionTask.offlineDelay) {
      if $0.state == .running { $0.finish(with: $0.failure(.notConnectedToInternet)) }
    }
  }

  private func failure(_ code: URLError.Code) -> URLError {
    var info: [String: Any] = [:]
    if let url = currentRequest?.url {
      info[NSURLErrorFailingURLErrorKey] = url
    }
    switch code {
    case .notConnectedToInternet:
      info[NSLocalizedDescriptionKey] = "The Internet connection appears to be offline."
    case .cancelled: info[NSLocalizedDescriptionKey] = "cancelled"
    default: break
    }
    return URLError(code, userInfo: info)
  }

  // MARK: What comes

  func receive(_ response: URLResponse) {
    self.response = response
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

  func receive(_ data: Data) {
    self.data += data
    countOfBytesReceived += Int64(data.count)
    guard completion == nil, let task = self as? URLSessionDataTask else { return }
    session.tell(self) { delegate, session in
      (delegate as? any URLSessionDataDelegate)?.urlSession(
        session,
        dataTask: task,
        didReceive: data
      )
    }
  }

  func redirect(to request: URLRequest, by response: URLResponse) {
    loader?.stopLoading()
    loader = nil
    self.response = response
    currentRequest = request
    after(0) { $0.load() }
  }

  func finish(with error: (any Error)?) {
    guard state != .completed else { return }
    state = .completed
    self.error = error
    progress.completedUnitCount = 100
    loader = nil
    willComplete()
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
    session.forget(self)
  }

  /// Called before the end is reported.
  func willComplete() {}
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// The place of the file until the callback has returned.
  private(set) var location: URL?

  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }

  override func willComplete() {
    guard error == nil else { return }
    let name = "segue-download-\(getpid())-\(taskIdentifier).tmp"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    guard (try? data.write(to: file)) != nil else { return }
    location = file
    session.tell(self) { delegate, session in
      (delegate as? any URLSessionDownloadDelegate)?.urlSession(
        session,
        downloadTask: self,
        didFinishDownloadingTo: file
      )
    }
  }
}

/// Passes the response of a `URLProtocol` on to its task.
private final class LoadingClient: URLProtocolClient {
  private let task: URLSessionTask

  init(task: URLSessionTask) { self.task = task }

  private var isOpen: Bool { task.state == .running }

  func urlProtocol(
    _ protocol: URLProtocol,
    wasRedirectedTo request: URLRequest,
    redirectResponse: URLResponse
  ) { if isOpen { task.redirect(to: request, by: redirectResponse) } }

  func urlProtocol(
    _ protocol: URLProtocol,
    cachedResponseIsValid cachedResponse: CachedURLResponse
  ) {
    guard isOpen else { return }
    task.receive(cachedResponse.response)
    task.receive(cachedResponse.data)
    task.finish(with: nil)
  }

  func urlProtocol(
    _ protocol: URLProtocol,
    didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { if isOpen { task.receive(response) } }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
    if isOpen { task.receive(data) }
  }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    if isOpen { task.finish(with: nil) }
  }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    if isOpen { task.finish(with: error) }
  }
}
