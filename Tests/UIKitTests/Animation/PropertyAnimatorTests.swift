import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct PropertyAnimatorTests {
  let stage = Stage(size: CGSize(width: 400, height: 200))
  let view = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  func makeAnimator(
    _ curve: UIView.AnimationCurve = .linear,
    duration: Double = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { self.view.center.x = 150 }
  }

  @Test
  func `defaults are Apple's`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(!animator.isReversed)
    #expect(animator.fractionComplete == 0)
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    #expect(animator.delay == 0)
  }

  @Test
  func `what moves is touched where it is shown, unless the app looks for it itself`() {
    let animator = makeAnimator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    func touched(_ x: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: 10), with: nil) }
    // Between 50 and 150.
    #expect(touched(100) === view)
    #expect(touched(150) === stage.window)
    animator.isManualHitTestingEnabled = true
    #expect(touched(100) === stage.window)
    #expect(touched(150) === view)
  }

  @Test
  func `of an animator in another one, the outer one decides where it is touched`() {
    let outer = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.makeAnimator().startAnimation()
    }
    outer.isManualHitTestingEnabled = true
    outer.startAnimation()
    stage.advance(by: 0.5)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 10), with: nil) === view)
  }

  @Test
  func `a block of UIView.animate is touched where it will be`() {
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      self.view.center.x = 150
    }
    stage.advance(by: 0.5)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 10), with: nil) === view)
  }

  @Test
  func `an animator of which nothing is said takes 0.2 seconds`() {
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { self.view.center.x = 150 }
    animator.startAnimation()
    stage.advance(by: 0.1)
    #expect(abs(shownX - 100) < 1)
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(abs(shownX - 75) < 1e-6)
  }

  @Test
  func `an animator without a duration is scrubbed, and goes back at once`() {
    let animator = makeAnimator(duration: 0)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pauseAnimation()
    #expect(abs(shownX - 50) < 1e-6)
    animator.fractionComplete = 0.25
    #expect(abs(shownX - 75) < 1e-6)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 75) < 1e-6)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.01)
    #expect(ends == [.start])
    #expect(view.center.x == 50)
  }

  @Test
  func `an animator without a duration that is started is at its end`() {
    let animator = makeAnimator(duration: 0)
    animator.startAnimation()
    #expect(abs(shownX - 150) < 1e-6)
    stage.advance(by: 0.01)
    #expect(animator.state == .inactive)
  }

  @Test
  func `an animator without a duration pauses at its end, and goes back from there`() {
    let animator = makeAnimator(duration: 0)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    #expect(abs(shownX - 150) < 1e-6)
    stage.advance(by: 0.1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(shownX - 50) < 1e-6)
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.advance(by: 0.1)
    #expect(ends == [.start])
    #expect(view.center.x == 50)
  }

  @Test
  func `a reversed animator without a duration stays at its start`() {
    let animator = makeAnimator(duration: 0)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.isReversed = true
    animator.startAnimation()
    #expect(abs(shownX - 50) < 1e-6)
    stage.advance(by: 0.1)
    #expect(ends == [.start])
    #expect(view.center.x == 50)
  }

  @Test
  func `an animator without a duration waits for its delay`() {
    let animator = makeAnimator(duration: 0)
    animator.startAnimation(afterDelay: 0.5)
    stage.advance(by: 0.4)
    #expect(abs(shownX - 50) < 1e-6)
    stage.advance(by: 0.2)
    #expect(abs(shownX - 150) < 1e-6)
    #expect(animator.state == .inactive)
  }

  @Test
  func `a run goes through its states`() {
    let animator = makeAnimator()
    var ends: [(UIViewAnimatingPosition, Double)] = []
    animator.addCompletion { ends.append(($0, stage.time)) }
    #expect(view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.center.x == 150)
    stage.advance(to: 0.25)
    #expect(abs(shownX - 75) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    stage.advance(to: 2)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(ends.count == 1)
    #expect(ends.first?.0 == .end)
    #expect(abs((ends.first?.1 ?? 0) - 1) < 1e-9)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test
  func `the fraction counts time while the pixels follow the curve`() {
    let animator = makeAnimator(.easeInOut)
    animator.startAnimation()
    stage.advance(to: 0.243)
    #expect(abs(animator.fractionComplete - 0.243) < 1e-9)
    #expect(abs(shownX - 62.14) < 0.1)
  }

  @Test
  func `a spring follows its curve too`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      self.view.center.x = 150
    }
    animator.startAnimation()
    stage.advance(to: 0.297)
    #expect(abs(shownX - 166.15) < 0.2)
  }

  @Test
  func
    `a spring throws a position along both axes, and the length of its velocity throws the rest`()
  {
    let timing = UISpringTimingParameters(
      mass: 1,
      stiffness: 150,
      damping: 15,
      initialVelocity: CGVector(dx: 12, dy: -5)
    )
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    view.alpha = 0
    animator.addAnimations {
      self.view.center = CGPoint(x: 150, y: 110)
      self.view.alpha = 0.1
    }
    /// The way after a tenth of a second, by the formula of a damped spring.
    func way(_ velocity: Double) -> Double {
      let decay = 7.5
      let swing = (150 - decay * decay).squareRoot()
      let turn = (decay - velocity) / swing
      return 1 - exp(-0.1 * decay) * (cos(0.1 * swing) + turn * sin(0.1 * swing))
    }
    animator.startAnimation()
    stage.advance(to: 0.1)
    let shown = view.layer.presentation()
    #expect(abs((shown?.position.x ?? 0) - (50 + 100 * way(12))) < 0.01)
    #expect(abs((shown?.position.y ?? 0) - (10 + 100 * way(-5))) < 0.01)
    #expect(abs(Double(shown?.opacity ?? 0) - 0.1 * way(13)) < 0.001)
    stage.advance(to: 10)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test
  func `scrubbing is linear unless told otherwise`() {
    let animator = makeAnimator(.easeInOut)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(abs(shownX - 75) < 1e-6)
    stage.advance(to: 5)
    #expect(abs(shownX - 75) < 1e-6)
    animator.stopAnimation(true)

    let curved = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      self.view.center.x = 175
    }
    curved.scrubsLinearly = false
    curved.fractionComplete = 0.25
    #expect(abs(shownX - (75 + 100 * 0.1291619310)) < 1e-3)
    curved.stopAnimation(true)
  }

  @Test
  func `a pause moves nothing and a start resumes`() {
    let animator = makeAnimator(.easeInOut)
    animator.startAnimation()
    stage.advance(to: 0.25)
    let before = shownX
    animator.pauseAnimation()
    #expect(abs(shownX - before) < 1e-9)
    // What a finger adds to starts from the share of the way.
    #expect(abs(animator.fractionComplete - 0.1291619310) < 1e-6)
    stage.advance(to: 3)
    #expect(abs(shownX - before) < 1e-9)
    animator.startAnimation()
    stage.advance(to: 3.25)
    #expect(abs(shownX - 100) < 1e-5)
    stage.advance(to: 3.75)
    #expect(animator.state == .inactive)
  }

  @Test
  func `a scrubbed animator continues along its curve from where it is`() {
    let animator = makeAnimator(.easeInOut)
    animator.fractionComplete = 0.5
    animator.startAnimation()
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(to: 0.25)
    #expect(abs(shownX - (50 + 100 * (1 - 0.1291619310))) < 1e-3)
    stage.advance(to: 0.501)
    #expect(animator.state == .inactive)
  }

  @Test
  func `a reversed animator ends at the start`() {
    let animator = makeAnimator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    stage.advance(to: 0.4)
    animator.isReversed = true
    #expect(abs(shownX - 90) < 1e-6)
    #expect(abs(animator.fractionComplete - 0.6) < 1e-6)
    stage.advance(to: 0.6)
    #expect(abs(shownX - 70) < 1e-6)
    stage.advance(to: 0.8)
    #expect(position == .start)
    #expect(view.center.x == 50)
    #expect(shownX == 50)
  }

  @Test
  func `it can be reversed twice`() {
    let animator = makeAnimator()
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.isReversed = true
    stage.advance(to: 0.75)
    animator.isReversed = false
    stage.advance(to: 1)
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(to: 1.5)
    #expect(view.center.x == 150)
    #expect(animator.state == .inactive)
  }

  @Test
  func `it continues with another duration`() {
    let animator = makeAnimator()
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    stage.advance(to: 1.5)
    #expect(abs(shownX - 125) < 1e-6)
    stage.advance(to: 2.5)
    #expect(animator.state == .inactive)
  }

  @Test
  func `it continues with another curve from where it is`() {
    let animator = makeAnimator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
      durationFactor: 1
    )
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(to: 0.25)
    #expect(abs(shownX - (100 + 50 * 0.1291619310)) < 1e-3)
    #expect(abs(animator.fractionComplete - (0.5 + 0.5 * 0.25)) < 1e-6)
    stage.advance(to: 1)
    #expect(position == .end)
    #expect(view.center.x == 150)
  }

  @Test
  func `an animator cancelled with a spring returns`() {
    let animator = makeAnimator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.fractionComplete = 0.4
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1),
      durationFactor: 0
    )
    #expect(abs(shownX - 90) < 1e-6)
    stage.advance(to: 0.4)
    #expect(position == .start)
    #expect(view.center.x == 50)
  }
}
