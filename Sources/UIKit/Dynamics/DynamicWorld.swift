import Foundation

/// The bodies of an animator and their constraints, moved in small steps.
///
/// Sequential impulses: each constraint is corrected in turn, several times, which settles both
/// piles and chains.
struct DynamicWorld {
  var bodies: [DynamicBody] = []
  /// Pairs of bodies that collide, and bodies that collide with walls.
  var pairs: [(Int, Int)] = []
  var walls: [(body: Int, wall: Int)] = []
  var wallShapes: [DynamicBody] = []
  /// The joints between bodies and places.
  var joints: [DynamicJoint] = []

  /// The contacts of the last step.
  private(set) var touching: [Touch: DynamicVector] = [:]
  /// The sides of the contacts in the last step.
  private var sides: [Touch: DynamicContact.Side] = [:]

  struct Touch: Hashable {
    var body: Int
    /// Nil for a wall.
    var other: Int?
    var wall: Int?
  }

  private static let longestStep = 1.0 / 240
  private static let shortestStep = 1.0 / 4000
  private static let rounds = 12
  /// The speed in pt/s below which bodies do not bounce; otherwise they tremble for ever
  /// (inferred).
  private static let slowestBounce = 20.0
  /// How far bodies may overlap, in points.
  private static let slop = 0.1

  /// Advances all bodies, in steps short enough for the fastest one not to jump through another.
  mutating func advance(by time: Double) {
    let fastest = bodies.reduce(0) {
      max($0, $1.velocity.length + abs($1.spin) * $1.measures.reach)
    }
    // A corner can jump through a wall of a point or two in one longer step.
    let thinnest = min(
      bodies.reduce(Double.infinity) { min($0, max(2, $1.measures.thickness)) },
      wallShapes.reduce(Double.infinity) { min($0, max(1, $1.shape.width)) }
    )
    var step = Self.longestStep
    if !pairs.isEmpty || !walls.isEmpty, fastest > 0 {
      step = max(Self.shortestStep, min(step, thinnest / 2 / fastest))
    }
    let count = max(1, Int((time / step).rounded(.up)))
    touching = [:]
    for _ in 0..<count { self.step(time / Double(count)) }
  }

  private mutating func step(_ time: Double) {
    for index in bodies.indices { bodies[index].accelerate(for: time) }
    let contacts = findContacts(after: time)
    var constraints = joints.flatMap { $0.constraints(on: bodies, for: time) }
    for contact in contacts { add(contact, to: &constraints) }
    for index in constraints.indices { constraints[index].prepare(bodies) }
    for _ in 0..<Self.rounds {
      for index in constraints.indices { solve(index, of: &constraints) }
    }
    for index in bodies.indices where !bodies[index].traits.isAnchored {
      bodies[index].move(for: time)
    }
    for contact in contacts { separate(contact) }
  }

  private mutating func solve(_ index: Int, of constraints: inout [DynamicConstraint]) {
    if let other = constraints[index].partner {
      var pair = (constraints[index], constraints[other])
      DynamicConstraint.solve(&pair.0, &pair.1, &bodies)
      (constraints[index], constraints[other]) = pair
    }
    let normal = constraints[index].friction.map { constraints[$0.of].given } ?? 0
    constraints[index].solve(&bodies, normal: normal)
  }

  private struct Meeting {
    var body: Int
    var other: Int?
    var wall: Int?
    var contact: DynamicContact
  }

  /// - Parameter time: How long ago the last step was.
  private mutating func findContacts(after time: Double) -> [Meeting] {
    let before = sides
    sides = [:]
    guard !pairs.isEmpty || !walls.isEmpty else { return [] }
    var meetings: [Meeting] = []
    let outlines = bodies.map { $0.outline() }
    let wallOutlines = wallShapes.map { $0.outline() }
    for (a, b) in pairs where outlines[a].mayTouch(outlines[b]) {
      let touch = Touch(body: a, other: b)
      guard bodies[a].inverseMass + bodies[b].inverseMass > 0,
        let contact = DynamicContact(
          outlines[a],
          outlines[b],
          side: before[touch],
          earlier: { (bodies[a].outline(before: time), bodies[b].outline(before: time)) }
        )
      else { continue }
      sides[touch] = contact.side
      meetings.append(Meeting(body: a, other: b, contact: contact))
      touching[touch] = contact.points[0].position
    }
    for (body, wall) in walls where outlines[body].mayTouch(wallOutlines[wall]) {
      let touch = Touch(body: body, wall: wall)
      guard bodies[body].inverseMass > 0,
        let contact = DynamicContact(
          outlines[body],
          wallOutlines[wall],
          side: before[touch],
          earlier: { (bodies[body].outline(before: time), wallOutlines[wall]) }
        )
      else { continue }
      sides[touch] = contact.side
      meetings.append(Meeting(body: body, wall: wall, contact: contact))
      touching[touch] = contact.points[0].position
    }
    return meetings
  }

  private func add(_ meeting: Meeting, to constraints: inout [DynamicConstraint]) {
    let first = bodies[meeting.body]
    let second = meeting.other.map { bodies[$0] }
    let normal = meeting.contact.normal
    let traits = (first.traits, second?.traits ?? DynamicTraits())
    let elasticity =
      second == nil ? traits.0.elasticity : max(traits.0.elasticity, traits.1.elasticity)
    let friction =
      second == nil ? traits.0.friction : (traits.0.friction * traits.1.friction).squareRoot()
    let start = constraints.count
    let points = meeting.contact.points
    var drags: [DynamicConstraint] = []
    for (index, point) in points.enumerated() {
      let arms = (point.position - first.position, point.position - (second?.position ?? .zero))
      let speed =
        (second?.velocity(at: arms.1) ?? .zero) - first.velocity(at: arms.0)
      var push = DynamicConstraint(meeting.body, meeting.other, along: normal, arms: arms)
      push.range = 0...Double.infinity
      push.partner = index == 0 && points.count == 2 ? start + 1 : nil
      let approach = speed.dot(normal)
      push.target = approach < -Self.slowestBounce ? -elasticity * approach : 0
      constraints.append(push)
      guard friction > 0 else { continue }
      var drag = DynamicConstraint(
        meeting.body,
        meeting.other,
        along: normal.perpendicular,
        arms: arms
      )
      drag.friction = (start + index, friction)
      drags.append(drag)
    }
    constraints += drags
  }

  /// Moves overlapping bodies apart without changing their speed.
  private mutating func separate(_ meeting: Meeting) {
    let depth = (meeting.contact.points.map(\.depth).max() ?? 0) - Self.slop
    guard depth > 0 else { return }
    let inverse = bodies[meeting.body].inverseMass
    let other = meeting.other.map { bodies[$0].inverseMass } ?? 0
    let way = meeting.contact.normal * (0.3 * depth / (inverse + other))
    bodies[meeting.body].position -= way * inverse
    if let index = meeting.other { bodies[index].position += way * other }
  }
}
