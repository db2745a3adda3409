import QuartzCore
import Testing
import Timeline

/// What time does to an animation: curves, springs, and the terms of `CAMediaTiming`.
///
/// The numbers come from the documented formulas, worked out apart from this code.
@Suite("Core Animation: timing")
struct TimingConformanceTests {
  private let stage = LayerStage(width: 100, height: 100)
  private let layer = CALayer()
  /// What the model holds, which no animation here shows.
  private static let model = -7.0

  init() {
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = Self.model
    CATransaction.commit()
    stage.advance(to: 0)
  }

  /// What shows of an animation of x from 0 to 1.
  private func shown(_ animation: CABasicAnimation, at time: Double) -> Double {
    stage.makeCurrent()
    animation.keyPath = "position.x"
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "x")
    stage.advance(to: time)
    return Double(layer.presentation()?.position.x ?? .nan)
  }

  // MARK: Curves

  struct Curve: Sendable, CustomTestStringConvertible {
    let name: CAMediaTimingFunctionName
    let time: Double
    let value: Double
    init(_ name: CAMediaTimingFunctionName, _ time: Double, _ value: Double) {
      (self.name, self.time, self.value) = (name, time, value)
    }
    var testDescription: String { "\(name.rawValue) at \(time)" }
  }

  static let curves: [Curve] = [
    Curve(.linear, 0.125, 0.125),
    Curve(.linear, 0.25, 0.25),
    Curve(.linear, 0.375, 0.375),
    Curve(.linear, 0.5, 0.5),
    Curve(.linear, 0.625, 0.625),
    Curve(.linear, 0.75, 0.75),
    Curve(.linear, 0.875, 0.875),
    Curve(.easeIn, 0.125, 0.0259845978),
    Curve(.easeIn, 0.25, 0.093464654),
    Curve(.easeIn, 0.375, 0.1920219537),
    Curve(.easeIn, 0.5, 0.3153568188),
    Curve(.easeIn, 0.625, 0.4594652992),
    Curve(.easeIn, 0.75, 0.6218618746),
    Curve(.easeIn, 0.875, 0.8014199965),
    Curve(.easeOut, 0.125, 0.1985800114),
    Curve(.easeOut, 0.25, 0.3781381378),
    Curve(.easeOut, 0.375, 0.5405347153),
    Curve(.easeOut, 0.5, 0.6846431953),
    Curve(.easeOut, 0.625, 0.8079780579),
    Curve(.easeOut, 0.75, 0.9065353535),
    Curve(.easeOut, 0.875, 0.974015405),
    Curve(.easeInEaseOut, 0.125, 0.031114052),
    Curve(.easeInEaseOut, 0.25, 0.1291619388),
    Curve(.easeInEaseOut, 0.375, 0.2927708176),
    Curve(.easeInEaseOut, 0.5, 0.5000000193),
    Curve(.easeInEaseOut, 0.625, 0.7072292139),
    Curve(.easeInEaseOut, 0.75, 0.8708380778),
    Curve(.easeInEaseOut, 0.875, 0.9688859523),
    Curve(.`default`, 0.125, 0.1368884154),
    Curve(.`default`, 0.25, 0.408510592),
    Curve(.`default`, 0.375, 0.645321448),
    Curve(.`default`, 0.5, 0.8024033879),
    Curve(.`default`, 0.625, 0.9013677796),
    Curve(.`default`, 0.75, 0.9604589784),
    Curve(.`default`, 0.875, 0.9909690024),
  ]

  @Test(arguments: curves)
  func `a named curve has its documented shape`(row: Curve) {
    let animation = CABasicAnimation()
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: row.name)
    #expect(abs(shown(animation, at: row.time) - row.value) < 1e-5)
  }

  struct Points: Sendable, CustomTestStringConvertible {
    let points: [Float]
    let time: Double
    let value: Double
    init(_ points: [Float], _ time: Double, _ value: Double) {
      (self.points, self.time, self.value) = (points, time, value)
    }
    var testDescription: String { "\(points) at \(time)" }
  }

  static let customCurves: [Points] = [
    Points([0, 1, 0, 1], 0.125, 0.875),
    Points([0, 1, 0, 1], 0.25, 0.9493307859),
    Points([0, 1, 0, 1], 0.5, 0.9912200031),
    Points([0, 1, 0, 1], 0.75, 0.9992354526),
    Points([0, 1, 0, 1], 0.875, 0.9999174916),
    Points([1, 0, 1, 0], 0.125, 8.25084e-05),
    Points([1, 0, 1, 0], 0.25, 0.0007645474),
    Points([1, 0, 1, 0], 0.5, 0.0087799969),
    Points([1, 0, 1, 0], 0.75, 0.0506692141),
    Points([1, 0, 1, 0], 0.875, 0.125),
    Points([0.2, 0.8, 0.4, 1], 0.125, 0.4159830455),
    Points([0.2, 0.8, 0.4, 1], 0.25, 0.674108595),
    Points([0.2, 0.8, 0.4, 1], 0.5, 0.9094268043),
    Points([0.2, 0.8, 0.4, 1], 0.75, 0.9843389627),
    Points([0.2, 0.8, 0.4, 1], 0.875, 0.9966562522),
    Points([0.5, -0.5, 0.5, 1.5], 0.125, -0.0781950217),
    Points([0.5, -0.5, 0.5, 1.5], 0.25, -0.0382149139),
    Points([0.5, -0.5, 0.5, 1.5], 0.5, 0.5),
    Points([0.5, -0.5, 0.5, 1.5], 0.75, 1.0382149139),
    Points([0.5, -0.5, 0.5, 1.5], 0.875, 1.0781950217),
    Points([0.3, 0.7, 0.9, 0.1], 0.125, 0.2070312438),
    Points([0.3, 0.7, 0.9, 0.1], 0.25, 0.3139559638),
    Points([0.3, 0.7, 0.9, 0.1], 0.5, 0.4069729818),
    Points([0.3, 0.7, 0.9, 0.1], 0.75, 0.4886744717),
    Points([0.3, 0.7, 0.9, 0.1], 0.875, 0.6009158764),
  ]

  @Test(arguments: customCurves)
  func `a curve follows its control points`(row: Points) {
    let animation = CABasicAnimation()
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(
      controlPoints: row.points[0],
      row.points[1],
      row.points[2],
      row.points[3]
    )
    #expect(abs(shown(animation, at: row.time) - row.value) < 1e-5)
  }

  struct ControlPoint: Sendable, CustomTestStringConvertible {
    let name: CAMediaTimingFunctionName
    let index: Int
    let x: Float
    let y: Float
    init(_ name: CAMediaTimingFunctionName, _ index: Int, _ x: Float, _ y: Float) {
      (self.name, self.index, self.x, self.y) = (name, index, x, y)
    }
    var testDescription: String { "\(name.rawValue) point \(index)" }
  }

  static let controlPoints: [ControlPoint] = [
    ControlPoint(.linear, 0, 0, 0),
    ControlPoint(.linear, 1, 0, 0),
    ControlPoint(.linear, 2, 1, 1),
    ControlPoint(.linear, 3, 1, 1),
    ControlPoint(.easeIn, 0, 0, 0),
    ControlPoint(.easeIn, 1, 0.42, 0),
    ControlPoint(.easeIn, 2, 1, 1),
    ControlPoint(.easeIn, 3, 1, 1),
    ControlPoint(.easeOut, 0, 0, 0),
    ControlPoint(.easeOut, 1, 0, 0),
    ControlPoint(.easeOut, 2, 0.58, 1),
    ControlPoint(.easeOut, 3, 1, 1),
    ControlPoint(.easeInEaseOut, 0, 0, 0),
    ControlPoint(.easeInEaseOut, 1, 0.42, 0),
    ControlPoint(.easeInEaseOut, 2, 0.58, 1),
    ControlPoint(.easeInEaseOut, 3, 1, 1),
    ControlPoint(.`default`, 0, 0, 0),
    ControlPoint(.`default`, 1, 0.25, 0.1),
    ControlPoint(.`default`, 2, 0.25, 1),
    ControlPoint(.`default`, 3, 1, 1),
  ]

  @Test(arguments: controlPoints)
  func `a named curve returns its control points`(row: ControlPoint) {
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(name: row.name).getControlPoint(at: row.index, values: &values)
    #expect(values == [row.x, row.y])
  }

  // MARK: Springs

  struct Sample: Sendable, CustomTestStringConvertible {
    let mass: CGFloat
    let stiffness: CGFloat
    let damping: CGFloat
    let velocity: CGFloat
    let time: Double
    let value: Double
    init(_ m: CGFloat, _ k: CGFloat, _ c: CGFloat, _ v: CGFloat, _ time: Double, _ value: Double) {
      (mass, stiffness, damping, velocity) = (m, k, c, v)
      (self.time, self.value) = (time, value)
    }
    var testDescription: String { "m \(mass) k \(stiffness) c \(damping) v \(velocity) at \(time)" }
  }

  static let springs: [Sample] = [
    Sample(1, 100, 10, 0, 0.0625, 0.1553348777),
    Sample(1, 100, 10, 0, 0.125, 0.4759898498),
    Sample(1, 100, 10, 0, 0.25, 1.0233595799),
    Sample(1, 100, 10, 0, 0.5, 1.0745905666),
    Sample(1, 100, 10, 0, 0.75, 0.9741517077),
    Sample(1, 100, 10, 5, 0.0625, 0.372963586),
    Sample(1, 100, 10, 5, 0.125, 0.7489120995),
    Sample(1, 100, 10, 5, 0.25, 1.1604145293),
    Sample(1, 100, 10, 5, 0.5, 1.0306193562),
    Sample(1, 100, 10, 5, 0.75, 0.9770087944),
    Sample(1, 300, 20, 0, 0.0625, 0.3679133051),
    Sample(1, 300, 20, 0, 0.125, 0.8573966281),
    Sample(1, 300, 20, 0, 0.25, 1.0980762062),
    Sample(1, 300, 20, 0, 0.5, 0.9918700704),
    Sample(1, 300, 20, 0, 0.75, 1.0005716256),
    Sample(2, 100, 10, 0, 0.0625, 0.0868348745),
    Sample(2, 100, 10, 0, 0.125, 0.301066266),
    Sample(2, 100, 10, 0, 0.25, 0.8426513573),
    Sample(2, 100, 10, 0, 0.5, 1.300435843),
    Sample(2, 100, 10, 0, 0.75, 1.0184817022),
    Sample(1, 100, 20, 0, 0.0625, 0.1302001787),
    Sample(1, 100, 20, 0, 0.125, 0.3553642071),
    Sample(1, 100, 20, 0, 0.25, 0.7127025048),
    Sample(1, 100, 20, 0, 0.5, 0.959572318),
    Sample(1, 100, 20, 0, 0.75, 0.9952987829),
    Sample(1, 100, 40, 0, 0.0625, 0.1302001787),
    Sample(1, 100, 40, 0, 0.125, 0.3553642071),
    Sample(1, 100, 40, 0, 0.25, 0.7127025048),
    Sample(1, 100, 40, 0, 0.5, 0.959572318),
    Sample(1, 100, 40, 0, 0.75, 0.9952987829),
    Sample(3, 1000, 500, 0, 0.0625, 0.3159841858),
    Sample(3, 1000, 500, 0, 0.125, 0.6650152608),
    Sample(3, 1000, 500, 0, 0.25, 0.9420383465),
    Sample(3, 1000, 500, 0, 0.5, 0.9989009789),
    Sample(3, 1000, 500, 0, 0.75, 0.999983393),
    Sample(1, 100, 1, 0, 0.0625, 0.1851849859),
    Sample(1, 100, 1, 0, 0.125, 0.6577815838),
    Sample(1, 100, 1, 0, 0.25, 1.6788006945),
    Sample(1, 100, 1, 0, 0.5, 0.8212141937),
    Sample(1, 100, 1, 0, 0.75, 0.7235632698),
    Sample(1, 200, 15, -3, 0.0625, 0.1685411091),
    Sample(1, 200, 15, -3, 0.125, 0.6297283291),
    Sample(1, 200, 15, -3, 0.25, 1.1324643063),
    Sample(1, 200, 15, -3, 0.5, 0.9833112871),
    Sample(1, 200, 15, -3, 0.75, 1.0019502087),
    Sample(3, 1000, 500, 4, 0.0625, 0.395851945),
    Sample(3, 1000, 500, 4, 0.125, 0.7160461324),
    Sample(3, 1000, 500, 4, 0.25, 0.952454946),
    Sample(3, 1000, 500, 4, 0.5, 0.99911799),
    Sample(3, 1000, 500, 4, 0.75, 0.9999867838),
  ]

  @Test(arguments: springs)
  func `a spring is where its equation puts it`(row: Sample) {
    let animation = CASpringAnimation()
    animation.mass = row.mass
    animation.stiffness = row.stiffness
    animation.damping = row.damping
    animation.initialVelocity = row.velocity
    animation.duration = 4
    #expect(abs(shown(animation, at: row.time) - row.value) < 1e-7)
  }

  struct Settling: Sendable {
    let stiffness: CGFloat
    let damping: CGFloat
    let duration: Double
    init(_ stiffness: CGFloat, _ damping: CGFloat, _ duration: Double) {
      (self.stiffness, self.damping, self.duration) = (stiffness, damping, duration)
    }
  }

  /// Measured of the real class.
  static let settlings: [Settling] = [
    Settling(100, 10, 1.4727003346780927), Settling(300, 20, 0.7442555275721707),
    Settling(157.9137, 17.59292, 0.8629552831744205),
    Settling(157.9137, 7.53982, 1.904872615017113),
    Settling(322.2728, 30.51833, 0.5156554893625898), Settling(100, 1, 13.91321015404625),
    Settling(100, 20, 1), Settling(100, 40, 1), Settling(157.91367, 25.1328, 0.8),
    Settling(39.478, 12.5664, 1.5),
  ]

  @Test(arguments: settlings)
  func `a spring settles when measured ones do`(row: Settling) {
    let animation = CASpringAnimation()
    animation.stiffness = row.stiffness
    animation.damping = row.damping
    #expect(abs(animation.settlingDuration - row.duration) < 1e-5)
  }

  // MARK: CAMediaTiming

  struct Timing: Sendable, CustomTestStringConvertible {
    let begin: Double
    let duration: Double
    let speed: Float
    let offset: Double
    let count: Float
    let total: Double
    let autoreverses: Bool
    let fill: CAMediaTimingFillMode
    let time: Double
    /// nil shows the model.
    let value: Double?
    init(
      _ begin: Double,
      _ duration: Double,
      speed: Float,
      offset: Double,
      count: Float,
      for total: Double,
      _ autoreverses: Bool,
      _ fill: CAMediaTimingFillMode,
      at time: Double,
      _ value: Double?
    ) {
      (self.begin, self.duration, self.speed, self.offset) = (begin, duration, speed, offset)
      (self.count, self.total, self.autoreverses) = (count, total, autoreverses)
      (self.fill, self.time, self.value) = (fill, time, value)
    }
    var testDescription: String {
      "begin \(begin) duration \(duration) speed \(speed) offset \(offset) count \(count) "
        + "for \(total) \(autoreverses ? "there and back " : "")\(fill.rawValue) at \(time)"
    }
  }

  static let timings: [Timing] = [
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, false, .removed, at: 0.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, false, .forwards, at: 0.375, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, false, .backwards, at: 0.75, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, false, .both, at: 1.125, 1),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, false, .removed, at: 1.625, nil),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, false, .forwards, at: 2.25, 1),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, false, .backwards, at: 3.5, nil),
    Timing(0.5, 1, speed: 1, offset: 0, count: 0, for: 0, false, .forwards, at: 0.25, nil),
    Timing(0.5, 1, speed: 1, offset: 0, count: 0, for: 0, false, .backwards, at: 0.375, 0),
    Timing(0.5, 1, speed: 1, offset: 0, count: 0, for: 0, false, .both, at: 0.75, 0.25),
    Timing(0.5, 1, speed: 1, offset: 0, count: 0, for: 0, false, .removed, at: 1.125, 0.625),
    Timing(0.5, 1, speed: 1, offset: 0, count: 0, for: 0, false, .forwards, at: 1.625, 1),
    Timing(0.5, 1, speed: 1, offset: 0, count: 0, for: 0, false, .backwards, at: 2.25, nil),
    Timing(0.5, 1, speed: 1, offset: 0, count: 0, for: 0, false, .both, at: 3.5, 1),
    Timing(0, 2, speed: 1, offset: 0, count: 0, for: 0, false, .backwards, at: 0.25, 0.125),
    Timing(0, 2, speed: 1, offset: 0, count: 0, for: 0, false, .both, at: 0.375, 0.1875),
    Timing(0, 2, speed: 1, offset: 0, count: 0, for: 0, false, .removed, at: 0.75, 0.375),
    Timing(0, 2, speed: 1, offset: 0, count: 0, for: 0, false, .forwards, at: 1.125, 0.5625),
    Timing(0, 2, speed: 1, offset: 0, count: 0, for: 0, false, .backwards, at: 1.625, 0.8125),
    Timing(0, 2, speed: 1, offset: 0, count: 0, for: 0, false, .both, at: 2.25, 1),
    Timing(0, 2, speed: 1, offset: 0, count: 0, for: 0, false, .removed, at: 3.5, nil),
    Timing(0, 1, speed: 2, offset: 0, count: 0, for: 0, false, .both, at: 0.25, 0.5),
    Timing(0, 1, speed: 2, offset: 0, count: 0, for: 0, false, .removed, at: 0.375, 0.75),
    Timing(0, 1, speed: 2, offset: 0, count: 0, for: 0, false, .forwards, at: 0.75, 1),
    Timing(0, 1, speed: 2, offset: 0, count: 0, for: 0, false, .backwards, at: 1.125, nil),
    Timing(0, 1, speed: 2, offset: 0, count: 0, for: 0, false, .both, at: 1.625, 1),
    Timing(0, 1, speed: 2, offset: 0, count: 0, for: 0, false, .removed, at: 2.25, nil),
    Timing(0, 1, speed: 2, offset: 0, count: 0, for: 0, false, .forwards, at: 3.5, 1),
    Timing(0, 1, speed: 0.5, offset: 0, count: 0, for: 0, false, .removed, at: 0.25, 0.125),
    Timing(0, 1, speed: 0.5, offset: 0, count: 0, for: 0, false, .forwards, at: 0.375, 0.1875),
    Timing(0, 1, speed: 0.5, offset: 0, count: 0, for: 0, false, .backwards, at: 0.75, 0.375),
    Timing(0, 1, speed: 0.5, offset: 0, count: 0, for: 0, false, .both, at: 1.125, 0.5625),
    Timing(0, 1, speed: 0.5, offset: 0, count: 0, for: 0, false, .removed, at: 1.625, 0.8125),
    Timing(0, 1, speed: 0.5, offset: 0, count: 0, for: 0, false, .forwards, at: 2.25, 1),
    Timing(0, 1, speed: 0.5, offset: 0, count: 0, for: 0, false, .backwards, at: 3.5, nil),
    Timing(0, 1, speed: 1, offset: 0.25, count: 0, for: 0, false, .forwards, at: 0.25, 0.5),
    Timing(0, 1, speed: 1, offset: 0.25, count: 0, for: 0, false, .backwards, at: 0.375, 0.625),
    Timing(0, 1, speed: 1, offset: 0.25, count: 0, for: 0, false, .both, at: 0.75, 0),
    Timing(0, 1, speed: 1, offset: 0.25, count: 0, for: 0, false, .removed, at: 1.125, nil),
    Timing(0, 1, speed: 1, offset: 0.25, count: 0, for: 0, false, .forwards, at: 1.625, 0.25),
    Timing(0, 1, speed: 1, offset: 0.25, count: 0, for: 0, false, .backwards, at: 2.25, nil),
    Timing(0, 1, speed: 1, offset: 0.25, count: 0, for: 0, false, .both, at: 3.5, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, false, .backwards, at: 0.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, false, .both, at: 0.375, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, false, .removed, at: 0.75, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, false, .forwards, at: 1.125, 0.125),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, false, .backwards, at: 1.625, 0.625),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, false, .both, at: 2.25, 1),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, false, .removed, at: 3.5, nil),
    Timing(0, 1, speed: 1, offset: 0, count: 2.5, for: 0, false, .both, at: 0.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 2.5, for: 0, false, .removed, at: 0.375, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 2.5, for: 0, false, .forwards, at: 0.75, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 2.5, for: 0, false, .backwards, at: 1.125, 0.125),
    Timing(0, 1, speed: 1, offset: 0, count: 2.5, for: 0, false, .both, at: 1.625, 0.625),
    Timing(0, 1, speed: 1, offset: 0, count: 2.5, for: 0, false, .removed, at: 2.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 2.5, for: 0, false, .forwards, at: 3.5, 0.5),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 1.75, false, .removed, at: 0.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 1.75, false, .forwards, at: 0.375, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 1.75, false, .backwards, at: 0.75, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 1.75, false, .both, at: 1.125, 0.125),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 1.75, false, .removed, at: 1.625, 0.625),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 1.75, false, .forwards, at: 2.25, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 1.75, false, .backwards, at: 3.5, nil),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, true, .forwards, at: 0.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, true, .backwards, at: 0.375, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, true, .both, at: 0.75, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, true, .removed, at: 1.125, 0.875),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, true, .forwards, at: 1.625, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, true, .backwards, at: 2.25, nil),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 0, true, .both, at: 3.5, 0),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, true, .backwards, at: 0.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, true, .both, at: 0.375, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, true, .removed, at: 0.75, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, true, .forwards, at: 1.125, 0.875),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, true, .backwards, at: 1.625, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, true, .both, at: 2.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 2, for: 0, true, .removed, at: 3.5, 0.5),
    Timing(0, 1, speed: 1, offset: 0, count: 1.25, for: 0, true, .both, at: 0.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 1.25, for: 0, true, .removed, at: 0.375, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 1.25, for: 0, true, .forwards, at: 0.75, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 1.25, for: 0, true, .backwards, at: 1.125, 0.875),
    Timing(0, 1, speed: 1, offset: 0, count: 1.25, for: 0, true, .both, at: 1.625, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 1.25, for: 0, true, .removed, at: 2.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 1.25, for: 0, true, .forwards, at: 3.5, 0.5),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 2.5, true, .removed, at: 0.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 2.5, true, .forwards, at: 0.375, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 2.5, true, .backwards, at: 0.75, 0.75),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 2.5, true, .both, at: 1.125, 0.875),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 2.5, true, .removed, at: 1.625, 0.375),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 2.5, true, .forwards, at: 2.25, 0.25),
    Timing(0, 1, speed: 1, offset: 0, count: 0, for: 2.5, true, .backwards, at: 3.5, nil),
    Timing(0.25, 0.5, speed: 2, offset: 0.125, count: 3, for: 0, true, .forwards, at: 0.25, 0.25),
    Timing(0.25, 0.5, speed: 2, offset: 0.125, count: 3, for: 0, true, .backwards, at: 0.375, 0.75),
    Timing(0.25, 0.5, speed: 2, offset: 0.125, count: 3, for: 0, true, .both, at: 0.75, 0.25),
    Timing(0.25, 0.5, speed: 2, offset: 0.125, count: 3, for: 0, true, .removed, at: 1.125, 0.25),
    Timing(0.25, 0.5, speed: 2, offset: 0.125, count: 3, for: 0, true, .forwards, at: 1.625, 0.25),
    Timing(0.25, 0.5, speed: 2, offset: 0.125, count: 3, for: 0, true, .backwards, at: 2.25, nil),
    Timing(0.25, 0.5, speed: 2, offset: 0.125, count: 3, for: 0, true, .both, at: 3.5, 0.25),
    Timing(0.5, 1, speed: 1, offset: -0.25, count: 0, for: 0, false, .backwards, at: 0.25, 0),
    Timing(0.5, 1, speed: 1, offset: -0.25, count: 0, for: 0, false, .both, at: 0.375, 0),
    Timing(0.5, 1, speed: 1, offset: -0.25, count: 0, for: 0, false, .removed, at: 0.75, 0),
    Timing(0.5, 1, speed: 1, offset: -0.25, count: 0, for: 0, false, .forwards, at: 1.125, 0.375),
    Timing(0.5, 1, speed: 1, offset: -0.25, count: 0, for: 0, false, .backwards, at: 1.625, 0.875),
    Timing(0.5, 1, speed: 1, offset: -0.25, count: 0, for: 0, false, .both, at: 2.25, 1),
    Timing(0.5, 1, speed: 1, offset: -0.25, count: 0, for: 0, false, .removed, at: 3.5, nil),
  ]

  @Test(arguments: timings)
  func `time runs as CAMediaTiming documents`(row: Timing) {
    stage.makeCurrent()
    let animation = CABasicAnimation()
    animation.beginTime = CACurrentMediaTime() + row.begin
    animation.duration = row.duration
    animation.speed = row.speed
    animation.timeOffset = row.offset
    animation.repeatCount = row.count
    animation.repeatDuration = row.total
    animation.autoreverses = row.autoreverses
    animation.fillMode = row.fill
    #expect(abs(shown(animation, at: row.time) - (row.value ?? Self.model)) < 1e-6)
  }
}
