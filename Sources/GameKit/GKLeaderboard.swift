import UIKit

/// Who plays best: nobody can tell.
open class GKLeaderboard: UIKit.NSObject, @unchecked Sendable {
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }

  /// A score in a table.
  open class Entry: UIKit.NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }

  public override init() { super.init() }
  open var identifier: String?
  open var timeScope = TimeScope.allTime
  open var playerScope = PlayerScope.global
  open var range = NSRange(location: 1, length: 25)
  open var title: String? { nil }
  open var baseLeaderboardID: String { identifier ?? "" }
  open var scores: [GKScore]? { nil }
  open var localPlayerScore: GKScore? { nil }
  open var maxRange: Int { 0 }
  open var isLoading: Bool { false }

  @preconcurrency
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping @MainActor ([GKLeaderboard]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard]
  {
    throw GKError(.notAuthenticated)
  }
  @preconcurrency
  open class func loadLeaderboards(
    completionHandler: (@MainActor ([GKLeaderboard]?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  @preconcurrency
  open class func submitScore(
    _ score: Int,
    context: Int,
    player: GKPlayer,
    leaderboardIDs: [String],
    completionHandler: @escaping @MainActor ((any Error)?) -> Void
  ) { refuse(completionHandler) }
  public class func submitScore(
    _ score: Int,
    context: Int,
    player: GKPlayer,
    leaderboardIDs: [String]
  ) async throws { throw GKError(.notAuthenticated) }

  @preconcurrency
  open func loadEntries(
    for playerScope: PlayerScope,
    timeScope: TimeScope,
    range: NSRange,
    completionHandler: @escaping @MainActor (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
  }
  @preconcurrency
  open func loadScores(
    completionHandler: (@MainActor ([GKScore]?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
}

public typealias GKLeaderboardTimeScope = GKLeaderboard.TimeScope
public typealias GKLeaderboardPlayerScope = GKLeaderboard.PlayerScope

/// A score, of before iOS 14.
open class GKScore: UIKit.NSObject, @unchecked Sendable {
  open var leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0
  open var shouldSetDefaultLeaderboard = false
  open var formattedValue: String? { nil }
  open var rank: Int { 0 }
  open var date: Date { .distantPast }
  open var player: GKPlayer { GKLocalPlayer.local }

  public init(leaderboardIdentifier identifier: String = "") { leaderboardIdentifier = identifier }

  @preconcurrency
  open class func report(
    _ scores: [GKScore],
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
}

/// Something reached.
open class GKAchievement: UIKit.NSObject, @unchecked Sendable {
  open var identifier: String
  /// Up to 100.
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  open var lastReportedDate: Date { .distantPast }

  public init(identifier: String = "") { self.identifier = identifier }

  @preconcurrency
  open class func loadAchievements(
    completionHandler: (@MainActor ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  open class func resetAchievements(
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  @preconcurrency
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
}
