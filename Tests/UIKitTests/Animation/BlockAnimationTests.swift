import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct BlockAnimationTests {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test
  func `a block sets the model at once and adds the same animations as iOS`() throws {
    UIView.animate(withDuration: 2) { self.view.center = CGPoint(x: 110, y: 10) }
    #expect(view.center.x == 110)
    let animation = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.isAdditive)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
    #expect(animation.toValue as? CGPoint == .zero)
    #expect(animation.fillMode == .both)
    #expect(animation.duration == 2)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
  }

  @Test
  func `bounds are animated as origin and size, a frame as position and size`() {
    UIView.animate(withDuration: 1) {
      self.view.bounds = CGRect(x: 5, y: 0, width: 40, height: 20)
    }
    #expect(Set(view.layer.animationKeys() ?? []) == ["bounds.origin", "bounds.size"])
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(other)
    UIView.animate(withDuration: 1) {
      other.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    }
    #expect(Set(other.layer.animationKeys() ?? []) == ["position", "bounds.size"])
  }

  private nonisolated static let curves: [(UIView.AnimationOptions, Double)] = [
    (.curveLinear, 35), (.curveEaseIn, 19.346), (.curveEaseInOut, 22.91619),
    (.curveEaseOut, 47.814),
  ]

  @Test(arguments: curves)
  func `values follow the curve`(_ options: UIView.AnimationOptions, _ expected: Double) {
    UIView.animate(withDuration: 2, delay: 0, options: options) { self.view.center.x = 110 }
    stage.advance(by: 0.5)
    #expect(abs(shownX - expected) < 0.05)
  }

  @Test
  func `completion is called at the exact end with true`() {
    var ends: [(Double, Bool)] = []
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0 }) {
      ends.append((stage.time, $0))
    }
    stage.advance(to: 0.299)
    #expect(ends.isEmpty)
    stage.advance(to: 1)
    #expect(ends.count == 1)
    #expect(abs(ends[0].0 - 0.3) < 1e-9)
    #expect(ends[0].1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test
  func `an animation to an alpha that looks the same takes its time`() {
    var ends: [Double] = []
    UIView.animate(withDuration: 2, animations: { self.view.alpha = 1.0001 }) { _ in
      ends.append(stage.time)
    }
    #expect(view.alpha > 1 && view.alpha < 1.001)
    stage.advance(to: 1.9)
    #expect(ends.isEmpty)
    stage.advance(to: 2.1)
    #expect(ends.count == 1)
  }

  @Test
  func `a delay shows the old value until it is over`() {
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { self.view.center.x = 110 }
    stage.advance(to: 0.9)
    #expect(shownX == 10)
    stage.advance(to: 1.5)
    #expect(abs(shownX - 60) < 1e-6)
  }

  @Test
  func `no duration changes at once and completes on the next turn`() {
    var completed = false
    UIView.animate(withDuration: 0, animations: { self.view.center.x = 110 }) { completed = $0 }
    #expect(view.layer.animationKeys() == nil)
    #expect(!completed)
    stage.advance(by: 0)
    #expect(completed)
  }

  @Test
  func `a block that changes nothing completes at once`() {
    var completed = false
    UIView.animate(withDuration: 5, animations: {}) { completed = $0 }
    stage.advance(by: 0)
    #expect(completed)
  }

  @Test
  func `overlapping blocks add up`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 110 }
    stage.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.center.x = 10 }
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "position-2"])
    #expect(abs(shownX - 60) < 1e-6)
    stage.advance(to: 1)
    // model 10, first term 0, second term +50
    #expect(abs(shownX - 60) < 1e-6)
    stage.advance(to: 1.25)
    #expect(abs(shownX - 35) < 1e-6)
  }

  @Test
  func `a replaced colour animation ends unfinished`() {
    view.backgroundColor = .black
    var flags: [Bool] = []
    UIView.animate(withDuration: 1, animations: { self.view.backgroundColor = .white }) {
      flags.append($0)
    }
    stage.advance(to: 0.5)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.beginFromCurrentState, .curveLinear],
      animations: { self.view.backgroundColor = .black }
    )
    stage.advance(to: 0.5)
    #expect(flags == [false])
    let components = view.layer.presentation()?.backgroundColor?.components ?? []
    #expect(abs((components.first ?? 0) - 0.5) < 0.01)
  }

  @Test
  func `a view removed from the window ends its animations unfinished`() {
    var flags: [Bool] = []
    UIView.animate(withDuration: 1, animations: { self.view.center.x = 100 }) { flags.append($0) }
    stage.advance(to: 0.5)
    view.removeFromSuperview()
    stage.advance(to: 0.5)
    #expect(flags == [false])
  }

  @Test
  func `a view that had left the window before it is animated does not make its block unfinished`()
  {
    let other = UIView(frame: view.frame)
    stage.window.addSubview(other)
    stage.advance(by: 0)
    var flags: [Bool] = []
    other.removeFromSuperview()
    UIView.animate(withDuration: 1) {
      other.alpha = 0
      self.view.center.x = 100
    } completion: {
      flags.append($0)
    }
    stage.advance(to: 0.5)
    #expect(flags.isEmpty)
    stage.advance(to: 1.1)
    #expect(flags == [true])
  }

  @Test
  func `inner blocks inherit duration and curve unless they override them`() {
    let other = UIView(frame: view.frame)
    let third = UIView(frame: view.frame)
    stage.window.addSubview(other)
    stage.window.addSubview(third)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      self.view.center.x = 110
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.1) { other.center.x = 110 }
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
        animations: { third.center.x = 110 }
      )
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(other.layer.animation(forKey: "position")?.duration == 2)
    #expect(
      other.layer.animation(forKey: "position")?.timingFunction
        == CAMediaTimingFunction(name: .linear)
    )
    #expect(third.layer.animation(forKey: "position")?.duration == 1)
    #expect(
      third.layer.animation(forKey: "position")?.timingFunction
        == CAMediaTimingFunction(name: .easeIn)
    )
  }

  @Test
  func `a spring inside another swings as it says where its options override the outer ones`() {
    let other = UIView(frame: view.frame)
    let third = UIView(frame: view.frame)
    let alone = UIView(frame: view.frame)
    for view in [other, third, alone] { stage.window.addSubview(view) }
    func swing(
      _ view: UIView,
      _ ratio: CGFloat,
      _ options: UIView.AnimationOptions = [],
      then more: @escaping () -> Void = {}
    ) {
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        usingSpringWithDamping: ratio,
        initialSpringVelocity: 0,
        options: options,
        animations: {
          view.center.x = 110
          more()
        }
      )
    }
    swing(view, 0.9) {
      swing(other, 0.3)
      swing(third, 0.3, .overrideInheritedOptions)
    }
    swing(alone, 0.3)
    let dampings = [view, other, third, alone].map {
      ($0.layer.animation(forKey: "position") as? CASpringAnimation)?.damping
    }
    #expect(dampings[0] != nil && dampings[0] == dampings[1])
    #expect(dampings[2] == dampings[3] && dampings[2] != dampings[0])
  }

  @Test
  func `animations can be switched off, for a block or for all`() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { self.view.center.x = 110 }
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    var completed = false
    UIView.animate(withDuration: 1, animations: { self.view.center.x = 10 }) { completed = $0 }
    stage.advance(by: 0)
    #expect(completed)
    #expect(view.layer.animationKeys() == nil)
    UIView.setAnimationsEnabled(true)
  }

  @Test
  func `outside blocks nothing of a view moves`() {
    view.center.x = 110
    view.alpha = 0.5
    view.layer.cornerRadius = 4
    #expect(view.layer.animationKeys() == nil)
  }

  @Test
  func `corner radius and shadow move inside a block`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.view.layer.cornerRadius = 10
      self.view.layer.shadowOpacity = 1
    }
    stage.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.cornerRadius ?? 0) - 5) < 1e-6)
    #expect(abs((view.layer.presentation()?.shadowOpacity ?? 0) - 0.5) < 1e-6)
  }

  /// Measured positions; residual of the real ones against the formula up to 0.16 points.
  private nonisolated static let springs: [(Double, Double, Double, Double, [(Double, Double)])] = [
    (0.6, 0.8, 50, 150, [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)]),
    (0.35, 1, 40, 160, [(0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94)]),
  ]

  @Test(arguments: springs)
  func `springs follow the measured values`(
    _ damping: Double,
    _ duration: Double,
    _ from: Double,
    _ to: Double,
    _ samples: [(Double, Double)]
  ) {
    view.center.x = from
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: damping,
      initialSpringVelocity: 0,
      animations: { self.view.center.x = to }
    )
    for (time, expected) in samples {
      stage.advance(to: time)
      #expect(abs(shownX - expected) < 0.2, "at \(time)")
    }
    stage.advance(to: duration)
    #expect(shownX == CGFloat(to))
  }

  @Test
  func `the spring of a transition overshoots as computed`() {
    view.center.x = 0
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 2.3,
      animations: { self.view.center.x = 1 }
    )
    for (time, expected) in [(0.1, 0.3824), (0.25, 0.8891), (0.45, 1.0478), (0.9, 0.9979)] {
      stage.advance(to: time)
      #expect(abs(shownX - expected) < 5e-5)
    }
  }

  @Test
  func `springs of iOS 17 settle after their perceptual duration`() throws {
    UIView.animate(springDuration: 0.5, bounce: 0) { self.view.center.x = 100 }
    let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(animation.stiffness - 157.91367) < 1e-4)
    #expect(abs(animation.duration - 0.8) < 1e-9)
  }

  @Test
  func `repeating blocks continue until they are removed`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      self.view.center.x = 110
    }
    stage.advance(to: 100.5)
    #expect(abs(shownX - 60) < 1e-6)
    stage.advance(to: 101.25)
    #expect(abs(shownX - 85) < 1e-6)
    #expect(throws: StageError.self) { try stage.settle() }
  }
}
