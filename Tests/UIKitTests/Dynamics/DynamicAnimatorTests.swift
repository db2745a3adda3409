import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct DynamicAnimatorTests {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
  let animator: UIDynamicAnimator

  init() {
    stage.window.addSubview(view)
    animator = UIDynamicAnimator(referenceView: stage.window)
    stage.advance(by: 0)
  }

  @Test
  func `gravity of magnitude 1 pulls with a thousand points a second squared`() {
    animator.addBehavior(UIGravityBehavior(items: [view]))
    stage.advance(by: 0.5)
    // Half a second, less the frame in which it is released.
    let time = animator.elapsedTime
    #expect(abs(time - 0.4833) < 0.02)
    #expect(abs(view.center.y - (100 + 500 * time * time)) < 2)
    #expect(view.center.x == 200)
  }

  @Test
  func `an item falls on the edge of its reference view, stays there, and the animator pauses`() {
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    stage.advance(by: 0.2)
    #expect(animator.isRunning)
    stage.advance(by: 3)
    #expect(abs(view.frame.maxY - 400) < 0.5)
    #expect(!animator.isRunning)
    #expect(view.transform.isIdentity)
  }

  @Test
  func `the switch for the drawing of bodies may be set by name, and changes nothing`() {
    _ = animator.perform(Selector("setDebugEnabled:"), with: true)
    #expect(animator.value(forKey: "debugEnabled") as? Bool == true)
    animator.setValue(false, forKey: "debugEnabled")
    #expect(animator.value(forKey: "debugEnabled") as? Bool == false)
    #expect(stage.fault == nil)
  }

  private final class Pauses: NSObject, UIDynamicAnimatorDelegate {
    var count = 0
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      count += 1
      animator.removeAllBehaviors()
    }
  }

  @Test
  func `an animator whose delegate removes the behaviors in a pause pauses once`() {
    let pauses = Pauses()
    animator.delegate = pauses
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(collision)
    stage.advance(by: 4)
    #expect(pauses.count == 1 && !animator.isRunning)
  }

  @Test
  func `two behaviors of an item each give it what code has set`() {
    let still = UIDynamicItemBehavior(items: [view])
    still.isAnchored = true
    let smooth = UIDynamicItemBehavior(items: [view])
    #expect(smooth.friction == 0 && smooth.density == 1 && smooth.allowsRotation)
    smooth.elasticity = 0.5
    for behavior in [UIGravityBehavior(items: [view]), still, smooth] {
      animator.addBehavior(behavior)
    }
    stage.advance(by: 0.3)
    #expect(view.center.y == 100)
  }

  @Test
  func `elasticity decides how high it bounces`() {
    func peak(_ elasticity: CGFloat) -> CGFloat {
      let stage = Stage(size: CGSize(width: 400, height: 400))
      let ball = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      stage.window.addSubview(ball)
      let animator = UIDynamicAnimator(referenceView: stage.window)
      let collision = UICollisionBehavior(items: [ball])
      collision.translatesReferenceBoundsIntoBoundary = true
      let item = UIDynamicItemBehavior(items: [ball])
      item.elasticity = elasticity
      for behavior in [UIGravityBehavior(items: [ball]), collision, item] {
        animator.addBehavior(behavior)
      }
      // It lands after 0.71 s; the highest place after that.
      stage.advance(by: 0.75)
      var top = CGFloat.infinity
      for _ in 0..<60 {
        stage.advance(by: 1.0 / 60)
        top = min(top, ball.frame.maxY)
      }
      return 400 - top
    }
    #expect(peak(0) < 1)
    // It fell 250 points: half the speed is a quarter of the height.
    #expect(abs(peak(0.5) - 62.5) < 12)
    #expect(abs(peak(1) - 250) < 25)
  }

  @Test
  func `what falls flat on an edge as wide as itself bounces straight, and does not tilt`() {
    view.frame = CGRect(x: 0, y: -400, width: 400, height: 400)
    let gravity = UIGravityBehavior(items: [view])
    gravity.magnitude = 10
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: "floor" as NSString,
      from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 400, y: 400)
    )
    let item = UIDynamicItemBehavior(items: [view])
    item.elasticity = 0.5
    for behavior in [gravity, collision, item] { animator.addBehavior(behavior) }
    for _ in 0..<90 {
      stage.advance(by: 1.0 / 60)
      #expect(abs(view.transform.b) < 1e-4)
      #expect(abs(view.center.x - 200) < 0.01)
    }
    #expect(abs(view.center.y - 200) < 1)
  }

  @Test
  func `two items collide, push each other and report it`() {
    final class Witness: UICollisionBehaviorDelegate {
      var began: [UIView] = []
      var ended = 0
      func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint
      ) { began += [item1, item2].compactMap { $0 as? UIView } }
      func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
      ) { ended += 1 }
    }
    let witness = Witness()
    let other = UIView(frame: CGRect(x: 300, y: 50, width: 50, height: 100))
    stage.window.addSubview(other)
    let collision = UICollisionBehavior(items: [view, other])
    collision.collisionDelegate = witness
    let item = UIDynamicItemBehavior(items: [view, other])
    item.elasticity = 1
    item.addLinearVelocity(CGPoint(x: 200, y: 0), for: view)
    animator.addBehavior(collision)
    animator.addBehavior(item)
    stage.advance(by: 1)
    #expect(Set(witness.began) == [view, other])
    #expect(witness.ended == 1)
    // Equal heights, half the mass: the lighter one leaves at 4/3 of the speed.
    #expect(abs(item.linearVelocity(for: other).x - 266.7) < 5)
    #expect(abs(item.linearVelocity(for: view).x - 66.7) < 5)
  }

  @Test
  func `a snap brings an item to its place, upright, and swings less with more damping`() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let stage = Stage(size: CGSize(width: 400, height: 400))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.transform = CGAffineTransform(rotationAngle: 0.5)
      stage.window.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: stage.window)
      let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 300, y: 50))
      snap.damping = damping
      animator.addBehavior(snap)
      var furthest: CGFloat = 0
      for _ in 0..<180 {
        stage.advance(by: 1.0 / 60)
        furthest = max(furthest, view.center.x)
      }
      #expect(abs(view.center.x - 300) < 0.5)
      #expect(abs(view.transform.b) < 0.01)
      return furthest - 300
    }
    #expect(overshoot(0.2) > 60)
    #expect(overshoot(0.5) < 50)
    #expect(overshoot(1) < 1)
  }

  @Test
  func `a push of magnitude 1 accelerates a view of 100 points by 100 points a second squared`() {
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let item = UIDynamicItemBehavior(items: [view])
    animator.addBehavior(push)
    animator.addBehavior(item)
    stage.advance(by: 1)
    #expect(abs(item.linearVelocity(for: view).x - 100 * animator.elapsedTime) < 1)
    #expect(push.active)
  }

  @Test
  func `an instantaneous push ends at once`() {
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setAngle(.pi / 2, magnitude: 2)
    let item = UIDynamicItemBehavior(items: [view])
    animator.addBehavior(push)
    animator.addBehavior(item)
    stage.advance(by: 0.5)
    #expect(abs(item.linearVelocity(for: view).y - 200) < 1)
    #expect(!push.active)
  }

  @Test
  func `a push keeps an angle that is chosen before its magnitude`() {
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.angle = .pi / 2
    push.magnitude = 2
    #expect(push.angle == .pi / 2)
    #expect(abs(push.pushDirection.dx) < 1e-9)
    #expect(abs(push.pushDirection.dy - 2) < 1e-9)
  }

  @Test
  func `gravity that was 0 for a while still has its angle`() {
    let gravity = UIGravityBehavior(items: [view])
    gravity.magnitude = 0
    gravity.magnitude = 1
    #expect(abs(gravity.gravityDirection.dy - 1) < 1e-9)
  }

  @Test
  func `an attachment keeps its length while gravity swings the item`() {
    let anchor = CGPoint(x: 200, y: 20)
    view.center = CGPoint(x: 300, y: 20)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    #expect(rod.length == 100)
    animator.addBehavior(rod)
    var lowest: CGFloat = 0
    for _ in 0..<90 {
      stage.advance(by: 1.0 / 60)
      lowest = max(lowest, view.center.y)
      #expect(abs(hypot(view.center.x - anchor.x, view.center.y - anchor.y) - 100) < 2)
    }
    #expect(abs(lowest - 120) < 3)
  }

  @Test
  func `an attachment with a frequency is a spring`() {
    let anchor = CGPoint(x: 200, y: 100)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    spring.length = 0
    spring.frequency = 2
    spring.damping = 0.5
    view.center = CGPoint(x: 300, y: 100)
    animator.addBehavior(spring)
    stage.advance(by: 0.15)
    #expect(view.center.x < 290)
    #expect(view.center.x > 200)
    stage.advance(by: 3)
    #expect(abs(view.center.x - 200) < 1)
  }

  @Test
  func `a fast corner does not pass a wall of one point, and does not get stuck on its other side`()
  {
    // A blade on a hinge swings down and is caught at the lower end of its edge.
    let blade = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 380))
    blade.center = CGPoint(x: 190, y: -60)
    blade.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    stage.window.addSubview(blade)
    animator.addBehavior(
      UIAttachmentBehavior(
        item: blade,
        offsetFromCenter: UIOffset(horizontal: -80, vertical: -170),
        attachedToAnchor: CGPoint(x: 20, y: 20)
      )
    )
    let collision = UICollisionBehavior(items: [blade])
    collision.addBoundary(
      withIdentifier: "stop" as NSString,
      from: CGPoint(x: -1, y: 379),
      to: CGPoint(x: -1, y: 380)
    )
    animator.addBehavior(collision)
    let push = UIPushBehavior(items: [blade], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 300)
    animator.addBehavior(push)
    stage.advance(by: 12)
    #expect(!animator.isRunning)
    #expect(abs(blade.center.x - 100) < 3)
    #expect(abs(blade.center.y - 190) < 3)
  }

  @Test
  func `behaviors act at each step, children with their parents`() {
    let parent = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [view])
    parent.addChildBehavior(gravity)
    var calls = 0
    gravity.action = { calls += 1 }
    animator.addBehavior(parent)
    #expect(gravity.dynamicAnimator === animator)
    stage.advance(by: 0.25)
    #expect((10...16).contains(calls))
    animator.removeAllBehaviors()
    #expect(gravity.dynamicAnimator == nil)
    #expect(!animator.isRunning)
  }

  @Test
  func `a pile of boxes comes to rest without sinking`() {
    let boxes = (0..<4).map { level in
      UIView(frame: CGRect(x: 170, y: 20 + CGFloat(level) * 70, width: 60, height: 60))
    }
    boxes.forEach(stage.window.addSubview)
    let collision = UICollisionBehavior(items: boxes)
    collision.addBoundary(
      withIdentifier: "floor" as NSString,
      from: CGPoint(x: 0, y: 380),
      to: CGPoint(x: 400, y: 380)
    )
    animator.addBehavior(UIGravityBehavior(items: boxes))
    animator.addBehavior(collision)
    stage.advance(by: 4)
    let bottoms = boxes.map(\.frame.maxY).sorted()
    for (bottom, expected) in zip(bottoms, [200.0, 260, 320, 380]) {
      #expect(abs(bottom - expected) < 3)
    }
    #expect(!animator.isRunning)
  }
}
