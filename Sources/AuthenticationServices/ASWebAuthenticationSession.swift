import UIKit

@preconcurrency
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs the user in on a page of the web: nobody is there, so that it ends as if it had been
/// cancelled.
@preconcurrency
@MainActor
open class ASWebAuthenticationSession: MainActorObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// What the page calls at its end.
  public struct Callback: Sendable {
    private let scheme: String
    private let host: String?
    public static func customScheme(_ scheme: String) -> Callback {
      Callback(scheme: scheme, host: nil)
    }
    public static func https(host: String, path: String) -> Callback {
      Callback(scheme: "https", host: host)
    }
    public func matchesURL(_ url: URL) -> Bool {
      url.scheme == scheme && (host == nil || url.host == host)
    }
  }

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  open private(set) var canStart = true
  /// Nil once it has been called.
  private var handler: CompletionHandler?

  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init(isolated: ())
  }

  public convenience init(
    url URL: URL,
    callback: Callback,
    completionHandler: @escaping CompletionHandler
  ) { self.init(url: URL, callbackURLScheme: nil, completionHandler: completionHandler) }

  /// False the second time (documented: a session starts once).
  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    canStart = false
    DispatchQueue.main.async {
      let hasContext = self.presentationContextProvider != nil
      self.end(hasContext ? .canceledLogin : .presentationContextNotProvided)
    }
    return true
  }

  /// The handler is not called for it.
  open func cancel() { handler = nil }

  private func end(_ code: ASWebAuthenticationSessionError.Code) {
    let call = handler
    handler = nil
    call?(nil, ASWebAuthenticationSessionError(code))
  }
}
