import Geometry
import QuartzCore
import Testing

@Suite
struct `Presentations of layers` {
  /// A class of an app, with a property as the port writes it and one that only
  /// `init(layer:)` copies.
  private final class Ring: CAShapeLayer {
    var inset: CGFloat = 3
    var actionsAsked = 0
    var progress: CGFloat {
      get { (_drawnValue(forKey: "progress") as CGFloat?) ?? 0 }
      set { _setDrawnValue(newValue, forKey: "progress") }
    }

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      guard let other = layer as? Ring else { return }
      inset = other.inset
      progress = other.progress
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      actionsAsked += 1
      guard let shown = presentation() else { return nil }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = shown.value(forKey: event)
      animation.duration = 1
      return animation
    }
  }

  private final class Inherits: CALayer { var number = 7 }
  private class Holds<Item>: CALayer { var item: Item? }

  private func present<Layer: CALayer>(_ layer: Layer) throws -> Layer {
    let stage = LayerStage(width: 100, height: 100)
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 1
    layer.add(move, forKey: nil)
    stage.advance(to: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown !== layer)
    #expect(type(of: shown) == type(of: layer))
    #expect(shown.position.x == 50)
    return shown
  }

  @Test
  func `a layer that an app makes from another one has none of its values`() {
    let source = CALayer()
    source.frame = CGRect(x: 100, y: 200, width: 60, height: 60)
    source.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let shape = CAShapeLayer(layer: source)
    #expect(shape.frame == .zero && shape.position == .zero && shape.backgroundColor == nil)
    #expect(shape.lineWidth == 1 && shape.path == nil)
    shape.lineWidth = 3
    #expect(shape.lineWidth == 3 && shape.model() === shape)
    let ring = Ring()
    ring.inset = 8
    #expect(Ring(layer: ring).inset == 8)
  }

  @Test
  func `that of a layer of any of Apple's classes has its class and values`() throws {
    let text = CATextLayer()
    text.string = "Text"
    text.alignmentMode = .center
    let words = try present(text)
    #expect(words.string as? String == "Text")
    #expect(words.alignmentMode == .center)
    let scroll = CAScrollLayer()
    scroll.scrollMode = .horizontally
    #expect(try present(scroll).scrollMode == .horizontally)
    let emitter = CAEmitterLayer()
    emitter.emitterPosition.x = 5
    #expect(try present(emitter).emitterPosition.x == 5)
    for layer in [CATiledLayer(), CAGradientLayer(), CAReplicatorLayer(), CATransformLayer()] {
      _ = try present(layer)
    }
  }

  @Test
  func `that of a layer of an app's class is made by the class's own init`() throws {
    let ring = Ring()
    ring.inset = 4
    ring.progress = 0.5
    ring.lineWidth = 6
    let shown = try present(ring)
    #expect(shown.inset == 4)
    #expect(shown.progress == 0.5)
    #expect(shown.lineWidth == 6)
    #expect(shown.model() === ring)
    #expect(try present(Inherits()).number == 7)
    #expect(try present(Holds<Int>()).item == nil)
  }

  @Test
  func `making one asks for no actions and adds no animations`() throws {
    let ring = Ring()
    ring.progress = 0.5
    let shown = try present(ring)
    #expect(shown.actionsAsked == 0)
    #expect(shown.animationKeys() == nil)
    #expect(ring.actionsAsked == 1)
  }

  @Test
  func `it shows a property of the app on its way, and the next animation starts from there`()
    throws
  {
    let stage = LayerStage(width: 100, height: 100)
    let ring = Ring()
    ring.progress = 0.2
    stage.rootLayer.addSublayer(ring)
    stage.advance(to: 0)
    ring.progress = 1
    stage.advance(to: 0.5)
    let shown = try #require(ring.presentation())
    #expect(abs(shown.progress - 0.6) < 1e-6)
    #expect(ring.progress == 1)
    ring.progress = 0
    let next = try #require(ring.animation(forKey: "progress") as? CABasicAnimation)
    #expect(abs(try #require(next.fromValue as? Double) - 0.6) < 1e-6)
    stage.advance(to: 1)
    #expect(abs(try #require(ring.presentation()).progress - 0.3) < 1e-6)
  }

  @Test
  func `the copies of a replicator that shows come over the time of the transaction`() throws {
    let stage = LayerStage(width: 100, height: 100)
    let replicator = CAReplicatorLayer()
    stage.rootLayer.addSublayer(replicator)
    stage.advance(to: 0)
    _ = stage.displayList()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    replicator.instanceCount = 9
    CATransaction.commit()
    stage.advance(to: 0.5)
    #expect(try #require(replicator.presentation()).instanceCount == 5)
    stage.advance(to: 1.5)
    #expect(try #require(replicator.presentation()).instanceCount == 9)
  }

  /// With a default of its own, and a property that has none.
  private final class Gauge: CALayer {
    var level: CGFloat {
      get { (_drawnValue(forKey: "level") as CGFloat?) ?? 0 }
      set { _setDrawnValue(newValue, forKey: "level") }
    }
    var tint: CGColor {
      get { (_drawnValue(forKey: "tint") as CGColor?) ?? .white }
      set { _setDrawnValue(newValue, forKey: "tint") }
    }
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    override class func defaultValue(forKey key: String) -> Any? {
      switch key {
      case "level": 0.25
      case "tint": red
      default: super.defaultValue(forKey: key)
      }
    }
  }

  @Test
  func `a property that was never set has the default of its class`() {
    let gauge = Gauge()
    #expect(gauge.level == 0.25)
    #expect(gauge.value(forKey: "level") as? Double == 0.25)
    #expect(gauge.tint == Gauge.red)
    gauge.level = 0.5
    #expect(gauge.level == 0.5)
    #expect(gauge.value(forKey: "unknown") == nil)
    gauge.cornerCurve = .continuous
    #expect(gauge.value(forKey: "cornerCurve") as? CALayerCornerCurve == .continuous)
  }

  @Test
  func `the first change of a property without a default animates from zero`() throws {
    let ring = Ring()
    let stage = LayerStage(width: 100, height: 100)
    stage.rootLayer.addSublayer(ring)
    stage.advance(to: 0)
    ring.progress = 0.8
    let animation = try #require(ring.animation(forKey: "progress") as? CABasicAnimation)
    #expect(animation.fromValue as? CGFloat == 0)
    stage.advance(to: 0.5)
    let shown = try #require(ring.presentation())
    #expect(abs(shown.progress - 0.4) < 0.01)
  }

  @Test
  func `an animation to a value begins at zero where the property was never set`() throws {
    let ring = Ring()
    let stage = LayerStage(width: 100, height: 100)
    stage.rootLayer.addSublayer(ring)
    stage.advance(to: 0)
    let fill = CABasicAnimation(keyPath: "progress")
    fill.toValue = 1
    fill.duration = 1
    ring.add(fill, forKey: nil)
    stage.advance(to: 0.5)
    #expect(abs(try #require(ring.presentation()).progress - 0.5) < 0.01)
  }
}
