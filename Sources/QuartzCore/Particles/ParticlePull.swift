import Geometry

/// What the acceleration of a cell does to its particles.
///
/// Unlike their other values, particles do not keep that of their birth: confetti falls faster and
/// faster when an animation raises it (inferred from published confetti).
struct ParticlePull {
  /// The acceleration since a layer time, and what it has added up to by then for a particle that
  /// was there at the first one.
  private struct Stretch {
    var start: Double
    var acceleration: CGPoint
    var velocity = CGPoint.zero
    var way = CGPoint.zero

    func velocity(_ time: Double) -> CGPoint {
      CGPoint(
        x: velocity.x + acceleration.x * (time - start),
        y: velocity.y + acceleration.y * (time - start)
      )
    }

    func way(_ time: Double) -> CGPoint {
      let span = time - start
      return CGPoint(
        x: way.x + velocity.x * span + acceleration.x * (span * span / 2),
        y: way.y + velocity.y * span + acceleration.y * (span * span / 2)
      )
    }
  }

  /// At least one.
  private var stretches: [Stretch]

  init(_ cell: CAEmitterCell) { stretches = [Stretch(start: 0, acceleration: cell.acceleration)] }

  /// That of a cell by its place among the emitter's.
  init(_ history: [CAEmitterLayer.Era], cell index: Int) {
    stretches = []
    for era in history where era.emitter.cells.indices.contains(index) {
      let acceleration = era.emitter.cells[index].acceleration
      guard let last = stretches.last else {
        stretches.append(Stretch(start: era.start, acceleration: acceleration))
        continue
      }
      guard acceleration != last.acceleration else { continue }
      stretches.append(
        Stretch(
          start: era.start,
          acceleration: acceleration,
          velocity: last.velocity(era.start),
          way: last.way(era.start)
        )
      )
    }
    if stretches.isEmpty { stretches.append(Stretch(start: 0, acceleration: .zero)) }
  }

  /// How far it has moved a particle `age` seconds after its birth.
  func way(from birth: Double, lasting age: Double) -> CGPoint {
    let time = birth + age
    let (first, last) = (stretch(at: birth), stretch(at: time))
    guard first.start != last.start else {
      return CGPoint(
        x: first.acceleration.x * CGFloat(age * age / 2),
        y: first.acceleration.y * CGFloat(age * age / 2)
      )
    }
    let (velocity, begin, end) = (first.velocity(birth), first.way(birth), last.way(time))
    return CGPoint(
      x: end.x - begin.x - velocity.x * age,
      y: end.y - begin.y - velocity.y * age
    )
  }

  private func stretch(at time: Double) -> Stretch {
    if stretches.count == 1 { return stretches[0] }
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stretches[middle].start <= time { low = middle } else { high = middle }
    }
    return stretches[low]
  }
}

extension CAEmitterCell {
  fileprivate var acceleration: CGPoint { CGPoint(x: xAcceleration, y: yAcceleration) }
}
