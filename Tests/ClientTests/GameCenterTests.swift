import GameKit
import Testing
import UIKit

/// Nobody is signed in to Game Center.
@MainActor
@Suite
struct GameCenterTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `a player who is to be authenticated is not, and there is no screen for it`() {
    let player = GKLocalPlayer.local
    var codes: [GKError.Code?] = []
    player.authenticateHandler = { screen, error in
      if screen == nil { codes.append((error as? GKError)?.code) }
    }
    #expect(codes.isEmpty)
    wait()
    #expect(codes == [.notAuthenticated] && !player.isAuthenticated)
    player.authenticateHandler = nil
    wait()
    #expect(codes.count == 1)
  }

  @Test
  func `scores and achievements are not taken`() {
    let score = GKScore(leaderboardIdentifier: "best")
    score.value = 12
    var codes: [GKError.Code?] = []
    GKScore.report([score]) { codes.append(($0 as? GKError)?.code) }
    GKLeaderboard.submitScore(
      12,
      context: 0,
      player: GKLocalPlayer.local,
      leaderboardIDs: ["best"]
    ) { codes.append(($0 as? GKError)?.code) }
    let achievement = GKAchievement(identifier: "first")
    achievement.percentComplete = 100
    GKAchievement.report([achievement], withCompletionHandler: nil)
    #expect(codes.isEmpty && achievement.isCompleted)
    wait()
    #expect(codes == [.notAuthenticated, .notAuthenticated])
  }

  @Test
  func `the screen of Game Center is empty, and its delegate hears of its end`() {
    final class Listener: NSObject, GKGameCenterControllerDelegate {
      var count = 0
      func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) {
        count += 1
      }
    }
    let listener = Listener()
    let screen = GKGameCenterViewController(
      leaderboardID: "best",
      playerScope: .global,
      timeScope: .allTime
    )
    screen.gameCenterDelegate = listener
    screen.loadViewIfNeeded()
    #expect(screen.viewState == .leaderboards && screen.leaderboardIdentifier == "best")
    screen.onClose?()
    #expect(listener.count == 1)
    #expect(GKGameCenterViewController().viewState == .default)
  }
}
