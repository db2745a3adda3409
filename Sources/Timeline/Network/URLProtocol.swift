import Foundation
import class ObjectiveC.NSObject

/// Answers requests in place of the network, in a test or a demo.
///
/// Hides Foundation's class of the same name; a subclass is written and registered as on iOS.
open class URLProtocol: NSObject, @unchecked Sendable {
  /// Guards `registered`.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var registered: [URLProtocol.Type] = []

  open private(set) var request: URLRequest
  open private(set) var cachedResponse: CachedURLResponse?
  open private(set) var client: (any URLProtocolClient)?
  open internal(set) var task: URLSessionTask?

  public required init(
    request: URLRequest,
    cachedResponse: CachedURLResponse?,
    client: (any URLProtocolClient)?
  ) {
    self.request = request
    self.cachedResponse = cachedResponse
    self.client = client
    super.init()
  }

  open class func canInit(with request: URLRequest) -> Bool { false }

  open class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map { canInit(with: $0) } ?? false
  }

  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }

  open func startLoading() {}
  open func stopLoading() {}

  // MARK: Notes

  /// What was noted with a request, mostly that a protocol has seen it.
  open class func property(forKey key: String, in request: URLRequest) -> Any? {
    request.notes.values[key]
  }

  open class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest) {
    request.value.notes.values[key] = value
  }

  open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
    request.value.notes.values[key] = nil
  }

  // MARK: Registered classes

  /// The class that was registered last is asked first.
  @discardableResult
  open class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let type = protocolClass as? URLProtocol.Type else { return false }
    lock.withLock { registered.insert(type, at: 0) }
    return true
  }

  open class func unregisterClass(_ protocolClass: AnyClass) {
    lock.withLock {
      if let index = registered.firstIndex(where: { $0 == protocolClass }) {
        registered.remove(at: index)
      }
    }
  }

  /// The class that answers a task: of its session's configuration, else of those registered.
  static func type(
    for task: URLSessionTask,
    of configuration: URLSessionConfiguration
  ) -> URLProtocol.Type? {
    let own = (configuration.protocolClasses ?? []).compactMap { $0 as? URLProtocol.Type }
    return (own + lock.withLock { registered }).first { $0.canInit(with: task) }
  }
}

/// Receives the response from a `URLProtocol`.
///
/// Hides Foundation's protocol of the same name.
public protocol URLProtocolClient: AnyObject {
  func urlProtocol(
    _ protocol: URLProtocol,
    wasRedirectedTo request: URLRequest,
    redirectResponse: URLResponse
  )
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  func urlProtocol(
    _ protocol: URLProtocol,
    didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  )
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}

extension URLProtocolClient {
  public func urlProtocol(
    _ protocol: URLProtocol,
    didReceive challenge: URLAuthenticationChallenge
  ) {}

  public func urlProtocol(
    _ protocol: URLProtocol,
    didCancel challenge: URLAuthenticationChallenge
  ) {}
}
