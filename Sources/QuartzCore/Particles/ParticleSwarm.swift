import Foundation
import Geometry

/// Finds the particles that are alive at a time.
///
/// A particle's values come from a hash of its number, so it is the same in every frame.
struct ParticleSwarm {
  private let time: Double
  private(set) var particles: [Particle] = []
  /// More than these are not drawn.
  static let limit = 20_000

  init(_ history: [CAEmitterLayer.Era], at time: Double) {
    self.time = time
    let kinds = history.map(\.emitter.cells.count).max() ?? 0
    for index in 0..<kinds {
      let pull = ParticlePull(history, cell: index)
      var births = Births()
      for (number, era) in history.enumerated() where era.start <= time {
        let end = number + 1 < history.count ? min(history[number + 1].start, time) : time
        guard era.emitter.cells.indices.contains(index), era.emitter.cells[index].isEnabled else {
          births.stop()
          continue
        }
        births.enter(era, number, cell: index)
        emit(era.emitter.cells[index], of: era.emitter, to: end, pull, &births)
      }
    }
  }

  /// The births of one cell, which go on evenly while its emitter moves and changes.
  private struct Births {
    /// The key of the random numbers since the cell began to emit; nil while it does not.
    var key: UInt64?
    /// When the next part of an era begins.
    var start = 0.0
    /// How many particles are due by then.
    var due = 0.0
    /// The number of the next particle.
    var next = 0.0

    mutating func stop() { key = nil }

    mutating func enter(_ era: CAEmitterLayer.Era, _ number: Int, cell index: Int) {
      guard key == nil else { return }
      let seed = UInt64(era.emitter.seed) &* 0x9e37_79b9
      self = Births(
        key: ParticleSwarm.mix(seed &+ UInt64(index * 64 + number)),
        start: era.start + era.emitter.cells[index].beginTime
      )
    }
  }

  /// The particles of a cell that were born until `end` and still live.
  private mutating func emit(
    _ cell: CAEmitterCell,
    of emitter: EmitterState,
    to end: Double,
    _ pull: ParticlePull,
    _ births: inout Births
  ) {
    let rate = Double(cell.birthRate * emitter.birthRate)
    guard let key = births.key, rate > 0, rate.isFinite else { return births.stop() }
    let (start, due) = (births.start, births.due)
    guard end > start else { return }
    let youngest = (due + (end - start) * rate).rounded(.down)
    let stretch = Double(emitter.lifetime)
    let longest = (Double(cell.lifetime) + Double(cell.lifetimeRange) / 2) * stretch
    let lifetimes = (cell.emitterCells ?? []).map { Double($0.lifetime + $0.lifetimeRange / 2) }
    let inner = (lifetimes.map { $0 * stretch }).max() ?? 0
    let oldest = max(births.next, (due + (time - longest - inner - start) * rate).rounded(.down))
    births.start = end
    births.due = due + (end - start) * rate
    births.next = max(births.next, youngest + 1)
    guard longest > 0, longest.isFinite, youngest >= oldest, youngest - oldest < Double(Self.limit)
    else { return }
    for number in Int(oldest)...Int(youngest) {
      let birth = start + (Double(number) - due) / rate
      guard birth <= end, particles.count < Self.limit else { break }
      var random = Random(key: Self.mix(key &+ UInt64(number) &* 0x2545_f491_4f6c_dd1d))
      let (u, v) = (random.unit(), random.unit())
      let origin = Origin(
        place: emitter.birthPlace(u, v),
        time: birth,
        heading: emitter.heading(u)
      )
      follow(cell, emitter, from: origin, pull, &random)
    }
  }

  /// Where and when a particle is born, and what it has from there.
  private struct Origin {
    var place: CGPoint
    var time: Double
    /// What the cell's longitude is measured from.
    var heading = 0.0
    /// The colour of the particle that emits it, at that time.
    var tint: Particle.Shade = (1, 1, 1, 1)
  }

  /// One particle and the particles that it emits.
  private mutating func follow(
    _ cell: CAEmitterCell,
    _ emitter: EmitterState,
    from origin: Origin,
    _ pull: ParticlePull,
    _ random: inout Random
  ) {
    let (place, birth) = (origin.place, origin.time)
    let life =
      random.about(Double(cell.lifetime), Double(cell.lifetimeRange)) * Double(emitter.lifetime)
    let angle =
      origin.heading + random.about(Double(cell.emissionLongitude), Double(cell.emissionRange))
    let speed =
      random.about(Double(cell.velocity), Double(cell.velocityRange)) * Double(emitter.velocity)
    let flat = speed * cos(Double(cell.emissionLatitude))
    let scale = random.about(Double(cell.scale), Double(cell.scaleRange)) * Double(emitter.scale)
    let spin = random.about(Double(cell.spin), Double(cell.spinRange)) * Double(emitter.spin)
    let birthColor = birthColor(of: cell, origin.tint, &random)
    func color(_ age: Double) -> Particle.Shade {
      func channel(_ value: Double, _ speed: Float) -> Double {
        min(max(value + Double(speed) * age, 0), 1)
      }
      return (
        channel(birthColor.red, cell.redSpeed), channel(birthColor.green, cell.greenSpeed),
        channel(birthColor.blue, cell.blueSpeed), channel(birthColor.alpha, cell.alphaSpeed)
      )
    }
    func position(_ age: Double) -> CGPoint {
      let way = pull.way(from: birth, lasting: age)
      return CGPoint(
        x: place.x + CGFloat(flat * cos(angle) * age) + way.x,
        y: place.y + CGFloat(flat * sin(angle) * age) + way.y
      )
    }
    let age = time - birth
    for inner in cell.emitterCells ?? [] where inner.isEnabled && inner.birthRate > 0 {
      trail(inner, emitter, born: birth, life: life, &random) { age in
        Origin(place: position(age), time: birth + age, tint: color(age))
      }
    }
    guard age >= 0, age < life else { return }
    let size = scale + Double(cell.scaleSpeed) * age
    let shown = Particle(
      cell: cell,
      position: position(age),
      scale: CGFloat(max(0, size)),
      angle: CGFloat(spin * age),
      color: color(age),
      age: age
    )
    if shown.scale > 0, shown.color.alpha > 0 { particles.append(shown) }
  }

  /// That of the cell times that of the particle it comes from, which it inherits
  /// (documented: Apple's fireworks).
  private func birthColor(
    of cell: CAEmitterCell,
    _ tint: Particle.Shade,
    _ random: inout Random
  ) -> Particle.Shade {
    let color = cell.color?.color ?? .white
    return (
      random.about(color.red, Double(cell.redRange)) * tint.red,
      random.about(color.green, Double(cell.greenRange)) * tint.green,
      random.about(color.blue, Double(cell.blueRange)) * tint.blue,
      random.about(color.alpha, Double(cell.alphaRange)) * tint.alpha
    )
  }

  /// The particles that a particle emits on its way.
  ///
  /// The first one is due after a whole interval: a rocket with one burst a second bursts at the
  /// end of its second, not where it starts (documented: Apple's fireworks).
  private mutating func trail(
    _ cell: CAEmitterCell,
    _ emitter: EmitterState,
    born birth: Double,
    life: Double,
    _ random: inout Random,
    origin: (_ age: Double) -> Origin
  ) {
    let start = birth + cell.beginTime
    let last = min(birth + life, time, start + (cell.duration.isFinite ? cell.duration : .infinity))
    guard last >= start else { return }
    let rate = Double(cell.birthRate)
    let count = min(((last - start) * rate).rounded(.down), Double(Self.limit))
    for number in 0..<Int(count) where particles.count < Self.limit {
      let born = start + Double(number + 1) / rate
      guard born <= last else { break }
      follow(cell, emitter, from: origin(born - birth), ParticlePull(cell), &random)
    }
  }

  /// A hash whose bits all depend on all of the key's.
  private static func mix(_ key: UInt64) -> UInt64 {
    var key = key &+ 0x9e37_79b9_7f4a_7c15
    key = (key ^ (key >> 30)) &* 0xbf58_476d_1ce4_e5b9
    key = (key ^ (key >> 27)) &* 0x94d0_49bb_1331_11eb
    return key ^ (key >> 31)
  }

  /// Numbers that follow from a key.
  struct Random {
    private var key: UInt64
    init(key: UInt64) { self.key = key }

    /// From 0 up to 1.
    mutating func unit() -> Double {
      key = ParticleSwarm.mix(key)
      return Double(key >> 11) / Double(1 << 53)
    }

    /// Within half of `range` of `mean`.
    mutating func about(_ mean: Double, _ range: Double) -> Double {
      mean + (unit() - 0.5) * range
    }
  }
}
