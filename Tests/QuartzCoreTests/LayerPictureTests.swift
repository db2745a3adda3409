import Display
import Geometry
import Pixels
import QuartzCore
import TestSupport
import Testing

/// Mask, opacity, shadow and corners in all combinations, and what else is easier to see than to
/// describe.
@Suite(.goldens("LayerPictures"))
struct LayerPictureTests {
  private let paper = CGColor(gray: 0.9, alpha: 1)
  private let red = CGColor(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)
  private let blue = CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)

  private func stage(_ width: CGFloat = 64, _ height: CGFloat = 64) -> LayerStage {
    let stage = LayerStage(width: width, height: height, scale: 2)
    stage.rootLayer.backgroundColor = paper
    return stage
  }

  private func box(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// A card with a sublayer that sticks out of it.
  private func card() -> CALayer {
    let card = box(CGRect(x: 14, y: 12, width: 36, height: 36), red)
    card.addSublayer(box(CGRect(x: 22, y: 22, width: 20, height: 20), blue))
    card.borderWidth = 2
    return card
  }

  @Test(arguments: 0..<32)
  func `mask, opacity, shadow, corner and clip combine`(combination: Int) {
    let stage = stage()
    let card = card()
    var names: [String] = []
    if combination & 1 != 0 {
      names.append("mask")
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: -4, y: -4, width: 48, height: 44), transform: nil)
      card.mask = mask
    }
    if combination & 2 != 0 {
      names.append("opacity")
      card.opacity = 0.5
    }
    if combination & 4 != 0 {
      names.append("shadow")
      card.shadowOpacity = 0.8
      card.shadowOffset = CGSize(width: 3, height: 4)
    }
    if combination & 8 != 0 {
      names.append("corner")
      card.cornerRadius = 10
    }
    if combination & 16 != 0 {
      names.append("clip")
      card.masksToBounds = true
    }
    stage.rootLayer.addSublayer(card)
    let name = names.isEmpty ? "plain" : names.joined(separator: "-")
    assertDump(stage.displayList().dump(), name)
    assertGolden(stage.render(), name)
  }

  @Test
  func `corners can be chosen and continuous`() {
    let stage = stage(150, 50)
    for (index, corners) in [
      CACornerMask.all, [.layerMinXMinYCorner], [.layerMaxXMinYCorner, .layerMinXMaxYCorner],
    ].enumerated() {
      let layer = box(CGRect(x: 5 + 48 * index, y: 5, width: 42, height: 40), red)
      layer.cornerRadius = 12
      layer.maskedCorners = corners
      layer.cornerCurve = index == 0 ? .continuous : .circular
      layer.borderWidth = 3
      layer.borderColor = blue
      stage.rootLayer.addSublayer(layer)
    }
    assertGolden(stage.render(), "corners")
  }

  @Test
  func `perspective turns a card`() {
    let stage = stage()
    stage.rootLayer.sublayerTransform.m34 = -1 / 100
    let card = card()
    card.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    stage.rootLayer.addSublayer(card)
    assertGolden(stage.render(), "perspective")
  }

  @Test
  func `gradients run along a line, from a centre and around a point`() {
    let stage = stage(156, 52)
    for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 2 + 52 * index, y: 2, width: 48, height: 48)
      layer.type = type
      layer.colors = [red, CGColor.white, blue]
      layer.locations = index == 0 ? [0, 0.2, 1] : nil
      if index > 0 {
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: index == 1 ? 0.75 : 0.5)
      }
      layer.cornerRadius = 6
      stage.rootLayer.addSublayer(layer)
    }
    assertGolden(stage.render(), "gradients")
  }

  @Test
  func `a shape is filled, and stroked in part`() {
    let stage = stage()
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 44, height: 44), transform: nil)
    shape.fillColor = blue
    shape.strokeColor = red
    shape.lineWidth = 6
    shape.lineCap = .round
    shape.strokeStart = 0.1
    shape.strokeEnd = 0.6
    stage.rootLayer.addSublayer(shape)
    assertGolden(stage.render(), "shape")
  }

  @Test
  func `a replicator turns, delays and colours its copies`() {
    let stage = stage()
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    replicator.instanceCount = 8
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    replicator.instanceRedOffset = -0.1
    replicator.instanceDelay = 0.1
    let dot = box(CGRect(x: 28, y: 4, width: 8, height: 8), CGColor.white)
    replicator.addSublayer(dot)
    stage.rootLayer.addSublayer(replicator)
    stage.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1.5
    animation.toValue = 0.25
    animation.duration = 1
    animation.fillMode = .both
    dot.add(animation, forKey: nil)
    stage.advance(to: 0.8)
    assertGolden(stage.render(), "replicator")
  }

  @Test(arguments: [CATransitionType.fade, .push, .moveIn, .reveal])
  func `a transition goes from the old look to the new one`(type: CATransitionType) {
    let stage = stage()
    let page = box(CGRect(x: 8, y: 8, width: 48, height: 48), red)
    page.masksToBounds = true
    let window = box(CGRect(x: 8, y: 8, width: 48, height: 48), nil)
    window.masksToBounds = true
    page.frame = window.bounds
    window.addSublayer(page)
    stage.rootLayer.addSublayer(window)
    stage.advance(to: 0)
    let transition = CATransition()
    transition.type = type
    transition.subtype = .fromRight
    transition.duration = 1
    page.add(transition, forKey: nil)
    CATransaction.setDisableActions(true)
    page.backgroundColor = blue
    stage.advance(to: 0.25)
    assertGolden(stage.render(), "transition-\(type.rawValue)")
  }

  @Test
  func `rasterizing at a lower scale is coarse`() {
    let stage = stage()
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 44, height: 44), transform: nil)
    shape.fillColor = blue
    shape.shouldRasterize = true
    shape.rasterizationScale = 0.25
    stage.rootLayer.addSublayer(shape)
    assertGolden(stage.render(), "rasterized")
  }

  @Test
  func `contents crossfade from one image to another`() {
    func image(_ color: CGColor) -> CGImage {
      let context = CGContext(pixelWidth: 8, pixelHeight: 8, scale: 1)
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      return context.makeImage()!
    }
    let stage = LayerStage(width: 8, height: 8)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.contents = image(.white)
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "contents")
    animation.fromValue = image(.black)
    animation.toValue = image(.white)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    let pixel = stage.render()[4, 4]
    #expect(abs(Int(pixel.red) - 128) <= 1 && pixel.alpha == 255)
  }

  @Test
  func `rendering into a context draws the model`() {
    let layer = box(CGRect(x: 5, y: 5, width: 10, height: 10), red)
    let inner = box(CGRect(x: 2, y: 2, width: 4, height: 4), blue)
    layer.addSublayer(inner)
    let context = CGContext(pixelWidth: 20, pixelHeight: 20, scale: 2)
    layer.render(in: context)
    let picture = context.makePixmap()
    #expect(picture[0, 0] == Pixel(red.color))
    #expect(picture[5, 5] == Pixel(blue.color))
    #expect(picture[18, 18] == Pixel(red.color))
  }

  @Test
  func `rendering a presentation draws what shows of the layers below it`() throws {
    let stage = stage(40, 40)
    let layer = box(CGRect(x: 5, y: 5, width: 30, height: 10), red)
    let inner = box(CGRect(x: 0, y: 0, width: 10, height: 10), blue)
    layer.addSublayer(inner)
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 5
    move.toValue = 45
    move.duration = 1
    inner.add(move, forKey: nil)
    stage.advance(to: 0.5)
    let context = CGContext(pixelWidth: 30, pixelHeight: 10, scale: 1)
    try #require(layer.presentation()).render(in: context)
    let picture = context.makePixmap()
    #expect(picture[5, 5] == Pixel(red.color))
    #expect(picture[25, 5] == Pixel(blue.color))
  }

  @Test
  func `an emitter emits particles that grow, turn and fade`() {
    let stage = stage(100, 80)
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    emitter.emitterPosition = CGPoint(x: 20, y: 60)
    let cell = CAEmitterCell()
    cell.contents = square()
    cell.contentsScale = 2
    cell.birthRate = 8
    cell.lifetime = 2
    cell.velocity = 60
    cell.emissionLongitude = -.pi / 3
    cell.emissionRange = 0.6
    cell.yAcceleration = 30
    cell.scaleSpeed = 0.4
    cell.spin = 2
    cell.alphaSpeed = -0.45
    cell.color = red
    cell.greenRange = 0.6
    emitter.emitterCells = [cell]
    stage.rootLayer.addSublayer(emitter)
    assertGolden(stage.render(), "emitter")
  }

  /// White, 12 pixels.
  private func square() -> CGImage? {
    let context = CGContext(
      data: nil,
      width: 12,
      height: 12,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    context?.setFillColor(CGColor(gray: 1, alpha: 1))
    context?.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    return context?.makeImage()
  }
}
