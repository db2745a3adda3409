import Geometry
import QuartzCore
import Testing
import Timeline

/// Records what happens, and when.
final class Journal: CAAnimationDelegate {
  private(set) var lines: [String] = []

  func note(_ text: String) {
    let time = ((CACurrentMediaTime() - VirtualClock.startTime) * 1000).rounded() / 1000
    lines.append("\(time) \(text)")
  }

  func animationDidStart(_ anim: CAAnimation) { note("start \(anim.name)") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    note("stop \(anim.name) \(flag)")
  }
}

extension CAAnimation {
  fileprivate var name: String { value(forKey: "name") as? String ?? "?" }
}

@MainActor
@Suite
struct AnimationOrderTests {
  let stage = LayerStage(width: 100, height: 100)
  let layer = CALayer()
  let journal = Journal()

  init() {
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
  }

  private func animation(
    _ name: String,
    duration: Double,
    keyPath: String = "opacity"
  )
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = 0
    animation.duration = duration
    animation.delegate = journal
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test
  func `delegates are notified of start and end at the exact times`() {
    stage.makeCurrent()
    let late = animation("late", duration: 0.1)
    late.beginTime = CACurrentMediaTime() + 0.25
    layer.add(late, forKey: nil)
    layer.add(animation("early", duration: 0.3), forKey: nil)
    stage.advance(to: 1)
    #expect(
      journal.lines == [
        "0.0 start early", "0.25 start late", "0.3 stop early true", "0.35 stop late true",
      ]
    )
  }

  @Test
  func `an animation that is replaced at the instant of its end has finished`() {
    stage.makeCurrent()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
      layer.add(animation("b", duration: 0.4), forKey: "x")
    }
    layer.add(animation("a", duration: 0.4), forKey: "x")
    stage.advance(to: 1)
    #expect(
      journal.lines == ["0.0 start a", "0.4 stop a true", "0.4 start b", "0.8 stop b true"]
    )
  }

  @Test
  func `a removed or replaced animation has not finished`() {
    stage.makeCurrent()
    layer.add(animation("a", duration: 1), forKey: "x")
    layer.add(animation("b", duration: 1), forKey: "x")
    stage.advance(to: 0.5)
    layer.removeAnimation(forKey: "x")
    #expect(journal.lines == ["0.0 stop a false", "0.0 start b"])
    stage.advance(to: 0.5)
    #expect(journal.lines.last == "0.5 stop b false")
    stage.advance(to: 2)
    #expect(journal.lines.count == 3)
  }

  @Test
  func `a layer that leaves the tree loses its animations`() {
    stage.makeCurrent()
    layer.add(animation("a", duration: 1), forKey: nil)
    stage.advance(to: 0.25)
    layer.removeFromSuperlayer()
    stage.advance(to: 0.5)
    #expect(journal.lines == ["0.0 start a", "0.25 stop a false"])
    #expect(layer.animations.isEmpty)
  }

  @Test
  func `moving to another superlayer keeps them`() {
    stage.makeCurrent()
    let other = CALayer()
    stage.rootLayer.addSublayer(other)
    layer.add(animation("a", duration: 1), forKey: nil)
    stage.advance(to: 0.25)
    other.addSublayer(layer)
    stage.advance(to: 1)
    #expect(journal.lines.last == "1.0 stop a true")
  }

  @Test
  func `a completion block waits for all animations of its transaction`() {
    stage.makeCurrent()
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal.note("outer") }
    layer.add(animation("long", duration: 0.5), forKey: nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal.note("inner") }
    layer.add(animation("short", duration: 0.2), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    stage.advance(to: 1)
    #expect(
      journal.lines == [
        "0.0 start long", "0.0 start short", "0.2 stop short true", "0.2 inner",
        "0.5 stop long true", "0.5 outer",
      ]
    )
  }

  @Test
  func `a completion block without animations runs when the turn ends`() {
    stage.makeCurrent()
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal.note("done") }
    CATransaction.commit()
    #expect(journal.lines == [])
    stage.advance(to: 0)
    #expect(journal.lines == ["0.0 done"])
  }

  @Test
  func `animations added before the block do not count`() {
    stage.makeCurrent()
    CATransaction.begin()
    layer.add(animation("a", duration: 1), forKey: nil)
    CATransaction.setCompletionBlock { journal.note("done") }
    CATransaction.commit()
    stage.advance(to: 0)
    #expect(journal.lines.contains("0.0 done"))
  }

  @Test
  func `at equal times the order of insertion decides`() {
    stage.makeCurrent()
    layer.add(animation("a", duration: 0.3), forKey: nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { journal.note("block") }
    layer.add(animation("b", duration: 0.3), forKey: nil)
    stage.advance(to: 0.3)
    #expect(
      journal.lines.suffix(3) == ["0.3 stop a true", "0.3 block", "0.3 stop b true"]
    )
  }

  @Test
  func `an animation started by an end begins at its exact time`() {
    stage.makeCurrent()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      layer.add(animation("second", duration: 0.1), forKey: nil)
    }
    layer.add(animation("first", duration: 0.3), forKey: nil)
    CATransaction.commit()
    // One long step: nothing is tied to frames.
    stage.advance(to: 10)
    #expect(journal.lines.last == "0.4 stop second true")
  }

  @Test
  func `a kept animation ends once and stays`() {
    stage.makeCurrent()
    let kept = animation("kept", duration: 0.5)
    kept.isRemovedOnCompletion = false
    kept.fillMode = .forwards
    kept.toValue = 0.25
    layer.add(kept, forKey: "kept")
    stage.advance(to: 2)
    #expect(journal.lines == ["0.0 start kept", "0.5 stop kept true"])
    #expect(layer.presentedState().opacity == 0.25)
    #expect(stage.world.isQuiescent)
    layer.removeAnimation(forKey: "kept")
    stage.advance(to: 3)
    #expect(journal.lines.count == 2)
    #expect(layer.presentedState().opacity == 1)
  }

  @Test
  func `ten thousand animations on one layer end in order`() {
    stage.makeCurrent()
    for index in 0..<10_000 {
      layer.add(animation("\(index)", duration: 0.5, keyPath: "position.x"), forKey: "\(index)")
    }
    stage.advance(to: 1)
    #expect(journal.lines.count == 20_000)
    #expect(journal.lines[10_000] == "0.5 stop 0 true")
    #expect(journal.lines.last == "0.5 stop 9999 true")
  }

  // MARK: Implicit animations

  @Test
  func `a change of a shown layer is animated for a quarter of a second`() {
    stage.makeCurrent()
    layer.position = CGPoint(x: 100, y: 0)
    #expect(layer.animationKeys() == ["position"])
    stage.advance(to: 0.125)
    #expect(abs(layer.presentedState().position.x - 80.240) < 0.001)
    stage.advance(to: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test
  func `actions can be disabled, timed and replaced`() {
    stage.makeCurrent()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 1, y: 0)
    CATransaction.commit()
    #expect(layer.animations.isEmpty)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    layer.actions = ["cornerRadius": NSNull()]
    layer.cornerRadius = 3
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test
  func `a layer that was never on screen changes at once`() {
    stage.makeCurrent()
    let new = CALayer()
    new.position = CGPoint(x: 5, y: 5)
    stage.rootLayer.addSublayer(new)
    new.opacity = 0.5
    #expect(new.animations.isEmpty)
  }

  final class ActionDelegate: CALayerDelegate {
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return event == "opacity" ? NSNull() : nil
    }
  }

  @Test
  func `the delegate is asked first and can end the search`() {
    stage.makeCurrent()
    let delegate = ActionDelegate()
    layer.delegate = delegate
    layer.opacity = 0.5
    layer.cornerRadius = 4
    #expect(delegate.asked == ["opacity", "cornerRadius"])
    #expect(layer.animationKeys() == ["cornerRadius"])
  }
}
