import UIKit

/// The value of a won and of a lost game.
public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// A move of a game, which a strategist rates.
public protocol GKGameModelUpdate: AnyObject {
  var value: Int { get set }
}

/// One who makes moves in a game.
public protocol GKGameModelPlayer: AnyObject {
  var playerId: Int { get }
}

/// The state of a game of turns; apps write it.
public protocol GKGameModel: NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }

  /// Takes over the state of another one.
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

// Optional on iOS.
extension GKGameModel {
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}
