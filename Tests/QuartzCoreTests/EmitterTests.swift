import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Where the particles of an emitter are.
///
/// Values come from the layer's time alone.
struct EmitterTests {
  private func cell(_ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 100
    change(cell)
    return cell
  }

  private func swarm(_ eras: [(start: Double, EmitterState)], at time: Double) -> [Particle] {
    ParticleSwarm(eras.map { CAEmitterLayer.Era(start: $0.start, emitter: $0.1) }, at: time)
      .particles
  }

  @Test
  func `as many particles live as are born in a lifetime`() {
    var emitter = EmitterState()
    emitter.cells = [cell()]
    #expect(swarm([(0, emitter)], at: 0.95).count == 10)
    #expect((20...21).contains(swarm([(0, emitter)], at: 50).count))
    emitter.birthRate = 0.5
    #expect((10...11).contains(swarm([(0, emitter)], at: 50).count))
  }

  @Test
  func `a particle flies straight, and falls under acceleration`() throws {
    var emitter = EmitterState()
    emitter.position = CGPoint(x: 5, y: 7)
    emitter.cells = [
      cell {
        $0.birthRate = 0.1; $0.yAcceleration = 60
      }
    ]
    let particle = try #require(swarm([(0, emitter)], at: 1).first)
    #expect(abs(particle.position.x - 105) < 1e-9)
    #expect(abs(particle.position.y - 37) < 1e-9)
  }

  @Test
  func `particles outlive an emitter that is switched off`() {
    var emitter = EmitterState()
    emitter.cells = [cell()]
    var off = emitter
    off.birthRate = 0
    let eras = [(0.0, emitter), (3.0, off)]
    #expect((20...21).contains(swarm(eras, at: 3).count))
    #expect((10...11).contains(swarm(eras, at: 4).count))
    #expect(swarm(eras, at: 5.01).isEmpty)
  }

  @Test
  func `a particle is the same in every frame, and another seed makes others`() {
    var emitter = EmitterState()
    emitter.cells = [
      cell {
        $0.emissionRange = 2 * .pi; $0.lifetime = 9; $0.birthRate = 1
      }
    ]
    func directions(_ time: Double) -> [Double] {
      swarm([(0, emitter)], at: time).map { atan2($0.position.y, $0.position.x) }
    }
    let (early, late) = (directions(4.5), directions(5.5))
    for (a, b) in zip(early, late) { #expect(abs(a - b) < 1e-9) }
    #expect(Set(late.map { ($0 * 100).rounded() }).count > 3)
    emitter.seed = 7
    #expect(directions(5.5) != late)
  }

  @Test
  func `size, colour and turn change with age`() throws {
    var emitter = EmitterState()
    emitter.cells = [
      cell {
        $0.birthRate = 0.1
        $0.scale = 0.5
        $0.scaleSpeed = 0.25
        $0.alphaSpeed = -0.5
        $0.spin = 2
      }
    ]
    let particle = try #require(swarm([(0, emitter)], at: 1).first)
    #expect(abs(particle.scale - 0.75) < 1e-9)
    #expect(abs(particle.color.alpha - 0.5) < 1e-6)
    #expect(abs(particle.angle - 2) < 1e-9)
  }

  @Test
  func `a shell bursts where it is`() {
    var emitter = EmitterState()
    let spark = cell {
      $0.velocity = 0; $0.birthRate = 20; $0.lifetime = 1
    }
    emitter.cells = [
      cell {
        $0.birthRate = 0.1; $0.emitterCells = [spark]
      }
    ]
    let sparks = swarm([(0, emitter)], at: 1).filter { $0.cell === spark }
    #expect(sparks.count >= 19)
    #expect(sparks.allSatisfy { (0...100).contains($0.position.x) && abs($0.position.y) < 1e-9 })
  }

  @Test
  func `from a line a longitude of π goes down and 0 goes up, from a point 0 goes right`() throws {
    func way(_ shape: CAEmitterLayerEmitterShape, _ longitude: CGFloat) throws -> CGPoint {
      var emitter = EmitterState()
      emitter.shape = shape
      emitter.cells = [
        cell {
          $0.birthRate = 0.1; $0.emissionLongitude = longitude
        }
      ]
      return try #require(swarm([(0, emitter)], at: 1).first).position
    }
    for (shape, longitude, x, y) in [
      (CAEmitterLayerEmitterShape.line, CGFloat.pi, 0.0, 100.0), (.line, 0, 0, -100),
      (.line, .pi / 2, 100, 0), (.point, 0, 100, 0),
    ] {
      let end = try way(shape, longitude)
      #expect(abs(end.x - x) < 1e-9 && abs(end.y - y) < 1e-9, "\(shape.rawValue) \(longitude)")
    }
  }

  @Test(arguments: [CAEmitterLayerEmitterShape.circle, .sphere, .rectangle, .cuboid])
  func `from an outline particles fly outwards, and back with a velocity below zero`(
    shape: CAEmitterLayerEmitterShape
  ) {
    let isRound = shape == .circle || shape == .sphere
    var emitter = EmitterState()
    emitter.shape = shape
    emitter.mode = .outline
    emitter.size = CGSize(width: 40, height: 40)
    for velocity in isRound ? [100.0, -10] : [100] {
      emitter.cells = [
        cell {
          $0.lifetime = 5; $0.velocity = velocity
        }
      ]
      let particles = swarm([(0, emitter)], at: 1)
      #expect(particles.count >= 10)
      // Their own places differ, and so do their directions.
      #expect(Set(particles.map { $0.position.x > 0 }).count == 2)
      for particle in particles {
        let (x, y) = (particle.position.x, particle.position.y)
        let distance = isRound ? (x * x + y * y).squareRoot() : max(abs(x), abs(y))
        #expect(abs(distance - ((isRound ? 40 : 20) + velocity * particle.age)) < 1e-6)
      }
    }
  }

  /// A rocket from the origin, upwards from a line, that emits what it is given.
  private func rocket(_ cells: [CAEmitterCell]) -> EmitterState {
    var emitter = EmitterState()
    emitter.shape = .line
    emitter.cells = [
      cell {
        $0.birthRate = 0.1
        $0.lifetime = 1.5
        $0.color = CGColor(red: 0.5, green: 1, blue: 0.5, alpha: 1)
        $0.blueSpeed = 0.25
        $0.emitterCells = cells
      }
    ]
    return emitter
  }

  @Test
  func `what a particle emits comes first after a whole interval of its life`() throws {
    let burst = cell {
      $0.birthRate = 1; $0.velocity = 0; $0.lifetime = 1
    }
    let emitter = rocket([burst])
    func bursts(_ time: Double) -> [Particle] {
      swarm([(0, emitter)], at: time).filter { $0.cell === burst }
    }
    #expect(bursts(0.99).isEmpty)
    let first = try #require(bursts(1.01).first)
    #expect(bursts(1.9).count == 1)
    #expect(abs(first.position.y + 100) < 1e-9)
    #expect(bursts(2.01).isEmpty)
  }

  @Test
  func
    `what a particle emits is tinted with the colour that it has then, and goes its own direction`()
    throws
  {
    let spark = cell {
      $0.birthRate = 1
      $0.color = CGColor(red: 1, green: 0.5, blue: 0.4, alpha: 1)
      $0.greenSpeed = -0.5
    }
    let emitter = rocket([spark])
    let shown = try #require(swarm([(0, emitter)], at: 1.5).first { $0.cell === spark })
    #expect(abs(shown.color.red - 0.5) < 1e-6)
    #expect(abs(shown.color.green - 0.25) < 1e-6)
    // After a second the rocket is at 0.75.
    #expect(abs(shown.color.blue - 0.3) < 1e-6)
    #expect(abs(shown.position.x - 50) < 1e-9 && abs(shown.position.y + 100) < 1e-9)
  }

  @Test
  func `particles are born inside the emitter's shape`() {
    var emitter = EmitterState()
    emitter.size = CGSize(width: 40, height: 20)
    emitter.position = CGPoint(x: 100, y: 100)
    for (shape, mode) in [
      (CAEmitterLayerEmitterShape.line, CAEmitterLayerEmitterMode.surface),
      (.rectangle, .outline), (.rectangle, .volume), (.point, .points),
    ] {
      emitter.shape = shape
      emitter.mode = mode
      for step in 0..<20 {
        let place = emitter.birthPlace(Double(step) / 20, 0.3)
        #expect(abs(place.x - 100) <= 20)
        #expect(abs(place.y - 100) <= 10)
      }
    }
    emitter.shape = .circle
    emitter.mode = .outline
    let place = emitter.birthPlace(0.25, 0)
    #expect(abs(place.x - 100) < 1e-9)
    #expect(abs(place.y - 140) < 1e-9)
  }

  @Test
  func `a path of names changes the cell of that name alone`() throws {
    let spark = cell { $0.name = "spark" }
    let heart = cell {
      $0.name = "heart"
      $0.lifetime = 1.5
      $0.emitterCells = [spark]
    }
    let snow = cell { $0.name = "snow" }
    let layer = CAEmitterLayer()
    layer.emitterCells = [heart, snow]
    layer.setValue(20, forKeyPath: "emitterCells.heart.birthRate")
    layer.setValue(3.5, forKeyPath: "emitterCells.heart.emitterCells.spark.velocity")
    layer.setValue(CGColor.black, forKeyPath: "emitterCells.heart.color")
    let cells = try #require(layer.emitterCells)
    #expect(cells.map(\.birthRate) == [20, 10])
    #expect(cells[0].lifetime == 1.5)
    #expect(cells[0].color == .black)
    #expect(cells[1] === snow)
    #expect(layer.value(forKeyPath: "emitterCells.heart.birthRate") as? Float == 20)
    let inner = layer.value(forKeyPath: "emitterCells.heart.emitterCells.spark.velocity")
    #expect(inner as? CGFloat == 3.5)
    // Particles that were born before keep the cell that they have.
    #expect(heart.birthRate == 10)
    #expect(spark.velocity == 100)
  }

  @Test
  func `a cell that changes by itself changes nothing of what was emitted, nor of what is`() {
    let stage = LayerStage(width: 100, height: 100)
    let layer = CAEmitterLayer()
    let spark = cell()
    let star = cell { $0.emitterCells = [spark] }
    stage.rootLayer.addSublayer(layer)
    layer.emitterCells = [star]
    // Until the end of the turn changes count.
    star.birthRate = 20
    stage.advance(to: 1)
    _ = stage.displayList()
    star.birthRate = 5
    spark.velocity = 7
    stage.advance(to: 2)
    func cells() -> [CAEmitterCell] {
      layer.history(until: stage.world.clock.now).flatMap(\.emitter.cells)
    }
    #expect(cells().map(\.birthRate) == [20])
    #expect(cells().first?.emitterCells?.first?.velocity == 100)
    #expect(layer.emitterCells?.first === star)
    // Given again, they count from then on.
    layer.emitterCells = [star]
    stage.advance(to: 3)
    #expect(cells().map(\.birthRate) == [20, 5])
  }

  @Test
  func `a cell's properties are reached by their names`() {
    let cell = cell()
    cell.setValue(7, forKey: "scaleSpeed")
    cell.setValue(nil, forKey: "color")
    #expect(cell.scaleSpeed == 7)
    #expect(cell.value(forKey: "scaleSpeed") as? CGFloat == 7)
    #expect(cell.color == nil)
  }

  @Test
  func `an emitter that moves all the time emits no more than one that stands`() {
    var emitter = EmitterState()
    emitter.cells = [cell()]
    let moving = (0..<300).map { step in
      var moved = emitter
      moved.position.x = CGFloat(step)
      return (start: Double(step) / 60, moved)
    }
    let particles = swarm(moving, at: 4.99)
    #expect((20...21).contains(particles.count))
    // Evenly, a tenth of a second after each other.
    let ages = particles.map(\.age).sorted()
    for (younger, older) in zip(ages, ages.dropFirst()) {
      #expect(abs(older - younger - 0.1) < 1e-9)
    }
  }

  @Test
  func `a later acceleration moves the particles that are there, too`() throws {
    var emitter = EmitterState()
    emitter.cells = [
      cell {
        $0.birthRate = 0.1; $0.name = "confetti"
      }
    ]
    var falling = emitter
    falling.cells = falling.cells.setting(200, at: "confetti.yAcceleration")
    let particle = try #require(swarm([(0, emitter), (0.5, falling)], at: 1.5).first)
    #expect(abs(particle.position.x - 150) < 1e-9)
    // One second of fall.
    #expect(abs(particle.position.y - 100) < 1e-9)
  }

  /// The eras of an emitter with one cell at a time, in a world of its own.
  private func eras(
    at time: Double,
    _ change: (CAEmitterLayer) -> Void
  ) -> [CAEmitterLayer.Era] {
    let world = World()
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell { $0.name = "spark" }]
    world.addRoot(layer)
    let now = world.clock.now
    change(layer)
    world.advance(to: now + time)
    return layer.history(until: now + time)
  }

  @Test
  func `an animation changes the emitter's own values`() throws {
    let fade = CABasicAnimation(keyPath: "birthRate")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 1
    let half = try #require(eras(at: 0.5) { $0.add(fade, forKey: nil) }.last)
    #expect(abs(half.emitter.birthRate - 0.5) < 0.02)
    #expect(eras(at: 1.5) { $0.add(fade, forKey: nil) }.last?.emitter.birthRate == 1)
    fade.isRemovedOnCompletion = false
    fade.fillMode = .forwards
    #expect(eras(at: 1.5) { $0.add(fade, forKey: nil) }.last?.emitter.birthRate == 0)
    let removed = eras(at: 1.5) {
      $0.add(fade, forKey: "fade")
      $0.removeAnimation(forKey: "fade")
    }
    #expect(removed.last?.emitter.birthRate == 1)
  }

  @Test
  func `an animation without a path moves the value of its key, also of a cell`() throws {
    let fall = CAKeyframeAnimation()
    fall.values = [0, 100, 300]
    fall.duration = 2
    let path = "emitterCells.spark.yAcceleration"
    let era = try #require(eras(at: 1.5) { $0.add(fall, forKey: path) }.last)
    #expect(abs(era.emitter.cells[0].yAcceleration - 200) < 4)
    let move = CABasicAnimation(keyPath: "emitterPosition.x")
    move.byValue = 60
    move.duration = 1
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = 1
    let moved = try #require(eras(at: 0.5) { $0.add(group, forKey: nil) }.last)
    #expect(abs(moved.emitter.position.x - 30) < 1.1)
  }

  /// An emitter that was shown, whose changes take a second and are even.
  private func changing(
    _ change: (CAEmitterLayer) -> Void,
    shows check: (CAEmitterLayer, CAEmitterLayer.Era?) throws -> Void
  ) throws {
    let stage = LayerStage(width: 100, height: 100)
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell()]
    layer.emitterPosition = CGPoint(x: 10, y: 10)
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 1)
    _ = stage.displayList()
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    change(layer)
    CATransaction.commit()
    stage.advance(to: 1.5)
    let presented = try #require(layer.presentation())
    try check(presented, layer.history(until: stage.world.clock.now).last)
  }

  @Test
  func `a new value of an emitter that shows comes over the time of the transaction`() throws {
    try changing {
      $0.emitterPosition = CGPoint(x: 90, y: 10)
      $0.birthRate = 3
      $0.setValue(CGSize(width: 40, height: 0), forKey: "emitterSize")
      #expect(Set($0.animationKeys() ?? []) == ["emitterPosition", "birthRate", "emitterSize"])
      #expect($0.emitterPosition.x == 90)
    } shows: { presented, era in
      #expect(abs(presented.emitterPosition.x - 50) < 1.5)
      #expect(abs(presented.birthRate - 2) < 0.04)
      #expect(abs(presented.emitterSize.width - 20) < 0.7)
      let era = try #require(era)
      #expect(abs(era.emitter.position.x - 50) < 1.5)
    }
    try changing {
      CATransaction.setDisableActions(true)
      $0.emitterPosition = CGPoint(x: 90, y: 10)
      #expect($0.animationKeys() == nil)
    } shows: { presented, _ in
      #expect(presented.emitterPosition.x == 90)
    }
  }

  @Test
  func `an animation changes nothing of the time before it was added`() throws {
    let world = World()
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell()]
    world.addRoot(layer)
    let start = world.clock.now
    world.advance(to: start + 1)
    let fade = CABasicAnimation(keyPath: "birthRate")
    fade.fromValue = 5
    fade.toValue = 0
    fade.duration = 1
    fade.fillMode = .both
    layer.add(fade, forKey: nil)
    world.advance(to: start + 1.5)
    let eras = layer.history(until: start + 1.5)
    #expect(eras.first?.emitter.birthRate == 1)
    #expect(abs(try #require(eras.last).emitter.birthRate - 2.5) < 0.1)
  }

  @Test
  func `cells can be added to an empty list, which is not nil`() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil)
    layer.emitterCells = []
    layer.emitterCells?.append(cell())
    #expect(layer.emitterCells?.count == 1)
    layer.emitterCells = nil
    #expect(layer.emitterCells == nil)
  }
}
