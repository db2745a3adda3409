import Foundation

/// A constraint on two bodies: a linear combination of their speeds must have a value.
///
/// Contacts, rods, springs and pins are all made of these.
struct DynamicConstraint {
  /// Indices of bodies; nil is the reference view itself, which does not move.
  var first: Int?
  var second: Int?
  /// How much a speed of the first and second body counts, and a turn of them.
  var firstWay = DynamicVector.zero
  var secondWay = DynamicVector.zero
  var firstTurn = 0.0
  var secondTurn = 0.0

  /// The required speed, in points (or radians) a second.
  var target = 0.0
  /// How far it yields to an impulse; 0 is rigid.
  var softness = 0.0
  /// The range of its total impulse.
  var range = -Double.infinity...Double.infinity
  /// A friction: its range is what the constraint of this index gives, times a factor.
  var friction: (of: Int, factor: Double)?
  /// The index of the other point of a contact, which is solved together with this one.
  var partner: Int?

  private var impulse = 0.0
  private var weight = 0.0

  init(_ first: Int?, _ second: Int?) {
    self.first = first
    self.second = second
  }

  /// Holds two points of two bodies together along `way`, given from the first to the second.
  init(
    _ first: Int?,
    _ second: Int?,
    along way: DynamicVector,
    arms: (DynamicVector, DynamicVector)
  ) {
    self.init(first, second)
    firstWay = -way
    secondWay = way
    firstTurn = -arms.0.cross(way)
    secondTurn = arms.1.cross(way)
  }

  /// Holds two bodies from turning against each other.
  static func turn(_ first: Int?, _ second: Int?) -> DynamicConstraint {
    var constraint = DynamicConstraint(first, second)
    constraint.firstTurn = -1
    constraint.secondTurn = 1
    return constraint
  }

  /// The mass that the constraint moves.
  func movedMass(_ bodies: [DynamicBody]) -> Double {
    var inverse = 0.0
    if let first {
      inverse += bodies[first].inverseMass * firstWay.dot(firstWay)
      inverse += bodies[first].inverseInertia * firstTurn * firstTurn
    }
    if let second {
      inverse += bodies[second].inverseMass * secondWay.dot(secondWay)
      inverse += bodies[second].inverseInertia * secondTurn * secondTurn
    }
    return inverse > 0 ? 1 / inverse : 0
  }

  /// Corrects an error of `error` points (or radians): at once where `frequency` is 0, else as a
  /// spring that swings `frequency` times a second with `damping` (1 is critical).
  mutating func correct(
    _ error: Double,
    frequency: Double,
    damping: Double,
    bodies: [DynamicBody],
    time: Double
  ) {
    guard frequency > 0 else {
      // A fifth of the error a step: more of it swings.
      target = -0.2 * error / time
      return
    }
    let mass = movedMass(bodies)
    let pace = 2 * Double.pi * frequency
    let stiffness = mass * pace * pace
    let drag = 2 * mass * damping * pace
    let divisor = time * (drag + time * stiffness)
    softness = divisor > 0 ? 1 / divisor : 0
    target = -error * time * stiffness * softness
  }

  mutating func prepare(_ bodies: [DynamicBody]) {
    let mass = movedMass(bodies)
    weight = mass > 0 ? 1 / (1 / mass + softness) : 0
  }

  /// One step towards the target; `normal` is the impulse of the constraint that its friction
  /// depends on.
  mutating func solve(_ bodies: inout [DynamicBody], normal: Double = 0) {
    let speed = speed(bodies)
    var limits = range
    if let friction {
      limits = -friction.factor * normal...friction.factor * normal
    }
    let wanted = impulse + weight * (target - speed - softness * impulse)
    let next = min(max(wanted, limits.lowerBound), limits.upperBound)
    give(next, to: &bodies)
  }

  /// The two points of a contact at once, exactly: one after the other they would turn what lands
  /// flat.
  ///
  /// Each only pushes; where both must not pull, one of them gives all, or none.
  static func solve(
    _ a: inout DynamicConstraint,
    _ b: inout DynamicConstraint,
    _ bodies: inout [DynamicBody]
  ) {
    guard a.weight > 0, b.weight > 0 else { return }
    let own = (1 / a.weight, 1 / b.weight)
    let shared = a.sharedSpeed(b, bodies)
    let determinant = own.0 * own.1 - shared * shared
    // Points that are nearly one are left to be solved in turn.
    guard determinant > 1e-3 * own.0 * own.1 else { return }
    let missing = (
      a.speed(bodies) - a.target - own.0 * a.impulse - shared * b.impulse,
      b.speed(bodies) - b.target - own.1 * b.impulse - shared * a.impulse
    )
    var impulses = (
      (shared * missing.1 - own.1 * missing.0) / determinant,
      (shared * missing.0 - own.0 * missing.1) / determinant
    )
    if impulses.0 < 0 || impulses.1 < 0 {
      let alone = (-missing.0 / own.0, -missing.1 / own.1)
      if alone.0 >= 0, shared * alone.0 + missing.1 >= 0 {
        impulses = (alone.0, 0)
      } else if alone.1 >= 0, shared * alone.1 + missing.0 >= 0 {
        impulses = (0, alone.1)
      } else if missing.0 >= 0, missing.1 >= 0 {
        impulses = (0, 0)
      } else {
        return
      }
    }
    a.give(impulses.0, to: &bodies)
    b.give(impulses.1, to: &bodies)
  }

  /// The speed that an impulse of 1 along `other` gives along this one.
  private func sharedSpeed(_ other: DynamicConstraint, _ bodies: [DynamicBody]) -> Double {
    var speed = 0.0
    if let first {
      speed += bodies[first].inverseMass * firstWay.dot(other.firstWay)
      speed += bodies[first].inverseInertia * firstTurn * other.firstTurn
    }
    if let second {
      speed += bodies[second].inverseMass * secondWay.dot(other.secondWay)
      speed += bodies[second].inverseInertia * secondTurn * other.secondTurn
    }
    return speed
  }

  private func speed(_ bodies: [DynamicBody]) -> Double {
    var speed = 0.0
    if let first {
      speed += firstWay.dot(bodies[first].velocity) + firstTurn * bodies[first].spin
    }
    if let second {
      speed += secondWay.dot(bodies[second].velocity) + secondTurn * bodies[second].spin
    }
    return speed
  }

  /// Makes `total` the impulse of the step.
  private mutating func give(_ total: Double, to bodies: inout [DynamicBody]) {
    let change = total - impulse
    impulse = total
    if let first {
      bodies[first].velocity += firstWay * (change * bodies[first].inverseMass)
      bodies[first].spin += firstTurn * change * bodies[first].inverseInertia
    }
    if let second {
      bodies[second].velocity += secondWay * (change * bodies[second].inverseMass)
      bodies[second].spin += secondTurn * change * bodies[second].inverseInertia
    }
  }

  var given: Double { impulse }
}
