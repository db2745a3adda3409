import Foundation
import QuartzCore
import Timeline

/// A request of before `URLSession`.
///
/// It is one of the shared session, and fails as that does where nothing answers.
open class NSURLConnection: QuartzCore.NSObject, @unchecked Sendable {
  open private(set) var originalRequest: Timeline.URLRequest
  open var currentRequest: Timeline.URLRequest { task?.currentRequest ?? originalRequest }
  private weak var delegate: (any NSURLConnectionDelegate)?
  private var task: Timeline.URLSessionTask?

  public init?(
    request: Timeline.URLRequest,
    delegate: Any?,
    startImmediately: Bool
  ) {
    originalRequest = request
    self.delegate = delegate as? any NSURLConnectionDelegate
    super.init()
    if startImmediately { start() }
  }

  public convenience init?(request: Timeline.URLRequest, delegate: Any?) {
    self.init(request: request, delegate: delegate, startImmediately: true)
  }

  open func start() {
    guard task == nil else { return }
    let task = Timeline.URLSession.shared.dataTask(with: originalRequest) {
      // The connection lives until it ends (documented).
      self.end($0, $1, $2)
    }
    self.task = task
    task.resume()
  }

  open func cancel() {
    delegate = nil
    task?.cancel()
  }

  private func end(_ data: Data?, _ response: Timeline.URLResponse?, _ error: (any Error)?) {
    guard let data, let response else {
      delegate?.connection(self, didFailWithError: error ?? URLError(.unknown))
      return
    }
    let delegate = delegate as? any NSURLConnectionDataDelegate
    delegate?.connection(self, didReceive: response)
    if !data.isEmpty { delegate?.connection(self, didReceive: data) }
    delegate?.connectionDidFinishLoading(self)
  }

  open class func canHandle(_ request: Timeline.URLRequest) -> Bool { true }

  open class func sendAsynchronousRequest(
    _ request: Timeline.URLRequest,
    queue: Timeline.OperationQueue,
    completionHandler handler:
      @escaping (Timeline.URLResponse?, Data?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    Timeline.URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  /// Fails at once: a run is offline, and cannot wait.
  open class func sendSynchronousRequest(
    _ request: Timeline.URLRequest,
    returning response: UnsafeMutablePointer<Timeline.URLResponse?>?
  ) throws -> Data { throw URLError.failure(.notConnectedToInternet, of: request.url) }
}

/// Receives a connection's events; every requirement is optional.
public protocol NSURLConnectionDelegate: AnyObject {
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}

public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
  func connection(_ connection: NSURLConnection, didReceive response: Timeline.URLResponse)
  func connection(_ connection: NSURLConnection, didReceive data: Data)
  func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDelegate {
  public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
}

extension NSURLConnectionDataDelegate {
  public func connection(
    _ connection: NSURLConnection,
    didReceive response: Timeline.URLResponse
  ) {}
  public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
  public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}
