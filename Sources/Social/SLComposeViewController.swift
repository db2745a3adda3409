import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

public typealias SLComposeViewControllerCompletionHandler =
  @MainActor (SLComposeViewControllerResult) -> Void

/// The screen that writes to a network of friends: nobody has an account, and the screen is empty.
@preconcurrency
@MainActor
open class SLComposeViewController: PlaceholderController {
  public let serviceType: String!
  open var completionHandler: SLComposeViewControllerCompletionHandler!

  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    let name = serviceType?.split(separator: ".").last.map { String($0).capitalized }
    super.init(name ?? "")
    onClose = { [weak self] in
      guard let self else { return }
      if let completionHandler { completionHandler(.cancelled) }
      if presentingViewController != nil { dismiss(animated: true) }
    }
  }

  public required init?(coder: NSCoder) {
    serviceType = ""
    super.init(coder: coder)
  }

  /// False where the screen shows already, as it cannot change then (documented).
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool { presentingViewController == nil }
  @discardableResult
  open func add(_ image: UIImage!) -> Bool { presentingViewController == nil }
  @discardableResult
  open func add(_ url: URL!) -> Bool { presentingViewController == nil }
  @discardableResult
  open func removeAllImages() -> Bool { presentingViewController == nil }
  @discardableResult
  open func removeAllURLs() -> Bool { presentingViewController == nil }
}
