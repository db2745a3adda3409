import Foundation
import Segue
import Testing
import UIKit

/// Animations before blocks.
@MainActor
@Suite
struct BeginAnimationsTests {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  @Test
  func `begin and commit are a block too`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    view.center.x = 110
    UIView.commitAnimations()
    stage.advance(to: 1)
    #expect(abs(shownX - 60) < 1e-6)
    view.center.x = 10
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test
  func `each setting between begin and commit is about the changes that follow`() {
    let other = UIView(frame: view.frame)
    stage.window.addSubview(other)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    view.center.x = 110
    UIView.setAnimationDuration(2)
    UIView.setAnimationDelay(1)
    other.center.x = 110
    UIView.commitAnimations()
    #expect(view.layer.animation(forKey: "position")?.duration == 1)
    #expect(other.layer.animation(forKey: "position")?.duration == 2)
    stage.advance(to: 0.9)
    #expect(other.layer.presentation()?.position.x == 10)
  }

  @Test(
    arguments: [
      ([.repeat, .autoreverse], 2, 2), (.autoreverse, 2, 2), ([], 3, 1.5), (.repeat, 1.5, 0.75),
    ] as [(UIView.AnimationOptions, Float, Double)]
  )
  func `a block of animations may set how often it repeats`(
    options: UIView.AnimationOptions,
    count: Float,
    end: Double
  ) {
    var hasEnded = false
    UIView.animate(withDuration: 0.5, delay: 0, options: options) {
      UIView.setAnimationRepeatCount(count)
      self.view.center.x = 110
    } completion: { _ in
      hasEnded = true
    }
    stage.advance(to: end - 0.05)
    #expect(!hasEnded)
    stage.advance(to: end + 0.05)
    #expect(hasEnded)
  }

  @Test
  func `a setting in a block is not about what follows the block`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.animate(withDuration: 1) {
      UIView.setAnimationRepeatAutoreverses(true)
      self.view.center.x = 110
    }
    view.alpha = 0
    UIView.commitAnimations()
    #expect(view.layer.animation(forKey: "position")?.autoreverses == true)
    #expect(view.layer.animation(forKey: "opacity")?.autoreverses == false)
  }

  private final class Listener: NSObject {
    var calls: [String] = []
    func started() { calls.append("started") }
    func stopped(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      calls.append("\(name ?? "nil") \(finished.boolValue) \(context == nil)")
    }
  }

  @Test
  func `a block between begin and commit calls its delegate when it begins and ends`() {
    let listener = Listener()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector("started", Listener.started))
    UIView.setAnimationDidStop(Selector("stopped", Listener.stopped(_:finished:context:)))
    UIView.setAnimationDuration(1)
    view.center.x = 110
    UIView.commitAnimations()
    stage.advance(to: 0.5)
    #expect(listener.calls == ["started"])
    stage.advance(to: 1.1)
    #expect(listener.calls == ["started", "move true true"])
  }

  @Test
  func `a transition between begin and commit rolls up or turns the view's last look`() throws {
    func change(_ transition: UIView.AnimationTransition) {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationTransition(transition, for: view, cache: true)
      UIView.setAnimationDuration(1)
      view.addSubview(UIView(frame: view.bounds))
      UIView.commitAnimations()
    }
    change(.none)
    #expect(view.layer.animationKeys() == nil)
    change(.curlUp)
    let curl = try #require(view.layer.animation(forKey: kCATransition) as? CATransition)
    #expect(curl.type.rawValue == "pageCurl")
    #expect(curl.duration == 1)
    stage.advance(to: 2)
    change(.flipFromLeft)
    let flip = try #require(view.layer.animation(forKey: kCATransition) as? CATransition)
    #expect(flip.type.rawValue == "oglFlip" && flip.subtype == .fromLeft)
    stage.advance(to: 3.1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test
  func `a block may ask for a transition of a view as well`() throws {
    UIView.animate(withDuration: 1) { [view] in
      UIView.setAnimationTransition(.flipFromRight, for: view, cache: true)
      view.addSubview(UIView(frame: view.bounds))
    }
    let flip = try #require(view.layer.animation(forKey: kCATransition) as? CATransition)
    #expect(flip.type.rawValue == "oglFlip" && flip.subtype == .fromRight)
    #expect(flip.duration == 1)
    stage.advance(to: 1.1)
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 0) { [view] in
      UIView.setAnimationTransition(.curlUp, for: view, cache: true)
    }
    #expect(view.layer.animationKeys() == nil)
  }
}
