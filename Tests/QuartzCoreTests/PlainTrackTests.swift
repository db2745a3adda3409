import CoreGraphics
import Geometry
import QuartzCore
import Testing

/// The short ways of common animations show what the general way shows, bit by bit.
@Suite
struct PlainTrackTests {
  let stage = LayerStage(width: 100, height: 100)

  private func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.backgroundColor = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    stage.rootLayer.addSublayer(layer)
    return layer
  }

  /// Two keyframes are always shown in the general way.
  @Test(arguments: [
    ("opacity", 0.1, 0.7), ("cornerRadius", 0.3, 7.7), ("position.x", 0.1, 33.3),
    ("position.y", -3.3, 3.1), ("transform.rotation.z", 0.1, 3), ("transform.scale", 0.3, 1.7),
    ("transform.translation.x", 0.3, 17.1), ("transform.scale.xy", 0.3, 1.7),
  ])
  func `a number moves as between two keyframes`(keyPath: String, from: Double, to: Double) {
    expectSame(keyPath, from, to)
  }

  @Test
  func `other values move as between two keyframes`() {
    expectSame("position", CGPoint(x: 0.1, y: 0.2), CGPoint(x: 33.3, y: 7.7))
    expectSame(
      "bounds",
      CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7),
      CGRect(x: 1.1, y: 2.3, width: 33.3, height: 7.7)
    )
    expectSame(
      "backgroundColor",
      CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
      CGColor(red: 0.9, green: 0.7, blue: 0.1, alpha: 1)
    )
    expectSame(
      "transform",
      CATransform3DMakeRotation(0.3, 0, 0, 1),
      CATransform3DMakeScale(2, 3, 1)
    )
  }

  @Test(arguments: ["opacity", "cornerRadius", "position.x", "position.y"])
  func `an additive number moves as between two keyframes`(keyPath: String) {
    expectSame(keyPath, 0.1, 0.3, isAdditive: true)
  }

  private func expectSame(
    _ keyPath: String,
    _ from: Any,
    _ to: Any,
    isAdditive: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (plain, general) = (layer(), layer())
    let basic = CABasicAnimation(keyPath: keyPath)
    basic.fromValue = from
    basic.toValue = to
    let keyframes = CAKeyframeAnimation(keyPath: keyPath)
    keyframes.values = [from, to]
    for animation in [basic, keyframes] as [CAPropertyAnimation] {
      animation.duration = 1
      animation.isAdditive = isAdditive
    }
    plain.add(basic, forKey: nil)
    general.add(keyframes, forKey: nil)
    stage.advance(to: stage.time)
    for _ in 0..<7 {
      stage.advance(to: stage.time + 0.137)
      let (a, b) = (plain.presentedState(), general.presentedState())
      #expect(a.bounds == b.bounds, sourceLocation: sourceLocation)
      #expect(a.position == b.position, sourceLocation: sourceLocation)
      #expect(a.opacity == b.opacity, sourceLocation: sourceLocation)
      #expect(a.cornerRadius == b.cornerRadius, sourceLocation: sourceLocation)
      #expect(a.transform == b.transform, sourceLocation: sourceLocation)
      #expect(a.backgroundColor == b.backgroundColor, sourceLocation: sourceLocation)
    }
    #expect(plain.presentedState().bounds != .zero, sourceLocation: sourceLocation)
  }
}
