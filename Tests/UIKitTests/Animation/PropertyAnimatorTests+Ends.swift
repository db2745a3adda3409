import Foundation
import Segue
import Testing
import UIKit

extension PropertyAnimatorTests {
  @Test
  func `later additions take the rest of the time`() {
    let animator = makeAnimator()
    animator.addAnimations({ self.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(to: 0.5)
    #expect(view.layer.presentation()?.opacity == 1)
    animator.addAnimations { self.view.center.y = 110 }
    stage.advance(to: 0.75)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(abs((view.layer.presentation()?.position.y ?? 0) - 60) < 1e-6)
    stage.advance(to: 1)
    #expect(animator.state == .inactive)
  }

  @Test
  func `stopping leaves the presented values, finishing chooses an end`() {
    let animator = makeAnimator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(abs(view.center.x - 100) < 1e-6)
    #expect(position == nil)
    animator.finishAnimation(at: .current)
    #expect(position == .current)
    #expect(animator.state == .inactive)
    #expect(abs(view.center.x - 100) < 1e-6)
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.end, 150.0)])
  func `a stopped animator finishes at the given position`(
    _ position: UIViewAnimatingPosition,
    _ expected: Double
  ) {
    let animator = makeAnimator()
    animator.startAnimation()
    stage.advance(to: 0.3)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    #expect(view.center.x == CGFloat(expected))
  }

  @Test
  func `an animator stopped without finishing completes nothing`() {
    let animator = makeAnimator()
    var completed = false
    animator.addCompletion { _ in completed = true }
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    stage.advance(to: 5)
    #expect(!completed)
    #expect(abs(view.center.x - 100) < 1e-6)
  }

  @Test
  func `it can pause at its end and be reversed from there`() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    stage.advance(to: 2)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(position == nil)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(to: 2.5)
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(to: 3)
    #expect(position == .start)
    #expect(view.center.x == 50)
  }

  @Test
  func `a delay comes before the animation`() {
    let animator = makeAnimator()
    animator.startAnimation(afterDelay: 1)
    #expect(animator.delay == 1)
    stage.advance(to: 0.9)
    #expect(shownX == 50)
    stage.advance(to: 1.5)
    #expect(abs(shownX - 100) < 1e-6)
    stage.advance(to: 2)
    #expect(animator.state == .inactive)
  }

  @Test
  func `the system's spring has its own duration`() {
    let parameters = UISpringTimingParameters()
    #expect(abs(parameters.dampingRatio - 4.56) < 0.01)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
    #expect(animator.duration == 0.5)
    animator.addAnimations { self.view.center.x = 150 }
    animator.startAnimation()
    for (time, expected) in [(0.05, 0.23223), (0.1, 0.54478), (0.25, 0.94204), (0.45, 0.99751)] {
      stage.advance(to: time)
      #expect(abs(shownX - (50 + 100 * expected)) < 1e-3)
    }
  }

  @Test
  func `nested blocks are scrubbed with it`() {
    let other = UIView(frame: view.frame)
    stage.window.addSubview(other)
    stage.advance(by: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.2) { self.view.center.x = 150 }
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          other.center.x = 150
        }
      }
    }
    animator.fractionComplete = 0.75
    #expect(abs(shownX - 125) < 1e-6)
    #expect(abs((other.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
    animator.stopAnimation(true)
  }

  @Test
  func `an animator started inside another's block follows the outer one`() {
    let other = UIView(frame: view.frame)
    stage.window.addSubview(other)
    stage.advance(by: 0)
    var innerEnd: Double?
    let outer = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      self.view.center.x = 150
      let inner = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { other.center.x = 150 }
      inner.addCompletion { _ in innerEnd = stage.time }
      inner.startAnimation()
    }
    outer.startAnimation()
    stage.advance(to: 0.25)
    #expect(abs((other.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
    outer.pauseAnimation()
    stage.advance(to: 2)
    #expect(abs((other.layer.presentation()?.position.x ?? 0) - 100) < 1e-6)
    outer.startAnimation()
    stage.advance(to: 3)
    #expect(abs((innerEnd ?? 0) - 2.25) < 1e-6)
    #expect(outer.state == .inactive)
  }

  @Test
  func `the system keeps a running animator`() {
    weak var kept: UIViewPropertyAnimator?
    do {
      let animator = makeAnimator()
      animator.startAnimation()
      kept = animator
    }
    #expect(kept != nil)
    stage.advance(to: 2)
    #expect(kept == nil && stage.fault == nil && view.center.x == 150)
  }

  @Test(arguments: [true, false])
  func `releasing a paused or stopped animator is an error`(isStopped: Bool) {
    do {
      let animator = makeAnimator()
      animator.startAnimation()
      isStopped ? animator.stopAnimation(false) : animator.pauseAnimation()
      #expect(stage.fault == nil)
    }
    let words = "It is an error to release a paused or stopped property animator."
    #expect(stage.fault?.contains(words) == true, "\(stage.fault ?? "nothing")")
  }

  @Test
  func `finishing an animator that has nothing left to finish is no fault`() {
    let animator = makeAnimator()
    animator.startAnimation()
    animator.stopAnimation(true)
    animator.finishAnimation(at: .end)
    #expect(stage.fault == nil)
    #expect(animator.state == .inactive)
  }

  @Test
  func `a paused animator may be released with its stage, or after it was stopped and finished`() {
    do {
      let animator = makeAnimator()
      animator.startAnimation()
      animator.pauseAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    #expect(stage.fault == nil)
    let held = makeAnimator()
    var other: Stage? = Stage(size: CGSize(width: 10, height: 10))
    other?.window.addSubview(view)
    held.startAnimation()
    held.pauseAnimation()
    other = nil
    #expect(held.state == .inactive && stage.fault == nil)
  }

  @Test
  func `the class method starts what it makes`() {
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { self.view.center.x = 150 },
      completion: { position = $0 }
    )
    #expect(animator.isRunning)
    stage.advance(to: 1)
    #expect(position == .end)
  }

  @Test
  func `curves report their kind and points`() {
    #expect(UICubicTimingParameters().controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(UICubicTimingParameters().timingCurveType == .builtin)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2),
      controlPoint2: CGPoint(x: 0.3, y: 0.4)
    )
    #expect(own.timingCurveType == .cubic)
    #expect(UISpringTimingParameters(dampingRatio: 0.5).timingCurveType == .spring)
  }

  @Test
  func `an animator that is started with options lays out what it resizes`() {
    final class Wide: UIView {
      let part = UIView()
      override func layoutSubviews() { part.frame = bounds }
    }
    let wide = Wide(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    wide.addSubview(wide.part)
    stage.window.addSubview(wide)
    stage.advance(by: 0)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .layoutSubviews],
      animations: { wide.bounds.size.width = 200 }
    )
    stage.advance(by: 0.5)
    #expect(abs((wide.part.layer.presentation()?.bounds.width ?? 0) - 150) < 1e-6)
  }
}
