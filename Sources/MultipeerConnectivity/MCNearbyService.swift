import UIKit

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void
  )
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didNotStartAdvertisingPeer error: any Error
  )
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Makes the device known to others nearby: nobody is there.
open class MCNearbyServiceAdvertiser: UIKit.NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }

  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser,
    foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  )
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(
    _ browser: MCNearbyServiceBrowser,
    didNotStartBrowsingForPeers error: any Error
  )
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser,
    didNotStartBrowsingForPeers error: any Error
  ) {}
}

/// Looks for others nearby and finds none.
open class MCNearbyServiceBrowser: UIKit.NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }

  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID,
    to session: MCSession,
    withContext context: Data?,
    timeout: TimeInterval
  ) {}
}

public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  func advertiserAssistantWillPresentInvitation(_ assistant: MCAdvertiserAssistant)
  func advertiserAssistantDidDismissInvitation(_ assistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
  public func advertiserAssistantWillPresentInvitation(_ assistant: MCAdvertiserAssistant) {}
  public func advertiserAssistantDidDismissInvitation(_ assistant: MCAdvertiserAssistant) {}
}

/// Asks the user about invitations; none ever comes.
open class MCAdvertiserAssistant: UIKit.NSObject, @unchecked Sendable {
  public let session: MCSession
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?

  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
  }

  open func start() {}
  open func stop() {}
}
