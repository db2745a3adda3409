import Foundation

/// Passes the response of a `URLProtocol` on to its task.
final class URLLoadingClient: URLProtocolClient {
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
    if isOpen { task.receive(cachedResponse) }
  }

  func urlProtocol(
    _ protocol: URLProtocol,
    didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { if isOpen { task.receive(response, storagePolicy: policy) } }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
    if isOpen { task.receive(data) }
  }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    if isOpen { task.finish(with: nil) }
  }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    if isOpen { task.finish(with: error) }
  }

  func urlProtocol(
    _ protocol: URLProtocol,
    didReceive challenge: URLAuthenticationChallenge
  ) { if isOpen { task.receive(challenge) } }

  func urlProtocol(
    _ protocol: URLProtocol,
    didCancel challenge: URLAuthenticationChallenge
  ) { if isOpen { task.finish(with: task.failure(.userCancelledAuthentication)) } }
}
