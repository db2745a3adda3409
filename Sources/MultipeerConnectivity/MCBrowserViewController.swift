import UIKit

@preconcurrency
@MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  func browserViewController(
    _ browserViewController: MCBrowserViewController,
    shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}

extension MCBrowserViewControllerDelegate {
  public func browserViewController(
    _ browserViewController: MCBrowserViewController,
    shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}

/// The list of devices nearby: empty.
@preconcurrency
@MainActor
open class MCBrowserViewController: PlaceholderController {
  public let session: MCSession
  public let browser: MCNearbyServiceBrowser?
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.session = session
    self.browser = browser
    super.init("Nearby")
    onClose = { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.browserViewControllerWasCancelled(self)
      } else {
        dismiss(animated: true)
      }
    }
  }

  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
      session: session
    )
  }

  public required init?(coder: NSCoder) {
    session = MCSession(peer: MCPeerID(displayName: ""))
    browser = nil
    super.init(coder: coder)
  }
}
