import Foundation
import Geometry
import QuartzCore
import Testing

@Suite
struct LayerDrawingTests {
  final class Drawn: CALayer {
    var draws = 0
    var layouts = 0
    var onLayout: (() -> Void)?
    override func draw(in ctx: CGContext) {
      draws += 1
      ctx.setFillColor(.white)
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    override func layoutSublayers() {
      layouts += 1
      onLayout?()
    }
  }

  final class Centered: CATextLayer {
    var draws = 0
    override func draw(in ctx: CGContext) {
      draws += 1
      fontSize = 14
      alignmentMode = .center
      truncationMode = .end
      isWrapped = true
      string = "Words"
      super.draw(in: ctx)
    }
  }

  @Test
  func `a text layer that sets its properties as it draws comes to rest`() {
    let stage = LayerStage(width: 100, height: 100)
    let layer = Centered()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    stage.rootLayer.addSublayer(layer)
    layer.setNeedsDisplay()
    _ = stage.displayList()
    #expect(!layer.needsDisplay())
    #expect(layer.draws <= 2)
    layer.alignmentMode = .left
    #expect(layer.needsDisplay())
  }

  @Test
  func `a layer that requests its display as it draws comes to rest`() {
    final class Eager: CALayer {
      var draws = 0
      override func draw(in ctx: CGContext) {
        draws += 1
        setNeedsDisplay()
      }
    }
    let stage = LayerStage(width: 100, height: 100)
    let layer = Eager()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    stage.rootLayer.addSublayer(layer)
    layer.setNeedsDisplay()
    _ = stage.displayList()
    stage.advance(to: 1)
    _ = stage.displayList()
    #expect(layer.draws == 1)
    #expect(!layer.needsDisplay())
  }

  @Test
  func `contents are drawn once, at their scale, at the end of the turn`() {
    let stage = LayerStage(width: 100, height: 100)
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    layer.contentsScale = 2.5
    stage.rootLayer.addSublayer(layer)
    layer.setNeedsDisplay()
    layer.setNeedsDisplay()
    #expect(layer.draws == 0)
    _ = stage.displayList()
    stage.advance(to: 1)
    _ = stage.displayList()
    #expect(layer.draws == 1)
    #expect((layer.contents as? CGImage)?.width == 25)
    #expect((layer.contents as? CGImage)?.height == 10)
    layer.contents = nil
    stage.advance(to: 2)
    #expect(layer.draws == 1)
  }

  @Test
  func `a layer without drawing code has no contents`() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
    #expect(!layer.needsDisplay())
  }

  final class Coloured: CALayer {
    override func draw(in ctx: CGContext) {
      super.draw(in: ctx)
      ctx.setFillColor(.white)
      ctx.fill(bounds)
    }
  }

  @Test
  func `a layer that draws after calling super shows what it draws`() {
    let layer = Coloured()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect((layer.contents as? CGImage)?.width == 10)
  }

  @Test
  func `contents that were set stay when the layer has no size, drawn ones go`() {
    let picture = CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1).makeImage()
    let set = CALayer()
    let drawn = Drawn()
    for layer in [set, drawn] {
      layer.bounds.size = CGSize(width: 10, height: 10)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
    }
    set.contents = picture
    #expect(drawn.contents != nil)
    for layer in [set, drawn] {
      layer.setNeedsDisplay()
      layer.bounds.size = .zero
      layer.displayIfNeeded()
    }
    #expect(set.contents as AnyObject? === picture)
    #expect(drawn.contents == nil)
  }

  final class Painter: CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  }

  @Test
  func `the delegate draws and lays out`() {
    let delegate = Painter()
    let layer = CALayer()
    layer.delegate = delegate
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.layoutIfNeeded()
    #expect(delegate.calls == ["will draw", "draw", "layout"])
    #expect(layer.contents is CGImage)
  }

  final class Shower: CALayerDelegate {
    func display(_ layer: CALayer) { layer.contents = "shown" }
  }

  @Test
  func `a delegate that displays sets the contents itself`() {
    let delegate = Shower()
    let layer = CALayer()
    layer.delegate = delegate
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.contents as? String == "shown")
  }

  @Test
  func `layout runs once from the top down, and again when requested meanwhile`() {
    let stage = LayerStage(width: 100, height: 100)
    let parent = Drawn()
    let child = Drawn()
    stage.rootLayer.addSublayer(parent)
    parent.addSublayer(child)
    parent.onLayout = { [unowned child] in
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    parent.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    child.layoutIfNeeded()
    #expect((parent.layouts, child.layouts) == (1, 1))
    stage.advance(to: 1)
    #expect((parent.layouts, child.layouts) == (1, 1))
    child.setNeedsLayout()
    stage.advance(to: 1)
    #expect((parent.layouts, child.layouts) == (1, 2))
  }

  final class Arranger: CALayerDelegate {
    weak var requested: CALayer?
    var draws = 0
    func draw(_ layer: CALayer, in ctx: CGContext) {
      draws += 1
      requested?.setNeedsLayout()
    }
  }

  @Test
  func `layout that is requested while a layer draws happens in the same turn`() {
    let stage = LayerStage(width: 100, height: 100)
    let arranger = Arranger()
    let parent = CALayer()
    let child = Drawn()
    parent.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.rootLayer.addSublayer(parent)
    parent.addSublayer(child)
    stage.advance(to: 1)
    let before = child.layouts
    parent.delegate = arranger
    arranger.requested = child
    child.onLayout = { [unowned child] in child.setNeedsDisplay() }
    parent.setNeedsDisplay()
    stage.advance(to: 1)
    #expect((arranger.draws, child.layouts, child.draws) == (1, before + 1, 1))
  }

  @Test
  func `a layer that requests to be drawn while it is drawn is drawn once more in the turn`() {
    let stage = LayerStage(width: 100, height: 100)
    let arranger = Arranger()
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 1)
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    parent.delegate = arranger
    arranger.requested = layer
    layer.onLayout = { [unowned parent] in parent.setNeedsDisplay() }
    stage.rootLayer.addSublayer(parent)
    parent.setNeedsDisplay()
    stage.advance(to: 2)
    #expect(arranger.draws == 2)
    #expect(stage.world.diagnostics.messages.isEmpty)
  }

  @Test
  func `a layout that never settles is stopped and reported`() {
    let stage = LayerStage(width: 100, height: 100)
    let layer = Drawn()
    stage.rootLayer.addSublayer(layer)
    layer.onLayout = { [unowned layer] in layer.setNeedsLayout() }
    layer.setNeedsLayout()
    stage.advance(to: 0)
    #expect(stage.world.diagnostics.messages.count >= 1)
  }

  /// Draws by a property of its own, as the port writes it.
  private final class Ring: CALayer {
    var drawn: [CGFloat] = []
    var progress: CGFloat {
      get { (_drawnValue(forKey: "progress") as CGFloat?) ?? 0 }
      set { _setDrawnValue(newValue, forKey: "progress") }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func draw(in context: CGContext) { drawn.append(progress) }
  }

  @Test
  func `an animation of a property that a class draws by draws each frame anew`() throws {
    let world = World()
    let ring = Ring()
    ring.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    world.addRoot(ring)
    world.advance(to: world.clock.now)
    let fill = CABasicAnimation(keyPath: "progress")
    fill.fromValue = 0
    fill.toValue = 1
    fill.duration = 1
    ring.progress = 0.25
    ring.add(fill, forKey: nil)
    let start = world.clock.now
    for share in [0.5, 0.75, 1.5, 2] {
      world.advance(to: start + share)
      _ = LayerPainter.list(of: [ring], at: world.clock.now, scale: 1)
    }
    // Once more with its own value when the animation is over.
    #expect(ring.drawn.suffix(3) == [0.5, 0.75, 0.25])
    #expect(ring.progress == 0.25)
    #expect(world.diagnostics.messages.isEmpty)
  }

  private final class Painted: CALayer {
    var color = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(color)
      ctx.fill(bounds)
    }
  }

  /// How red a layer is that is drawn again in red, after half of a second.
  private func redness(_ change: (Painted) -> Void) -> UInt8 {
    let stage = LayerStage(width: 10, height: 10)
    let layer = Painted()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.rootLayer.addSublayer(layer)
    layer.setNeedsDisplay()
    stage.advance(to: 0.1)
    _ = stage.render()
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    change(layer)
    CATransaction.commit()
    _ = stage.render()
    stage.advance(to: 0.6)
    return stage.render()[5, 5].red
  }

  @Test
  func `what a layer draws again fades in, unless its actions are off`() {
    #expect((125...130).contains(redness { $0.setNeedsDisplay() }))
    let quiet = redness {
      CATransaction.setDisableActions(true)
      $0.setNeedsDisplay()
    }
    #expect(quiet == 255)
    let without = redness {
      $0.actions = ["contents": NSNull()]
      $0.setNeedsDisplay()
    }
    #expect(without == 255)
  }

  /// Computes its path.
  private final class Square: CAShapeLayer {
    override var path: CGPath? {
      get { CGPath(rect: bounds, transform: nil) }
      set {}
    }
  }

  @Test
  func `a shape whose class computes the path shows it, also in another size`() {
    let stage = LayerStage(width: 100, height: 100)
    let layer = Square()
    layer.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.rootLayer.addSublayer(layer)
    #expect(stage.render()[10, 10].red == 255)
    #expect(stage.render()[30, 30].red == 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    CATransaction.commit()
    #expect(stage.render()[30, 30].red == 255)
  }
}
