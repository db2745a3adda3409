import UIKit

public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

public enum MCSessionState: Int, Sendable {
  case notConnected, connecting, connected
}

public enum MCSessionSendDataMode: Int, Sendable {
  case reliable, unreliable
}

public enum MCEncryptionPreference: Int, Sendable {
  case optional, required, none
}

/// A device of a session.
open class MCPeerID: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let displayName: String

  public init(displayName myDisplayName: String) { displayName = myDisplayName }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession,
    didReceive stream: InputStream,
    withName streamName: String,
    fromPeer peerID: MCPeerID
  )
  func session(
    _ session: MCSession,
    didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    with progress: Progress
  )
  func session(
    _ session: MCSession,
    didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    at localURL: URL?,
    withError error: (any Error)?
  )
  func session(
    _ session: MCSession,
    didReceiveCertificate certificate: [Any]?,
    fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  )
}

extension MCSessionDelegate {
  /// Everybody is trusted (documented).
  public func session(
    _ session: MCSession,
    didReceiveCertificate certificate: [Any]?,
    fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}

/// A conversation of devices: this one is alone, so that nothing can be sent.
open class MCSession: UIKit.NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?

  public init(
    peer myPeerID: MCPeerID,
    securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
  }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }

  open var connectedPeers: [MCPeerID] { [] }

  open func send(
    _ data: Data,
    toPeers peerIDs: [MCPeerID],
    with mode: MCSessionSendDataMode
  ) throws { throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected) }

  @discardableResult
  @preconcurrency
  open func sendResource(
    at resourceURL: URL,
    withName resourceName: String,
    toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    guard let completionHandler else { return nil }
    DispatchQueue.main.async { completionHandler(MCError(.notConnected)) }
    return nil
  }

  open func startStream(
    withName streamName: String,
    toPeer peerID: MCPeerID
  ) throws -> OutputStream { throw MCError(.notConnected) }

  open func disconnect() {}
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
}
