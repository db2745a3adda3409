import CoreGraphics
import Foundation

/// Pulls items in one direction.
///
/// A magnitude of 1 is 1,000 pt/s² (documented).
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems

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

  private var direction = DynamicDirection(vector: CGVector(dx: 0, dy: 1))

  open var gravityDirection: CGVector {
    get { direction.vector }
    set {
      direction = DynamicDirection(vector: newValue)
      changed()
    }
  }

  /// In radians from +x, clockwise as seen; it stays while the magnitude is 0.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = DynamicDirection(angle: angle, magnitude: magnitude)
    changed()
  }

  private static let unit = 1000.0

  override var ownItems: [any UIDynamicItem] { items }

  override func prepare(_ step: inout DynamicStep) {
    for item in items {
      guard let body = step.body(of: item) else { continue }
      step.world.bodies[body].acceleration += DynamicVector(gravityDirection) * Self.unit
    }
  }
}
