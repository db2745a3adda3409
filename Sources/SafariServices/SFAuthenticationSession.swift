import UIKit

/// Signing in on a page of the web, before AuthenticationServices: nobody signs in.
@preconcurrency
@MainActor
open class SFAuthenticationSession: MainActorObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Nil once it has been called, or cancelled.
  private var handler: CompletionHandler?

  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    handler = completionHandler
    super.init(isolated: ())
  }

  @discardableResult
  open func start() -> Bool {
    DispatchQueue.main.async {
      let call = self.handler
      self.handler = nil
      call?(nil, SFAuthenticationError(.canceledLogin))
    }
    return true
  }
  open func cancel() { handler = nil }
}
