import UIKit

/// The app itself loads what has a scheme of its own.
@preconcurrency
@MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// One request to a handler of a scheme, and where it puts the answer.
@preconcurrency
@MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// The task of the main frame's load.
@MainActor
final class SchemeTask: MainActorObject, WKURLSchemeTask {
  let request: URLRequest
  private var response: URLResponse?
  private var data = Data()
  private var isOver = false
  /// The response and the whole text, or an error.
  private let onEnd: (Result<(URLResponse, Data), any Error>) -> Void

  init(_ request: URLRequest, onEnd: @escaping (Result<(URLResponse, Data), any Error>) -> Void) {
    self.request = request
    self.onEnd = onEnd
    super.init(isolated: ())
  }

  /// The app's handler may use it no longer.
  func stop() { isOver = true }

  /// iOS raises exceptions, in these words, where a task is used in the wrong order
  /// (documented: it raises).
  func didReceive(_ response: URLResponse) {
    precondition(!isOver, "This task has already been stopped")
    self.response = response
  }

  func didReceive(_ data: Data) {
    precondition(!isOver, "This task has already been stopped")
    precondition(response != nil, "No response has been sent for this task")
    self.data += data
  }

  func didFinish() {
    precondition(!isOver, "This task has already been stopped")
    guard let response else { preconditionFailure("No response has been sent for this task") }
    isOver = true
    onEnd(.success((response, data)))
  }

  func didFailWithError(_ error: any Error) {
    precondition(!isOver, "This task has already been stopped")
    isOver = true
    onEnd(.failure(error))
  }
}
