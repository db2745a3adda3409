import Segue
import Testing
import UIKit

/// The setting "Reduce Motion".
@MainActor
@Suite
struct `Reduced motion` {
  @Test(arguments: [true, false])
  func `code that asks whether motion is reduced gets the stage's answer`(isReduced: Bool) throws {
    let scenario = Scenario(
      stage: { Stage(size: CGSize(width: 60, height: 80), reducesMotion: isReduced) }
    ) { stage in
      let home = UIViewController()
      stage.window.rootViewController = home
      return {
        let duration = UIAccessibility.isReduceMotionEnabled ? 0.1 : 0.4
        UIView.animate(withDuration: duration) { home.view.backgroundColor = .red }
      }
    }
    #expect(abs(try scenario.rehearse().duration - (isReduced ? 0.1 : 0.4)) < 0.001)
  }

  @Test
  func `each stage has its own`() {
    let reduced = Stage(size: CGSize(width: 60, height: 80), reducesMotion: true)
    reduced.perform { #expect(UIAccessibility.isReduceMotionEnabled) }
    let plain = Stage(size: CGSize(width: 60, height: 80))
    plain.perform { #expect(!UIAccessibility.isReduceMotionEnabled) }
  }
}
