import CoreGraphics
import Foundation

/// The physical properties and the speeds of items.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// Speeds that were added before the item had an animator.
  private var waiting: [ObjectIdentifier: (linear: DynamicVector, spin: Double)] = [:]

  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { list.all }
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// 0 does not bounce, 1 bounces back as fast as it came.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  open var friction: CGFloat = 0.2 { didSet { changed() } }
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How much the medium slows it, per second.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Electric charge, which only fields use.
  open var charge: CGFloat = 0 { didSet { changed() } }
  open var isAnchored = false { didSet { changed() } }
  open var allowsRotation = true { didSet { changed() } }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(linear: DynamicVector(velocity), spin: 0, to: item)
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let known = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    return (known + (waiting[ObjectIdentifier(item)]?.linear ?? .zero)).point
  }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(linear: .zero, spin: Double(velocity), to: item)
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let known = dynamicAnimator?.body(of: item)?.spin ?? 0
    return CGFloat(known + (waiting[ObjectIdentifier(item)]?.spin ?? 0))
  }

  private func add(linear: DynamicVector, spin: Double, to item: any UIDynamicItem) {
    let before = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
    waiting[ObjectIdentifier(item)] = (before.linear + linear, before.spin + spin)
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func prepare(_ step: inout DynamicStep) {
    let traits = DynamicTraits(
      elasticity: Double(elasticity),
      friction: Double(friction),
      density: Double(density),
      resistance: Double(resistance),
      angularResistance: Double(angularResistance),
      allowsRotation: allowsRotation,
      isAnchored: isAnchored,
      charge: Double(charge)
    )
    for item in items {
      guard let body = step.body(of: item) else { continue }
      step.world.bodies[body].traits = traits
      if let more = waiting.removeValue(forKey: ObjectIdentifier(item)) {
        step.world.bodies[body].velocity += more.linear
        step.world.bodies[body].spin += more.spin
      }
    }
  }
}
