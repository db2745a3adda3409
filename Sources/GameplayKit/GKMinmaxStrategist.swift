import UIKit

/// Something that finds moves in a game of turns.
public protocol GKStrategist: AnyObject {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Finds the move after which the player stands best, whatever the others do.
open class GKMinmaxStrategist: UIKit.NSObject, GKStrategist, @unchecked Sendable {
  open var gameModel: (any GKGameModel)?
  /// Decides between moves of one value; the first is taken without it.
  open var randomSource: (any GKRandom)?
  /// How many turns are tried after a move.
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    guard let gameModel, maxLookAheadDepth > 0 else { return nil }
    var best: [any GKGameModelUpdate] = []
    var value = Int.min + 1
    for move in gameModel.gameModelUpdates(for: player) ?? [] {
      guard let next = copy(of: gameModel, after: move) else { return nil }
      // One less, so that moves of the same value have it exactly.
      let found = rate(next, for: player, turns: maxLookAheadDepth - 1, from: value - 1, to: .max)
      move.value = found
      if found > value { (value, best) = (found, []) }
      if found == value { best.append(move) }
    }
    guard best.count > 1, let randomSource else { return best.first }
    return best[randomSource.nextInt(upperBound: best.count)]
  }

  /// One of a number of the best moves.
  open func randomMove(
    for player: any GKGameModelPlayer,
    fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let best = bestMove(for: player)
    guard let best, numMovesToConsider > 1, let gameModel else { return best }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    for move in moves {
      guard let next = copy(of: gameModel, after: move) else { return best }
      move.value = rate(next, for: player, turns: maxLookAheadDepth - 1, from: .min + 1, to: .max)
    }
    let good = moves.sorted { $0.value > $1.value }.prefix(numMovesToConsider)
    let index = randomSource?.nextInt(upperBound: good.count) ?? 0
    return good.isEmpty ? best : good[index]
  }

  private func copy(
    of model: any GKGameModel,
    after move: any GKGameModelUpdate
  ) -> (any GKGameModel)? {
    guard let copy = model.copy(with: nil) as? any GKGameModel else { return nil }
    copy.setGameModel(model)
    copy.apply(move)
    return copy
  }

  /// The value of a game for a player, where each makes the best move; outside of the
  /// limits only on which side.
  private func rate(
    _ model: any GKGameModel,
    for player: any GKGameModelPlayer,
    turns: Int,
    from low: Int,
    to high: Int
  ) -> Int {
    // A win soon is better than one later.
    if model.isWin(for: player) { return GKGameModelMaxScore + turns }
    if model.isLoss(for: player) { return GKGameModelMinScore - turns }
    guard turns > 0, let mover = model.activePlayer,
      let moves = model.gameModelUpdates(for: mover), !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = mover.playerId == player.playerId
    var (low, high) = (low, high)
    for move in moves {
      guard let next = copy(of: model, after: move) else { break }
      let value = rate(next, for: player, turns: turns - 1, from: low, to: high)
      if isOwn { low = max(low, value) } else { high = min(high, value) }
      if low >= high { break }
    }
    return isOwn ? low : high
  }
}
