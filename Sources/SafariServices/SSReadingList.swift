import UIKit

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// Safari's list of pages to read later, of which an app sees nothing (documented): what is added is dropped.
open class SSReadingList: UIKit.NSObject, @unchecked Sendable {
  private static let list = SSReadingList()
  open class func `default`() -> SSReadingList? { list }

  open class func supportsURL(_ URL: URL) -> Bool {
    ["http", "https"].contains(URL.scheme?.lowercased() ?? "")
  }

  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    guard SSReadingList.supportsURL(URL) else {
      throw NSError(domain: SSReadingListErrorDomain, code: 1)
    }
  }
}

/// Signing in on a page of the web, before AuthenticationServices: nobody signs in.
@preconcurrency
@MainActor
open class SFAuthenticationSession: MainActorObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let handler: CompletionHandler

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
      self.handler(nil, NSError(domain: SFAuthenticationErrorDomain, code: 1))
    }
    return true
  }
  open func cancel() {}
}

public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"
