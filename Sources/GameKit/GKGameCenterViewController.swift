import UIKit

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

@preconcurrency
@MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The tables of Game Center: an empty screen.
@preconcurrency
@MainActor
open class GKGameCenterViewController: PlaceholderController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState: GKGameCenterViewControllerState
  open var leaderboardIdentifier: String?
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  public init(state: GKGameCenterViewControllerState = .default) {
    viewState = state
    super.init("Game Center")
    onClose = { [weak self] in
      guard let self else { return }
      if let gameCenterDelegate {
        gameCenterDelegate.gameCenterViewControllerDidFinish(self)
      } else {
        dismiss(animated: true)
      }
    }
  }

  public convenience init(
    leaderboardID: String,
    playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
  }

  public required init?(coder: NSCoder) {
    viewState = .default
    super.init(coder: coder)
  }
}

/// The button of Game Center above a game: it shows to nobody.
@preconcurrency
@MainActor
open class GKAccessPoint: UIKit.NSObject {
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  private static let common = GKAccessPoint()
  open class var shared: GKAccessPoint { common }
  open var isActive = false
  open var showHighlights = false
  open var location = Location.topLeading
  open weak var parentWindow: UIWindow?
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
  open func trigger(handler: @escaping () -> Void) {}
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
