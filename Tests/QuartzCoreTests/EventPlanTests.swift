import QuartzCore
import Testing
import Timeline

/// How often a world works out when its animations begin and end.
@MainActor
@Suite
struct `Plans of animations` {
  private let stage = LayerStage(width: 100, height: 100)
  private static let count = 100

  private func makeFade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 10
    return fade
  }

  private func add(_ animation: CAAnimation) {
    let layer = CALayer()
    stage.rootLayer.addSublayer(layer)
    layer.add(animation, forKey: nil)
  }

  @Test
  func `one that has a beginning of its own is planned once, however many others run`() {
    stage.makeCurrent()
    for index in 0..<Self.count {
      let fade = makeFade()
      fade.beginTime = CACurrentMediaTime() + 1
      add(fade)
      stage.advance(to: Double(index) / 100)
    }
    #expect(stage.world.plansSoFar <= 2 * Self.count)
  }

  @Test
  func `a pacer that moves plans its own animations again, and no others`() throws {
    stage.makeCurrent()
    for index in 0..<Self.count {
      let pacer = AnimationPacer()
      let fade = makeFade()
      fade.pacer = pacer
      add(fade)
      pacer.run(from: 0, at: CACurrentMediaTime())
      stage.advance(to: Double(index) / 100)
    }
    #expect(stage.world.plansSoFar <= 3 * Self.count)
    let next = try #require(stage.world.nextEventTime)
    #expect(abs(next - VirtualClock.startTime - 10) < 1e-6)
  }

  @Test
  func `a layer that comes and goes plans nothing again, also where the times of layers vary`() {
    stage.makeCurrent()
    let slow = CALayer()
    slow.speed = 0.5
    stage.rootLayer.addSublayer(slow)
    for _ in 0..<Self.count { add(makeFade()) }
    stage.advance(to: 0.1)
    let before = stage.world.plansSoFar
    for index in 0..<Self.count {
      let layer = CALayer()
      stage.rootLayer.addSublayer(layer)
      stage.advance(to: 0.1 + Double(index) / 100)
      layer.removeFromSuperlayer()
    }
    #expect(stage.world.plansSoFar == before)
  }
}
