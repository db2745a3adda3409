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

  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// In radians from +x, clockwise as seen.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
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
