import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct KeyframeAnimationTests {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// Keyframes take no curve; the option's bits set it.
  let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test
  func `a value is held before, between and after its frames`() {
    var end: Double?
    UIView.animateKeyframes(withDuration: 10, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.2) {
        self.view.center.x = 110
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.1) {
        self.view.center.x = 60
      }
    } completion: { _ in
      end = stage.time
    }
    #expect(view.center.x == 60)
    for (time, expected) in [
      (0.5, 10.0), (1, 10), (2, 60), (3, 110), (4, 110), (5, 110), (5.5, 85), (6, 60), (9, 60),
    ] {
      stage.advance(to: time)
      #expect(abs(shownX - expected) < 1e-6, "at \(time)")
    }
    stage.advance(to: 10)
    #expect(end == 10)
  }

  @Test
  func `the whole is paced by ease in, ease out`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        self.view.center.x = 110
      }
    }
    stage.advance(to: 0.25)
    #expect(abs(shownX - (10 + 100 * 0.1291619310)) < 1e-3)
  }

  @Test
  func `changes outside frames take the whole time`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      self.view.center.x = 110
    }
    stage.advance(to: 0.5)
    #expect(abs(shownX - 60) < 1e-6)
  }

  @Test
  func `a frame of no length at the start shows at once`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0) { self.view.center.x = 60 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.center.x = 110 }
    }
    stage.advance(to: 0)
    #expect(abs(shownX - 60) < 1e-6)
    stage.advance(to: 0.5)
    #expect(abs(shownX - 85) < 1e-6)
  }

  @Test
  func `a frame outside a keyframe block changes at once`() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.view.center.x = 110 }
    #expect(view.center.x == 110)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test
  func `discrete frames jump`() {
    var options = linear
    options.insert(.calculationModeDiscrete)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.view.center.x = 110
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.view.center.x = 60
      }
    }
    stage.advance(to: 0.25)
    #expect(shownX == 10)
    stage.advance(to: 0.75)
    #expect(shownX == 110)
  }

  @Test
  func `transforms and colours are keyframed as they are`() {
    view.backgroundColor = .black
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.view.transform = CGAffineTransform(scaleX: 3, y: 3)
        self.view.backgroundColor = .white
      }
    }
    stage.advance(to: 0.25)
    #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 2) < 1e-6)
    let white = view.layer.presentation()?.backgroundColor?.components?.first ?? 0
    #expect(abs(white - 0.5) < 0.01)
    stage.advance(to: 0.75)
    #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 3) < 1e-6)
  }

  @Test
  func `keyframes of modified animations repeat as keyframes`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          self.view.center.x = 110
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          self.view.center.x = 60
        }
      }
    }
    for (time, expected) in [(0.25, 60.0), (0.5, 110), (1.25, 60), (1.5, 110), (1.75, 85)] {
      stage.advance(to: time)
      #expect(abs(shownX - expected) < 1e-6, "\(time)")
    }
  }
}
