import QuartzCore
import Testing

/// What Apple's Core Animation was seen to do where its documents say nothing.
@MainActor
@Suite("Core Animation: behaviour")
struct BehaviourConformanceTests {
  let stage = LayerStage(width: 20, height: 20)

  func layer(
    _ color: CGColor = .white,
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)
  )
    -> CALayer
  {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  // MARK: Transactions

  @Test
  func `a completion block never runs inside commit`() {
    stage.makeCurrent()
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    #expect(count == 0)
  }

  @Test
  func `a completion block without animations runs at the end of the turn`() {
    stage.makeCurrent()
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    stage.advance(to: 0)
    #expect(count == 1)
  }

  @Test
  func `an open outer transaction holds the block back`() {
    stage.makeCurrent()
    var count = 0
    CATransaction.begin()
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    stage.advance(to: 1)
    #expect(count == 0)
    CATransaction.commit()
  }

  @Test
  func `the end of the outer transaction releases the block`() {
    stage.makeCurrent()
    var count = 0
    CATransaction.begin()
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    CATransaction.commit()
    stage.advance(to: 1)
    CATransaction.commit()
    stage.advance(to: 2)
    #expect(count == 1)
  }

  @Test
  func `the innermost transaction that set a duration decides`() {
    stage.makeCurrent()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    let inner = CATransaction.animationDuration()
    CATransaction.commit()
    CATransaction.commit()
    #expect(inner == 1)
  }

  @Test
  func `a transaction inherits the duration around it`() {
    stage.makeCurrent()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    let inner = CATransaction.animationDuration()
    CATransaction.commit()
    CATransaction.commit()
    #expect(inner == 3)
  }

  @Test
  func `implicit animations take a quarter of a second`() {
    stage.makeCurrent()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test
  func `a change of a shown layer animates`() {
    let layer = layer()
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    layer.opacity = 0
    #expect(layer.animation(forKey: "opacity") != nil)
  }

  @Test
  func `a change with actions disabled does not`() {
    let layer = layer()
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
  }

  @Test
  func `a layer that was never on screen does not animate`() {
    let layer = layer()
    stage.rootLayer.addSublayer(layer)
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
  }

  @Test
  func `paths do not animate by themselves`() {
    let layer = CAShapeLayer()
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    #expect(layer.animationKeys() == nil)
  }

  // MARK: Setters

  @Test
  func `negative sizes of bounds are normalized`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: -10, height: -20)
    #expect(layer.bounds == CGRect(x: -10, y: -20, width: 10, height: 20))
  }

  @Test
  func `negative sizes of frames are normalized`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test
  func `the affine transform of a non-affine transform is the identity`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(layer.affineTransform().isIdentity)
  }

  @Test
  func `the affine transform of an affine transform is itself`() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  @Test
  func `an unknown gravity reads as center`() {
    let layer = CALayer()
    layer.contentsGravity = CALayerContentsGravity(rawValue: "sideways")
    #expect(layer.contentsGravity == .center)
  }

  @Test
  func `an unknown corner curve reads as circular`() {
    let layer = CALayer()
    layer.cornerCurve = CALayerCornerCurve(rawValue: "bumpy")
    #expect(layer.cornerCurve == .circular)
  }

  @Test
  func `stray bits of masked corners are dropped`() {
    let layer = CALayer()
    layer.maskedCorners = CACornerMask(rawValue: 0xF1)
    #expect(layer.maskedCorners.rawValue == 1)
  }

  @Test
  func `no sublayers read back as nothing`() {
    let layer = CALayer()
    layer.addSublayer(CALayer())
    layer.sublayers = []
    #expect(layer.sublayers == nil)
  }

  @Test
  func `replaced sublayers have no superlayer`() {
    let layer = CALayer()
    let old = CALayer()
    layer.addSublayer(old)
    layer.sublayers = [CALayer()]
    #expect(old.superlayer == nil)
  }

  @Test
  func `a layer is in one tree at a time`() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
  }

  // MARK: Display

  @Test
  func `setNeedsDisplay requests display`() {
    let layer = CALayer()
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
  }

  @Test
  func `display clears needsDisplay`() {
    let layer = CALayer()
    layer.setNeedsDisplay()
    layer.display()
    #expect(!layer.needsDisplay())
  }

  @Test
  func `displayIfNeeded clears needsDisplay`() {
    let layer = CALayer()
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
  }

  @Test
  func `contents from outside clear needsDisplay`() {
    let layer = CALayer()
    layer.setNeedsDisplay()
    layer.contents = nil
    #expect(!layer.needsDisplay())
  }

  @Test
  func `setNeedsLayout requests layout`() {
    let layer = CALayer()
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
  }

  @Test
  func `a new size requests layout`() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 5, height: 5)
    #expect(layer.needsLayout())
  }

  @Test
  func `a new position requests no layout`() {
    let layer = CALayer()
    layer.position = CGPoint(x: 5, y: 5)
    #expect(!layer.needsLayout())
  }

  // MARK: render(in:)

  /// The alpha that rendering leaves in the middle of a layer of 10 points and next to
  /// it, in a bitmap of 20.
  private func rendered(_ layer: CALayer) -> (middle: UInt8, beside: UInt8) {
    let context = CGContext(
      data: nil,
      width: 20,
      height: 20,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    guard let context else { return (1, 1) }
    context.translateBy(x: 5, y: 5)
    layer.render(in: context)
    guard let data = context.data?.assumingMemoryBound(to: UInt8.self) else { return (2, 2) }
    return (data[(10 * 20 + 10) * 4 + 3], data[(10 * 20 + 2) * 4 + 3])
  }

  @Test
  func `rendering draws the receiver in its own space`() {
    #expect(rendered(layer()).middle == 255)
  }

  @Test
  func `rendering a hidden layer paints nothing`() {
    let layer = layer()
    layer.isHidden = true
    #expect(rendered(layer).middle == 0)
  }

  @Test
  func `rendering a transparent layer paints nothing`() {
    let layer = layer()
    layer.opacity = 0
    #expect(rendered(layer).middle == 0)
  }

  @Test
  func `rendering a half opaque layer paints half`() {
    let layer = layer()
    layer.opacity = 0.5
    #expect(rendered(layer).middle == 128)
  }

  @Test
  func `rendering draws the receiver's shadow`() {
    let layer = layer()
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    #expect(rendered(layer).beside > 0)
  }

  @Test
  func `rendering leaves the receiver's position out`() {
    let layer = layer()
    layer.position = CGPoint(x: 500, y: 500)
    #expect(rendered(layer).middle == 255)
  }

  @Test
  func `rendering takes the receiver's mask`() {
    let layer = layer()
    layer.mask = CALayer()
    #expect(rendered(layer).middle == 0)
  }

  // MARK: Gradients

  func red(of layer: CALayer) -> UInt8 {
    stage.rootLayer.addSublayer(layer)
    stage.rootLayer.backgroundColor = .black
    return stage.render()[5, 5].red
  }

  private func gradient(_ colors: [CGColor], _ locations: [NSNumber]? = nil) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.colors = colors
    layer.locations = locations
    return layer
  }

  @Test
  func `two colours are a gradient`() {
    #expect(red(of: gradient([.white, .white])) == 255)
  }

  @Test
  func `one colour draws nothing`() {
    #expect(red(of: gradient([.white])) == 0)
  }

  @Test
  func `fewer locations than colours draw nothing`() {
    #expect(red(of: gradient([.white, .white], [0.5])) == 0)
  }

  @Test
  func `more locations than colours draw`() {
    #expect(red(of: gradient([.white, .white], [0, 0.5, 1])) == 255)
  }

  @Test
  func `the background shows below a gradient that draws nothing`() {
    let layer = gradient([.white])
    layer.backgroundColor = CGColor(red: 0.2, green: 0, blue: 0, alpha: 1)
    #expect(red(of: layer) == 51)
  }
}
