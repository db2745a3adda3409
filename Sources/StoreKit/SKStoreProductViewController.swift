import UIKit

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"

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
  ) {
    DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
  }
  @discardableResult
  public func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    throw SKError(.storeProductNotAvailable)
  }
}

@preconcurrency
@MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A banner of an app in the App Store: never shown.
@preconcurrency
@MainActor
open class SKOverlay: MainActorObject {
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }

  @preconcurrency
  @MainActor
  open class Configuration: MainActorObject {}

  @preconcurrency
  @MainActor
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var userDismissible = true
    open var campaignToken: String?
    open var providerToken: String?
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
      super.init(isolated: ())
    }
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(isolated: ())
  }

  open func present(in scene: UIWindowScene) {
    DispatchQueue.main.async {
      self.delegate?.storeOverlayDidFailToLoad(self, error: SKError(.overlayTimeout))
    }
  }
  open class func dismiss(in scene: UIWindowScene) {}
}

@preconcurrency
@MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}
