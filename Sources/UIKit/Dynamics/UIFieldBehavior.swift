import CoreGraphics
import Foundation

/// A force that depends on where an item is.
///
/// Apple names the kinds and what they depend on (documented). The numbers are inferred: a strength
/// of 1 gives a view of 100 x 100 points 1 pt/s² for each point of distance (springs), and 1,000
/// pt/s² where UIKit's gravity does (gravity).
open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence
    case spring, electric, magnetic
    case own(Evaluator)
  }

  typealias Evaluator = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)
    -> CGVector

  private var kind = Kind.drag
  private var list = DynamicItems()

  /// Called by the class methods alone, for the class that they are called on.
  ///
  /// On iOS it is unavailable, so that no subclass declares its own.
  public required override init() { super.init() }

  private static func make(_ kind: Kind) -> Self {
    let field = Self()
    field.kind = kind
    return field
  }

  // MARK: Kinds

  /// Against the speed of the items.
  public class func dragField() -> Self { make(.drag) }

  /// Around its position.
  public class func vortexField() -> Self { make(.vortex) }

  public class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  public class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }

  /// Gives the items its direction as their speed.
  public class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }

  public class func noiseField(
    smoothness: CGFloat,
    animationSpeed speed: CGFloat
  ) -> Self {
    let field = make(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  public class func turbulenceField(
    smoothness: CGFloat,
    animationSpeed speed: CGFloat
  ) -> Self {
    let field = make(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Towards its position, more so the farther away.
  public class func springField() -> Self { make(.spring) }

  /// Acts on items with a charge.
  public class func electricField() -> Self { make(.electric) }

  /// Acts on moving items with a charge, across their way.
  public class func magneticField() -> Self { make(.magnetic) }

  /// `block` gets the field, the position, the speed, the mass and the charge of an item, and the
  /// time.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self { make(.own(block)) }

  // MARK: Items

  open var items: [any UIDynamicItem] { list.all }
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  // MARK: Properties

  /// In the reference view.
  open var position = CGPoint.zero { didSet { changed() } }
  /// Around the position.
  open var region = UIRegion.infinite { didSet { changed() } }
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The power of the distance by which the field gets weaker.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance below which it gets no stronger, in points.
  open var minimumRadius: CGFloat = 1 { didSet { changed() } }
  open var direction = CGVector.zero { didSet { changed() } }
  /// From 0, where neighbours have nothing in common, to 1.
  open var smoothness: CGFloat = 0
  /// How often the noise changes, a second.
  open var animationSpeed: CGFloat = 0

  private static let gravity = 1000.0

  override var ownItems: [any UIDynamicItem] { items }

  override func prepare(_ step: inout DynamicStep) {
    for item in items {
      guard let index = step.body(of: item) else { continue }
      act(on: &step.world.bodies[index])
    }
  }

  private func act(on body: inout DynamicBody) {
    let away = body.position - DynamicVector(position)
    guard region.contains(away.point) else { return }
    let strength = Double(strength)
    let distance = max(away.length, Double(minimumRadius))
    let weakened = strength / pow(distance, Double(falloff))
    switch kind {
    case .spring: body.force -= away * weakened
    case .drag: body.force -= body.velocity * weakened
    case .vortex: body.force += away.unit.perpendicular * weakened * Self.gravity
    case .radialGravity: body.acceleration -= away.unit * weakened * Self.gravity
    case .linearGravity:
      body.acceleration += DynamicVector(direction) * weakened * Self.gravity
    case .velocity: body.velocity = DynamicVector(direction) * weakened
    case .noise: body.force += noise(at: body.position) * weakened * Self.gravity
    case .turbulence:
      let speed = body.velocity.length / Self.gravity
      body.force += noise(at: body.position) * weakened * speed * Self.gravity
    case .electric: body.force += away.unit * weakened * body.traits.charge * Self.gravity
    case .magnetic:
      body.force += body.velocity.perpendicular * weakened * body.traits.charge
    case .own(let evaluate):
      let force = evaluate(
        self,
        body.position.point,
        CGVector(dx: body.velocity.x, dy: body.velocity.y),
        CGFloat(body.mass),
        CGFloat(body.traits.charge),
        dynamicAnimator?.elapsedTime ?? 0
      )
      body.force += DynamicVector(force)
    }
  }

  /// Between -1 and 1 each way, the same at the same place and time.
  private func noise(at place: DynamicVector) -> DynamicVector {
    // Waves of three lengths; smooth noise has only the longest.
    let time = (dynamicAnimator?.elapsedTime ?? 0) * Double(animationSpeed)
    var sum = DynamicVector.zero
    for octave in 0..<3 {
      let share = pow(1 - Double(smoothness), Double(octave))
      let scale = 0.013 * pow(2.3, Double(octave))
      sum.x += share * sin(place.x * scale + 1.7 * place.y * scale + time * 2 + Double(octave))
      sum.y += share * cos(place.y * scale - 1.3 * place.x * scale + time * 3 + Double(octave) * 2)
    }
    return sum / 3
  }
}
