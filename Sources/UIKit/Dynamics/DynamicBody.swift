import Foundation

/// One item as the solver sees it.
///
/// Mass has the unit of UIKit's forces: a view of 100 x 100 points with density 1 has mass 1, and a
/// push of magnitude 1 gives it 100 pt/s² (documented).
struct DynamicBody {
  var position = DynamicVector.zero
  var angle = 0.0
  /// In points and radians a second.
  var velocity = DynamicVector.zero
  var spin = 0.0

  var shape = DynamicShape.polygon([]) {
    didSet { measures = DynamicShape.Measures(of: shape) }
  }
  /// Those of the shape, which every step asks for.
  private(set) var measures = DynamicShape.Measures()
  var traits = DynamicTraits()

  /// The influences during a step: an acceleration in pt/s², and a force with its torque.
  var acceleration = DynamicVector.zero
  var force = DynamicVector.zero
  var torque = 0.0

  /// Square points of a unit of mass.
  static let areaOfUnit = 10_000.0

  var mass: Double {
    max(1e-6, traits.density * abs(measures.area) / Self.areaOfUnit)
  }
  var inverseMass: Double { traits.isAnchored ? 0 : 1 / mass }
  var inverseInertia: Double {
    guard !traits.isAnchored, traits.allowsRotation else { return 0 }
    let inertia = mass * measures.inertia
    return inertia > 0 ? 1 / inertia : 0
  }

  /// The speed of the point at `arm` from the centre.
  func velocity(at arm: DynamicVector) -> DynamicVector { velocity + arm.perpendicular * spin }

  /// Where a point of the body is in the reference view.
  func place(_ point: DynamicVector) -> DynamicVector { position + point.rotated(by: angle) }

  /// Its shape where it is in the reference view, or where it was `time` seconds ago.
  func outline(before time: Double = 0) -> DynamicOutline {
    DynamicOutline(shape, at: position - velocity * time, turnedBy: angle - spin * time)
  }

  mutating func apply(impulse: DynamicVector, at arm: DynamicVector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// Forces and the resistance of the medium, for a step of `time` seconds.
  mutating func accelerate(for time: Double) {
    guard !traits.isAnchored else {
      velocity = .zero
      spin = 0
      return
    }
    velocity += (acceleration + force * inverseMass) * time
    spin += torque * inverseInertia * time
    velocity /= 1 + traits.resistance * time
    spin /= 1 + traits.angularResistance * time
    if !traits.allowsRotation { spin = 0 }
  }

  mutating func move(for time: Double) {
    position += velocity * time
    angle += spin * time
  }
}

/// The properties that a `UIDynamicItemBehavior` gives its items.
struct DynamicTraits: Equatable {
  var elasticity = 0.0
  var friction = 0.2
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false
  /// For electric and magnetic fields.
  var charge = 0.0
}
