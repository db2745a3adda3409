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

@Suite
struct GameplayTests {
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
