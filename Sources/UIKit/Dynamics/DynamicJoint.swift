import Foundation

/// The effect of an attachment or a snap on bodies.
struct DynamicJoint {
  /// A point of a body, or of the reference view.
  struct End {
    var body: Int?
    /// From the body's centre, turned with it; or a place in the reference view.
    var point: DynamicVector
  }

  enum Kind {
    /// Keeps a distance, as a rod or as a spring.
    case rod(length: Double, frequency: Double, damping: Double)
    /// Keeps at most a distance.
    case rope(length: Double)
    /// Keeps the two points together and lets the bodies turn.
    case pin(range: ClosedRange<Double>, friction: Double)
    /// Keeps the two points together and the angle between the bodies.
    case weld(angle: Double, frequency: Double, damping: Double)
    /// Lets the second end slide along an axis of the first.
    case slide(axis: DynamicVector, angle: Double, range: ClosedRange<Double>)
    /// Pulls to a place, upright.
    case snap(damping: Double)
  }

  var first: End
  var second: End
  var kind: Kind

  /// How often a snap would swing in a second without damping (inferred).
  private static let snapFrequency = 2.5
  /// A rod shorter than this has no direction: its two points are held together instead.
  private static let shortestRod = 0.5

  func constraints(on bodies: [DynamicBody], for time: Double) -> [DynamicConstraint] {
    let joint = Solved(joint: self, bodies: bodies, time: time)
    switch kind {
    case .rod(let length, let frequency, let damping):
      guard length > Self.shortestRod else {
        return joint.together(frequency: frequency, damping: damping)
      }
      return [
        joint.along(joint.way.unit, error: joint.way.length - length, frequency, damping)
      ]
    case .rope(let length):
      guard joint.way.length > length else { return [] }
      var rope = joint.along(joint.way.unit, error: joint.way.length - length)
      rope.range = -Double.infinity...0
      return [rope]
    case .pin(let range, let friction):
      var constraints = joint.together()
      constraints += joint.turn(within: range)
      if friction > 0 {
        var drag = DynamicConstraint.turn(first.body, second.body)
        drag.range = -friction * time...friction * time
        constraints.append(drag)
      }
      return constraints
    case .weld(let angle, let frequency, let damping):
      return joint.together(frequency: frequency, damping: damping)
        + [joint.turn(error: joint.angle - angle, frequency, damping)]
    case .slide(let axis, let angle, let range):
      let axis = axis.rotated(by: first.body.map { bodies[$0].angle } ?? 0).unit
      let place = joint.way.dot(axis)
      var constraints = [
        joint.along(axis.perpendicular, error: joint.way.dot(axis.perpendicular)),
        joint.turn(error: joint.angle - angle),
      ]
      if place < range.lowerBound {
        var end = joint.along(axis, error: place - range.lowerBound)
        end.range = 0...Double.infinity
        constraints.append(end)
      } else if place > range.upperBound {
        var end = joint.along(axis, error: place - range.upperBound)
        end.range = -Double.infinity...0
        constraints.append(end)
      }
      return constraints
    case .snap(let damping):
      let frequency = Self.snapFrequency
      return joint.together(frequency: frequency, damping: damping)
        + [joint.turn(error: joint.angle, frequency, damping)]
    }
  }

  /// A joint at one moment: the places of its ends and the relative rotation of the bodies.
  private struct Solved {
    let joint: DynamicJoint
    let bodies: [DynamicBody]
    let time: Double
    /// From the first end to the second.
    let way: DynamicVector
    let arms: (DynamicVector, DynamicVector)
    /// Of the second body against the first.
    let angle: Double

    init(joint: DynamicJoint, bodies: [DynamicBody], time: Double) {
      self.joint = joint
      self.bodies = bodies
      self.time = time
      func place(_ end: End) -> DynamicVector {
        end.body.map { bodies[$0].place(end.point) } ?? end.point
      }
      func arm(_ end: End) -> DynamicVector {
        end.body.map { end.point.rotated(by: bodies[$0].angle) } ?? .zero
      }
      func angle(_ end: End) -> Double { end.body.map { bodies[$0].angle } ?? 0 }
      way = place(joint.second) - place(joint.first)
      arms = (arm(joint.first), arm(joint.second))
      self.angle = angle(joint.second) - angle(joint.first)
    }

    func along(
      _ way: DynamicVector,
      error: Double,
      _ frequency: Double = 0,
      _ damping: Double = 0
    ) -> DynamicConstraint {
      var constraint = DynamicConstraint(
        joint.first.body,
        joint.second.body,
        along: way,
        arms: arms
      )
      constraint.correct(
        error,
        frequency: frequency,
        damping: damping,
        bodies: bodies,
        time: time
      )
      return constraint
    }

    func together(frequency: Double = 0, damping: Double = 0) -> [DynamicConstraint] {
      [
        along(.init(1, 0), error: way.x, frequency, damping),
        along(.init(0, 1), error: way.y, frequency, damping),
      ]
    }

    func turn(
      error: Double,
      _ frequency: Double = 0,
      _ damping: Double = 0
    ) -> DynamicConstraint {
      var constraint = DynamicConstraint.turn(joint.first.body, joint.second.body)
      constraint.correct(
        error,
        frequency: frequency,
        damping: damping,
        bodies: bodies,
        time: time
      )
      return constraint
    }

    func turn(within range: ClosedRange<Double>) -> [DynamicConstraint] {
      let end = min(max(angle, range.lowerBound), range.upperBound)
      guard end != angle else { return [] }
      var constraint = turn(error: angle - end)
      constraint.range = angle < end ? 0...Double.infinity : -Double.infinity...0
      return [constraint]
    }
  }
}
