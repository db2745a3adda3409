import Display
import Geometry
import Pixels
import QuartzCore
import Testing
import TestSupport

@Suite(.goldens("LayerPainter"))
struct LayerPainterTests {
  private let size = CGRect(x: 10, y: 10, width: 40, height: 30)

  private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private let red = CGColor(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)
  private let blue = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)

  private func dump(_ layers: CALayer...) -> String {
    let stage = LayerStage(width: 60, height: 50)
    for layer in layers { stage.rootLayer.addSublayer(layer) }
    return stage.displayList().dump()
  }

  @Test
  func `parts are drawn in Core Animation's order`() {
    let shape = CAShapeLayer()
    shape.frame = size
    shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    shape.fillColor = blue
    shape.strokeColor = .black
    shape.backgroundColor = red
    shape.borderWidth = 2
    shape.cornerRadius = 6
    shape.shadowOpacity = 0.5
    shape.shadowPath = CGPath(rect: shape.bounds, transform: nil)
    shape.masksToBounds = false
    let low = layer(CGRect(x: 0, y: 0, width: 5, height: 5), .white)
    let high = layer(CGRect(x: 1, y: 1, width: 5, height: 5), .black)
    high.zPosition = 1
    shape.addSublayer(high)
    shape.addSublayer(low)
    assertDump(dump(shape), "order")
  }

  @Test
  func `opacity needs a group only for several drawings`() {
    let single = layer(size, red)
    single.opacity = 0.5
    let double = layer(size, red)
    double.opacity = 0.5
    double.addSublayer(layer(CGRect(x: 0, y: 0, width: 20, height: 20), blue))
    let ungrouped = layer(size, red)
    ungrouped.opacity = 0.5
    ungrouped.allowsGroupOpacity = false
    ungrouped.addSublayer(layer(CGRect(x: 0, y: 0, width: 20, height: 20), blue))
    assertDump(dump(single, double, ungrouped), "opacity")
  }

  @Test
  func `invisible layers are left out`() {
    let hidden = layer(size, red)
    hidden.isHidden = true
    let clear = layer(size, red)
    clear.opacity = 0
    let edgeOn = layer(size, red)
    edgeOn.transform = CATransform3DMakeScale(0, 1, 1)
    let away = layer(size, red)
    away.isDoubleSided = false
    away.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
    let masked = layer(size, red)
    masked.mask = CALayer()
    #expect(dump(hidden, clear, edgeOn, away, masked).contains("fill") == false)
  }

  @Test
  func `a transform layer draws the farther plane first`() {
    let space = CATransformLayer()
    space.frame = size
    let near = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    near.zPosition = 20
    let far = layer(CGRect(x: 0, y: 0, width: 10, height: 10), blue)
    far.zPosition = -20
    space.addSublayer(near)
    space.addSublayer(far)
    assertDump(dump(space), "depth-front")
    CATransaction.setDisableActions(true)
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    assertDump(dump(space), "depth-turned")
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 50)),
    (.resizeAspect, CGRect(x: 25, y: 0, width: 50, height: 50)),
    (.resizeAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
    (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
    (.bottom, CGRect(x: 40, y: 0, width: 20, height: 20)),
    (.top, CGRect(x: 40, y: 30, width: 20, height: 20)),
    (.left, CGRect(x: 0, y: 15, width: 20, height: 20)),
    (.topRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
  ])
  func `gravity places contents`(gravity: CALayerContentsGravity, place: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(gravity.place(CGSize(width: 20, height: 20), in: bounds) == place)
  }

  @Test
  func `animations reach the list without touching the model`() {
    let stage = LayerStage(width: 60, height: 50)
    let moved = layer(size, red)
    stage.rootLayer.addSublayer(moved)
    stage.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.byValue = 20
    animation.duration = 1
    moved.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    #expect(stage.displayList().bounds == size.offsetBy(dx: 10, dy: 0))
    #expect(moved.frame == size)
  }

  @Test
  func `ten thousand layers and a thousand animations are painted`() {
    let stage = LayerStage(width: 1000, height: 1000)
    for index in 0..<10_000 {
      let x = Double(index % 100) * 10
      let y = Double(index / 100) * 10
      stage.rootLayer.addSublayer(layer(CGRect(x: x, y: y, width: 9, height: 9), red))
    }
    stage.advance(to: 0)
    for sublayer in stage.rootLayer.sublayers!.prefix(1000) {
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = CGPoint.zero
      animation.duration = 1
      sublayer.add(animation, forKey: nil)
    }
    stage.advance(to: 0.5)
    #expect(stage.displayList().commands.count == 10_000)
    stage.advance(to: 2)
    #expect(stage.world.isQuiescent)
  }
}
