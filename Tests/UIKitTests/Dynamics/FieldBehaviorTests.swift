import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite
struct FieldBehaviorTests {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let animator: UIDynamicAnimator

  init() {
    stage.window.addSubview(view)
    animator = UIDynamicAnimator(referenceView: stage.window)
    stage.advance(by: 0)
  }

  /// Light and slowed, as a video in a corner of the screen.
  private func makeProperties() -> UIDynamicItemBehavior {
    let properties = UIDynamicItemBehavior(items: [view])
    properties.density = 0.01
    properties.resistance = 10
    properties.allowsRotation = false
    return properties
  }

  @Test
  func `a spring field brings an item within its region to its position, where it stays`() {
    view.center = CGPoint(x: 120, y: 90)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 100, y: 100)
    field.region = UIRegion(size: CGSize(width: 200, height: 200))
    field.addItem(view)
    animator.addBehavior(makeProperties())
    animator.addBehavior(field)
    stage.advance(by: 3)
    #expect(hypot(view.center.x - 100, view.center.y - 100) < 2)
    #expect(!animator.isRunning)
  }

  @Test
  func `a field does nothing outside its region`() {
    view.center = CGPoint(x: 320, y: 100)
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 100, y: 100)
    field.region = UIRegion(radius: 100)
    field.addItem(view)
    animator.addBehavior(field)
    stage.advance(by: 1)
    #expect(view.center == CGPoint(x: 320, y: 100))
  }

  @Test
  func `linear gravity of a field is the gravity of the behavior`() {
    view.center = CGPoint(x: 100, y: 100)
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.addItem(view)
    animator.addBehavior(field)
    stage.advance(by: 0.3)
    let time = animator.elapsedTime
    #expect(abs(view.center.y - (100 + 500 * time * time)) < 2)
  }

  @Test
  func `an own field gets place, mass and charge, and gives the force`() {
    view.center = CGPoint(x: 200, y: 200)
    var seen: (CGPoint, CGFloat, CGFloat)?
    let properties = UIDynamicItemBehavior(items: [view])
    properties.charge = 3
    let field = UIFieldBehavior.field { _, position, _, mass, charge, _ in
      if seen == nil { seen = (position, mass, charge) }
      return CGVector(dx: 100, dy: 0)
    }
    field.addItem(view)
    animator.addBehavior(properties)
    animator.addBehavior(field)
    stage.advance(by: 0.5)
    #expect(seen?.0 == CGPoint(x: 200, y: 200))
    #expect(seen?.1 == 1)
    #expect(seen?.2 == 3)
    #expect(view.center.x > 205 && view.center.y == 200)
  }

  @Test
  func `regions are added, cut and turned round`() {
    let both = UIRegion(radius: 10).difference(from: UIRegion(size: CGSize(width: 4, height: 4)))
    #expect(both.contains(CGPoint(x: 5, y: 0)) && !both.contains(.zero))
    #expect(both.inverse().contains(.zero))
    #expect(both.union(UIRegion(radius: 1)).contains(.zero))
    #expect(!both.intersection(UIRegion(radius: 1)).contains(CGPoint(x: 5, y: 0)))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e6, y: 1e6)))
  }
}
