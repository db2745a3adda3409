import Foundation
import class ObjectiveC.NSObject
import func ObjectiveC.withoutIsolation

/// Requests on the virtual clock.
///
/// Hides Foundation's class of the same name. See `URLSessionTask`.
open class URLSession: NSObject, @unchecked Sendable {
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }

  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }

  open class var shared: URLSession { sharedSession }
  private static let sharedSession = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  open private(set) var delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?
  private(set) var openTasks: [URLSessionTask] = []
  private var count = 0
  private var isInvalid = false

  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Keeps the delegate until the session is invalidated, as on iOS.
  public init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    // Later changes do not concern the session (documented).
    self.configuration = configuration.copy() as? URLSessionConfiguration ?? configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
    super.init()
  }

  /// Apps derive stand-ins from sessions, too (observed).
  public override init() {
    configuration = .default
    delegateQueue = OperationQueue()
    super.init()
  }

  // MARK: Tasks

  private func add<Task: URLSessionTask>(_ task: Task) -> Task {
    openTasks.append(task)
    return task
  }

  private func nextIdentifier() -> Int {
    count += 1
    return count
  }

  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    add(URLSessionDataTask(session: self, request: request, identifier: nextIdentifier()))
  }

  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  @preconcurrency
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    let task = dataTask(with: request)
    task.completion = withoutIsolation(completionHandler)
    return task
  }

  @preconcurrency
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    var request = request
    request.httpBody = bodyData
    return add(URLSessionUploadTask(session: self, request: request, identifier: nextIdentifier()))
  }

  @preconcurrency
  open func uploadTask(
    with request: URLRequest,
    from bodyData: Data?,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    let task = uploadTask(with: request, from: bodyData ?? Data())
    task.completion = withoutIsolation(completionHandler)
    return task
  }

  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    uploadTask(with: request, from: (try? Data(contentsOf: fileURL)) ?? Data())
  }

  @preconcurrency
  open func uploadTask(
    with request: URLRequest,
    fromFile fileURL: URL,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    let task = uploadTask(with: request, fromFile: fileURL)
    task.completion = withoutIsolation(completionHandler)
    return task
  }

  /// Sends what the request's body stream has.
  open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    add(URLSessionUploadTask(session: self, request: request, identifier: nextIdentifier()))
  }

  open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    add(URLSessionWebSocketTask(session: self, request: request, identifier: nextIdentifier()))
  }

  open func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    var request = URLRequest(url: url)
    request.setValue(
      protocols.joined(separator: ", "),
      forHTTPHeaderField: "Sec-WebSocket-Protocol"
    )
    return webSocketTask(with: request)
  }

  open func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
    var address = URLComponents()
    address.scheme = "tcp"
    address.host = hostname
    address.port = port
    let url = address.url ?? URL(fileURLWithPath: "/dev/null/stream")
    let request = URLRequest(url: url)
    return add(URLSessionStreamTask(session: self, request: request, identifier: nextIdentifier()))
  }

  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    add(URLSessionDownloadTask(session: self, request: request, identifier: nextIdentifier()))
  }

  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Fails at once: a task that is cancelled leaves no data to go on with.
  open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: URL(fileURLWithPath: "/dev/null/resume")))
  }

  @preconcurrency
  open func downloadTask(
    withResumeData resumeData: Data,
    completionHandler: @escaping @MainActor (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(
      with: URLRequest(url: URL(fileURLWithPath: "/dev/null/resume")),
      completionHandler: completionHandler
    )
  }

  @preconcurrency
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @MainActor (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let task = downloadTask(with: request)
    let handler = withoutIsolation(completionHandler)
    task.completion = { [unowned task] _, response, error in handler(task.location, response, error)
    }
    return task
  }

  @preconcurrency
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @MainActor (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  // MARK: Asynchronous code

  open func data(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await run(dataTask(with: request), delegate) }

  open func data(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await run(dataTask(with: url), delegate) }

  open func upload(
    for request: URLRequest,
    from bodyData: Data,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await run(uploadTask(with: request, from: bodyData), delegate)
  }

  open func upload(
    for request: URLRequest,
    fromFile fileURL: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: Data(contentsOf: fileURL), delegate: delegate)
  }

  open func download(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  open func download(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let task = downloadTask(with: request)
    task.keepsFile = true
    let (_, response) = try await run(task, delegate)
    guard let location = task.location else { throw URLError(.cannotCreateFile) }
    return (location, response)
  }

  /// The bytes of an answer, which is there as a whole before the first of them.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.Iterator
      public mutating func next() async throws -> UInt8? { rest.next() }
    }

    let data: Data

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

    /// The text line by line, without the ends of the lines.
    public var lines: AsyncStream<String> {
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      return AsyncStream { continuation in
        for line in lines { continuation.yield(String(line)) }
        continuation.finish()
      }
    }
  }

  open func bytes(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await self.data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }

  open func bytes(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  private func run(
    _ task: URLSessionTask,
    _ delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    task.delegate = delegate
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        task.completion = { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.badServerResponse))
          }
        }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  // MARK: The end

  open func finishTasksAndInvalidate() {
    isInvalid = true
    if openTasks.isEmpty { tellInvalid() }
  }

  open func invalidateAndCancel() {
    isInvalid = true
    for task in openTasks { task.cancel() }
    if openTasks.isEmpty { tellInvalid() }
  }

  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    let all = openTasks
    DispatchQueue.global().enqueue { completionHandler(all) }
  }

  open var allTasks: [URLSessionTask] { get async { openTasks } }

  /// The tasks that have not ended, by their kind.
  @preconcurrency
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @MainActor (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    let handler = withoutIsolation(completionHandler)
    let (data, uploads, downloads) = sortedTasks
    DispatchQueue.global().enqueue { handler(data, uploads, downloads) }
  }

  open var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async { sortedTasks }
  }

  private var sortedTasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask])
  {
    let uploads = openTasks.compactMap { $0 as? URLSessionUploadTask }
    let data = openTasks.compactMap { $0 as? URLSessionDataTask }
      .filter { !($0 is URLSessionUploadTask) }
    return (data, uploads, openTasks.compactMap { $0 as? URLSessionDownloadTask })
  }

  open func reset(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.global().enqueue(completionHandler)
  }

  private func tellInvalid() {
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
    delegate = nil
  }

  func forget(_ task: URLSessionTask) {
    openTasks.removeAll { $0 === task }
    if isInvalid, openTasks.isEmpty { tellInvalid() }
  }

  /// The delegate of a task, or the session's.
  func delegate(of task: URLSessionTask) -> (any URLSessionDelegate)? { task.delegate ?? delegate }

  func tell(_ task: URLSessionTask, _ body: (any URLSessionDelegate, URLSession) -> Void) {
    if let delegate = delegate(of: task) { body(delegate, self) }
  }
}

public let NSURLSessionTransferSizeUnknown: Int64 = -1
