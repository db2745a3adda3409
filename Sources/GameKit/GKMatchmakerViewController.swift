import UIKit

/// How many are to play together.
open class GKMatchRequest: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var minPlayers = 2
  open var maxPlayers = 2
  open var defaultNumberOfPlayers = 2
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0
  open var inviteMessage: String?
  open var recipients: [GKPlayer]?
}

@preconcurrency
@MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    didFailWithError error: any Error
  )
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    didFind match: GKMatch
  )
}

extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    didFind match: GKMatch
  ) {}
}

/// Looks for others to play with: an empty screen.
@preconcurrency
@MainActor
open class GKMatchmakerViewController: PlaceholderController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public let matchRequest: GKMatchRequest
  open var isHosted = false

  public init?(matchRequest request: GKMatchRequest) {
    matchRequest = request
    super.init("Game Center")
    onClose = { [weak self] in
      guard let self else { return }
      if let matchmakerDelegate {
        matchmakerDelegate.matchmakerViewControllerWasCancelled(self)
      } else {
        dismiss(animated: true)
      }
    }
  }

  public required init?(coder: NSCoder) {
    matchRequest = GKMatchRequest()
    super.init(coder: coder)
  }
}

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

public protocol GKMatchDelegate: NSObjectProtocol {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}

extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(
    _ match: GKMatch,
    player: GKPlayer,
    didChange state: GKPlayerConnectionState
  ) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}

/// A game of several; none is ever found.
open class GKMatch: UIKit.NSObject, @unchecked Sendable {
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }

  public override init() { super.init() }
  open weak var delegate: (any GKMatchDelegate)?
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw GKError(.matchNotConnected)
  }
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    throw GKError(.matchNotConnected)
  }
  open func disconnect() {}
}
