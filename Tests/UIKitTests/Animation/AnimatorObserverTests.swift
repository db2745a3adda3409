import Foundation
import Segue
import Testing
import UIKit

/// Key-value observers of property animators.
@MainActor
@Suite
struct `Observers of a property animator` {
  private let stage = Stage(size: CGSize(width: 400, height: 200))
  private let view = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  @Test
  func `they are called within the calls that start and pause, and before the completion`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    var seen: [String] = []
    let observation = animator.observe(\.isRunning, options: .new) { animator, change in
      let isRunning = change.newValue ?? false
      MainActor.assumeIsolated { seen.append("\(isRunning) \(animator.state.rawValue)") }
    }
    animator.addCompletion { _ in seen.append("over") }
    animator.startAnimation()
    #expect(seen == ["true 1"])
    stage.advance(to: 0.1)
    animator.pauseAnimation()
    animator.startAnimation()
    #expect(seen == ["true 1", "false 1", "true 1"])
    stage.advance(to: 2)
    #expect(seen == ["true 1", "false 1", "true 1", "false 0", "over"])
    observation.invalidate()
  }

  @Test
  func `they see the state when it is stopped and finished`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    var seen: [UIViewAnimatingState] = []
    let observation = animator.observe(\.state) { animator, _ in
      MainActor.assumeIsolated { seen.append(animator.state) }
    }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    #expect(seen == [.active, .stopped, .inactive])
    observation.invalidate()
  }
}
