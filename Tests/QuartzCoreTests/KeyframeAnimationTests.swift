import Geometry
import QuartzCore
import Testing

@Suite
struct KeyframeAnimationTests {
  let stage = LayerStage(width: 100, height: 100)
  let layer = CALayer()

  init() {
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
  }

  private func positions(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGPoint] {
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    return times.map {
      stage.advance(to: $0)
      return layer.presentedState().position
    }
  }

  private func xs(_ animation: CAKeyframeAnimation, at times: [Double]) -> [Double] {
    positions(animation, at: times).map { Double(($0.x * 1e6).rounded() / 1e6) }
  }

  private var three: CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 40]
    return animation
  }

  @Test
  func `values are spread evenly and joined by lines`() {
    stage.makeCurrent()
    #expect(xs(three, at: [0, 0.25, 0.5, 0.75, 1]) == [0, 5, 10, 25, 40])
  }

  @Test
  func `key times set the moments, and the ends are held`() {
    stage.makeCurrent()
    let animation = three
    animation.keyTimes = [0.2, 0.4, 0.8]
    #expect(xs(animation, at: [0, 0.3, 0.4, 0.6, 1]) == [0, 5, 10, 25, 40])
  }

  @Test
  func `each segment has its own pace`() {
    stage.makeCurrent()
    let animation = three
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
    ]
    let result = xs(animation, at: [0.25, 0.75])
    #expect(result[0] == 5)
    #expect(abs(result[1] - (10 + 30 * 0.31536)) < 1e-3)
  }

  @Test
  func `discrete values jump`() {
    stage.makeCurrent()
    let animation = three
    animation.calculationMode = .discrete
    #expect(xs(animation, at: [0, 0.3, 0.34, 0.66, 0.67, 1]) == [0, 0, 10, 10, 40, 40])
  }

  @Test
  func `paced values move at one speed`() {
    stage.makeCurrent()
    let animation = three
    animation.calculationMode = .paced
    animation.keyTimes = [0, 0.9, 1]
    #expect(xs(animation, at: [0.1, 0.25, 0.5, 0.75]) == [4, 10, 20, 30])
  }

  @Test
  func `cubic values are joined by a Catmull-Rom spline`() {
    stage.makeCurrent()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 1, 4, 9]
    animation.calculationMode = .cubic
    #expect(xs(animation, at: [1.0 / 3, 0.5, 2.0 / 3]) == [1, 2.25, 4])
  }

  @Test
  func `a path is followed piece by piece`() {
    stage.makeCurrent()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    #expect(
      positions(animation, at: [0, 0.25, 0.75, 1])
        == [(0, 0), (5, 0), (10, 15), (10, 30)].map { CGPoint(x: $0.0, y: $0.1) }
    )
  }

  @Test
  func `a paced path is followed at one speed, turned along it`() {
    stage.makeCurrent()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    #expect(positions(animation, at: [0.125]) == [CGPoint(x: 5, y: 0)])
    #expect(layer.presentedState().transform == .identity)
    stage.advance(to: 0.625)
    #expect(layer.presentedState().position == CGPoint(x: 10, y: 15))
    #expect(abs(layer.presentedState().transform.m12 - 1) < 1e-12)
  }

  @Test
  func `transforms are decomposed between keyframes`() {
    stage.makeCurrent()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [0, 1, 2].map {
      NSValue(caTransform3D: CATransform3DMakeRotation($0 * .pi / 2, 0, 0, 1))
    }
    _ = positions(animation, at: [0.75])
    #expect(abs(layer.presentedState().transform.m11 - cos(Double.pi * 0.75)) < 1e-9)
  }
}
