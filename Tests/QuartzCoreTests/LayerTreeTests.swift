import Geometry
import QuartzCore
import Testing

@Suite
struct LayerTreeTests {
  private func named(_ names: String...) -> [CALayer] {
    names.map {
      let layer = CALayer()
      layer.name = $0
      return layer
    }
  }

  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).compactMap(\.name) }

  @Test
  func `sublayers are inserted at the given place`() {
    let parent = CALayer()
    let l = named("a", "b", "c", "d", "e")
    parent.addSublayer(l[0])
    parent.addSublayer(l[1])
    parent.insertSublayer(l[2], at: 0)
    parent.insertSublayer(l[3], below: l[1])
    parent.insertSublayer(l[4], above: l[2])
    #expect(names(parent) == ["c", "e", "a", "d", "b"])
    parent.addSublayer(l[2])
    #expect(names(parent) == ["e", "a", "d", "b", "c"])
    l[0].removeFromSuperlayer()
    #expect(names(parent) == ["e", "d", "b", "c"])
    parent.replaceSublayer(l[3], with: l[0])
    #expect(names(parent) == ["e", "a", "b", "c"])
    #expect(l[3].superlayer == nil)
    parent.sublayers = [l[2], l[0]]
    #expect(names(parent) == ["c", "a"])
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
  }

  @Test
  func `a layer has one superlayer`() {
    let l = named("a", "b", "c")
    l[0].addSublayer(l[2])
    l[1].addSublayer(l[2])
    #expect(l[0].sublayers == nil)
    #expect(l[2].superlayer === l[1])
    l[0].mask = l[2]
    #expect(l[1].sublayers == nil)
    #expect(l[2].superlayer === l[0])
    l[0].mask = nil
    #expect(l[2].superlayer == nil)
  }

  @Test
  func `a layer may remove its sublayers while it is released`() {
    final class Cleaner: CALayer {
      deinit { for layer in sublayers ?? [] { layer.removeFromSuperlayer() } }
    }
    let sublayer = CALayer()
    do {
      let layer = Cleaner()
      layer.addSublayer(sublayer)
      layer.addSublayer(CALayer())
    }
    #expect(sublayer.superlayer == nil)
  }

  @Test
  func `a cycle is refused in Core Animation's words`() {
    let world = World()
    let l = named("a", "b", "c")
    l[0].addSublayer(l[1])
    l[1].addSublayer(l[2])
    l[2].addSublayer(l[0])
    #expect(
      world.fault?.description.hasPrefix(
        "CALayerInvalid: layer a is a part of cycle in its layer tree"
      ) == true
    )
    #expect(l[2].sublayers == nil)
    _ = world.takeFault()
    l[0].addSublayer(l[0])
    #expect(world.takeFault()?.name == .invalidTree)
    l[0].mask = l[0]
    #expect(world.takeFault()?.name == .invalidTree)
    l[2].mask = l[0]
    #expect(world.takeFault()?.name == .invalidTree)
  }

  @Test
  func `NaN is refused in Core Animation's words`() {
    let world = World()
    let layer = CALayer()
    layer.name = "card"
    layer.position = CGPoint(x: 1, y: 2)
    func reason(_ change: () -> Void) -> String? {
      change()
      return world.takeFault()?.description
    }
    #expect(
      reason { layer.position = CGPoint(x: CGFloat.nan, y: .nan) }
        == "CALayerInvalidGeometry: CALayer position contains NaN: [nan nan] (card)"
    )
    #expect(
      reason { layer.bounds = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 2.5) }
        == "CALayerInvalidGeometry: CALayer bounds contains NaN: [nan 0; inf 2.5] (card)"
    )
    #expect(reason { layer.opacity = .nan } != nil)
    #expect(reason { layer.transform.m34 = .nan } != nil)
    #expect(reason { layer.frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1) } != nil)
    #expect(reason { layer.setValue(Double.nan, forKeyPath: "transform.scale") } != nil)
    #expect(reason { layer.setValue(Double.nan, forKeyPath: "bounds.size.width") } != nil)
    #expect(reason { _ = CAMediaTimingFunction(controlPoints: .nan, 0, 1, 1) } != nil)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.transform == .identity)
  }

  @Test
  func `an infinite rectangle raises nothing and is reported, and the layer keeps the last one`() {
    let world = World()
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 30)
    layer.bounds = .null
    #expect(world.takeFault() == nil)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(world.diagnostics.messages.count == 2)
  }

  @Test
  func `an infinite point raises nothing and is reported, and the layer keeps the last one`() {
    let world = World()
    let layer = CALayer()
    layer.position = CGPoint(x: 1, y: 2)
    layer.position = CGRect.null.origin
    #expect(world.takeFault() == nil)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(world.diagnostics.messages.count == 1)
  }

  @Test
  func `the first fault is kept`() {
    let world = World()
    let layer = CALayer()
    layer.zPosition = .nan
    layer.cornerRadius = .infinity
    #expect(world.fault?.reason == "CALayer zPosition contains NaN: [nan]")
  }

  @Test
  func `a deep tree is built, laid out, painted and released`() {
    let stage = LayerStage(width: 10, height: 10)
    var parent = stage.rootLayer
    for _ in 0..<10_000 {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      parent.addSublayer(layer)
      parent = layer
    }
    parent.backgroundColor = .white
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(stage.displayList().commands.count == 1)
    #expect(parent.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    stage.rootLayer.sublayers = nil
  }

  @Test
  func `the presentation shows the presented tree`() {
    let stage = LayerStage(width: 10, height: 10)
    let layer = CAShapeLayer()
    let child = CALayer()
    #expect(layer.presentation() == nil)
    stage.rootLayer.addSublayer(layer)
    layer.addSublayer(child)
    stage.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 100
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    let presented = layer.presentation()
    #expect(presented?.position.x == 50)
    #expect(presented?.model() === layer)
    #expect(presented?.sublayers?.first?.model() === child)
    #expect(presented?.superlayer?.model() === stage.rootLayer)
    #expect(layer.position.x == 0)
  }
}
