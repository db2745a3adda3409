import GameplayKit
import Testing
import UIKit

private final class Idle: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Moving.self }
}

private final class Moving: GKState {
  var previous: GKState?
  override func didEnter(from previousState: GKState?) { previous = previousState }
}

/// Takes one, two or three of some sticks; who takes the last one wins.
private final class Sticks: NSObject, GKGameModel {
  final class Player: NSObject, GKGameModelPlayer, @unchecked Sendable {
    let playerId: Int
    init(_ playerId: Int) { self.playerId = playerId }
  }

  final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
  }

  static let both = [Player(0), Player(1)]
  var left: Int
  var turn = 0

  init(_ left: Int) { self.left = left }

  var players: [GKGameModelPlayer]? { Sticks.both }
  var activePlayer: GKGameModelPlayer? { Sticks.both[turn] }

  func copy(with zone: NSZone? = nil) -> Any { Sticks(left) }

  func setGameModel(_ gameModel: GKGameModel) {
    guard let other = gameModel as? Sticks else { return }
    (left, turn) = (other.left, other.turn)
  }

  func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]? {
    (1...3).filter { $0 <= left }.map { Take($0) }
  }

  func apply(_ gameModelUpdate: GKGameModelUpdate) {
    left -= (gameModelUpdate as? Take)?.count ?? 0
    turn = 1 - turn
  }

  func isWin(for player: GKGameModelPlayer) -> Bool { left == 0 && turn != player.playerId }
  func isLoss(for player: GKGameModelPlayer) -> Bool { left == 0 && turn == player.playerId }
}

@Suite
struct GameplayTests {
  @Test(arguments: [(3, 3), (5, 1), (6, 2), (11, 3)])
  func `a strategist finds the move that wins`(left: Int, count: Int) {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Sticks(left)
    #expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.maxLookAheadDepth = 12
    let move = strategist.bestMove(for: Sticks.both[0]) as? Sticks.Take
    #expect(move?.count == count)
    strategist.randomSource = GKARC4RandomSource()
    #expect((strategist.bestMoveForActivePlayer() as? Sticks.Take)?.count == count)
  }

  @Test(arguments: [1, 3])
  func `without a random source a random move is the best one`(number: Int) {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Sticks(7)
    strategist.maxLookAheadDepth = 12
    let move = strategist.randomMove(for: Sticks.both[0], fromNumberOfBestMoves: number)
    #expect((move as? Sticks.Take)?.count == 3)
  }

  @Test
  func `shuffling keeps every object, and a seed decides the order`() {
    let words = (0..<20).map { "\($0)" }
    func order(_ seed: UInt64) -> [String] {
      let source = GKLinearCongruentialRandomSource(seed: seed)
      return source.arrayByShufflingObjects(in: words).compactMap { $0 as? String }
    }
    #expect(order(1) == order(1))
    #expect(order(1) != order(2) && order(1) != words)
    #expect(order(1).sorted() == words.sorted())
    let shared = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: words)
    #expect(Set(shared.compactMap { $0 as? String }) == Set(words))
  }

  @Test
  func `a distribution stays between its limits`() {
    let die = GKRandomDistribution.d6()
    let throwsOfDie = Set((0..<300).map { _ in die.nextInt() })
    #expect(throwsOfDie == Set(1...6))
    let source = GKMersenneTwisterRandomSource(seed: 3)
    let middle = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
    let values = (0..<500).map { _ in middle.nextInt() }
    #expect(values.allSatisfy { (0...60).contains($0) })
    // 68 of 100 are within one deviation.
    #expect((290...390).contains(values.count { (20...40).contains($0) }))
    #expect(source.nextUniform() >= 0 && source.nextUniform() <= 1)
  }

  @Test
  func `a shuffled distribution gives every number before one comes again`() {
    let source = GKARC4RandomSource(seed: Data("seed".utf8))
    let cards = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 5)
    let values = (0..<50).map { _ in cards.nextInt() }
    for start in stride(from: 0, to: 50, by: 5) {
      #expect(Set(values[start..<start + 5]) == Set(1...5))
    }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test
  func `a machine enters the states that its present one allows`() {
    let (idle, moving) = (Idle(), Moving())
    let machine = GKStateMachine(states: [idle, moving])
    #expect(machine.enter(Idle.self) && machine.currentState === idle)
    #expect(!machine.enter(Idle.self))
    #expect(machine.enter(Moving.self) && moving.previous === idle)
    #expect(machine.state(forClass: Moving.self) === moving && idle.stateMachine === machine)
  }
}
