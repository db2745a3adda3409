import Pixels
import QuartzCore
import TestSupport
import Testing

/// Layers that are turned in space and share a superlayer: the nearer hide the farther ones, and
/// cut them where they pass through.
@Suite(.goldens("Depth"))
struct DepthPictureTests {
  private static let scales: [CGFloat] = [1, 2, 3]
  private let colors = [
    CGColor(red: 0.85, green: 0.25, blue: 0.2, alpha: 1),
    CGColor(red: 0.2, green: 0.45, blue: 0.85, alpha: 1),
    CGColor(red: 0.25, green: 0.65, blue: 0.3, alpha: 1),
    CGColor(red: 0.95, green: 0.75, blue: 0.2, alpha: 1),
    CGColor(red: 0.55, green: 0.3, blue: 0.7, alpha: 1),
    CGColor(red: 0.2, green: 0.65, blue: 0.7, alpha: 1),
  ]

  /// A stage that is seen from 300 points away.
  private func stage(_ scale: CGFloat, distance: CGFloat = 300) -> LayerStage {
    let stage = LayerStage(width: 120, height: 120, scale: scale)
    stage.rootLayer.backgroundColor = CGColor(gray: 0.92, alpha: 1)
    stage.rootLayer.sublayerTransform.m34 = -1 / distance
    return stage
  }

  private func card(_ frame: CGRect, _ color: Int) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = colors[color]
    return layer
  }

  private func turn(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 0) -> CATransform3D
  {
    CATransform3DMakeRotation(angle, x, y, z)
  }

  @Test(arguments: scales)
  func `a page folds along its middle`(scale: CGFloat) {
    let stage = stage(scale)
    for (index, side) in [CGFloat(1), -1].enumerated() {
      let half = card(CGRect(x: 20, y: 20, width: 40, height: 80), index)
      half.anchorPoint = CGPoint(x: index == 0 ? 1 : 0, y: 0.5)
      half.position = CGPoint(x: 60, y: 60)
      half.transform = turn(side * .pi / 3.2, 0, 1)
      let line = CALayer()
      line.frame = CGRect(x: 8, y: 10, width: 24, height: 4)
      line.backgroundColor = .white
      half.addSublayer(line)
      stage.rootLayer.addSublayer(half)
    }
    assertGolden(stage.render(), "fold@\(Int(scale))x")
  }

  /// The six faces of a cube as siblings, in an order that is none.
  private func addCube(to layer: CALayer, spin: CATransform3D, size: CGFloat = 50) {
    let faces = [
      turn(0, 0, 1), turn(.pi / 2, 0, 1), turn(.pi, 0, 1), turn(-.pi / 2, 0, 1),
      turn(.pi / 2, 1, 0), turn(-.pi / 2, 1, 0),
    ]
    for index in [3, 0, 5, 2, 1, 4] {
      let face = card(CGRect(x: 60 - size / 2, y: 60 - size / 2, width: size, height: size), index)
      face.borderWidth = 2
      face.borderColor = CGColor(gray: 0, alpha: 0.5)
      let out = CATransform3DMakeTranslation(0, 0, size / 2)
      face.transform = CATransform3DConcat(CATransform3DConcat(out, faces[index]), spin)
      layer.addSublayer(face)
    }
  }

  @Test(arguments: scales)
  func `six siblings form a cube`(scale: CGFloat) {
    let stage = stage(scale)
    addCube(to: stage.rootLayer, spin: CATransform3DConcat(turn(0.6, 0, 1), turn(0.5, 1, 0)))
    assertGolden(stage.render(), "cube@\(Int(scale))x")
  }

  @Test
  func `a cube in a transform layer looks the same as one of siblings`() {
    let spin = CATransform3DConcat(turn(0.6, 0, 1), turn(0.5, 1, 0))
    let siblings = stage(2)
    addCube(to: siblings.rootLayer, spin: spin)
    let transformed = stage(2)
    let space = CATransformLayer()
    space.frame = transformed.rootLayer.bounds
    addCube(to: space, spin: spin)
    transformed.rootLayer.addSublayer(space)
    #expect(siblings.render() == transformed.render())
  }

  @Test
  func `a transform layer's planes and its siblings cut each other`() {
    let stage = stage(2)
    let space = CATransformLayer()
    space.frame = stage.rootLayer.bounds
    addCube(to: space, spin: turn(0.6, 0, 1))
    stage.rootLayer.addSublayer(space)
    stage.rootLayer.addSublayer(card(CGRect(x: 5, y: 40, width: 110, height: 30), 4))
    assertGolden(stage.render(), "cube-and-band@2x")
  }

  @Test(arguments: scales)
  func `blinds turn in place`(scale: CGFloat) {
    let stage = stage(scale)
    for index in 0..<7 {
      let strip = card(
        CGRect(x: 15, y: 10 + CGFloat(index) * 100 / 7, width: 90, height: 100 / 7),
        0
      )
      strip.backgroundColor = colors[index % 2]
      strip.transform = turn(0.9, 1, 0)
      stage.rootLayer.addSublayer(strip)
    }
    assertGolden(stage.render(), "blinds@\(Int(scale))x")
  }

  /// Three cards that pass through each other.
  private func addCards(to layer: CALayer, opacity: Float = 1) {
    for (index, angle) in [0.5, -0.6, 0].enumerated() {
      let one = card(CGRect(x: 25, y: 25, width: 70, height: 70), index)
      one.opacity = opacity
      one.transform = index == 2 ? turn(0.7, 1, 0.2) : turn(CGFloat(angle), 0, 1)
      let spot = CALayer()
      spot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      spot.cornerRadius = 10
      spot.backgroundColor = .white
      one.addSublayer(spot)
      layer.addSublayer(one)
    }
  }

  @Test(arguments: scales)
  func `cards that pass through each other show their nearer parts`(scale: CGFloat) {
    let stage = stage(scale)
    addCards(to: stage.rootLayer)
    assertGolden(stage.render(), "cards@\(Int(scale))x")
  }

  @Test
  func `translucent cards are drawn back to front, each part once`() {
    let stage = stage(2)
    addCards(to: stage.rootLayer, opacity: 0.5)
    assertGolden(stage.render(), "cards-translucent@2x")
  }

  @Test
  func `masks, corners and shadows are cut with their layers`() {
    let stage = stage(2)
    let flat = card(CGRect(x: 15, y: 35, width: 90, height: 50), 1)
    flat.cornerRadius = 12
    let turned = card(CGRect(x: 30, y: 15, width: 60, height: 90), 0)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 90), transform: nil)
    turned.mask = mask
    turned.transform = turn(0.9, 0.2, 1)
    flat.shadowOpacity = 0.6
    stage.rootLayer.addSublayer(turned)
    stage.rootLayer.addSublayer(flat)
    assertGolden(stage.render(), "mask-and-shadow@2x")
  }

  @Test
  func `a card turned among flat siblings is half behind them`() {
    let stage = stage(2)
    stage.rootLayer.addSublayer(card(CGRect(x: 10, y: 30, width: 100, height: 60), 3))
    let turned = card(CGRect(x: 30, y: 15, width: 60, height: 90), 0)
    turned.transform = turn(0.8, 0, 1)
    stage.rootLayer.addSublayer(turned)
    assertGolden(stage.render(), "card-and-table@2x")
  }

  @Test
  func `a zPosition lifts a turned card off its siblings`() {
    let stage = stage(2)
    stage.rootLayer.addSublayer(card(CGRect(x: 10, y: 30, width: 100, height: 60), 3))
    let turned = card(CGRect(x: 30, y: 15, width: 60, height: 90), 0)
    turned.transform = turn(0.8, 0, 1)
    turned.zPosition = 60
    stage.rootLayer.addSublayer(turned)
    assertGolden(stage.render(), "card-above-table@2x")
  }

  @Test(arguments: scales)
  func `tiles at fractional offsets meet without a seam`(scale: CGFloat) {
    let stage = stage(scale)
    let size: CGFloat = 100 / 7
    for index in 0..<49 {
      let x = 10.3 + CGFloat(index % 7) * size
      let y = 10.3 + CGFloat(index / 7) * size
      let tile = card(CGRect(x: x, y: y, width: size, height: size), index % 2 == 0 ? 0 : 1)
      stage.rootLayer.addSublayer(tile)
    }
    assertGolden(stage.render(), "tiles@\(Int(scale))x")
  }

  @Test(arguments: scales)
  func `a turned grid shows no line between its tiles`(scale: CGFloat) {
    let stage = stage(scale)
    let sheet = CALayer()
    sheet.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    for index in 0..<64 {
      let tile = card(CGRect(x: index % 8 * 10, y: index / 8 * 10, width: 10, height: 10), 1)
      sheet.addSublayer(tile)
    }
    sheet.transform = turn(0.3, 0, 0, 1)
    stage.rootLayer.addSublayer(sheet)
    assertGolden(stage.render(), "grid@\(Int(scale))x")
  }

  @Test
  func `an animated turn out of the plane cuts the layer, too`() {
    let stage = stage(1)
    let table = card(CGRect(x: 10, y: 30, width: 100, height: 60), 3)
    let turned = card(CGRect(x: 30, y: 15, width: 60, height: 90), 0)
    stage.rootLayer.addSublayer(turned)
    stage.rootLayer.addSublayer(table)
    let spin = CABasicAnimation(keyPath: "transform.rotation.y")
    spin.fromValue = 0
    spin.toValue = 1.6
    spin.duration = 1
    turned.add(spin, forKey: nil)
    stage.advance(to: 0.5)
    let picture = stage.render()
    // On one side of the middle the card is nearer, on the other one the table.
    #expect(picture[45, 60].red != picture[75, 60].red)
  }
}
