import UIKit

public let SKStoreProductParameterITunesItemIdentifier = "id"

/// A page of the App Store: empty.
@preconcurrency
@MainActor
open class SKStoreProductViewController: PlaceholderController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  public init() {
    super.init("App Store")
    onClose = { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.productViewControllerDidFinish(self)
      } else {
        dismiss(animated: true)
      }
    }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, NSError(domain: "SKErrorDomain", code: 5)) }
}
@preconcurrency
@MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// Does nothing: there is no user to ask for a review.
public enum SKStoreReviewController {
  public static func requestReview() {}
  public static func requestReview(in windowScene: UIWindowScene) {}
}
