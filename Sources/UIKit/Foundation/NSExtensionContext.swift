import Foundation
import ObjectiveC

/// What an app extension was opened with: a stage runs apps, which have none.
open class NSExtensionContext: ObjectiveC.NSObject, @unchecked Sendable {
  open var inputItems: [Any] { [] }

  public override init() { super.init() }

  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  open func cancelRequest(withError error: any Error) {}

  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// A thing that an extension gets from its host, or gives to it.
open class NSExtensionItem: ObjectiveC.NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }
}

/// The first object of an extension.
@preconcurrency
@MainActor
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  func beginRequest(with context: NSExtensionContext)
}

extension UIViewController: NSExtensionRequestHandling {}
