import Geometry
import QuartzCore
import Testing
import Timeline

@Suite
struct BasicAnimationTests {
  let stage = LayerStage(width: 100, height: 100)
  let layer = CALayer()

  init() {
    layer.opacity = 0.9
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
  }

  private func opacity(at time: Double) -> Double {
    stage.advance(to: time)
    return Double(layer.presentedState().opacity)
  }

  /// The model is at 0.9.
  @Test(
    arguments: [
      (0.2, 0.6, nil, 0.2, 0.4), (0.2, nil, 0.2, 0.2, 0.3), (nil, 0.6, 0.2, 0.4, 0.5),
      (0.1, nil, nil, 0.1, 0.5), (nil, 0.1, nil, 0.9, 0.5), (nil, nil, -0.4, 0.9, 0.7),
      (nil, nil, nil, 0.9, 0.9),
    ] as [(Double?, Double?, Double?, Double, Double)]
  )
  func `every case of from, to and by`(
    from: Double?,
    to: Double?,
    by: Double?,
    start: Double,
    middle: Double
  ) {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(abs(opacity(at: 0) - start) < 1e-6)
    #expect(abs(opacity(at: 0.5) - middle) < 1e-6)
    #expect(abs(opacity(at: 1) - 0.9) < 1e-6)
  }

  @Test
  func `points, sizes and rectangles may be lists of their coordinates`() {
    stage.makeCurrent()
    for (path, from, to) in [
      ("position", [0, 0], [100, 50]), ("shadowOffset", [0, 0], [4.0, 8.0]),
      ("bounds", [0, 0, 10, 10], [0, 0, 30, 20]),
    ] as [(String, [Double], [Double])] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    stage.advance(to: 0.5)
    let shown = layer.presentedState()
    let middle = [
      shown.position.x, shown.position.y, shown.shadowOffset.width, shown.shadowOffset.height,
      shown.bounds.width, shown.bounds.height,
    ]
    #expect(zip(middle, [50, 25, 2, 4, 20, 15]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(middle)")
  }

  @Test
  func `an additive animation is added to the presented value`() {
    stage.makeCurrent()
    layer.values.position = CGPoint(x: 50, y: 0)
    for _ in 0..<2 {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = -10
      animation.toValue = 0
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(layer.presentedState().position.x == 30)
    stage.advance(to: 0.5)
    #expect(abs(layer.presentedState().position.x - 40) < 1e-9)
  }

  /// `Any` keeps it apart from `Double`.
  @Test
  func `a CGFloat is a number`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = CGFloat(0.2)
    animation.toValue = CGFloat(0.6)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(abs(opacity(at: 0.5) - 0.4) < 1e-6)
  }

  @Test
  func `an animation that stays after its end is released with its layer`() {
    stage.makeCurrent()
    var brief: CALayer? = CALayer()
    weak let gone = brief
    stage.rootLayer.addSublayer(brief ?? layer)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.1
    animation.isRemovedOnCompletion = false
    brief?.add(animation, forKey: nil)
    stage.advance(to: 0.2)
    brief?.removeFromSuperlayer()
    brief = nil
    stage.advance(to: 0.3)
    #expect(gone == nil)
  }

  @Test
  func `an animation of the same key replaces the first one`() {
    stage.makeCurrent()
    for from in [0.0, 0.5] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = from
      animation.duration = 1
      layer.add(animation, forKey: "fade")
    }
    #expect(layer.animationKeys() == ["fade"])
    #expect(abs(opacity(at: 0.0) - 0.5) < 1e-6)
  }

  @Test
  func `a cumulative animation continues where the last pass ended`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 1
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 2.5)
    let matrix = layer.presentedState().transform
    #expect(abs(matrix.m11 - cos(2.5)) < 1e-9)
  }

  @Test
  func `additive transforms are multiplied`() {
    stage.makeCurrent()
    layer.values.transform = CATransform3DMakeTranslation(10, 0, 0)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
    animation.toValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.isAdditive = true
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let matrix = layer.presentedState().transform
    #expect(matrix == CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1))
  }

  @Test
  func `a rotation given by its matrix takes the short way`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    let matrix = layer.presentedState().transform
    #expect(abs(matrix.m11 - cos(Double.pi / 4)) < 1e-12)
    #expect(abs(matrix.m12 - sin(Double.pi / 4)) < 1e-12)
  }

  @Test
  func `an angle by key path turns the layer all the way`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.25)
    #expect(abs(layer.presentedState().transform.m12 - 1) < 1e-9)
    stage.advance(to: 0.75)
    #expect(abs(layer.presentedState().transform.m12 + 1) < 1e-9)
  }

  @Test
  func `a value function makes the matrix`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.25)
    #expect(abs(layer.presentedState().transform.m12 - 1) < 1e-9)
  }

  @Test
  func `animating a part of a value leaves the rest alone`() {
    stage.makeCurrent()
    layer.values.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    let animation = CABasicAnimation(keyPath: "bounds.size.width")
    animation.toValue = NSNumber(value: 50)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    #expect(layer.presentedState().bounds == CGRect(x: 1, y: 2, width: 40, height: 40))
  }

  @Test
  func `colours are interpolated in sRGB, and a missing colour counts as transparent`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    animation.toValue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    animation.duration = 1
    layer.add(animation, forKey: "a")
    stage.advance(to: 0.5)
    let color = layer.presentedState().backgroundColor?.color
    #expect(color == .init(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    layer.backgroundColor = nil
    let fade = CABasicAnimation(keyPath: "backgroundColor")
    fade.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    fade.duration = 1
    layer.add(fade, forKey: "a")
    stage.advance(to: 1)
    #expect(
      layer.presentedState().backgroundColor?.color == .init(red: 1, green: 0, blue: 0, alpha: 0.5)
    )
  }

  @Test
  func `paths are blended point by point, and others morph`() throws {
    stage.makeCurrent()
    let shape = CAShapeLayer()
    stage.rootLayer.addSublayer(shape)
    let start = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let end = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    shape.path = end
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = start
    animation.toValue = end
    animation.duration = 1
    shape.add(animation, forKey: "path")
    stage.advance(to: 0.5)
    #expect(shape.presentedState().shape.path?.boundingBox.width == 20)
    animation.toValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    shape.add(animation, forKey: "path")
    stage.advance(to: 1)
    let width = try #require(shape.presentedState().shape.path?.boundingBox.width)
    #expect(abs(width - 25) < 0.1)
  }

  @Test(arguments: [true, false])
  func `a path grows out of one without a size, and shrinks into it`(grows: Bool) throws {
    stage.makeCurrent()
    let shape = CAShapeLayer()
    stage.rootLayer.addSublayer(shape)
    let point = CGPath(rect: CGRect(x: 20, y: 30, width: 0, height: 0), transform: nil)
    let disk = CGPath(ellipseIn: CGRect(x: 0, y: 10, width: 40, height: 40), transform: nil)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = grows ? point : disk
    animation.toValue = grows ? disk : point
    animation.duration = 1
    shape.add(animation, forKey: "path")
    stage.advance(to: 0.25)
    let box = try #require(shape.presentedState().shape.path?.boundingBox)
    let width: CGFloat = grows ? 10 : 30
    #expect(abs(box.width - width) < 0.1 && abs(box.height - width) < 0.1)
    #expect(abs(box.midX - 20) < 0.1 && abs(box.midY - 30) < 0.1)
  }

  @Test
  func `gradients animate colour by colour`() {
    stage.makeCurrent()
    let gradient = CAGradientLayer()
    stage.rootLayer.addSublayer(gradient)
    gradient.colors = [CGColor.black, CGColor.white]
    let animation = CABasicAnimation(keyPath: "colors")
    animation.fromValue = [CGColor.white, CGColor.white]
    animation.duration = 1
    gradient.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    let colors = gradient.presentedState().gradient.colors
    #expect(colors.map(\.color) == [.init(white: 0.5), .init(white: 1)])
  }

  @Test
  func `a spring overshoots and lasts for its settling duration`() {
    stage.makeCurrent()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    stage.advance(to: 0.35)
    let expected = 100 * Spring().value(at: 0.35)
    #expect(abs(layer.presentedState().position.x - expected) < 1e-8)
    #expect(expected > 100)
    stage.advance(to: spring.settlingDuration - 1e-6)
    #expect(layer.animationKeys() == nil && !layer.animations.isEmpty)
    stage.advance(to: spring.settlingDuration)
    #expect(layer.animations.isEmpty)
  }

  @Test
  func `a timing function bends the progress, a linear pace removes the bend`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 1
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.25)
    #expect(abs(layer.presentedState().position.x - 0.1291619310) < 1e-6)
    stage.rootLayer.isTimeDriven = true
    #expect(abs(layer.presentedState().position.x - 0.25) < 1e-9)
  }

  @Test
  func `a group runs its children in its own time and cuts them off`() {
    stage.makeCurrent()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 0.8
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 10
    move.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    group.duration = 2
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    layer.add(group, forKey: "group")
    stage.advance(to: 1)
    #expect(abs(Double(layer.presentedState().opacity) - 0.4) < 1e-6)
    #expect(abs(layer.presentedState().position.x - 5) < 1e-9)
    stage.advance(to: 5)
    #expect(abs(Double(layer.presentedState().opacity) - 0.8) < 1e-6)
    #expect(abs(layer.presentedState().position.x - 15) < 1e-9)
  }

  @Test
  func `values of another kind are reported and have no effect`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = "left"
    layer.add(animation, forKey: nil)
    layer.add(CABasicAnimation(keyPath: "nonsense"), forKey: nil)
    #expect(stage.world.diagnostics.messages.count == 2)
    #expect(layer.presentedState().position == .zero)
  }

  @Test
  func `the object may be used again after it was added`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.toValue = 0.0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    animation.toValue = 1.0
    animation.keyPath = "position.x"
    #expect(abs(opacity(at: 0.5)) < 1e-6)
  }

  final class Subclass: CABasicAnimation, CAAnimationDelegate {
    var stopped: Bool?
    override init() {
      super.init()
      delegate = self
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped = flag }
  }

  @Test
  func `a subclass of an app keeps its delegate`() {
    stage.makeCurrent()
    let animation = Subclass()
    animation.keyPath = "opacity"
    animation.fromValue = 0.0
    animation.duration = 1
    layer.add(animation, forKey: "x")
    #expect(layer.animation(forKey: "x") === animation)
    stage.advance(to: 1)
    #expect(animation.stopped == true)
  }
}
