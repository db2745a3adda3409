import Geometry
import QuartzCore
import Testing
import Timeline

@MainActor
@Suite
struct LayerTimeTests {
  let stage = LayerStage(width: 100, height: 100)
  let container = CALayer()
  let layer = CALayer()
  let journal = Journal()

  init() {
    stage.rootLayer.addSublayer(container)
    container.addSublayer(layer)
    stage.advance(to: 0)
  }

  private func addMove(duration: Double = 1) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    animation.fillMode = .both
    animation.delegate = journal
    layer.add(animation, forKey: "move")
  }

  private var x: Double { (Double(layer.presentedState().position.x) * 1e6).rounded() / 1e6 }

  @Test
  func `a paused tree shows its offset and never ends`() {
    stage.makeCurrent()
    container.speed = 0
    container.timeOffset = 5
    addMove()
    stage.advance(to: 3)
    #expect(x == 0)
    for share in [0.25, 1, 0.5, 0] {
      container.timeOffset = 5 + share
      #expect(x == 100 * share)
    }
    stage.advance(to: 100)
    #expect(layer.animationKeys() == ["move"])
    #expect(stage.world.isQuiescent)
    #expect(stage.world.nextEventTime == nil)
  }

  @Test
  func `a layer pauses and resumes as documented`() {
    stage.makeCurrent()
    addMove()
    stage.advance(to: 0.25)
    let paused = container.convertTime(CACurrentMediaTime(), from: nil)
    container.speed = 0
    container.timeOffset = paused
    stage.advance(to: 7)
    #expect(x == 25)
    container.speed = 1
    container.timeOffset = 0
    container.beginTime = 0
    container.beginTime = container.convertTime(CACurrentMediaTime(), from: nil) - paused
    stage.advance(to: 7.25)
    #expect(x == 50)
    stage.advance(to: 8)
    #expect(journal.lines.last == "7.75 stop ? true")
  }

  @Test
  func `an animation in a time that runs backwards moves until it is back at its beginning`() throws
  {
    stage.makeCurrent()
    addMove()
    stage.advance(to: 0.5)
    let middle = container.convertTime(CACurrentMediaTime(), from: nil)
    container.beginTime = CACurrentMediaTime()
    container.timeOffset = middle + 0.25
    container.speed = -1
    #expect(!stage.world.isQuiescent)
    let next = try #require(stage.world.nextEventTime)
    #expect(abs(next - VirtualClock.startTime - 1.25) < 1e-6)
    stage.advance(to: 1)
    #expect(x == 25)
    #expect(!stage.world.isQuiescent)
    stage.advance(to: 2)
    #expect(x == 0)
    #expect(stage.world.isQuiescent)
    #expect(stage.world.nextEventTime == nil)
    #expect(layer.animationKeys() == ["move"])
    container.beginTime = CACurrentMediaTime()
    container.timeOffset = middle
    container.speed = 1
    stage.advance(to: 4)
    #expect(journal.lines.last == "2.5 stop ? true")
  }

  @Test
  func `an animation that is played backwards from its end is not over`() {
    stage.makeCurrent()
    container.speed = 0
    addMove()
    stage.advance(to: 0.5)
    container.beginTime = CACurrentMediaTime()
    container.timeOffset = 1
    container.speed = -1
    stage.advance(to: 1)
    #expect(x == 50)
    #expect(!stage.world.isQuiescent)
  }

  @Test
  func `half the speed takes twice as long`() {
    stage.makeCurrent()
    container.speed = 0.5
    addMove()
    stage.advance(to: 1)
    #expect(x == 50)
    stage.advance(to: 3)
    #expect(journal.lines.last == "2.0 stop ? true")
  }

  @Test
  func `times convert between layers`() {
    stage.makeCurrent()
    container.speed = 2
    container.beginTime = 10
    container.timeOffset = 1
    #expect(layer.convertTime(15, from: nil) == 11)
    #expect(layer.convertTime(11, to: nil) == 15)
    #expect(container.convertTime(11, to: stage.rootLayer) == 15)
  }

  @Test
  func `a begin time in the future shows the first value when filled backwards`() {
    stage.makeCurrent()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 70
    animation.beginTime = CACurrentMediaTime() + 1
    animation.duration = 1
    animation.fillMode = .backwards
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    #expect(x == 70)
    stage.advance(to: 1.5)
    #expect(x == 35)
  }

  @Test
  func `a pacer starts, scrubs and reverses animations`() {
    stage.makeCurrent()
    let pacer = AnimationPacer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.fillMode = .both
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.pacer = pacer
    var ended: [Bool] = []
    animation.onStop = { ended.append($0) }
    layer.add(animation, forKey: "move")
    pacer.pause(at: 0.5)
    #expect(abs(x - 31.536) < 1e-3)
    pacer.isLinear = true
    #expect(x == 50)
    pacer.isLinear = false
    pacer.run(from: 0.5, at: CACurrentMediaTime(), rate: -1)
    stage.advance(to: 0.25)
    #expect(abs(x - 9.346) < 1e-2)
    #expect(ended.isEmpty)
    stage.advance(to: 0.5)
    #expect(ended == [true])
  }

  @Test
  func `a pacer runs on where an interactive transition drives its layer`() {
    stage.makeCurrent()
    container.speed = 0
    container.timeOffset = CACurrentMediaTime()
    container.isTimeDriven = true
    addMove()
    let other = CALayer()
    container.addSublayer(other)
    let pacer = AnimationPacer()
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.fillMode = .both
    animation.pacer = pacer
    var ends: [Double] = []
    animation.onStop = { [stage] _ in ends.append(stage.world.clock.now) }
    other.add(animation, forKey: "move")
    let start = CACurrentMediaTime()
    pacer.run(from: 0, at: start)
    stage.advance(to: 0.25)
    #expect(x == 0)
    #expect(abs(other.presentedState().position.y - 25) < 1e-6)
    stage.advance(to: 3)
    #expect(x == 0)
    #expect(ends.count == 1 && abs((ends.first ?? 0) - start - 1) < 1e-6)
  }

  @Test
  func `additive animations of a change reverse smoothly`() {
    stage.makeCurrent()
    func change(to target: Double, forKey key: String) {
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = CGPoint(x: layer.position.x - target, y: 0)
      animation.toValue = CGPoint.zero
      animation.isAdditive = true
      animation.duration = 1
      animation.fillMode = .both
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: target, y: 0)
      CATransaction.commit()
      layer.add(animation, forKey: key)
    }
    change(to: 100, forKey: "there")
    stage.advance(to: 0.5)
    #expect(x == 50)
    change(to: 0, forKey: "back")
    #expect(layer.animationKeys() == ["there", "back"])
    #expect(x == 50)
    stage.advance(to: 0.75)
    // 0 + the rest of the first (-25) + the second (75).
    #expect(x == 50)
    stage.advance(to: 1.5)
    #expect(x == 0)
  }

  @Test
  func `an additive transform moves straight from old to new`() {
    stage.makeCurrent()
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
      CATransform3DMakeTranslation(100, 0, 0)
    )
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = layer.transform
    animation.toValue = turned
    animation.reference = .transform(turned)
    animation.isAdditive = true
    animation.duration = 1
    layer.values.transform = turned
    layer.add(animation, forKey: "turn")
    stage.advance(to: 0.5)
    let matrix = layer.presentedState().transform
    #expect(abs(matrix.m41 - 50) < 1e-9)
    #expect(abs(matrix.m42) < 1e-9)
    #expect(abs(matrix.m11 - cos(Double.pi / 4)) < 1e-9)
  }
}
