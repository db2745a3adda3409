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

  /// What code has set: another behavior of the same items may have set the rest.
  private struct Settings {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var isAnchored: Bool?
    var allowsRotation: Bool?
  }

  private var settings = Settings() { didSet { changed() } }

  /// 0 does not bounce, 1 bounces back as fast as it came.
  open var elasticity: CGFloat {
    get { settings.elasticity ?? 0 }
    set { settings.elasticity = newValue }
  }
  /// 0 until it is set (documented), although bodies that nothing was set for rub a little.
  open var friction: CGFloat {
    get { settings.friction ?? 0 }
    set { settings.friction = newValue }
  }
  open var density: CGFloat {
    get { settings.density ?? 1 }
    set { settings.density = newValue }
  }
  /// How much the medium slows it, per second.
  open var resistance: CGFloat {
    get { settings.resistance ?? 0 }
    set { settings.resistance = newValue }
  }
  open var angularResistance: CGFloat {
    get { settings.angularResistance ?? 0 }
    set { settings.angularResistance = newValue }
  }
  /// Electric charge, which only fields use.
  open var charge: CGFloat {
    get { settings.charge ?? 0 }
    set { settings.charge = newValue }
  }
  open var isAnchored: Bool {
    get { settings.isAnchored ?? false }
    set { settings.isAnchored = newValue }
  }
  open var allowsRotation: Bool {
    get { settings.allowsRotation ?? true }
    set { settings.allowsRotation = newValue }
  }

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
    for item in items {
      guard let body = step.body(of: item) else { continue }
      apply(to: &step.world.bodies[body].traits)
      if let more = waiting.removeValue(forKey: ObjectIdentifier(item)) {
        step.world.bodies[body].velocity += more.linear
        step.world.bodies[body].spin += more.spin
      }
    }
  }

  private func apply(to traits: inout DynamicTraits) {
    if let elasticity = settings.elasticity { traits.elasticity = Double(elasticity) }
    if let friction = settings.friction { traits.friction = Double(friction) }
    if let density = settings.density { traits.density = Double(density) }
    if let resistance = settings.resistance { traits.resistance = Double(resistance) }
    if let resistance = settings.angularResistance { traits.angularResistance = Double(resistance) }
    if let charge = settings.charge { traits.charge = Double(charge) }
    if let isAnchored = settings.isAnchored { traits.isAnchored = isAnchored }
    if let allowsRotation = settings.allowsRotation { traits.allowsRotation = allowsRotation }
  }
}
