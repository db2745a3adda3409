import Segue
import Testing

@testable import UIKit

/// Which property animators a world knows and keeps.
@MainActor
@Suite
struct AnimatorRegistryTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear)
  }

  @Test
  func `a running animator is kept, and a paused one is the app's`() {
    var registry = AnimatorRegistry()
    weak var running: UIViewPropertyAnimator?
    weak var paused: UIViewPropertyAnimator?
    do {
      let (one, two) = (makeAnimator(), makeAnimator())
      registry.note(one)
      registry.note(two)
      registry.hold(one, true)
      registry.hold(two, true)
      registry.hold(two, false)
      (running, paused) = (one, two)
      #expect(registry.all == [one, two])
    }
    #expect(running != nil && paused == nil)
    #expect(registry.all.count == 1)
    if let running { registry.remove(running) }
    #expect(running == nil && registry.all.isEmpty)
  }

  @Test
  func `of many animators those that were let go are forgotten, in the order of their start`() {
    var registry = AnimatorRegistry()
    var kept: [UIViewPropertyAnimator] = []
    for index in 0..<300 {
      let animator = makeAnimator()
      registry.note(animator)
      if index % 3 == 0 { kept.append(animator) }
    }
    #expect(registry.all == kept)
  }
}
