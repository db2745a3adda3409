import Geometry
import QuartzCore
import Testing

@Suite
struct LayerGeometryTests {
  private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    return layer
  }

  @Test
  func `the frame follows from anchor, position and bounds`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 100)
    #expect(layer.frame == CGRect(x: 150, y: 75, width: 100, height: 50))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 200, y: 50, width: 100, height: 50))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(layer.position == CGPoint(x: 0, y: 20))
    #expect(layer.bounds == CGRect(x: 5, y: 5, width: 10, height: 20))
  }

  @Test
  func `the frame of a turned layer is the box around it, and can be set`() {
    let layer = layer(0, 0, 100, 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
      abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width)
        + abs(a.height - b.height) < 1e-9
    }
    #expect(isNear(layer.frame, CGRect(x: 25, y: -25, width: 50, height: 100)))
    let target = CGRect(x: 10, y: 20, width: 30, height: 80)
    layer.frame = target
    #expect(isNear(layer.frame, target))
    #expect(abs(layer.bounds.width - 80) < 1e-9)
    layer.transform = CATransform3DMakeScale(2, -4, 1)
    layer.frame = target
    #expect(isNear(layer.frame, target))
    #expect(abs(layer.bounds.width - 15) < 1e-9)
  }

  @Test(arguments: [
    CATransform3DMakeScale(1.1, 1.1, 0), CATransform3DMakeScale(0.0001, 0.0001, 0.0001),
    CATransform3DMakeScale(0, 1, 1),
  ])
  func `the frame of a layer whose transform has no inverse sets its size as if it had none`(
    transform: CATransform3D
  ) {
    let layer = layer(0, 0, 10, 10)
    layer.transform = transform
    layer.frame = CGRect(x: 46, y: 300, width: 300, height: 100)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(layer.position == CGPoint(x: 196, y: 350))
  }

  @Test
  func `the frame of a layer that is scaled small in its plane is the box of its bounds`() {
    let layer = layer(0, 0, 10, 10)
    layer.transform = CATransform3DMakeScale(0.001, 0.001, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    #expect(abs(layer.bounds.width - 3000) < 1e-6)
    #expect(abs(layer.bounds.height - 1000) < 1e-6)
  }

  @Test
  func `points convert up and down the tree`() {
    let root = layer(0, 0, 500, 500)
    let a = layer(100, 50, 200, 200)
    let b = layer(10, 20, 50, 50)
    let c = layer(300, 300, 100, 100)
    root.addSublayer(a)
    a.addSublayer(b)
    root.addSublayer(c)
    a.bounds.origin = CGPoint(x: 0, y: 5)
    #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 111, y: 66))
    #expect(b.convert(CGPoint(x: 0, y: 0), to: c) == CGPoint(x: -190, y: -235))
    #expect(c.convert(CGPoint(x: -190, y: -235), to: b) == .zero)
    #expect(b.convert(b.bounds, from: root) == CGRect(x: -110, y: -65, width: 50, height: 50))
  }

  /// Every way down must undo the way up.
  @Test(arguments: [
    CATransform3DMakeRotation(0.7, 0, 0, 1), CATransform3DMakeScale(2, 0.5, 1),
    {
      var t = CATransform3DIdentity
      t.m34 = -1 / 500
      return CATransform3DRotate(t, 0.6, 0, 1, 0.2)
    }(),
  ])
  func `converting there and back returns the point, through any transform`(
    transform: CATransform3D
  ) {
    let root = layer(0, 0, 500, 500)
    let a = layer(100, 50, 200, 200)
    root.addSublayer(a)
    a.transform = transform
    let point = CGPoint(x: 30, y: 170)
    let back = a.convert(a.convert(point, to: root), from: root)
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test
  func `hits are found through rotated and scaled layers`() {
    let root = layer(0, 0, 400, 400)
    let turned = layer(100, 100, 100, 100)
    turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let small = layer(40, 40, 20, 20)
    small.transform = CATransform3DMakeScale(2, 2, 1)
    root.addSublayer(turned)
    turned.addSublayer(small)
    // The corner of the square is empty, its tip sticks out.
    #expect(root.hitTest(CGPoint(x: 102, y: 102)) === root)
    #expect(root.hitTest(CGPoint(x: 150, y: 82)) === turned)
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === small)
    #expect(root.hitTest(CGPoint(x: 150, y: 124)) === small)
    #expect(root.hitTest(CGPoint(x: 150, y: 118)) === turned)
    #expect(root.hitTest(CGPoint(x: 500, y: 150)) == nil)
  }

  @Test
  func `hits are found through perspective`() {
    let root = layer(0, 0, 200, 200)
    root.sublayerTransform.m34 = -1 / 200
    let near = layer(50, 50, 100, 100)
    root.addSublayer(near)
    near.zPosition = 100
    // Twice as large: 1 / (1 - 100 / 200).
    #expect(root.hitTest(CGPoint(x: 2, y: 2)) === near)
    near.zPosition = -200
    #expect(root.hitTest(CGPoint(x: 70, y: 100)) === root)
    #expect(root.hitTest(CGPoint(x: 80, y: 100)) === near)
    near.zPosition = 0
    near.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === near)
    near.isDoubleSided = false
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === root)
  }

  @Test
  func `a higher layer is hit first, a hidden or clipped one is not`() {
    let root = layer(0, 0, 100, 100)
    let a = layer(0, 0, 60, 60)
    let b = layer(0, 0, 60, 60)
    root.addSublayer(a)
    root.addSublayer(b)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point) === b)
    a.zPosition = 1
    #expect(root.hitTest(point) === a)
    a.isHidden = true
    #expect(root.hitTest(point) === b)
    let inner = layer(50, 50, 40, 40)
    b.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === inner)
    b.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
    let mask = layer(0, 0, 5, 5)
    b.mask = mask
    #expect(root.hitTest(point) === root)
    #expect(root.hitTest(CGPoint(x: 3, y: 3)) === b)
  }

  @Test(
    arguments: [
      ("position.x", 7.0), ("bounds.size.width", 12), ("transform.scale", 2),
      ("transform.scale.x", 3), ("transform.scale.xy", 3),
      ("transform.rotation", 0.5), ("transform.rotation.x", 0.25), ("transform.translation.y", 9),
      ("opacity", 0.5), ("cornerRadius", 4), ("zPosition", 3), ("shadowOffset.height", 6),
      ("sublayerTransform.scale.y", 2), ("frame.origin.y", 11),
    ] as [(String, Double)]
  )
  func `a key path reads what it wrote`(keyPath: String, value: Double) {
    let layer = layer(0, 0, 10, 10)
    layer.setValue(value, forKeyPath: keyPath)
    let read = layer.value(forKeyPath: keyPath).flatMap { Double(boxed: $0) }
    #expect(abs((read ?? .nan) - value) < 1e-6)
  }

  @Test
  func `the scale in the plane leaves the depth as it is`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 5)
    let read = layer.value(forKeyPath: "transform.scale.xy").flatMap { Double(boxed: $0) }
    #expect(abs((read ?? .nan) - 3) < 1e-6)
    layer.setValue(0.5, forKeyPath: "transform.scale.xy")
    #expect(abs(layer.transform.m11 - 0.5) < 1e-6)
    #expect(abs(layer.transform.m22 - 0.5) < 1e-6)
    #expect(abs(layer.transform.m33 - 5) < 1e-6)
  }

  @Test
  func `unknown keys are kept, and lead to sublayers of masks`() {
    let layer = CALayer()
    layer.setValue("x", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "x")
    layer.mask = CALayer()
    layer.setValue(0.5, forKeyPath: "mask.opacity")
    #expect(layer.mask?.opacity == 0.5)
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? Double == 3)
  }
}
